import Arguments

/// What a command line can ask for, with its options.
enum Action: Sendable {
  case render(RenderCommand)
  case preview(PreviewCommand)
  case batch(BatchCommand)
  case diff(DiffCommand)
  case check(CheckCommand)
  case accept(AcceptCommand)
  case configurator(ConfiguratorCommand)
  case initialize(InitCommand)
  case inspect(InspectCommand)
  case models(ModelsCommand)
  case schema(SchemaCommand)
  case colors(ColorsCommand)
  case completions(CompletionsCommand)

  /// Does it. Throws what goes wrong; the exit code is one of those that are no fault.
  func run() throws -> ExitCode {
    switch self {
    case .batch(let command): return try command.run()
    case .diff(let command): return try command.run()
    case .check(let command): return try command.run()
    case .accept(let command): return try command.run()
    case .inspect(let command): return try command.run()
    case .render(let command): try command.run()
    case .preview(let command): try command.run()
    case .configurator(let command): try command.run()
    case .initialize(let command): try command.run()
    case .models(let command): try command.run()
    case .schema(let command): try command.run()
    case .colors(let command): try command.run()
    case .completions(let command): try command.run()
    }
    return .success
  }
}

/// The program's commands.
enum Program {
  static let tree = CommandTree<Action>(
    CommandInfo(
      "shoe-render", abstract: "Turn sneaker designs into pictures, exactly.",
      discussion:
        "Exit codes: 0 done, 64 usage, 65 bad data, 66 input missing, 70 internal fault, 73 cannot create output, 74 I/O error, 130 interrupted.",
      examples: [
        Example("shoe-render init - | shoe-render - -o default.png", "Render the default shoe"),
        Example("shoe-render config.json -o out.png", "Render a configuration"),
        Example("shoe-render inspect out.png", "Say how a picture was made"),
      ]),
    defaultCommand: "render",
    commands: [
      Command(RenderCommand.info, defaults: RenderCommand(), arguments: RenderCommand.arguments) { .render($0) },
      Command(PreviewCommand.info, defaults: PreviewCommand(), arguments: PreviewCommand.arguments) { .preview($0) },
      Command(BatchCommand.info, defaults: BatchCommand(), arguments: BatchCommand.arguments) { .batch($0) },
      Command(DiffCommand.info, defaults: DiffCommand(), arguments: DiffCommand.arguments) { .diff($0) },
      Command(CheckCommand.info, defaults: CheckCommand(), arguments: CheckCommand.arguments) { .check($0) },
      Command(AcceptCommand.info, defaults: AcceptCommand(), arguments: AcceptCommand.arguments) { .accept($0) },
      Command(
        ConfiguratorCommand.info, defaults: ConfiguratorCommand(), arguments: ConfiguratorCommand.arguments
      ) { .configurator($0) },
      Command(InitCommand.info, defaults: InitCommand(), arguments: InitCommand.arguments) { .initialize($0) },
      Command(InspectCommand.info, defaults: InspectCommand(), arguments: InspectCommand.arguments) { .inspect($0) },
      Command(ModelsCommand.info, defaults: ModelsCommand(), arguments: ModelsCommand.arguments) { .models($0) },
      Command(SchemaCommand.info, defaults: SchemaCommand(), arguments: SchemaCommand.arguments) { .schema($0) },
      Command(ColorsCommand.info, defaults: ColorsCommand(), arguments: ColorsCommand.arguments) { .colors($0) },
      Command(CompletionsCommand.info, defaults: CompletionsCommand(), arguments: CompletionsCommand.arguments) {
        .completions($0)
      },
    ])
}
