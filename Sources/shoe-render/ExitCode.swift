/// How the program ends; the numbers are those of sysexits.h from 64 on, and those of shells for signals.
enum ExitCode: Int32 {
  /// Done.
  case success = 0
  /// Differences were found, or part of a batch failed and the rest was done.
  case incomplete = 1
  /// The command line is wrong.
  case usage = 64
  /// A configuration, mask or picture is wrong.
  case badData = 65
  /// An input is missing.
  case missingInput = 66
  /// A fault of the program's own.
  case fault = 70
  /// The output cannot be created.
  case cannotCreate = 73
  /// Reading or writing failed.
  case inputOutput = 74
  /// SIGHUP asked for an end.
  case hungUp = 129
  /// SIGINT asked for an end.
  case interrupted = 130
  /// SIGTERM asked for an end.
  case terminated = 143

  /// The code for work that a signal ended in order; nil without one.
  init?(endedBy signal: Int32?) {
    guard let signal else { return nil }
    self = ExitCode(rawValue: 128 + signal) ?? .interrupted
  }
}
