import Compositing
import PNGCodec
import Pixels
import Recoloring
import TestSupport
import Testing

/// zlib itself, by way of Python, inflates each IDAT to exactly the scanlines, and pngcheck finds no fault.
struct StreamTests {
  private static let python = "/usr/bin/python3"
  private static let pngcheck = "/usr/bin/pngcheck"
  private static func isInstalled(_ program: String) -> Bool {
    (try? Command(program, in: "/")("-h")) != nil
  }

  /// Reads pairs of PICTURE.png and PICTURE.lines; says which differ.
  private static let script = """
    import glob, zlib
    count = 0
    for path in sorted(glob.glob('*.png')):
        data, at, idat = open(path, 'rb').read(), 8, b''
        while at < len(data):
            length = int.from_bytes(data[at:at + 4], 'big')
            if data[at + 4:at + 8] == b'IDAT': idat += data[at + 8:at + 8 + length]
            at += length + 12
        stream = zlib.decompressobj()
        lines = stream.decompress(idat) + stream.flush()
        assert stream.eof and not stream.unused_data, path
        assert lines == open(path[:-3] + 'lines', 'rb').read(), path
        count += 1
    print(count)
    """

  private static func lines(_ bitmap: Bitmap, _ form: PixelForm) -> [UInt8] {
    var lines: [UInt8] = []
    for y in 0..<bitmap.height {
      lines.append(0)
      for x in 0..<bitmap.width {
        let first = (y * bitmap.width + x) * 4
        lines += bitmap.bytes[first..<first + form.byteCount]
      }
    }
    return lines
  }

  /// The number of pictures written.
  private static func writePictures(into folder: TemporaryFolder) throws -> Int {
    var scratch = RecoloringScratch()
    var file: [UInt8] = []
    var count = 0
    let wide = [NamedPlane.runs(9000, 16, rows: 30, longest: 3000), NamedPlane.flat(3000, 900)]
    for (number, named) in (NamedPlane.small + wide).enumerated() {
      for form in PixelForm.allCases {
        let colors = named.colors(seed: 11, isOpaque: form == .rgb)
        RecolorablePNG(plane: named.plane, traits: RowTraits(rowCount: named.rowCount), form: form)
          .encode(colors: colors, texts: [], using: &scratch, into: &file)
        try folder.write(file, to: "\(number)-\(form).png")
        try folder.write(lines(Bitmap(named.plane, colors: colors), form), to: "\(number)-\(form).lines")
        count += 1
      }
    }
    return count
  }

  @Test(.enabled(if: isInstalled(python), "needs \(python)"))
  func zlibInflatesToTheScanlines() throws {
    let folder = try TemporaryFolder()
    let count = try Self.writePictures(into: folder)
    let result = try Command(Self.python, in: folder.path)("-c", Self.script)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.text == "\(count)\n")
  }

  @Test(.enabled(if: isInstalled(pngcheck), "needs \(pngcheck)"))
  func pngcheckFindsNoFault() throws {
    let folder = try TemporaryFolder()
    _ = try Self.writePictures(into: folder)
    let names = try folder.names().filter { $0.hasSuffix(".png") }
    let result = try Command(Self.pngcheck, in: folder.path).run(["-q"] + names)
    #expect(result.status == 0, "\(result.text)")
  }
}
