public import FileSystem

/// Which goldens are written where they differ from their designs, and how.
public struct GoldenUpdate: Sendable {
  let folder: OutputFolder
  let rule: ReplacementRule
  private let pattern: String?
  let keepsReplaced: Bool

  /// Goldens in `folder` whose names `pattern` chooses (`Glob.isChosen`); nil chooses all. `rule` says what may be
  /// replaced. With `keepsReplaced` the bytes of what was replaced are handed on.
  public init(_ folder: OutputFolder, replacing rule: ReplacementRule, only pattern: String?, keepsReplaced: Bool) {
    self.folder = folder
    self.rule = rule
    self.pattern = pattern
    self.keepsReplaced = keepsReplaced
  }

  /// Whether a golden may be written.
  func chooses(_ name: String) -> Bool { pattern.map { Glob.isChosen(name, by: $0) } ?? true }
}
