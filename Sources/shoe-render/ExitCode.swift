/// How the program ends; the numbers are those of sysexits.h from 64 on.
enum ExitCode: Int32 {
  /// Done.
  case success = 0
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
}
