public import Colorways
import FileSystem

/// Two pictures of a list that would get one name, also where they differ by case or Unicode normalisation alone: macOS
/// and Windows take such names for one.
public struct DuplicateName: Hashable, Sendable {
  /// A picture's name, and the row that gives it.
  public struct Use: Hashable, Sendable {
    /// The path under the output folder.
    public let name: String
    /// The row's number in its list.
    public let row: Int
    /// Where the row stands.
    public let place: RowPlace
  }

  /// Who had the name first.
  public let first: Use
  /// Who would get it again.
  public let second: Use

  /// Both places, the name or names, and what to add to the template that made them.
  public func message(template: NameTemplate) -> String {
    let names = (PathBytes.quoted(first.name), PathBytes.quoted(second.name))
    let isSame = first.name.utf8.elementsEqual(second.name.utf8)
    if first.row == second.row {
      return
        "\(places.0) gives \(isSame ? "\(names.0) twice" : "\(names.0) and \(names.1), one file on macOS and Windows")"
        + "; put {rendition} into --name"
    }
    let gives =
      isSame
      ? "\(places.0) and \(places.1) both give \(names.0)"
      : "\(places.0) gives \(names.0) and \(places.1) gives \(names.1), which are one file on macOS and Windows"
    return "\(gives); \(Self.wayOut(template))"
  }

  /// The places, with the rows' numbers where their places are one.
  private var places: (String, String) {
    let texts = (PathBytes.visible(first.place.description), PathBytes.visible(second.place.description))
    guard first.place == second.place, first.row != second.row else { return texts }
    return ("row \(first.row) of \(texts.0)", "row \(second.row)")
  }

  private static func wayOut(_ template: NameTemplate) -> String {
    if template.saysIndex { return "let --name begin with '{index:06}-', so that no digit stands beside the number" }
    return template.says(.sku) ? "add {index} to --name" : "add {index} or {sku} to --name"
  }
}
