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

/// The keys of one object so far. A short list is searched; a long one gets a hash table, so that an object of
/// many members takes no quadratic time.
struct KeySet {
  private static let searchedCount = 12
  private var list: [String] = []
  private var table: [ExactText: Int] = [:]

  /// Adds `key`, which is member number `index`. Returns the index of an equal key that came before, if any.
  mutating func insert(_ key: String, at index: Int) -> Int? {
    guard index >= Self.searchedCount else {
      let earlier = list.firstIndex { $0.hasSameScalars(as: key) }
      list.append(key)
      return earlier
    }
    if table.isEmpty {
      for (place, known) in list.enumerated() { table[ExactText(text: known)] = place }
    }
    if let earlier = table[ExactText(text: key)] { return earlier }
    table[ExactText(text: key)] = index
    return nil
  }
}
