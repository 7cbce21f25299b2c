import PNGCodec

/// What a PNG says about the meaning of its samples, chunk by chunk. It changes no pixel that this program reads; two
/// pictures with equal samples may look different by it.
public struct ColorMetadata: Equatable, Sendable {
  /// One chunk and what it says, in words that are equal exactly if the chunks mean the same.
  public struct Entry: Equatable, Sendable {
    /// The chunk's name, such as `gAMA`.
    public let name: String
    /// What it says, such as `0.45455`; `damaged` where its checksum or length is wrong.
    public let value: String
  }

  /// A chunk in which two pictures differ; nil for the side that has none.
  public struct Difference: Equatable, Sendable {
    /// The chunk's name, such as `gAMA`.
    public let name: String
    /// What the expected picture says.
    public let expected: String?
    /// What the actual picture says.
    public let actual: String?
  }

  /// The chunks that are there, in the order of ``names``; of several of one name the first.
  public let entries: [Entry]

  /// The chunks that count: those about colour of the PNG specification, third edition (11.3.2).
  public static let names = ["cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "cICP", "mDCV", "cLLI"]

  /// What the chunk `name` says; nil if there is none.
  public func value(of name: String) -> String? { entries.first { $0.name == name }?.value }

  /// The chunks in which `self`, the expected picture's, and `actual` differ.
  public func differences(from actual: ColorMetadata) -> [Difference] {
    Self.names.compactMap { name in
      let pair = (value(of: name), actual.value(of: name))
      return pair.0 == pair.1 ? nil : Difference(name: name, expected: pair.0, actual: pair.1)
    }
  }
}

extension ColorMetadata {
  init(_ outline: PNGOutline, in file: UnsafeRawBufferPointer) {
    let others = outline.chunks.filter { !$0.type.isCritical }
    entries = Self.names.compactMap { name in
      guard let chunk = others.first(where: { $0.type.description == name }) else { return nil }
      let data = RegularSections.isIntact(chunk, in: file) ? file[chunk.data] : nil
      let value = data.flatMap { ColorChunkText.value(of: name, UnsafeRawBufferPointer(rebasing: $0)) }
      return Entry(name: name, value: value ?? "damaged")
    }
  }
}

extension PictureReader {
  /// What the PNG's chunks about colour say, wherever they stand. Looks at those chunks alone.
  public func colorMetadata() -> ColorMetadata { ColorMetadata(outline, in: file) }
}
