/// What pairs the designs of two lists.
public enum DesignKey: String, CaseIterable, Sendable {
  /// The maker's number.
  case sku
  /// The name of the colorway.
  case name
  /// The path of the design's file within its folder.
  case path
}
