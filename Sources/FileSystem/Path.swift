/// Paths taken apart and put together by their bytes: only `/` and `.` count, nothing is looked up, no `..` resolved.
public enum Path {
  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  /// The name at the end, slashes after it left out: `b.json` of `a/b.json`, `b` of `a/b/`, `/` of `/`.
  public static func lastComponent(_ path: String) -> String {
    let trimmed = withoutTrailingSlashes(path)
    guard let cut = trimmed.lastIndex(of: slash), trimmed.count > 1 else { return String(Substring(trimmed)) }
    return String(Substring(trimmed[trimmed.index(after: cut)...]))
  }

  /// The folder that holds the last component: `a` of `a/b`, `.` of `b`, `/` of `/b` and of `/`.
  public static func parent(_ path: String) -> String {
    let trimmed = withoutTrailingSlashes(path)
    guard let cut = trimmed.lastIndex(of: slash) else { return "." }
    let folder = withoutTrailingSlashes(String(Substring(trimmed[..<cut])))
    return folder.isEmpty ? "/" : String(Substring(folder))
  }

  /// The last component without its extension: `a.b` of `x/a.b.json`, `.profile` of `.profile`.
  public static func stem(_ path: String) -> String {
    let name = lastComponent(path)
    guard let cut = extensionDot(name) else { return name }
    return String(name[..<cut])
  }

  /// What follows the last dot of the last component, in the case it is written; empty without one, and for names that
  /// only begin with a dot.
  public static func `extension`(_ path: String) -> String {
    let name = lastComponent(path)
    guard let cut = extensionDot(name) else { return "" }
    return String(name[name.utf8.index(after: cut)...])
  }

  /// `name` as seen from `folder`; `name` itself where it is absolute or `folder` is empty.
  public static func joined(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || name.utf8.first == slash { return name }
    return folder.utf8.last == slash ? folder + name : folder + "/" + name
  }

  /// Whether the path ends in a slash, and so can only name a folder.
  static func endsInSlash(_ path: String) -> Bool {
    path.utf8.last == slash
  }

  private static func withoutTrailingSlashes(_ path: String) -> Substring.UTF8View {
    var view = path[...].utf8
    while view.count > 1, view.last == slash { view.removeLast() }
    return view
  }

  private static func extensionDot(_ name: String) -> String.Index? {
    guard let cut = name.utf8.lastIndex(of: dot), cut != name.startIndex, name != ".." else { return nil }
    return cut
  }
}
