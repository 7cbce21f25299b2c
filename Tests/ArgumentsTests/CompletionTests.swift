import Arguments
import TestSupport
import Testing

private let bash = ["/bin/bash", "/usr/bin/bash", "/usr/local/bin/bash"].first { isExecutable($0) }
private let zsh = ["/bin/zsh", "/usr/bin/zsh", "/usr/local/bin/zsh"].first { isExecutable($0) }
private let fish = ["/usr/bin/fish", "/usr/local/bin/fish", "/opt/homebrew/bin/fish"].first { isExecutable($0) }

private func isExecutable(_ path: String) -> Bool {
  (try? Command(path, in: "/")("-c", "true").status) == 0
}

struct CompletionTests {
  @Test(.enabled(if: zsh != nil, "zsh is not installed"))
  func zshReadsItsScript() throws { try check(zsh, .zsh) }

  @Test(.enabled(if: fish != nil, "fish is not installed"))
  func fishReadsItsScript() throws { try check(fish, .fish) }

  @Test(.enabled(if: bash != nil, "bash is not installed"))
  func bashReadsItsScript() throws { try check(bash, .bash) }

  private func check(_ shell: String?, _ kind: Shell) throws {
    let folder = try TemporaryFolder()
    let script = try folder.write(program.completionScript(for: kind), to: "script")
    let result = try Command(try #require(shell), in: folder.path)("-n", script)
    #expect(result.status == 0 && result.errors == "")
  }

  /// Words typed, the last one in part, and what bash then offers in a folder that holds a.json, a b.json, c.txt and d/.
  @Test(
    .enabled(if: bash != nil, "bash is not installed"),
    arguments: [
      (["d"], ["d", "draw"]),
      (["m"], ["mix"]),
      (["a"], ["a b.json", "a.json"]),
      (["help", "m"], ["mix"]),
      (["draw", "--fo"], ["--force", "--format"]),
      (["--fo"], ["--force", "--format"]),
      (["mix", "--fo"], ["--force"]),
      (["mix", "--h"], ["--help"]),
      (["draw", "--format", ""], ["csv", "json", "png"]),
      (["--format", "j"], ["json"]),
      (["draw", "--season", "s"], ["spring", "summer"]),
      (["draw", "--scale", ""], []),
      (["draw", "-o", "c"], ["c.txt"]),
      (["draw", "a"], ["a b.json", "a.json"]),
      (["draw", "c"], []),
      (["mix", "c"], ["c.txt"]),
      (["mix", "--golden", ""], ["d"]),
    ])
  func bashOffers(words: [String], offered: [String]) throws {
    let folder = try TemporaryFolder()
    for name in ["a.json", "a b.json", "c.txt", "d/x.txt"] { try folder.write([], to: name) }
    let list = (["tool"] + words).map { "'\($0)'" }.joined(separator: " ")
    let script = """
      \(program.completionScript(for: .bash))
      COMP_WORDS=(\(list)); COMP_CWORD=\(words.count)
      _tool
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let result = try Command(try #require(bash), in: folder.path)("-c", script)
    #expect(result.errors == "")
    let lines = result.text.split(separator: "\n").map(String.init)
    #expect(lines.sorted() == offered)
  }

  @Test func zshScriptHoldsTheTable() {
    let script = program.completionScript(for: .zsh)
    for piece in [
      "#compdef tool\n", "'mix:Mix several.'", "'(-o --output)-o+[Where the picture goes.]:path:_files'",
      "'(--format)--format=[The output'\\''s form.]:format:(png json csv)'",
      "'*--set=[Paint a part.]:part=color: '", "'::config:_files -g \"*.(json|png)\"'", "'*:source:_files'",
      "'(-f --force)--force[Replace any file.]'", "'(--golden)--golden=[Folder of goldens.]:dir:_files -/'",
    ] {
      #expect(script.contains(piece), "\(piece)")
    }
  }

  @Test func fishScriptHoldsTheTable() {
    let lines = program.completionScript(for: .fish).split(separator: "\n")
    for line in [
      "complete -c tool -f",
      "complete -c tool -n __fish_use_subcommand -a mix -d 'Mix several.'",
      "complete -c tool -n 'not __fish_seen_subcommand_from mix help' -s o -l output -r -F -d 'Where the picture goes.'",
      "complete -c tool -n 'not __fish_seen_subcommand_from mix help' -l format -r -a 'png json csv' -d 'The output\\'s form.'",
      "complete -c tool -n '__fish_seen_subcommand_from mix' -s f -l force -d 'Replace any file.'",
      "complete -c tool -n '__fish_seen_subcommand_from mix' -F",
      "complete -c tool -n '__fish_seen_subcommand_from mix' -l golden -r -a '(__fish_complete_directories)' -d 'Folder of goldens.'",
    ] {
      #expect(lines.contains(Substring(line)), "\(line)")
    }
  }
}
