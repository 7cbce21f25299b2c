/// What a description may name as a mask: a file in the set's own folder, at any depth.
enum MaskPath {
  /// Whether the path is absolute, has `..` in it, or a NUL, which no name can have.
  static func leadsOut(_ path: String) -> Bool {
    path.utf8.first == UInt8(ascii: "/") || path.utf8.contains(0) || path.split(separator: "/").contains("..")
  }
}
