import Arguments
import Compositing
import FileSystem
import LayerSets
import PNGCodec
import Pixels
import Reports
import ShoeDesign
import ShoeRender

/// The command line that accepts what a run found, to be pasted into a shell in the folder where it ran.
enum AcceptanceCommand {
  /// For `check`: its own `words` with --update. What --only kept out is accepted too.
  static func check(_ words: [String]) -> String {
    let update = CheckOptions.arguments.map(\.info).filter { !$0.names.allSatisfy(["--golden", "--new"].contains) }
    return line(without(update + threads, words), adding: ["--update"])
  }

  /// For `diff`: its own `words` without the reports, whose JSON `accept` reads. No file is left behind.
  static func diff(_ words: [String]) -> String {
    let reports = ReportOptions.arguments.map(\.info) + MessageOptions.arguments.map(\.info)
    return line(without(reports + threads, words), adding: ["--json"]) + " | shoe-render accept -"
  }

  /// For a design whose picture is another than the expected one at `path`: what makes it there, in the same way. `sets` says
  /// that the design's colours were changed by options; `masks` is a layer set of the user's own.
  static func render(
    _ design: String, _ recipe: Recipe, sets: Bool, masks: String?, channel: MaskChannel?, to path: String
  ) -> String {
    // Only the preset leaves the shadow out, and has its own size and ground.
    let isPreset = !recipe.framing.showsShadow
    var words = ["shoe-render", "render", design]
    words +=
      isPreset ? ["--preset", Preset.whiteSquare.rawValue] : [recipe.isFitted ? "--fit" : "--size", "\(recipe.size)"]
    words += masks.map { ["--layers", $0] } ?? ["--model", recipe.model]
    if let channel { words += ["--mask-channel", channel.rawValue] }
    if recipe.background != .clear, !isPreset { words += ["--background", "\(recipe.background)"] }
    if recipe.blend != .srgb { words += ["--blend", recipe.blend.rawValue] }
    if recipe.isGathered { words += ["--png", "indexed"] }
    if recipe.finish != .flat { words += ["--finish", recipe.finish.rawValue] }
    words += self.words(recipe.framing)
    if sets { words += recipe.colors.keys.sorted().flatMap { ["--set", "\($0.rawValue)=\(recipe.colors[$0]!)"] } }
    return ShellWords.line(words + ["-o", path])
  }

  /// For two lists that are files of one kind: the actual one in the place of the expected one. Nil for folders, patterns,
  /// standard input, and lists of different kinds.
  static func lists(_ expected: String, _ actual: String) -> String? {
    guard FileSystem.kind(of: expected) == .file, FileSystem.kind(of: actual) == .file,
      Path.extension(expected).lowercased() == Path.extension(actual).lowercased()
    else { return nil }
    return ShellWords.line(["cp", "--", actual, expected])
  }

  private static func words(_ framing: Framing) -> [String] {
    var words: [String] = []
    if case .pixels(let padding) = framing.padding, padding > 0, framing.showsShadow {
      words += ["--padding", "\(padding)"]
    }
    if framing.isTrimmed, framing.showsShadow { words.append("--trim") }
    if framing.anchor != .center { words += ["--anchor", framing.anchor.rawValue] }
    if framing.isFlipped { words.append("--flip") }
    return words
  }

  /// How many threads a run had changes nothing that it says.
  private static let threads = DiffCommand.arguments.all.map(\.info).filter { $0.names.contains("--jobs") }

  /// Options come before a `--`, behind which all words are operands.
  private static func line(_ words: [String], adding options: [String]) -> String {
    let end = words.firstIndex(of: "--") ?? words.count
    return ShellWords.line(["shoe-render"] + words[..<end] + options + words[end...])
  }

  /// The words without some options, their values included. Short ones that share a word with others stay.
  private static func without(_ options: [ArgumentInfo], _ words: [String]) -> [String] {
    var kept: [String] = []
    var index = 0
    while index < words.count, words[index] != "--" {
      let word = words[index]
      index += 1
      if let option = options.first(where: { $0.names.contains(word) }) {
        if case .option = option.kind { index += 1 }
      } else if !options.contains(where: { $0.names.contains { word.hasPrefix($0 + "=") } }) {
        kept.append(word)
      }
    }
    return kept + words[min(index, words.count)...]
  }
}
