public import Colors
public import ShoeDesign

/// How the sources of a list are read.
public struct ListOptions: Sendable {
  /// A column of a table under another title.
  public struct ColumnTitle: Hashable, Sendable {
    /// What the column holds: `name`, `sku`, `model`, `manufacturer`, a part, `shoeColors.PART` or `metadata.KEY`.
    public let column: String
    /// The title that the table gives it.
    public let title: String

    /// The column under this title.
    public init(_ column: String, title: String) {
      self.column = column
      self.title = title
    }
  }

  /// Columns of tables under other titles.
  public var columns: [ColumnTitle] = []
  /// What fills whatever a row leaves out.
  public var base: ShoeConfiguration?
  /// The parts that take the swatches of palettes, in order; empty where the sources are no palettes.
  public var assign: [ShoePart] = []
  /// The text of a matrix: `base=white,black; side=orange,#0a84ff`.
  public var matrix: String?
  /// How many of all combinations are taken; nil for all.
  public var sample: Int?
  /// What decides which ones.
  public var seed: UInt64 = 0
  /// The parts of the model of a name; see `ConfigurationReader.KnownParts`.
  public var knownParts: @Sendable (_ model: String?) -> [ShoePart]? = { _ in ShoePart.standard }
  /// Parts beyond the five that some model has. A table may have columns for them.
  public var extraParts: [ShoePart] = []
  /// How colours given as text are read.
  public var reading: ColorReading = .standard

  /// The options that hold where nothing is said.
  public init() {}
}
