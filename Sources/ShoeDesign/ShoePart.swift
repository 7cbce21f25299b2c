/// A part of a shoe that has a colour of its own. The cases go from the bottom layer to the top one.
public enum ShoePart: String, CaseIterable, Codable, Sendable {
  /// The upper's main area.
  case base
  /// The panel on the side.
  case side
  /// The sole.
  case sole
  /// The cage around the heel.
  case cage
  /// The lines.
  case outline
}
