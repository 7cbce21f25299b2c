import Arguments
import Testing

struct HelpTests {
  @Test func ofTheProgram() {
    #expect(
      program.helpText(for: nil, columns: 80) == """
        OVERVIEW: Draws and mixes.

        EXAMPLES:
          One picture:
            tool sunset.json -o sunset.png
          A mixture:
            tool mix 7 a b --golden g
          A red sole, the rest as in the file:
            tool draw - --set sole=#ff0000 < sunset.json

        USAGE: tool [--output <path>] [--format <format>] [--scale <factor>] [--set
               <part=color> ...] [--season <season>] [--quiet] [--verbose] [--width
               <pixels>] [--force] [<config>]
               tool <subcommand>

        OPTIONS:
          --json                  With --version: as JSON.
          --version               Show the version.
          -h, --help              Show help information.

        SUBCOMMANDS:
          draw (default)          Draw one picture.
          mix                     Mix several.

          See 'tool help <subcommand>' for detailed help.

        """)
  }

  @Test func ofACommand() {
    #expect(
      program.helpText(for: "draw", columns: 80) == """
        OVERVIEW: Draw one picture.

        The configuration is JSON, or a picture drawn earlier. What it leaves out has
        the model's colours, and - reads standard input.

        EXAMPLES:
          A picture beside you:
            tool draw sunset.json

        USAGE: tool draw [--output <path>] [--format <format>] [--scale <factor>] [--set
               <part=color> ...] [--season <season>] [--quiet] [--verbose] [--width
               <pixels>] [--force] [<config>]

        ARGUMENTS:
          <config>                The shoe's configuration.

        COLORS:
          --set <part=color>      Paint a part.
          --season <season>       The season's palette. (values: spring, summer, autumn,
                                  winter, resort, cruise)

        OPTIONS:
          -o, --output <path>     Where the picture goes.
          --format <format>       The output's form. (values: png, json, csv; default:
                                  png)
          -s, --scale <factor>    Size of a point. (default: 1)
          -q, --quiet             Say nothing.
          -v, --verbose           Say more.
          --width <pixels>        Width of the picture.
          -f, --force             Replace any file.
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test func narrow() {
    #expect(
      program.helpText(for: "mix", columns: 46) == """
        OVERVIEW: Mix several.

        USAGE: tool mix --golden <dir> [--width
               <pixels>] [--force] <target> <source>
               ...

        ARGUMENTS:
          <target>                The number to reach.
          <source>                What to mix.

        OPTIONS:
          --golden <dir>          Folder of goldens.
          --width <pixels>        Width of the
                                  picture.
          -f, --force             Replace any file.
          --version               Show the version.
          -h, --help              Show help
                                  information.

        """)
  }

  @Test func short() {
    #expect(
      program.shortHelpText(columns: 80) == """
        OVERVIEW: Draws and mixes.

        EXAMPLES:
          One picture:
            tool sunset.json -o sunset.png
          A mixture:
            tool mix 7 a b --golden g

        USAGE: tool [--output <path>] [--format <format>] [--scale <factor>] [--set
               <part=color> ...] [--season <season>] [--quiet] [--verbose] [--width
               <pixels>] [--force] [<config>]
               tool <subcommand>

          See 'tool --help' for more information.

        """)
  }

  @Test func tablesInADiscussionStay() {
    let table = "  0   done\n  64  a mistake in the command line, which is told on standard error"
    let info = CommandInfo("t", abstract: "T.", discussion: "Exit codes:\n\(table)")
    #expect(CommandTree(info, commands: program.commands).helpText(for: nil, columns: 40).contains("\n\(table)\n"))
  }

  /// Thirteen optional options are too many for a synopsis; the required one stays. A long label has a line of its own.
  @Test func manyOptions() {
    struct Options { var on = false, path = "" }
    let flags = (1...13).map { Argument<Options>.flag("--flag-\($0)", help: "F.", \.on) }
    let others: [Argument<Options>] = [
      .option("--needed", value: "path", help: "N.", required: true, \.path),
      .option("-l", "--long-name", value: "long-value", help: "L.", \.path),
    ]
    let command = Command(CommandInfo("c", abstract: "C."), defaults: Options(), arguments: flags + others) { _ in 0 }
    let text = CommandTree(CommandInfo("t", abstract: "T."), commands: [command]).helpText(for: "c", columns: 80)
    #expect(text.contains("\nUSAGE: t c [<options>] --needed <path>\n"))
    #expect(text.contains("\n  -l, --long-name <long-value>\n                          L.\n"))
  }
}

struct UsageMessageTests {
  @Test(arguments: [
    (
      ["mix", "1"],
      """
      Error: Missing expected argument '<source>'
      Help:  <source>  What to mix.
      Usage: tool mix --golden <dir> [--width <pixels>] [--force] <target> <source> ...
        See 'tool mix --help' for more information.

      """
    ),
    (
      ["mix", "1", "a", "--golden", "g", "--width=x"],
      """
      Error: The value 'x' is invalid for '--width <pixels>'
      Help:  --width <pixels>  Width of the picture.
      Usage: tool mix --golden <dir> [--width <pixels>] [--force] <target> <source> ...
        See 'tool mix --help' for more information.

      """
    ),
    (
      ["help", "mxi"],
      """
      Error: Unknown subcommand 'mxi'. Did you mean 'mix'?
      Usage: tool [--output <path>] [--format <format>] [--scale <factor>] [--set <part=color> ...]
             [--season <season>] [--quiet] [--verbose] [--width <pixels>] [--force] [<config>]
             tool <subcommand>
        See 'tool --help' for more information.

      """
    ),
  ])
  func texts(words: [String], text: String) throws {
    guard case .failure(let error)? = outcome(words) else {
      Issue.record("\(words) was accepted")
      return
    }
    #expect(program.usageMessage(for: error, columns: 96) == text)
  }

  @Test func ofTheCaller() {
    let error = UsageError("'--width' and '--size' exclude each other", command: "mix")
    #expect(
      program.usageMessage(for: error, columns: 200) == """
        Error: '--width' and '--size' exclude each other
        Usage: tool mix --golden <dir> [--width <pixels>] [--force] <target> <source> ...
          See 'tool mix --help' for more information.

        """)
  }
}
