import Arguments
import FileSystem

/// Maps what a command line asks for to what is done, and what goes wrong to words and an exit code.
func run(_ words: [String]) -> ExitCode {
  do {
    switch try Program.tree.parse(words) {
    case .run(let action, let command, let impliedWord): return try perform(action, command, impliedWord)
    case .help(let command):
      try Speech.product(Program.tree.helpText(for: command, columns: Speech.columns(of: .output)))
    case .shortHelp: try Speech.product(Program.tree.shortHelpText(columns: Speech.columns(of: .output)))
    case .version(let json): try json ? Speech.product(Version.json) : Speech.product(Version.text)
    }
    return .success
  } catch let error as UsageError {
    return refuse(error)
  } catch {
    return fail(CommandFailure(error))
  }
}

func perform(_ action: Action, _ command: String, _ impliedWord: String?) throws -> ExitCode {
  do {
    return try action.run()
  } catch let error as UsageError {
    return refuse(error)
  } catch {
    let failure = CommandFailure(error)
    if failure.code == .missingInput, let impliedWord, let mistyped = mistypedCommand(impliedWord) {
      return refuse(mistyped)
    }
    return failure.code == .usage ? refuse(UsageError(failure.message, command: command)) : fail(failure)
  }
}

/// The error for a first word that is no file and looks like a command's name.
func mistypedCommand(_ word: String) -> UsageError? {
  FileSystem.kind(of: word) == .missing ? Program.tree.unknownSubcommand(word) : nil
}

func refuse(_ error: UsageError) -> ExitCode {
  let error = error.impliedWord.flatMap(mistypedCommand) ?? error
  Speech.tell(Program.tree.usageMessage(for: error, columns: Speech.columns(of: .error)))
  return .usage
}

func fail(_ failure: CommandFailure) -> ExitCode {
  Speech.tell("Error: \(failure.message)\n")
  return failure.code
}

StandardStream.occupyClosed()
InterruptCleanup.install()
ProcessInformation.exit(run(ProcessInformation.arguments).rawValue)
