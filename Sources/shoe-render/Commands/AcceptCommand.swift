import Arguments
import Diffing
import FileSystem
import JSON
import Reports

/// `accept`: takes the actual pictures of a report as the expected ones.
struct AcceptCommand: Sendable {
  var options = AcceptOptions()
  var messages = MessageOptions()

  static let info = CommandInfo(
    "accept", abstract: "Copy actual pictures over expected ones.",
    discussion:
      "REPORT is the JSON of a diff of two pictures or two folders. The actual picture of each pair that is different, of another size, new or renamed is copied to where the expected one is looked for, whole or not at all, if it is a whole PNG. Nothing is removed. Run it in the folder where the diff ran. Goldens of designs are accepted with check --update. Exit codes: 0 done, 65 a picture is broken, 66 a picture is missing, 73 and 74 one could not be written.",
    examples: [
      Example("shoe-render diff goldens out --json | shoe-render accept -", "Accept all that differs"),
      Example("shoe-render accept report.json --only 'retro-*.png'", "Accept some of it"),
    ])

  static let arguments: [Argument<AcceptCommand>] =
    AcceptOptions.arguments.within(\.options) + MessageOptions.arguments.within(\.messages)

  func run() throws -> ExitCode {
    Interruption.listen()
    let acceptance = try refusing { () throws(DiffFault) in try Acceptance(try report(), isForced: options.force) }
    let pairs = acceptance.pairs(only: options.only)
    if let only = options.only, pairs.isEmpty {
      throw CommandFailure(.missingInput, "--only \(PathBytes.quoted(only)) chooses none of the pairs that are not the same")
    }
    var lines = AcceptanceLines(messages)
    for pair in pairs where Interruption.signal == nil { try lines.say(acceptance.accept(pair), of: pair) }
    try lines.finish()
    return ExitCode(endedBy: Interruption.signal) ?? lines.code
  }

  private func report() throws(DiffFault) -> ReportedPairs {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try options.report == "-" ? FileSystem.readStandardInput() : FileSystem.read(options.report)
    } catch {
      throw DiffFault(error.isMissing ? .missing : .unreadable, error.description)
    }
    do throws(ReportError) {
      return try ReportedPairs(json: bytes)
    } catch {
      throw DiffFault(.badData, "\(error)")
    }
  }

  /// Faults of the report name it.
  private func refusing<Value>(_ body: () throws(DiffFault) -> Value) throws(CommandFailure) -> Value {
    do throws(DiffFault) {
      return try body()
    } catch {
      guard error.kind == .badData else { throw CommandFailure(error) }
      let name = options.report == "-" ? "standard input" : options.report
      throw CommandFailure(.badData, "\(PathBytes.visible(name)): \(error)")
    }
  }
}

/// What is said of each pair: lines for a person, or at the end one JSON value.
private struct AcceptanceLines {
  private let messages: MessageOptions
  private var entries: [JSONValue] = []
  private var copied = 0
  private var count = 0
  /// The worst that happened.
  private(set) var code = ExitCode.success

  init(_ messages: MessageOptions) { self.messages = messages }

  mutating func say(_ outcome: Acceptance.Outcome, of pair: ReportedPairs.Pair) throws {
    count += 1
    switch outcome {
    case .copied(let path):
      copied += 1
      try say("copied", pair, "\(PathBytes.quoted(pair.actual ?? "")) to \(PathBytes.quoted(path))\(renaming(pair))", path)
    case .unchanged(let path):
      try say("unchanged", pair, "\(PathBytes.quoted(path)) has these bytes already\(renaming(pair))", path)
    case .left(let reason): try say("left", pair, "\(Speech.name(pair.name)): \(reason)")
    case .failed(let fault): try fail(CommandFailure(fault), pair)
    case .refused(let error): try fail(CommandFailure(error), pair)
    }
  }

  private func renaming(_ pair: ReportedPairs.Pair) -> String {
    pair.renamedFrom.map { "; the old \(PathBytes.quoted($0)) stays" } ?? ""
  }

  private mutating func fail(_ failure: CommandFailure, _ pair: ReportedPairs.Pair) throws {
    if code == .success { code = failure.code }
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
      try Speech.product(count == 0 ? "Nothing to accept: all pairs are the same\n" : "Copied \(copied) of \(count) pictures\n")
    }
  }
}
