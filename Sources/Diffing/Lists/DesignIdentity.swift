/// What designs are known by beside the key that pairs them.
struct DesignIdentity {
  let key: DesignKey
  private let expected: DesignTable
  private let actual: DesignTable

  init(key: DesignKey, _ expected: DesignTable, _ actual: DesignTable) {
    self.key = key
    self.expected = expected
    self.actual = actual
  }

  /// Whether two designs of different keys and the same picture may be one: what both have beside the key must be the same,
  /// first of all the SKU. Two shoes may well have the same colours.
  func mayBeOne(_ before: Int, _ after: Int) -> Bool {
    if key != .sku, let sameSKU = isSame(\.skus, before, after) { return sameSKU }
    if key != .name, let sameName = isSame(\.names, before, after) { return sameName }
    return true
  }

  /// The expected design's name where it has become another, though the key is the same.
  func formerName(_ before: Int, _ after: Int) -> String? {
    isSame(\.names, before, after) == false ? expected.names[before] : nil
  }

  /// Whether a text is the same; nil where a design has none.
  private func isSame(_ texts: KeyPath<DesignTable, PackedTexts>, _ before: Int, _ after: Int) -> Bool? {
    let (one, other) = (expected[keyPath: texts], actual[keyPath: texts])
    return one.isEmpty(before) || other.isEmpty(after) ? nil : one.isEqual(before, other, after)
  }
}
