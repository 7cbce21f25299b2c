import FileSystem

/// The name of a pair, equal to another only if it is byte for byte: two spellings of one accented letter are two files.
struct PairName: Hashable, Sendable {
  let text: String
  private let bytes: [UInt8]

  init(_ text: String) {
    self.text = text
    bytes = PathBytes.encode(text)
  }

  static func == (one: PairName, other: PairName) -> Bool { one.bytes == other.bytes }

  func hash(into hasher: inout Hasher) { hasher.combine(bytes) }

  /// In the order of their bytes.
  static func sorted(_ names: some Sequence<PairName>) -> [PairName] {
    names.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
  }
}
