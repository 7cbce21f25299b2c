import FileSystem
import PNGCodec
import PNGRows
import PartChanges
import Pixels
import Reports
import ShoeRender

/// Finds what changed by parts of the shoe, for pictures of which that can be told at a bearable price: both are needed
/// whole.
struct PartStage {
  private let analysis: PartAnalysis
  private let files: (expected: FileContents, actual: FileContents)
  private let recipes: (expected: String?, actual: String?)

  /// The most pixels of a picture that may be a shoe.
  private static let mostPixels = 40_000_000
  /// The most of one that nothing says is a shoe: only moves and the like are looked for there.
  private static let mostUnknownPixels = 2_000_000

  init(_ analysis: PartAnalysis, _ expected: FileContents, _ actual: FileContents) {
    self.analysis = analysis
    files = (expected, actual)
    recipes = (Self.recipe(in: expected), Self.recipe(in: actual))
  }

  /// Both pictures, whole; nil where they are too large, or one cannot be read, which is found out elsewhere.
  private var sides: (expected: PictureSide, actual: PictureSide)? {
    let isKnown = analysis.hasModel || recipes.expected != nil || recipes.actual != nil
    let limit = isKnown ? Self.mostPixels : Self.mostUnknownPixels
    guard let expected = Self.side(files.expected, recipes.expected, atMost: limit),
      let actual = Self.side(files.actual, recipes.actual, atMost: limit)
    else { return nil }
    return (expected, actual)
  }

  private static func recipe(in file: FileContents) -> String? {
    guard let reader = try? PictureReader(file.bytes) else { return nil }
    return (try? reader.text(keyword: Recipe.keyword)) ?? nil
  }

  private static func side(_ file: FileContents, _ recipe: String?, atMost limit: Int) -> PictureSide? {
    guard let reader = try? PictureReader(file.bytes), reader.header.size.area <= limit else { return nil }
    let size = reader.header.size
    var isWhole = true
    let bytes = [UInt8](unsafeUninitializedCapacity: size.area * 4) { buffer, count in
      do throws(PNGError) {
        try reader.read(rows: size.height, into: UnsafeMutableRawPointer(buffer.baseAddress!), depth: .eight)
        count = size.area * 4
      } catch {
        isWhole = false
      }
    }
    return isWhole ? PictureSide(bitmap: Bitmap(size: size, bytes: bytes), recipe: recipe) : nil
  }

  /// Which parts show where; nil where that is not known.
  var planes: PartPlanes? { sides.flatMap { analysis.planes(expected: $0.expected, actual: $0.actual) } }

  /// Adds what is found to a pair's outcome.
  func complete(_ outcome: inout PairOutcome) {
    guard let sides else { return }
    let findings = analysis.compare(expected: sides.expected, actual: sides.actual)
    outcome.report.parts = findings.parts
    outcome.report.change = findings.change
    outcome.report.notes += findings.notes
    outcome.cause = findings.cause
  }
}
