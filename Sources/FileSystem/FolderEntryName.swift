/// The name of a file in an output folder: sub-folders, and the file's own name in the last of them.
struct FolderEntryName {
  /// The sub-folders with slashes between them, empty for none.
  let folder: [UInt8]
  /// The file's name, without a slash.
  let leaf: [UInt8]

  /// Why a text names no file in a folder.
  enum Fault: Error {
    /// A part between slashes is empty: it begins or ends with a slash, has two in a row, or is no text at all.
    case emptyPart
    /// A part is `.` or `..`.
    case dots
    /// A NUL is in it, which no system allows.
    case nul

    var words: String {
      switch self {
      case .emptyPart: "a part of the name is empty"
      case .dots: "'.' and '..' may be no part of the name"
      case .nul: "a name has no NUL"
      }
    }
  }

  /// Takes a name apart; what leads out of the folder, or could, is a fault.
  init(_ name: String) throws(Fault) {
    try self.init(bytes: Self.bytes(of: name))
  }

  /// The same for bytes.
  init(bytes: [UInt8]) throws(Fault) {
    guard let cut = bytes.lastIndex(of: Self.slash) else {
      try Self.check(bytes[...])
      folder = []
      leaf = bytes
      return
    }
    for part in bytes.split(separator: Self.slash, omittingEmptySubsequences: false) { try Self.check(part) }
    folder = Array(bytes[..<cut])
    leaf = Array(bytes[(cut + 1)...])
  }

  /// The bytes of a path. What ``PathBytes`` writes otherwise than as UTF-8 begins with the byte 0xF4.
  static func bytes(of path: String) -> [UInt8] {
    path.utf8.contains(0xF4) ? PathBytes.encode(path) : Array(path.utf8)
  }

  static let slash = UInt8(ascii: "/")

  private static func check(_ part: ArraySlice<UInt8>) throws(Fault) {
    if part.isEmpty { throw .emptyPart }
    if part.count <= 2, part.allSatisfy({ $0 == UInt8(ascii: ".") }) { throw .dots }
    if part.contains(0) { throw .nul }
  }
}

extension [UInt8] {
  /// As the system takes a name: with a NUL behind it.
  var terminated: [CChar] {
    [CChar](unsafeUninitializedCapacity: count + 1) { buffer, initialized in
      for index in indices { buffer[index] = CChar(bitPattern: self[index]) }
      buffer[count] = 0
      initialized = count + 1
    }
  }
}
