import Arguments

/// How two lists of designs are paired and compared.
struct ListDiffOptions: Sendable {
  /// What pairs two rows.
  enum Key: String, CaseIterable, ArgumentValue {
    case sku
    case name
    case path
  }

  /// What becomes of a design that the actual side alone has.
  enum New: String, CaseIterable, ArgumentValue {
    case fail
    case pass
  }

  var key: Key?
  var noPixels = false
  var new: New?

  private static let group = "List options"

  static let arguments: [Argument<ListDiffOptions>] = [
    .option("--key", value: "field", help: "What pairs designs (default: the SKU, or the name).", group: group, \.key),
    .flag("--no-pixels", help: "Compare the colours alone.", group: group, \.noPixels),
    .option("--new", value: "what", help: "Designs of the actual side alone.", group: group, \.new),
  ]
}
