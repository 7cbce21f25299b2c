/// What a description may name as a mask: a file in the set's own folder, at any depth.
enum MaskPath {
  /// Whether the path is absolute, or has `..` in it.
  static func leadsOut(_ path: String) -> Bool {
    path.utf8.first == UInt8(ascii: "/") || path.split(separator: "/").contains("..")
  }
}
