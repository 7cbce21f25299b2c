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
  /// Variables beside those of the test run.
  public var environment: [String: String] = [:]
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

  /// The program beside the test bundle, else in the package's build folder.
  private static let builtProgram: String = {
    let beside = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let places = [beside, package.appendingPathComponent(".build/debug")].map {
      $0.appendingPathComponent("shoe-render").path
    }
    return places.first { FileManager.default.isExecutableFile(atPath: $0) } ?? places[0]
  }()

  /// Runs the program with `arguments` and `input` on its standard input.
  public func callAsFunction(_ arguments: String..., input: [UInt8] = []) throws -> Result {
    try run(arguments, input: input)
  }

  /// Runs the program with `arguments` and `input` on its standard input.
  public func run(_ arguments: [String], input: [UInt8] = []) throws -> Result {
    let scratch = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment
      .merging(["COLUMNS": "80", "NO_COLOR": "1"]) { $1 }.merging(environment) { $1 }
    try scratch.write(input, to: "input")
    try scratch.write([], to: "output")
    try scratch.write([], to: "errors")
    process.standardInput = FileHandle(forReadingAtPath: scratch.path("input"))
    process.standardOutput = FileHandle(forWritingAtPath: scratch.path("output"))
    process.standardError = FileHandle(forWritingAtPath: scratch.path("errors"))
    try process.run()
    process.waitUntilExit()
    let signal = process.terminationReason == .uncaughtSignal
    return Result(
      status: process.terminationStatus + (signal ? 128 : 0), output: try scratch.read("output"),
      errors: String(decoding: try scratch.read("errors"), as: UTF8.self))
  }
}
