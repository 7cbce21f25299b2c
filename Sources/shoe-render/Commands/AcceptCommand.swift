import Arguments
import Diffing
import FileSystem
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
      Example("shoe-render accept report.json --only '*-retro-*.png'", "Accept some of it"),
    ])

  static let arguments: [Argument<AcceptCommand>] =
    AcceptOptions.arguments.within(\.options) + MessageOptions.arguments.within(\.messages)

  func run() throws -> ExitCode {
    Interruption.listen()
    let acceptance = try acceptance()
    let pairs = acceptance.pairs(only: options.only)
    if let only = options.only, pairs.isEmpty {
      throw CommandFailure(
        .missingInput, "--only \(PathBytes.quoted(only)) chooses none of the pairs that are not the same")
    }
    var lines = AcceptanceLines(messages)
    for pair in pairs where Interruption.signal == nil { try lines.say(acceptance.accept(pair), of: pair) }
    try lines.finish()
    return ExitCode(endedBy: Interruption.signal) ?? lines.code
  }

  /// Reads the report. Faults of it begin with its name.
  private func acceptance() throws(CommandFailure) -> Acceptance {
    let name = PathBytes.visible(options.report == "-" ? "standard input" : options.report)
    let bytes = try bytes()
    let report: ReportedPairs
    do throws(ReportError) {
      report = try ReportedPairs(json: bytes)
    } catch {
      throw CommandFailure(.badData, "\(name):\(error.position == nil ? " " : "")\(error)")
    }
    do throws(DiffFault) {
      return try Acceptance(report, isForced: options.force)
    } catch {
      throw CommandFailure(.badData, "\(name): \(error)")
    }
  }

  private func bytes() throws(CommandFailure) -> [UInt8] {
    do throws(FileError) {
      return try options.report == "-" ? FileSystem.readStandardInput() : FileSystem.read(options.report)
    } catch {
      throw CommandFailure(error)
    }
  }
}
