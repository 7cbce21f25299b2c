import PNGCodec
import Pixels
import TestSupport
import Testing

/// A folder of its own, and the built program run in it.
struct Workspace {
  let folder: TemporaryFolder
  var program: Command

  /// A folder that holds `files`, by name.
  init(_ files: [String: String] = ["shoe.json": "{}"]) throws {
    folder = try TemporaryFolder()
    program = Command(in: folder.path)
    for (name, text) in files { try folder.write(text, to: name) }
  }

  /// Runs the program. The folder is kept until it ends.
  func run(_ arguments: [String], input: [UInt8] = []) throws -> Command.Result {
    try withExtendedLifetime(folder) { try program.run(arguments, input: input) }
  }

  /// Runs the program.
  @discardableResult
  func callAsFunction(_ arguments: String..., input: [UInt8] = []) throws -> Command.Result {
    try run(arguments, input: input)
  }

  /// Runs the program and requires that it succeeds and says nothing to a person.
  @discardableResult
  func succeed(
    _ arguments: String..., input: [UInt8] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Command.Result {
    let result = try run(arguments, input: input)
    result.expectSuccess(sourceLocation: sourceLocation)
    return result
  }

  /// Runs a script of /bin/sh, in which "$SHOE" is the program and "$1" the first of `arguments`.
  func shell(_ script: String, _ arguments: String..., input: [UInt8] = []) throws -> Command.Result {
    var shell = Command("/bin/sh", in: folder.path)
    shell.environment = program.environment.merging(["SHOE": Command.builtProgram]) { $1 }
    return try withExtendedLifetime(folder) { try shell.run(["-c", script, "sh"] + arguments, input: input) }
  }

  /// Runs the program with a limit on its memory, all its addresses counted, where the system knows such limits.
  /// `arguments` are split by the shell.
  func limited(_ kilobytes: String, _ arguments: String) throws -> Command.Result {
    try shell("ulimit -v \(kilobytes) 2>/dev/null; exec \"$SHOE\" \(arguments)")
  }

  /// A picture in the folder.
  func picture(_ name: String) throws -> Bitmap { try PNGDecoder.bitmap(from: folder.read(name)) }

  /// What a picture in the folder says of itself.
  func header(_ name: String) throws -> PNGHeader { try PNGDecoder.header(of: folder.read(name)) }

  /// The recipe that a picture in the folder carries.
  func recipe(_ name: String) throws -> String? {
    try PNGDecoder.text(keyword: "ShoeConfiguration", in: folder.read(name))
  }
}

extension Command.Result {
  /// What was said to a person, but for notes about names that SwiftUI and CSS give two values; `ColorNoteTests` has
  /// those.
  var faults: String {
    errors.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("Note: ") }
      .joined(separator: "\n")
  }

  /// The exit code is 0 and nothing was said to a person, notes aside.
  func expectSuccess(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(status == 0, "\(errors)", sourceLocation: sourceLocation)
    #expect(faults == "", sourceLocation: sourceLocation)
  }

  /// The exit code is `status`, there is no product, and the one error has every fragment in it.
  func expectRefusal(_ status: Int32, _ fragments: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(self.status == status, "\(errors)", sourceLocation: sourceLocation)
    #expect(output.isEmpty, sourceLocation: sourceLocation)
    #expect(faults.hasPrefix("Error: ") && faults.hasSuffix("\n"), "\(errors)", sourceLocation: sourceLocation)
    #expect(faults.split(separator: "Error: ").count == 1, "\(errors)", sourceLocation: sourceLocation)
    for fragment in fragments {
      #expect(errors.contains(fragment), "\(fragment) is not in: \(errors)", sourceLocation: sourceLocation)
    }
    let isUsage = errors.contains("\nUsage: shoe-render ")
    #expect(isUsage == (status == 64), "usage is shown for 64 alone: \(errors)", sourceLocation: sourceLocation)
  }
}
