public import Arguments
public import Diffing

extension PictureStyle: ArgumentValue {}

/// Where annotations go.
enum AnnotationFormat: String, CaseIterable, ArgumentValue {
  case github
}

/// What a comparison leaves behind.
struct ReportOptions: Sendable {
  var output: String?
  var style: PictureStyle?
  var junit: String?
  var markdown: String?
  var html: String?
  var annotations: AnnotationFormat?
  var reportURL: String?
  var imageBase: String?
  var force = false

  private static let group = "Reports"

  static let arguments: [Argument<ReportOptions>] = [
    .option(
      "-o", "--output", value: "place", help: "Difference picture; for folders a folder.",
      completion: .files(["png"]), \.output),
    .option("--style", value: "look", help: "Of difference pictures (default: highlight).", \.style),
    .flag("-f", "--force", help: "Replace any file.", \.force),
    .option(
      "--junit", value: "file", help: "JUnit XML.", group: group, completion: .files(["xml"]), \.junit),
    .option(
      "--markdown", value: "file", help: "A comment for a pull request.", group: group, completion: .files(["md"]),
      \.markdown),
    .option(
      "--html", value: "place", help: "One FILE.html, or a folder.", group: group, completion: .files(["html"]),
      \.html),
    .option("--annotations", value: "format", help: "Lines for the log of CI.", group: group, \.annotations),
    .option("--report-url", value: "url", help: "Where the HTML report will be.", group: group, \.reportURL),
    .option("--image-base", value: "url", help: "Where difference pictures will be.", group: group, \.imageBase),
  ]
}
