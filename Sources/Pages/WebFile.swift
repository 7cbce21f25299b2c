import CPages

/// A file of `Web/`, which is part of the program.
struct WebFile {
  /// The path within `Web/`.
  let path: String
  let bytes: [UInt8]

  /// The file of this path. One that is not part of the program is a programmer error and traps.
  init(_ path: String) {
    var count = 0
    guard let bytes = cpages_file(path, &count) else { preconditionFailure("no page file \(path)") }
    self.path = path
    self.bytes = Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  var lines: [Substring] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  }
}
