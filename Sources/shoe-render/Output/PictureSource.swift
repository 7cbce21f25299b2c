import Diffing
import FileSystem
import PNGCodec
import Reports
import Threads

/// Where the HTML report has the pictures of pairs from. They are asked for one by one, so that few are in memory.
struct PictureSource: Sendable {
  /// The PNG of one side of a pair; nil where there is none to show.
  let picture: @Sendable (PairReport, Side) -> [UInt8]?
  /// The name under which copies of a pair's pictures are kept.
  let fileName: @Sendable (PairReport) -> String

  /// Pairs of files.
  static let files = PictureSource(
    picture: { pair, side in PictureSource.file(side == .expected ? pair.expected : pair.actual) },
    fileName: { $0.name })

  /// Pairs of designs: those with something to show are rendered again.
  static func designs(_ comparison: ListComparison) -> PictureSource {
    let names = Monitor(DesignFileNames())
    return PictureSource(
      picture: { pair, side in
        pair.verdict == .same && !pair.isTolerated ? nil : comparison.picture(side, of: pair)
      }, fileName: { pair in names.change { $0.name(for: pair.name) } })
  }

  /// No pictures.
  static let none = PictureSource(picture: { _, _ in nil }, fileName: { $0.name })

  /// The same with other bytes for one side.
  func replacing(_ replaced: Side, by bytes: [UInt8]?) -> PictureSource {
    PictureSource(picture: { pair, side in side == replaced ? bytes : picture(pair, side) }, fileName: fileName)
  }

  /// A file's bytes; nil for what is no PNG or cannot be read: the report says why.
  static func file(_ path: String?) -> [UInt8]? {
    guard let path, let bytes = try? FileSystem.read(path), PNGDecoder.hasSignature(bytes) else { return nil }
    return bytes
  }
}
