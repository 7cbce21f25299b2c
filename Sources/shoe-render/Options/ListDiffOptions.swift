public import Arguments
public import Diffing

extension DesignKey: ArgumentValue {}

/// How two lists of designs are read, paired and compared.
struct ListDiffOptions: Sendable {
  /// What becomes of a design that the actual side alone has.
  enum New: String, CaseIterable, ArgumentValue {
    case fail
    case pass
  }

  var key: DesignKey?
  var noPixels = false
  var new: New?
  /// How sources are read; the sources themselves are the two sides.
  var source = SourceOptions()

  private static let group = "List options"

  static let arguments: [Argument<ListDiffOptions>] =
    [
      .option(
        "--key", value: "field", help: "What pairs designs (default: the SKU, or the name).", group: group, \.key),
      .flag("--no-pixels", help: "Compare the colours alone.", group: group, \.noPixels),
      .option("--new", value: "what", help: "Designs of the actual side alone.", group: group, \.new),
    ]
    + SourceOptions.arguments.filter { argument in
      ["--column", "--base", "--assign"].contains { argument.info.names.contains($0) }
    }.within(\.source)
}
