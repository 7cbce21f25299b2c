import Arguments

/// What of a report is accepted.
struct AcceptOptions: Sendable {
  var report = ""
  var only: String?
  var force = false

  static let arguments: [Argument<AcceptOptions>] = [
    .positional(
      "report", help: "What 'diff --json' printed, or - for stdin.", completion: .files(["json"]), \.report),
    .option("--only", value: "pattern", help: "Names such as '*-retro-*.png'.", \.only),
    .flag("-f", "--force", help: "Replace any file.", \.force),
  ]
}
