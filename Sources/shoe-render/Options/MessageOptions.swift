import Arguments

/// How a command speaks.
struct MessageOptions: Sendable {
  var quiet = false
  var json = false
  var noColor = false

  static let arguments: [Argument<MessageOptions>] = [
    .flag("-q", "--quiet", help: "Say nothing but errors.", \.quiet),
    .flag("--json", help: "Print JSON, for programs.", \.json),
    .flag("--no-color", help: "Never colour what is said.", \.noColor),
  ]
}
