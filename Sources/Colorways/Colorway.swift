public import ShoeDesign

/// One colorway of a list.
public struct Colorway: Sendable {
  /// Its number in the list, from 1 over all sources; bad rows are counted too.
  public let index: Int
  /// Where it stands.
  public let place: RowPlace
  /// What it says.
  public let configuration: ShoeConfiguration
  /// The JSON it was read from; nil for the canonical text.
  private let written: TextSlice?

  /// A colorway; `text` is the JSON it was read from, nil where it was read from something else.
  public init(index: Int, place: RowPlace, configuration: ShoeConfiguration, text: String? = nil) {
    let bytes = text.map { Array($0.utf8) }
    self.init(
      index: index, place: place, configuration: configuration,
      written: bytes.map { TextSlice(bytes: $0, range: 0..<$0.count) })
  }

  init(index: Int, place: RowPlace, configuration: ShoeConfiguration, written: TextSlice?) {
    self.index = index
    self.place = place
    self.configuration = configuration
    self.written = written
  }

  /// The configuration as JSON text: as it was written, or canonical where the source is no JSON or a base filled it. It
  /// is made when asked for.
  public var text: String { written?.text ?? configuration.canonicalText }
}
