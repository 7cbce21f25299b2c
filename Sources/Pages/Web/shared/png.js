// PNG files made from bytes. A canvas keeps premultiplied pixels, so that what is read back from it is no longer exact.

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const utf8 = new TextEncoder();

/** A PNG (truecolour with alpha, 8 bits, sRGB) of straight RGBA pixels, with texts as iTXt: `{keyword: text}`. */
export async function encodePNG(width, height, pixels, texts = {}) {
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint8(8, 8);
  header.setUint8(9, 6);
  const perceptual = [0];
  return joined([
    Uint8Array.from(signature),
    chunk("IHDR", new Uint8Array(header.buffer)),
    chunk("sRGB", Uint8Array.from(perceptual)),
    ...Object.entries(texts).map(([keyword, text]) => chunk("iTXt", internationalText(keyword, text))),
    chunk("IDAT", await deflate(scanlines(width, height, pixels))),
    chunk("IEND", new Uint8Array()),
  ]);
}

/** Each row behind its filter type, which is 0: None. */
function scanlines(width, height, pixels) {
  const stride = width * 4;
  const lines = new Uint8Array((stride + 1) * height);
  for (let row = 0; row < height; row += 1) {
    lines.set(pixels.subarray(row * stride, (row + 1) * stride), row * (stride + 1) + 1);
  }
  return lines;
}

/** Keyword, not compressed, without language and translated keyword. */
const internationalText = (keyword, text) => utf8.encode(`${keyword}\0\0\0\0\0${text}`);

function chunk(type, data) {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(utf8.encode(type), 4);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)));
  return bytes;
}

/** A zlib stream, as IDAT holds it. */
async function deflate(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function joined(parts) {
  const bytes = new Uint8Array(parts.reduce((total, part) => total + part.length, 0));
  let position = 0;
  for (const part of parts) {
    bytes.set(part, position);
    position += part.length;
  }
  return bytes;
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** The CRC-32 of PNG (and of zip and Ethernet). */
export function crc32(bytes) {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = crcTable[(crc ^ byte) & 255] ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
