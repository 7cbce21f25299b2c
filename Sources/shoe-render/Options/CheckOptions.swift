import Arguments

/// Which goldens designs are held against, and what becomes of those that differ.
struct CheckOptions: Sendable {
  var golden: String?
  var update = false
  var only: String?
  var new: ListDiffOptions.New?

  static let arguments: [Argument<CheckOptions>] = [
    .option("--golden", value: "folder", help: "The folder of goldens.", completion: .folders, \.golden),
    .flag("--update", help: "Write the goldens that differ or are missing.", \.update),
    .option("--only", value: "pattern", help: "With --update: names such as '*-retro-*.png'.", \.only),
    .option("--new", value: "what", help: "Designs without a golden (default: fail).", \.new),
  ]

  /// Refuses what would do nothing. Returns the folder of goldens.
  func checkedGolden() throws(CommandFailure) -> String {
    guard let golden, !golden.isEmpty else {
      throw CommandFailure(.usage, "which pictures are right? give --golden FOLDER")
    }
    if only != nil, !update { throw CommandFailure(.usage, "--only chooses what --update writes; give --update too") }
    return golden
  }
}
