import Diffing
import FileSystem
import PNGCodec
import Reports

/// The HTML report: one file with all pictures in it, or a folder with the pictures beside the page.
struct HTMLOutput {
  private let path: String
  private let made: MadePicture

  /// Makes a side of a pair that lies in no file, as PNG; nil for one that does.
  typealias MadePicture = (PairReport, Side) -> [UInt8]?

  /// `FILE.html` or `FILE.htm` is one file; anything else a folder.
  init(_ path: String, made: @escaping MadePicture = { _, _ in nil }) { (self.path, self.made) = (path, made) }

  func write(_ report: ComparisonReport) throws {
    ["html", "htm"].contains(Path.extension(path).lowercased()) ? try writeFile(report) : try writeFolder(report)
  }

  private func writeFile(_ report: ComparisonReport) throws {
    let sink = try ByteSink(path, replacing: .files(with: Array("<!doctype".utf8), called: "HTML page"))
    try HTMLReport(report).write(
      pictures: { (pair) throws(OutputError) in
        PairPictures(
          expected: picture(pair, .expected), actual: picture(pair, .actual),
          difference: Self.picture(pair.picture))
      },
      to: { (bytes) throws(OutputError) in try sink.write(bytes) })
    try sink.finish()
  }

  private func picture(_ pair: PairReport, _ side: Side) -> ReportPicture? {
    if let bytes = made(pair, side) { return .png(bytes) }
    return Self.picture(side == .expected ? pair.expected : pair.actual)
  }

  /// A picture's bytes; nil for what is none or cannot be read: the report says why.
  private static func picture(_ path: String?) -> ReportPicture? {
    guard let path, let bytes = try? FileSystem.read(path), PNGDecoder.hasSignature(bytes) else { return nil }
    return .png(bytes)
  }

  private func writeFolder(_ report: ComparisonReport) throws {
    let folder = try OutputFolder(path)
    let writer = FolderWriter(folder, replacing: .files(with: PNGDecoder.signature, called: "PNG"))
    let sink = try ByteSink(
      "index.html", in: folder, replacing: .files(with: Array("<!doctype".utf8), called: "HTML page"))
    var copied: Set<[UInt8]> = []
    try HTMLReport(report, isLinking: true).write(
      pictures: { (pair) throws(OutputError) in
        func copy(_ picture: ReportPicture?, _ side: String) throws(OutputError) -> ReportPicture? {
          guard case .png(let bytes) = picture else { return nil }
          let name = "\(side)/\(pair.name)"
          try writer.write(bytes, to: name)
          copied.insert(PathBytes.encode(name))
          return .link(name)
        }
        guard pair.verdict != .same else { return PairPictures() }
        return PairPictures(
          expected: try copy(picture(pair, .expected), "expected"), actual: try copy(picture(pair, .actual), "actual"),
          difference: try copy(Self.picture(pair.picture), "difference"))
      },
      to: { (bytes) throws(OutputError) in try sink.write(bytes) })
    try sink.finish()
  }
}
