public import Colors
import Colorways
import FileSystem
import LayerSets
import PNGCodec
import PNGRows
import Pixels
public import Reports
import ShoeDesign
public import ShoeRender

/// Compares a picture with a design, which is rendered as the picture was.
public struct DesignComparison: Sendable {
  /// What comes of it.
  public struct Result: Sendable {
    /// What comes of the pair.
    public var outcome: PairOutcome
    /// The design's picture; nil where the other picture cannot be read.
    public var rendered: [UInt8]?
    /// What that was made by.
    public var recipe: Recipe?
    /// What is to be said of the design.
    public var notes: [String] = []
  }

  private let comparer: PairComparer
  private let renderer: DesignRenderer
  private let reading: ColorReading

  /// A comparison; `reading` says how the design's colours are read.
  public init(comparer: PairComparer, renderer: DesignRenderer, reading: ColorReading) {
    self.comparer = comparer
    self.renderer = renderer
    self.reading = reading
  }

  /// Compares. `side` is the design's; both are paths, the design's perhaps `-`.
  ///
  /// Where the picture carries a recipe, the design gets its size, background and blending, and its model unless it names
  /// one; else the picture's size. Throws what is wrong with the design. What is wrong with the picture is in the report.
  public func compare(design: String, on side: Side, with picture: String, name: String) throws(RenderError) -> Result {
    let other: Side = side == .expected ? .actual : .expected
    let file: FileContents
    let settings: PictureSettings
    do throws(SideFault) {
      file = try SideFault.opening(other, picture)
      settings = try SideFault.on(other, picture) { () throws(PNGError) in try PictureSettings(file) }
    } catch {
      var report = Self.report(design, side, picture, name)
      report.verdict = .error
      report.fault = error.fault
      return Result(outcome: PairOutcome(report))
    }
    let request = try DesignReader.request(
      from: design, knownParts: { renderer.catalog.parts(ofModel: renderer.model ?? $0 ?? settings.recipe?.model) },
      reading: reading)
    let plan = try renderer.plan(of: request, at: design, as: settings)
    let bytes = try plan.png()
    let made = FileContents(bytes, path: design == "-" ? "standard input" : design)
    var outcome =
      side == .expected ? comparer.compare(made, file, name: name) : comparer.compare(file, made, name: name)
    outcome.report.notes += settings.notes
    if design != "-" { outcome.report.place = SourcePlace(file: design) }
    return Result(
      outcome: outcome, rendered: bytes, recipe: plan.recipe, notes: request.nameConflict.map { ["\($0)"] } ?? [])
  }

  private static func report(_ design: String, _ side: Side, _ picture: String, _ name: String) -> PairReport {
    side == .expected
      ? PairReport(name: name, expected: design, actual: picture, verdict: .same)
      : PairReport(name: name, expected: picture, actual: design, verdict: .same)
  }
}

/// How a picture was made, as far as it tells.
struct PictureSettings {
  let size: PixelSize
  private(set) var recipe: Recipe?
  private(set) var notes: [String] = []

  init(_ file: FileContents) throws(PNGError) {
    let reader = try PictureReader(file.bytes)
    size = reader.header.size
    do {
      recipe = try reader.text(keyword: Recipe.keyword).map { try Recipe(text: $0) }
    } catch {
      notes = ["the design has the picture's size alone, as its recipe cannot be used: \(error)"]
    }
  }

  /// Gives a request what it says nothing of.
  func complete(_ request: inout RenderRequest) {
    guard let recipe else {
      request.size = .exact(size)
      return
    }
    let made = RenderRequest(recipe)
    request.model = request.model ?? recipe.model
    (request.size, request.background, request.blend) = (made.size, made.background, made.blend)
    if recipe.isGathered { request.form = .indexed }
  }
}
