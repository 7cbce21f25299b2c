public import ShoeDesign

/// One colorway of a list.
public struct Colorway: Sendable {
  /// Its number in the list, from 1 over all sources; bad rows are counted too.
  public let index: Int
  /// Where it stands.
  public let place: RowPlace
  /// What it says.
  public let configuration: ShoeConfiguration
  /// The configuration as JSON text: as it was written, or canonical where the source is no JSON.
  public let text: String

  /// A colorway.
  public init(index: Int, place: RowPlace, configuration: ShoeConfiguration, text: String) {
    self.index = index
    self.place = place
    self.configuration = configuration
    self.text = text
  }
}
