// Shoe models as the page carries them: layers, parts, and the masks flattened to coverage tuples and runs of pixels.

/** A model of the page's data. `pixels` is base64 of LEB128 numbers (seven bits a byte, least significant first, the high bit
    set on all but the last) and bytes:

        number of tuples | tuples | runs         tuple: one coverage a layer, bottom to top         run: tuple, length

    Runs follow each other along the rows until all pixels are told. */
export function readModel({ name, title, width, height, layers, parts, recipe, pixels }) {
  const bytes = bytesOfBase64(pixels);
  const reader = numberReader(bytes);
  const tupleCount = reader.next();
  const coverages = reader.bytes(tupleCount * layers.length);
  const runs = readRuns(reader, width * height);
  return { name, title, width, height, layers, parts, recipe, tupleCount, coverages, ...runs };
}

/** `tuples` and `ends`: the tuple of each run, and the pixel at which the run ends. */
function readRuns(reader, area) {
  const tuples = [];
  const ends = [];
  for (let end = 0; end < area; ) {
    tuples.push(reader.next());
    end += reader.next();
    ends.push(end);
  }
  return { tuples: Uint32Array.from(tuples), ends: Uint32Array.from(ends) };
}

function numberReader(bytes) {
  let position = 0;
  return {
    next() {
      let value = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = bytes[position];
        position += 1;
        value |= (byte & 127) << shift;
        if (byte < 128) return value;
      }
    },
    bytes(count) {
      position += count;
      return bytes.subarray(position - count, position);
    },
  };
}

export function bytesOfBase64(text) {
  const characters = atob(text);
  const bytes = new Uint8Array(characters.length);
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = characters.charCodeAt(index);
  return bytes;
}

/** The colour of a part in a design: its own, else the model's. */
export const colorOfPart = (design, part) => (Object.hasOwn(design.colors, part.name) ? design.colors[part.name] : part.color);

/** `[red, green, blue, alpha]` of `#rrggbb` or `#rrggbbaa`. */
export function channels(hex) {
  const value = Number.parseInt(hex.slice(1).padEnd(8, "f"), 16);
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}

/** The tint of each layer, bottom to top, in a design: a part's colour, or the layer's own. */
export function tints(model, design) {
  const colors = new Map(model.parts.map((part) => [part.name, colorOfPart(design, part)]));
  return model.layers.map((layer) => channels(layer.color ?? colors.get(layer.part)));
}
