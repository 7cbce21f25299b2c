import Arguments
import Testing

private func draw(_ change: (inout DrawOptions) -> Void) -> Action {
  var options = DrawOptions()
  change(&options)
  return .draw(options)
}

struct ParsingTests {
  @Test(arguments: [
    (["a.json"], draw { $0.config = "a.json" }),
    (["draw", "a.json"], draw { $0.config = "a.json" }),
    (["draw"], draw { _ in }),
    (["draw", "-"], draw { $0.config = "-" }),
    (["-o", "-", "a"], draw { ($0.config, $0.output) = ("a", "-") }),
    (["a", "-o", "b"], draw { ($0.config, $0.output) = ("a", "b") }),
    (["-ob", "a"], draw { ($0.config, $0.output) = ("a", "b") }),
    (["-o=b"], draw { $0.output = "b" }),
    (["--output=b=c"], draw { $0.output = "b=c" }),
    (["--output="], draw { $0.output = "" }),
    (["--output=--odd"], draw { $0.output = "--odd" }),
    (["--output", "b", "--output", "c"], draw { $0.output = "c" }),
    (["-qf"], draw { ($0.verbosity, $0.common.force) = (0, true) }),
    (["-qv"], draw { $0.verbosity = 2 }),
    (["-vq"], draw { $0.verbosity = 0 }),
    (["-fo", "b", "a"], draw { ($0.config, $0.output, $0.common.force) = ("a", "b", true) }),
    (["-fob"], draw { ($0.output, $0.common.force) = ("b", true) }),
    (["--scale", "-1.5"], draw { $0.scale = -1.5 }),
    (["-s", "-.5"], draw { $0.scale = -0.5 }),
    (["-s-2"], draw { $0.scale = -2 }),
    (["-7"], draw { $0.config = "-7" }),
    (["--", "--output"], draw { $0.config = "--output" }),
    (["--", "--"], draw { $0.config = "--" }),
    (["--force", "--", "-f"], draw { ($0.config, $0.common.force) = ("-f", true) }),
    (["--", "--help"], draw { $0.config = "--help" }),
    (["--", "draw"], draw { $0.config = "draw" }),
    (["--width", "300"], draw { $0.common.width = 300 }),
    (["--format", "csv"], draw { $0.format = .csv }),
    (["--season=resort"], draw { $0.season = .resort }),
    (
      ["--set", "sole=#fff", "--set=base=red"],
      draw { $0.paints = [Paint("sole", "#fff"), Paint("base", "red")] }
    ),
    (["--output", "#x"], draw { $0.output = "#x" }),
    ([""], draw { $0.config = "" }),
    (["Bücher/鞋.json"], draw { $0.config = "Bücher/鞋.json" }),
    (
      ["mix", "-3", "a", "--golden", "g", "b"],
      .mix(MixOptions(target: -3, sources: ["a", "b"], golden: "g"))
    ),
  ])
  func values(words: [String], action: Action) {
    #expect(outcome(words) == .success(action))
  }

  @Test(arguments: [
    (["--sze", "3"], "Unknown option '--sze'"),
    (["--widht", "3"], "Unknown option '--widht'. Did you mean '--width'?"),
    (["--widht=3"], "Unknown option '--widht'. Did you mean '--width'?"),
    (["--hlep"], "Unknown option '--hlep'. Did you mean '--help'?"),
    (["-x"], "Unknown option '-x'"),
    (["-fx"], "Unknown option '-x'"),
    (["-output", "a"], "Unknown option '-output'. Did you mean '--output'?"),
    (["-output=a"], "Unknown option '-output'. Did you mean '--output'?"),
    (["--out\u{1B}put"], "Unknown option '--outU+001Bput'. Did you mean '--output'?"),
    (["--output"], "Missing value for '--output <path>'"),
    (["-o"], "Missing value for '-o <path>'"),
    (["-o", "-f"], "Missing value for '-o <path>'"),
    (["-o", "--", "x"], "Missing value for '-o <path>'"),
    (["a", "b"], "Unexpected argument 'b'"),
    (["a", "x", "y"], "2 unexpected arguments: 'x', 'y'"),
    (["--force=1"], "The option '--force' does not take any value, but '1' was specified."),
    (["-f=1"], "The option '-f' does not take any value, but '1' was specified."),
    (["--force="], "The option '--force' does not take any value, but '' was specified."),
    (["--width", "wide"], "The value 'wide' is invalid for '--width <pixels>'"),
    (["--width="], "The value '' is invalid for '--width <pixels>'"),
    (["--scale", "nan"], "The value 'nan' is invalid for '--scale <factor>'"),
    (["-s", "x"], "The value 'x' is invalid for '-s <factor>'"),
    (
      ["--format", "jpg"],
      "The value 'jpg' is invalid for '--format <format>'. Please provide one of 'png', 'json' or 'csv'."
    ),
    (
      ["--season", "fall"],
      """
      The value 'fall' is invalid for '--season <season>'. Please provide one of the following:
        - spring
        - summer
        - autumn
        - winter
        - resort
        - cruise
      """
    ),
    (["--set", "red"], "The value 'red' is invalid for '--set <part=color>': a part and a colour look like sole=red"),
    (["mix"], "Missing expected argument '<target>'"),
    (["mix", "1"], "Missing expected argument '<source>'"),
    (["mix", "1", "a"], "Missing expected argument '--golden <dir>'"),
    (["mix", "one", "a", "--golden", "g"], "The value 'one' is invalid for '<target>'"),
    (["help", "mxi"], "Unknown subcommand 'mxi'. Did you mean 'mix'?"),
    (["help", "nothing"], "Unknown subcommand 'nothing'"),
  ])
  func errors(words: [String], message: String) {
    guard case .failure(let error)? = outcome(words) else {
      Issue.record("\(words) was accepted")
      return
    }
    #expect(error.description == message)
  }

  @Test func nothingAsksForShortHelp() throws {
    guard case .shortHelp = try program.parse([]) else { throw Wrong() }
  }

  /// Words, and the command whose help they ask for ("" for the program's).
  @Test(arguments: [
    (["--help"], ""), (["-h"], ""), (["help"], ""), (["help", "help"], ""), (["help", "--help"], ""),
    (["help", "draw"], "draw"), (["draw", "--help"], "draw"), (["mix", "-h"], "mix"),
    (["mix", "--bogus", "-h"], "mix"),
    (["draw", "-o", "--help"], "draw"), (["a.json", "--help"], ""),
  ])
  func helpWins(words: [String], command: String) throws {
    guard case .help(let asked) = try program.parse(words) else { throw Wrong() }
    #expect(asked ?? "" == command)
  }

  @Test(arguments: [
    (["--version"], false), (["--version", "--json"], true), (["--json", "--version"], true),
    (["draw", "--version"], false), (["mix", "--version", "--json"], true),
  ])
  func version(words: [String], json: Bool) throws {
    guard case .version(json) = try program.parse(words) else { throw Wrong() }
  }

  @Test func wordThatMayBeAMistypedCommand() throws {
    guard case .run(_, "draw", let word) = try program.parse(["mxi"]) else { throw Wrong() }
    #expect(word == "mxi")
    #expect(program.nearestSubcommand(to: "mxi") == "mix")
    #expect(program.nearestSubcommand(to: "sunset.json") == nil)
    #expect(program.unknownSubcommand("mxi")?.description == "Unknown subcommand 'mxi'. Did you mean 'mix'?")
    #expect(program.unknownSubcommand("sunset.json") == nil)
    guard case .failure(let error)? = outcome(["drwa", "a.json"]) else { throw Wrong() }
    #expect(error.impliedWord == "drwa" && error.command == "draw")
    guard case .failure(let named)? = outcome(["draw", "a", "b"]) else { throw Wrong() }
    #expect(named.impliedWord == nil)
    guard case .run(_, _, let none) = try program.parse(["--force", "mxi"]) else { throw Wrong() }
    #expect(none == nil)
  }

  @Test func programWithoutDefaultCommand() {
    let tree = CommandTree(CommandInfo("t", abstract: "T."), commands: program.commands)
    let error = #expect(throws: UsageError.self) { try tree.parse(["drwa"]) }
    #expect(error?.description == "Unknown subcommand 'drwa'. Did you mean 'draw'?")
    #expect(error?.command == nil)
  }

  @Test func oneAnswerForTheTable() {
    #expect(program.tableFaults() == [])
  }

  @Test func faultsOfTables() {
    struct Options { var a: String?, b: [String] = [], c = "", d = false }
    let arguments: [Argument<Options>] = [
      .positional("a", help: "A.", \.a), .positional("b", help: "B.", \.b), .positional("c", help: "C.", \.c),
      .flag("-d", help: "D.", \.d), .flag("--dd", "-d", help: "", \.d), .flag("--help", help: "H.", \.d),
      .option("--e e", value: "e", help: String(repeating: "e", count: 55), \.c),
    ]
    let command = Command(CommandInfo("x", abstract: ""), defaults: Options(), arguments: arguments) { _ in 0 }
    let tree = CommandTree(
      CommandInfo("t", abstract: "T."), defaultCommand: "y",
      commands: [
        command,
        Command(
          CommandInfo("x", abstract: "X."), defaults: Options(), arguments: [], action: { _ in 0 }),
      ])
    #expect(
      tree.tableFaults() == [
        "two subcommands 'x'", "the default 'y' is no subcommand", "x: two arguments '-d'", "x: two arguments '--help'",
        "x: '-d' has no long name", "x: '--dd' has no help", "x: the help of '--e e <e>' is longer than 54 characters",
        "x: '--e e <e>' has a name that cannot be typed", "x: nothing is left for '<c>' after '<b>'", "x: no abstract",
      ])
    let order: [Argument<Options>] = [.positional("a", help: "A.", \.a), .positional("c", help: "C.", \.c)]
    let second = Command(CommandInfo("x", abstract: "X."), defaults: Options(), arguments: order) { _ in 0 }
    #expect(
      CommandTree(CommandInfo("t", abstract: "T."), commands: [second]).tableFaults()
        == ["x: '<c>' is required after '<a>', which is not"])
  }
}

private struct Wrong: Error {}
