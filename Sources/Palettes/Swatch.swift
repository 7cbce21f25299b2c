public import Pixels

/// One colour of a palette.
public struct Swatch: Hashable, Sendable {
  /// How a print program treats the colour. It changes nothing here, but is kept when a palette is written again.
  public enum Kind: String, Hashable, Sendable {
    /// Mixed from the process inks; also what files without kinds hold.
    case process
    /// A process colour that changes everywhere when the swatch changes.
    case global
    /// An ink of its own; the colour here only stands for it.
    case spot
  }

  /// The name, without blanks around it; nil where the file gives none.
  public var name: String?
  /// The group in the file, outer groups first and parted by `/` or, in design tokens, by `.`; nil outside groups.
  public var group: String?
  /// The colour, rounded once to 8 bits per channel.
  public var color: RGBA8
  /// How a print program treats it.
  public var kind: Kind

  /// Makes a swatch, a process colour without name and group unless said otherwise.
  public init(name: String? = nil, group: String? = nil, color: RGBA8, kind: Kind = .process) {
    self.name = name
    self.group = group
    self.color = color
    self.kind = kind
  }
}
