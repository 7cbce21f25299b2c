import Arguments
import FileSystem

/// How a batch runs and what it leaves behind.
struct BatchOptions: Sendable {
  var output: String?
  var name: String?
  var renditions: [RenditionText] = []
  var keepGoing = false
  var jobs: Int?
  var shard: String?
  var since: String?
  var digests = false
  var verify = false
  var dryRun = false
  var prune = false
  var mergeManifests: String?
  var force = false

  private static let several = "Several pictures a row"
  private static let runs = "Run options"

  static let arguments: [Argument<BatchOptions>] = [
    .option(
      "-o", "--output", value: "place", help: "A folder, FILE.tar, or - for a tar.", completion: .files(["tar"]),
      \.output),
    .option("--name", value: "template", help: "Names, such as '{index:06}-{name}.png'.", \.name),
    .flag("-f", "--force", help: "Replace any file.", \.force),
    .option(
      "--rendition", value: "options", help: "'thumb: --width 250'; may be repeated.", group: several,
      parse: RenditionText.init(parsing:), \.renditions),
    .flag("--keep-going", help: "Skip bad rows, and list them.", group: runs, \.keepGoing),
    .option("-j", "--jobs", value: "count", help: "Threads (default: processors).", group: runs, parse: jobs, \.jobs),
    .option("--shard", value: "part", help: "I/N: one part of N; or auto, auto:N.", group: runs, \.shard),
    .option(
      "--since", value: "manifest", help: "Write only what an old manifest has not.", group: runs,
      completion: .files(["jsonl"]), \.since),
    .flag("--digests", help: "Record SHA-256 of files and pixels.", group: runs, \.digests),
    .flag("--verify", help: "Write nothing; compare what is there.", group: runs, \.verify),
    .flag("--dry-run", help: "Write nothing; list the names.", group: runs, \.dryRun),
    .flag("--prune", help: "Remove what only the old manifest has.", group: runs, \.prune),
    .option(
      "--merge-manifests", value: "folder", help: "Make one manifest of the shards'.", group: runs,
      completion: .folders, \.mergeManifests),
  ]
}

extension BatchOptions {
  @Sendable static func jobs(_ text: String) throws(ArgumentMessage) -> Int {
    guard let count = Int(text), (1...1024).contains(count) else { throw "a whole number from 1 to 1024 is needed" }
    return count
  }
}
