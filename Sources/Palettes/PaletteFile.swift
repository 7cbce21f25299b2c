/// A file as it was read: palettes are made from bytes, and opening files is the caller's.
public struct PaletteFile: Sendable {
  /// The path or name, for messages, for a palette without a name of its own, and for references between files.
  public let name: String
  /// The content.
  public let bytes: [UInt8]

  /// Wraps a file's content.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// The last part of the name.
  var lastName: Substring { name.split(separator: "/", omittingEmptySubsequences: true).last ?? name[...] }

  /// The last part of the name without its extension: `nord` for `swatches/nord.ase`.
  var stem: String {
    let parts = lastName.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 && !parts[0].isEmpty ? parts.dropLast().joined(separator: ".") : String(lastName)
  }
}
