/// Which files a batch may replace.
public struct ReplacementRule: Sendable {
  /// A file that has these bytes at `offset` may be replaced, another not.
  let signature: [UInt8]
  let offset: Int
  /// What such a file is called in a message, as in "it exists and is no PNG".
  let kind: String
  /// Files that are never replaced.
  let inputs: Set<FileIdentity>

  /// Any regular file, and a symbolic link, which is then replaced itself: what `--force` stands for.
  public static let everything = ReplacementRule(signature: [], offset: 0, kind: "", inputs: [], isForced: true)
  /// Whether even inputs and links are replaced.
  let isForced: Bool

  /// Files that have `signature` at `offset`, and none of the files that `inputs` name. `kind` is the word for such a
  /// file.
  public static func files(
    with signature: [UInt8], at offset: Int = 0, called kind: String, except inputs: [String] = []
  ) -> ReplacementRule {
    let identities = inputs.compactMap { try? System.status($0).identity }
    return ReplacementRule(
      signature: signature, offset: offset, kind: kind, inputs: Set(identities), isForced: false)
  }

  private init(signature: [UInt8], offset: Int, kind: String, inputs: Set<FileIdentity>, isForced: Bool) {
    self.signature = signature
    self.offset = offset
    self.kind = kind
    self.inputs = inputs
    self.isForced = isForced
  }
}

extension ReplacementRule {
  /// How many of a file's first bytes are looked at.
  var startCount: Int { offset + signature.count }

  /// Throws where a regular file, whose first bytes are `start`, is to be kept.
  func check(_ file: System.Status, start: [UInt8], path: String) throws(OutputError) {
    if isForced { return }
    if inputs.contains(file.identity) { throw .kept(path, "it is an input") }
    if start.count < startCount || Array(start[offset...]) != signature {
      throw .kept(path, "it exists and is no \(kind)")
    }
  }

  /// Throws where something that is no regular file stands in the way.
  func checkOther(_ entry: System.Status, path: String) throws(OutputError) {
    guard entry.isLink else { throw .notReplaceable(path, entry) }
    if !isForced { throw .kept(path, "it is a symbolic link, which is not followed there") }
  }
}
