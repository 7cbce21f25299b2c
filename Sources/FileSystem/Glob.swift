/// Patterns of paths as a shell expands them: `*` any bytes, `?` one character, `[a-z]` one of a set and `[!a-z]` one not
/// in it, in any component. A name that begins with a dot needs a dot in the pattern. There is no `**` and no `{a,b}`.
public enum Glob {
  /// Whether the path has a character that makes it a pattern.
  public static func isPattern(_ path: String) -> Bool { path.utf8.contains { "*?[".utf8.contains($0) } }

  /// The paths that match, sorted by their bytes. Folders that cannot be read hold none.
  public static func matches(_ pattern: String) -> [String] {
    var paths = [pattern.hasPrefix("/") ? "/" : ""]
    let components = pattern.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    for (place, component) in components.enumerated() {
      let isLast = place == components.count - 1
      paths = paths.flatMap { step($0, component, needsFolder: !isLast || pattern.hasSuffix("/")) }
    }
    return paths.sorted { PathBytes.encode($0).lexicographicallyPrecedes(PathBytes.encode($1)) }
  }

  private static func step(_ folder: String, _ component: String, needsFolder: Bool) -> [String] {
    let paths: [String]
    if isPattern(component) {
      let names = (try? FileSystem.list(folder.isEmpty ? "." : folder)) ?? []
      paths = names.filter { isMatch($0, component) }.map { Path.joined(folder, $0) }
    } else {
      paths = [Path.joined(folder, component)]
    }
    return paths.filter {
      let kind = FileSystem.kind(of: $0)
      return needsFolder ? kind == .directory : kind != .missing
    }
  }

  /// Whether a name relative to some folder is chosen: a pattern without slashes is held against its last component, in
  /// whatever folder that is, another one component by component against the whole name.
  public static func isChosen(_ name: String, by pattern: String) -> Bool {
    guard pattern.utf8.contains(UInt8(ascii: "/")) else { return isMatch(Path.lastComponent(name), pattern) }
    let (names, patterns) = (name.split(separator: "/"), pattern.split(separator: "/"))
    return names.count == patterns.count && zip(names, patterns).allSatisfy { isMatch(String($0), String($1)) }
  }

  /// Whether a name matches the pattern of one component.
  static func isMatch(_ name: String, _ pattern: String) -> Bool {
    let (name, pattern) = (Array(name.unicodeScalars), Array(pattern.unicodeScalars))
    if name.first == ".", pattern.first != "." { return false }
    var (place, mark) = (0, 0)
    // Where the last star stands, and how far it has reached: on a mismatch it takes one more.
    var star: (mark: Int, place: Int)?
    while place < name.count {
      if mark < pattern.count, pattern[mark] == "*" {
        star = (mark, place)
        mark += 1
      } else if let next = one(name[place], pattern, mark) {
        mark = next
        place += 1
      } else if let last = star {
        star = (last.mark, last.place + 1)
        (mark, place) = (last.mark + 1, last.place + 1)
      } else {
        return false
      }
    }
    return pattern[mark...].allSatisfy { $0 == "*" }
  }

  /// The place after the pattern's piece at `mark` where that matches `scalar`; nil where it does not.
  private static func one(_ scalar: Unicode.Scalar, _ pattern: [Unicode.Scalar], _ mark: Int) -> Int? {
    guard mark < pattern.count else { return nil }
    switch pattern[mark] {
    case "?": return mark + 1
    case "[":
      guard let set = GlobSet(pattern, at: mark) else { return scalar == "[" ? mark + 1 : nil }
      return set.contains(scalar) ? set.end : nil
    default: return pattern[mark] == scalar ? mark + 1 : nil
    }
  }
}

/// The characters in brackets. A bracket that is not closed is a plain character.
private struct GlobSet {
  private var ranges: [ClosedRange<UInt32>] = []
  private var isNegated = false
  /// The place after the closing bracket.
  let end: Int

  init?(_ pattern: [Unicode.Scalar], at start: Int) {
    var place = start + 1
    if place < pattern.count, pattern[place] == "!" || pattern[place] == "^" {
      isNegated = true
      place += 1
    }
    let first = place
    while place < pattern.count, pattern[place] != "]" || place == first {
      let low = pattern[place].value
      if place + 2 < pattern.count, pattern[place + 1] == "-", pattern[place + 2] != "]" {
        let high = pattern[place + 2].value
        if low <= high { ranges.append(low...high) }
        place += 3
      } else {
        ranges.append(low...low)
        place += 1
      }
    }
    guard place < pattern.count else { return nil }
    end = place + 1
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool { ranges.contains { $0.contains(scalar.value) } != isNegated }
}
