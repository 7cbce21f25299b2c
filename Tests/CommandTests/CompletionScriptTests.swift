import Foundation
import TestSupport
import Testing

/// The completion scripts of the built program.
struct CompletionScriptTests {
  static let hasBash = FileManager.default.isExecutableFile(atPath: "/bin/bash")

  static func complete(_ words: [String], in shop: Workspace) throws -> [String] {
    var bash = Command("/bin/bash", in: shop.folder.path)
    bash.environment = ["SHOE": Command.builtProgram]
    let script = """
      source <("$SHOE" completions bash) && COMP_WORDS=("$@") && COMP_CWORD=$(($# - 1)) &&
      "$(complete -p shoe-render | sed 's/.*-F \\([^ ]*\\) .*/\\1/')"; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let result = try bash.run(["-c", script, "bash", "shoe-render"] + words)
    result.expectSuccess()
    return result.text.split(separator: "\n").map(String.init).sorted()
  }

  @Test(.enabled(if: hasBash, "there is no bash here"))
  func bashAcceptsIt() throws {
    let shop = try Workspace()
    let script = try shop.succeed("completions", "bash").output
    try shop.folder.write(script, to: "completions.bash")
    try Command("/bin/bash", in: shop.folder.path)("-n", "completions.bash").expectSuccess()
  }

  @Test(.enabled(if: hasBash, "there is no bash here"))
  func bashCompletes() throws {
    let shop = try Workspace(["shoe.json": "{}", "notes.txt": "", "sh.png": ""])
    #expect(try Self.complete(["ins"], in: shop) == ["inspect"])
    #expect(try Self.complete(["render", "--blend", ""], in: shop) == ["linear", "srgb"])
    #expect(try Self.complete(["shoe.json", "--png", "t"], in: shop) == ["truecolor"])
    #expect(try Self.complete(["render", "--wi"], in: shop) == ["--width"])
    #expect(try Self.complete(["render", "sh"], in: shop) == ["sh.png", "shoe.json"])
    #expect(try Self.complete(["completions", ""], in: shop) == ["bash", "fish", "zsh"])
    #expect(try Self.complete(["help", "m"], in: shop) == ["models"])
  }

  @Test(arguments: ["zsh", "fish"])
  func otherShellsHaveOne(shell: String) throws {
    let text = try Workspace().succeed("completions", shell).text
    for word in ["inspect", "models", "blend", "linear", "truecolor"] { #expect(text.contains(word)) }
  }
}
