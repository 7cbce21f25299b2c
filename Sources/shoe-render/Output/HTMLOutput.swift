import Diffing
import FileSystem
import PNGCodec
import Reports

/// The HTML report: one file with all pictures in it, or a folder with the pictures beside the page.
struct HTMLOutput {
  private let path: String
  private let source: PictureSource

  /// `FILE.html` or `FILE.htm` is one file; anything else a folder.
  init(_ path: String, pictures source: PictureSource) {
    self.path = path
    self.source = source
  }

  /// Whether a place is that of one file.
  static func isFile(_ path: String) -> Bool { ["html", "htm"].contains(Path.extension(path).lowercased()) }

  func write(_ report: ComparisonReport) throws {
    Self.isFile(path) ? try writeFile(report) : try writeFolder(report)
  }

  private func writeFile(_ report: ComparisonReport) throws {
    let sink = try ByteSink(path, replacing: .files(with: Array("<!doctype".utf8), called: "HTML page"))
    try HTMLReport(report).write(
      pictures: { (pair) throws(OutputError) in
        PairPictures(
          expected: source.picture(pair, .expected).map { .png($0) },
          actual: source.picture(pair, .actual).map { .png($0) },
          difference: PictureSource.file(pair.picture).map { .png($0) })
      },
      to: { (bytes) throws(OutputError) in try sink.write(bytes) })
    try sink.finish()
  }

  private func writeFolder(_ report: ComparisonReport) throws {
    let folder = try OutputFolder(path)
    let writer = FolderWriter(folder, replacing: .files(with: PNGDecoder.signature, called: "PNG"))
    let sink = try ByteSink(
      "index.html", in: folder, replacing: .files(with: Array("<!doctype".utf8), called: "HTML page"))
    var copied: Set<[UInt8]> = []
    try HTMLReport(report, isLinking: true).write(
      pictures: { (pair) throws(OutputError) in
        guard pair.verdict != .same else { return PairPictures() }
        let fileName = source.fileName(pair)
        func copy(_ bytes: [UInt8]?, _ side: String) throws(OutputError) -> ReportPicture? {
          guard let bytes else { return nil }
          let name = "\(side)/\(fileName)"
          try writer.write(bytes, to: name)
          copied.insert(PathBytes.encode(name))
          return .link(name)
        }
        return PairPictures(
          expected: try copy(source.picture(pair, .expected), "expected"),
          actual: try copy(source.picture(pair, .actual), "actual"),
          difference: try copy(PictureSource.file(pair.picture), "difference"))
      },
      to: { (bytes) throws(OutputError) in try sink.write(bytes) })
    try sink.finish()
    try DifferencePictures.removeStale(in: folder, beginningWith: "difference/", except: copied)
  }
}
