public import Colors
public import JSON

/// Why a file is no palette, or a palette cannot be written, and where.
public struct PaletteError: Error, Equatable, Sendable {
  /// What is wrong. The words for each kind are in ``PaletteError/message``.
  public enum Kind: Equatable, Sendable {
    /// There is not a byte, or nothing but blanks.
    case empty
    /// A text in another encoding, such as "UTF-16 (little-endian)".
    case encoding(String)
    /// Text that is not UTF-8.
    case invalidUTF8
    /// Another kind of file, known by its first bytes; `advice` says what to do.
    case foreign(String, advice: String)
    /// Binary content of no known kind.
    case unknownBinary
    /// The format is known, and there is no colour in it; `found` is what there is.
    case noColors(PaletteFormat, found: [String])
    /// Not a colour.
    case color(ColorError)

    /// A line is not made of that many numbers.
    case notChannels(String, expected: String)
    /// A number of a text is not a whole one from 0 to 255.
    case channelOutOfRange(String)
    /// A JASC palette has so many lines, too few even for its header.
    case jascHeader(lines: Int)
    /// A line is no count of colours.
    case colorCount(String)
    /// The file announces more colours than it has.
    case fewerColors(declared: Int, found: Int)
    /// A line of a list holds no hex colour.
    case noHexColor(String)

    /// The columns of a table do not tell name and colour.
    case columns(found: [String])
    /// A row of a table has too few cells.
    case missingCell(column: String)
    /// A quote of a table is not closed.
    case unclosedQuote

    /// The bytes end inside of `what`.
    case cutShort(what: String, needed: Int, left: Int)
    /// So many bytes follow where the file should end.
    case trailing(Int)
    /// A colour model of ASE that is unknown.
    case unknownModel(String)
    /// A colour space of ACO that is unknown.
    case unknownSpace(Int)
    /// A number is outside its range.
    case outOfRange(name: String, value: String, range: String)

    /// The archive cannot be opened or unpacked.
    case damagedArchive
    /// An archive's entry cannot be unpacked, for this reason.
    case lockedArchive(String)
    /// The archive holds no palette but these files.
    case foreignArchive(found: [String])
    /// An entry claims to be larger than any palette.
    case archiveTooLarge(declared: UInt64, limit: Int)

    /// The text is not JSON.
    case json(JSONError)
    /// A value is of the wrong type.
    case wrongType(expected: String, found: String)
    /// An object lacks a key.
    case missingKey(String)
    /// An unknown colour space in JSON; `meant` is the nearest known one.
    case unknownColorSpace(String, known: [String])
    /// Not as many components as the colour space has.
    case componentCount(found: Int)
    /// A component is no number in any of the three notations.
    case component(String)

    /// No token has this path; `meant` is the nearest one.
    case unknownAlias(String, meant: String?)
    /// Aliases lead back to where they started, along these paths.
    case aliasCycle([String])
    /// The alias leads to a token of this type.
    case aliasOfOtherType(String, type: String)
    /// A JSON pointer that leads nowhere.
    case unknownPointer(String)
    /// A pointer into a file that was not given.
    case unknownFile(String)
    /// No token has this mode.
    case unknownMode(String, known: [String])
    /// Extended groups hold more tokens than anyone writes.
    case tooManyTokens(limit: Int)

    /// The format that is written has no opacity, and this swatch needs it.
    case noOpacity(format: String, swatch: String, color: String)
    /// A name or a group is longer than the format that is written allows.
    case nameTooLong(String, limit: Int)
  }

  /// A place in a file.
  public enum Place: Equatable, Sendable {
    /// The file as a whole.
    case file
    /// A line of a text, from 1.
    case line(Int)
    /// A byte of a binary file, from 0.
    case byte(Int)
    /// A value of a JSON text: its path, such as `color.blue.$value`, and where it is written.
    case json(path: String, position: JSONPosition?)
  }

  /// What is wrong.
  public let kind: Kind
  /// The file's name as given; empty for an error in writing.
  public var file: String
  /// Where in the file.
  public let place: Place

  /// Makes an error.
  public init(_ kind: Kind, at place: Place, in file: String = "") {
    self.kind = kind
    self.place = place
    self.file = file
  }

  /// The same error, with the file's name unless it has one.
  func named(_ file: String) -> PaletteError { PaletteError(kind, at: place, in: self.file.isEmpty ? file : self.file) }
}

extension PaletteError: CustomStringConvertible {
  /// `FILE: PLACE: message`.
  public var description: String { [file, place.description, message].filter { !$0.isEmpty }.joined(separator: ": ") }
}

extension PaletteError.Place: CustomStringConvertible {
  /// `line 3`, `byte 12`, `4:7: color.blue`; empty for the file as a whole.
  public var description: String {
    switch self {
    case .file: ""
    case .line(let line): "line \(line)"
    case .byte(let offset): "byte \(offset)"
    case .json(let path, let position):
      [position?.description ?? "", path].filter { !$0.isEmpty }.joined(separator: ": ")
    }
  }
}
