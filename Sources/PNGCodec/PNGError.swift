/// Why a PNG could not be read or written.
public struct PNGError: Error, Equatable, Sendable {
  /// What kind of fault it is; more kinds may come, so a `switch` needs a default.
  public struct Kind: Hashable, Sendable {
    let name: String
    /// The bytes do not begin with the PNG signature.
    public static let notPNG = Kind(name: "notPNG")
    /// There are no bytes at all.
    public static let empty = Kind(name: "empty")
    /// A PNG that breaks the format: cut short, bad checksum, impossible header.
    public static let corrupt = Kind(name: "corrupt")
    /// A form of picture or text that is valid somewhere, but is not read or written here (Apple's CgBI).
    public static let unsupported = Kind(name: "unsupported")
    /// More pixels, or a longer text, than the limit; refused before memory is taken.
    public static let tooLarge = Kind(name: "tooLarge")
    /// No transparency, and so no coverage, where one was asked for.
    public static let noCoverage = Kind(name: "noCoverage")
    /// A pixel whose red, green and blue differ, where luminance was to be the coverage.
    public static let notGrey = Kind(name: "notGrey")
    /// Memory could not be had.
    public static let outOfMemory = Kind(name: "outOfMemory")
  }
  /// The kind of fault.
  public let kind: Kind
  /// The fault in words, without a file name: the caller knows it. A complete clause, lower case, no full stop.
  public let message: String
}

extension PNGError: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}
