/// The part of a shard's file name that says which it is: `3-of-16`.
struct ShardName: Equatable {
  let number: Int
  let count: Int

  /// A number of 1 to the count, both written without leading zeros; nil for all else.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[1] == "of", let number = Int(parts[0]), let count = Int(parts[2]),
      1...max(count, 1) ~= number, text == "\(number)-of-\(count)"
    else { return nil }
    self.number = number
    self.count = count
  }

  /// That of a shard's manifest, `manifest.3-of-16.jsonl`; nil for another file.
  init?(manifest name: String) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "manifest", parts[2] == "jsonl" else { return nil }
    self.init(parts[1])
  }
}
