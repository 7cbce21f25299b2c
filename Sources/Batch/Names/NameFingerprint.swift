/// 64 bits for a name: equal for names that a file system may take for one, and by chance for hardly any others.
struct NameFingerprint: Sendable {
  private let digest: @Sendable (String) -> UInt64

  /// The standard library's keyed hash of the folded name; it hashes canonically equivalent strings alike. Its key is
  /// another one in each run, so that no list can be made to collide.
  static let standard = NameFingerprint { UInt64(bitPattern: Int64($0.hashValue)) }

  /// A fingerprint of one's own, for folded names.
  init(digest: @escaping @Sendable (String) -> UInt64) { self.digest = digest }

  func callAsFunction(_ name: String) -> UInt64 { digest(FoldedName.fold(name)) }

  func callAsFunction(folded: String) -> UInt64 { digest(folded) }
}
