public import Compositing
public import PNGCodec
public import Pixels

/// A truecolour PNG of which only the colours are missing: made once from a plane, then written for one colorway after
/// another without touching its pixels.
public struct RecolorablePNG: Sendable {
  /// How many colours a picture takes: one for each row of the plane.
  public var rowCount: Int { traits.rowCount }
  private let traits: RowTraits
  private let form: PixelForm
  private let stream: RecolorableStream
  private let beginning: [UInt8]

  /// Makes the picture of a plane whose indices are rows of `traits`. A side of 0, an index beyond, and a size for which
  /// ``isPossible(_:form:)`` is false are programmer errors and trap.
  public init(plane: IndexPlane, traits: RowTraits, form: PixelForm) {
    let classes = PixelClasses(traits, form: form)
    let runs = ScanlineRuns(plane, classes: classes)
    self.init(Self.parse(runs, classes, traits), runs, classes, traits: traits, form: form)
  }

  /// As ``init(plane:traits:form:)``, with the parse that ``parse(of:traits:form:)`` made of equal arguments. Throws for
  /// bytes that are no parse of this plane; none gives wrong pixels.
  public init(plane: IndexPlane, traits: RowTraits, form: PixelForm, parse: [UInt8]) throws(ParseFault) {
    let classes = PixelClasses(traits, form: form)
    let runs = ScanlineRuns(plane, classes: classes)
    self.init(try ParseReader.parse(parse, of: runs, classes: classes), runs, classes, traits: traits, form: form)
  }

  private init(
    _ parse: ScanlineParse, _ runs: borrowing ScanlineRuns, _ classes: PixelClasses, traits: RowTraits, form: PixelForm
  ) {
    self.traits = traits
    self.form = form
    stream = RecolorableStream(parse, runs: runs, classes: classes, isReused: true)
    let scanlines = parse.scanlines
    beginning = ChunkWriter.beginning(
      size: PixelSize(width: scanlines.width, height: scanlines.height), bitDepth: 8,
      colorType: form == .rgba ? 6 : 2)
  }

  private static func parse(
    _ runs: borrowing ScanlineRuns, _ classes: PixelClasses, _ traits: RowTraits
  ) -> ScanlineParse {
    ScanlineParse(runs, classes: classes, literals: LiteralModel(samples: traits.samples, classes: classes))
  }

  /// What takes the longest of making a picture, as bytes to be carried with the plane.
  public static func parse(of plane: IndexPlane, traits: RowTraits, form: PixelForm) -> [UInt8] {
    let classes = PixelClasses(traits, form: form)
    return ParseBytes.write(parse(ScanlineRuns(plane, classes: classes), classes, traits))
  }

  /// Whether a picture is small enough: its bytes before compression must not be more than 1.8 billion.
  public static func isPossible(_ size: PixelSize, form: PixelForm) -> Bool {
    Scanlines.fit(size, pixelBytes: form.byteCount)
  }

  /// Literals and copies of a picture, frequent pairs counted as one: what encoding it mostly takes time for.
  public var tokenCount: Int { stream.tokens.count }

  /// Writes the PNG in these colours, one a row, and these texts into `file`, whose memory is used again. Equal arguments
  /// give equal bytes, whatever `scratch` and `file` held. With `PixelForm.rgb` alphas are not looked at.
  ///
  /// Another number of colours, and a NUL in a text, are programmer errors and trap.
  public func encode(
    colors: [RGBA8], texts: [PNGText], using scratch: inout RecoloringScratch, into file: inout [UInt8]
  ) {
    precondition(colors.count == rowCount, "a picture of \(rowCount) rows takes as many colours, not \(colors.count)")
    colors.withUnsafeBytes { bytes in
      let pixels = bytes.assumingMemoryBound(to: UInt32.self).baseAddress!
      precondition(form == .rgb || traits.agree(with: pixels), "colours that differ from what the rows' traits tell")
      let room = stream.prepare(pixels, &scratch)
      let textRoom = texts.reduce(0) { $0 + ChunkWriter.byteCount($1) }
      let bound = beginning.count + textRoom + room + 2 * ChunkWriter.overhead
      ChunkWriter.write(into: &file, atMost: bound) { writer in
        writer.append(beginning)
        for text in texts { writer.text(text) }
        writer.chunk("IDAT") { stream.write(scratch, to: $0) }
        writer.chunk("IEND", [])
      }
    }
  }
}
