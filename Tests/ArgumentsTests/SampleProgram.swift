import Arguments

/// A program that uses every kind of argument there is.
enum Format: String, CaseIterable, ArgumentValue {
  case png, json, csv
}

enum Season: String, CaseIterable, ArgumentValue {
  case spring, summer, autumn, winter, resort, cruise
}

struct Common: Equatable, Sendable {
  var width: Int?
  var force = false

  static let arguments: [Argument<Common>] = [
    .option("--width", value: "pixels", help: "Width of the picture.", \.width),
    .flag("-f", "--force", help: "Replace any file.", \.force),
  ]
}

struct DrawOptions: Equatable, Sendable {
  var common = Common()
  var config: String?
  var output = ""
  var format = Format.png
  var scale = 1.0
  var paints: [Paint] = []
  var season: Season?
  var verbosity = 1

  static let arguments: [Argument<DrawOptions>] =
    [
      .positional("config", help: "The shoe's configuration.", completion: .files(["json", "png"]), \.config),
      .option("-o", "--output", value: "path", help: "Where the picture goes.", completion: .files([]), \.output),
      .option("--format", value: "format", help: "The output's form.", \.format),
      .option("-s", "--scale", value: "factor", help: "Size of a point.", \.scale),
      .option(
        "--set", value: "part=color", help: "Paint a part.", group: "Colors", parse: Paint.init(parsing:), \.paints),
      .option("--season", value: "season", help: "The season's palette.", group: "Colors", \.season),
      .flag("-q", "--quiet", help: "Say nothing.", sets: 0, \.verbosity),
      .flag("-v", "--verbose", help: "Say more.", sets: 2, \.verbosity),
    ] + Common.arguments.within(\.common)
}

struct Paint: Equatable, Sendable {
  var part: String
  var color: String

  init(_ part: String, _ color: String) {
    self.part = part
    self.color = color
  }

  @Sendable init(parsing text: String) throws(ArgumentMessage) {
    guard let equals = text.firstIndex(of: "=") else { throw "a part and a colour look like sole=red" }
    self.init(String(text[..<equals]), String(text[text.index(after: equals)...]))
  }
}

struct MixOptions: Equatable, Sendable {
  var target = 0
  var sources: [String] = []
  var golden = ""
  var common = Common()

  static let arguments: [Argument<MixOptions>] =
    [
      .positional("target", help: "The number to reach.", \.target),
      .positional("source", help: "What to mix.", required: true, completion: .files([]), \.sources),
      .option("--golden", value: "dir", help: "Folder of goldens.", required: true, completion: .folders, \.golden),
    ] + Common.arguments.within(\.common)
}

enum Action: Equatable {
  case draw(DrawOptions)
  case mix(MixOptions)
}

let program = CommandTree<Action>(
  CommandInfo(
    "tool", abstract: "Draws and mixes.",
    examples: [
      Example("tool sunset.json -o sunset.png", "One picture"), Example("tool mix 7 a b --golden g", "A mixture"),
      Example("tool draw - --set sole=#ff0000 < sunset.json", "A red sole, the rest as in the file"),
    ]),
  defaultCommand: "draw",
  commands: [
    Command(
      CommandInfo(
        "draw", abstract: "Draw one picture.",
        discussion:
          "The configuration is JSON, or a picture drawn earlier. What it leaves out has the model's colours, "
          + "and - reads standard input.",
        examples: [Example("tool draw sunset.json", "A picture beside you")]),
      defaults: DrawOptions(), arguments: DrawOptions.arguments, action: Action.draw),
    Command(
      CommandInfo("mix", abstract: "Mix several."), defaults: MixOptions(), arguments: MixOptions.arguments,
      action: Action.mix),
  ])

/// What a line of words gives, in one text: what is run, or asked for, or the error's message.
func outcome(_ words: [String]) -> Result<Action, UsageError>? {
  do throws(UsageError) {
    guard case .run(let action, _, _) = try program.parse(words) else { return nil }
    return .success(action)
  } catch {
    return .failure(error)
  }
}
