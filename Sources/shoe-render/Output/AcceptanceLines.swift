import Diffing
import FileSystem
import JSON
import Reports

/// What is said of each pair: lines for a person, or at the end one JSON value.
struct AcceptanceLines {
  private let messages: MessageOptions
  private var entries: [JSONValue] = []
  private var copied = 0
  private var count = 0
  private var failureCode: ExitCode?
  private var hasLeftBroken = false
  /// How the run ends: as the first failure says, else 65 where a broken pair was left, since a script that goes on would take
  /// it for accepted.
  var code: ExitCode { failureCode ?? (hasLeftBroken ? .badData : .success) }

  init(_ messages: MessageOptions) { self.messages = messages }

  mutating func say(_ outcome: Acceptance.Outcome, of pair: ReportedPairs.Pair) throws {
    count += 1
    switch outcome {
    case .copied(let path):
      copied += 1
      try say(
        "copied", pair, "\(PathBytes.quoted(pair.actual ?? "")) to \(PathBytes.quoted(path))\(renaming(pair))", path)
    case .unchanged(let path):
      try say("unchanged", pair, "\(PathBytes.quoted(path)) has these bytes already\(renaming(pair))", path)
    case .left(let reason):
      if pair.verdict == .error { hasLeftBroken = true }
      try say("left", pair, "\(Speech.name(pair.name)): \(reason)")
    case .failed(let fault): try fail(CommandFailure(fault), pair)
    case .refused(let error): try fail(CommandFailure(error), pair)
    }
  }

  private func renaming(_ pair: ReportedPairs.Pair) -> String {
    pair.renamedFrom.map { "; the old \(PathBytes.quoted($0)) stays" } ?? ""
  }

  private mutating func fail(_ failure: CommandFailure, _ pair: ReportedPairs.Pair) throws {
    failureCode = failureCode ?? failure.code
    Speech.tell("Error: \(Speech.name(pair.name)): \(failure.message)\n")
    entries.append(entry("failed", pair, failure.message, nil))
  }

  private mutating func say(_ word: String, _ pair: ReportedPairs.Pair, _ text: String, _ path: String? = nil) throws {
    entries.append(entry(word, pair, text, path))
    if !messages.json, !messages.quiet { try Speech.product("\(word) \(text)\n") }
  }

  private func entry(_ word: String, _ pair: ReportedPairs.Pair, _ text: String, _ path: String?) -> JSONValue {
    .object([
      "name": .string(pair.name), "outcome": .string(word), "path": path.map { .string($0) } ?? .null,
      "message": .string(text),
    ])
  }

  func finish() throws {
    if messages.json {
      try Speech.product(.object(["copied": .integer(copied), "pairs": .array(entries)]))
    } else if !messages.quiet {
      try Speech.product(
        count == 0 ? "Nothing to accept: all pairs are the same\n" : "Copied \(copied) of \(count) pictures\n")
    }
  }
}
