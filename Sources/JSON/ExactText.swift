extension String {
  /// Whether both hold the same Unicode scalars. Swift's `==` also takes canonical equivalents for equal, which JSON's
  /// keys and strings are not.
  func hasSameScalars(as other: String) -> Bool {
    self == other && utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }

  /// Whether this comes before `other` by Unicode scalars, which is also the order of their UTF-8 bytes.
  func precedesByScalars(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}

/// A string that is equal to another only where all scalars are.
struct ExactText: Hashable {
  let text: String

  static func == (left: ExactText, right: ExactText) -> Bool { left.text.hasSameScalars(as: right.text) }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// Finds keys that come twice in one object. A short object is searched; a long one gets a hash table, so that many
/// members take no quadratic time.
struct DuplicateKeys {
  private static let searchedCount = 12
  private var table: [ExactText: Int] = [:]

  /// The index of the member that has `key` already, if any; `key` is to be the next member's.
  mutating func earlier(_ key: String, in members: [JSONObject.Member]) -> Int? {
    guard members.count >= Self.searchedCount else { return members.firstIndex { $0.key.hasSameScalars(as: key) } }
    for place in table.count..<members.count { table[ExactText(text: members[place].key)] = place }
    return table[ExactText(text: key)]
  }
}
