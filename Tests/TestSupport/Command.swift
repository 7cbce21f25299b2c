import Foundation

/// Runs a program and takes what it says. Tests run the built binary itself, so that what they see is what users see.
public struct Command: Sendable {
  /// What a run left behind.
  public struct Result: Sendable {
    /// The exit code, or 128 + the number of the signal that ended the run.
    public let status: Int32
    /// Everything written to standard output.
    public let output: [UInt8]
    /// Everything written to standard error.
    public let errors: String
    /// Standard output as text.
    public var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// The folder in which the program runs.
  public var folder: String
  /// Variables beside those of the test run, or alone where `inheritsEnvironment` is false.
  public var environment: [String: String] = [:]
  /// Whether the program sees the variables of the test run, with COLUMNS=80 and NO_COLOR=1.
  public var inheritsEnvironment = true
  private let program: String

  /// The built `shoe-render`, run in `folder`.
  public init(in folder: String) {
    self.folder = folder
    program = Command.builtProgram
  }

  /// Another program by its path, run in `folder`.
  public init(_ program: String, in folder: String) {
    self.folder = folder
    self.program = program
  }

  /// The path of the built `shoe-render`: beside the test bundle, else in the package's build folder.
  public static let builtProgram: String = {
    let package = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    let beside = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let places = [beside, package + [".build", "debug"]].map { $0.joined(separator: "/") + "/shoe-render" }
    return places.first(where: FileManager.default.isExecutableFile(atPath:)) ?? places[0]
  }()

  /// Runs the program with `arguments` and `input` on its standard input.
  public func callAsFunction(_ arguments: String..., input: [UInt8] = []) throws -> Result {
    try run(arguments, input: input)
  }

  /// Runs the program with `arguments` and `input` on its standard input.
  public func run(_ arguments: [String], input: [UInt8] = []) throws -> Result {
    let scratch = try TemporaryFolder()
    for (name, bytes) in [("input", input), ("output", []), ("errors", [])] { try scratch.write(bytes, to: name) }
    let child = try ChildProcess(
      program, arguments, environment: wholeEnvironment, folder: folder, input: scratch.path("input"),
      output: scratch.path("output"), errors: scratch.path("errors"))
    return Result(
      status: child.wait(), output: try scratch.read("output"),
      errors: String(decoding: try scratch.read("errors"), as: UTF8.self))
  }

  private var wholeEnvironment: [String] {
    var variables: [String: String] = inheritsEnvironment ? ["COLUMNS": "80", "NO_COLOR": "1"] : [:]
    if inheritsEnvironment { variables.merge(ProcessInfo.processInfo.environment) { fixed, _ in fixed } }
    return variables.merging(environment) { $1 }.map { "\($0)=\($1)" }.sorted()
  }
}
