import Colors
import Pixels
import ShoeDesign
import Suggestions

/// Reads a matrix: `base=white,black; side=orange,rgb(10, 132, 255)`. Semicolons part the parts, commas their colours;
/// those inside of parentheses belong to a colour.
struct MatrixText {
  /// The parts in the order written.
  let parts: [ShoePart]
  /// The colours of each, no two of one part the same.
  let colors: [[RGBA8]]
  /// Colours that are there under another spelling already.
  let notices: [RowNotice]

  static let source = "--matrix"

  init(_ text: String, _ options: ListOptions) throws(SourceError) {
    var (parts, colors, notices) = ([ShoePart](), [[RGBA8]](), [RowNotice]())
    for axis in Self.split(text, at: ";").map(ASCIIText.trimmed) where !axis.isEmpty {
      guard let sign = axis.firstIndex(of: "=") else { throw .matrix("\(quotedExcerpt(axis)) has no '='") }
      let part = try Self.part(ASCIIText.trimmed(axis[..<sign]), options)
      if parts.contains(part) { throw .matrix("the part '\(part)' comes twice") }
      let spellings = Self.split(String(axis[axis.index(after: sign)...]), at: ",").map(ASCIIText.trimmed)
      let list = try Self.colors(spellings, of: part, options.reading, &notices)
      parts.append(part)
      colors.append(list)
    }
    if parts.isEmpty { throw .matrix("there is no part in it") }
    (self.parts, self.colors, self.notices) = (parts, colors, notices)
  }

  private static func part(_ name: String, _ options: ListOptions) throws(SourceError) -> ShoePart {
    let known = ShoePart.nameable(with: options.knownParts(options.base?.model) ?? [])
    if let part = known.first(where: { $0.rawValue == name }) { return part }
    let hint = hint(for: name, among: known.map(\.rawValue), listedAs: "known parts")
    throw .matrix("unknown part \(quotedExcerpt(name))\(hint)")
  }

  private static func colors(
    _ spellings: [String], of part: ShoePart, _ reading: ColorReading, _ notices: inout [RowNotice]
  ) throws(SourceError) -> [RGBA8] {
    var colors: [RGBA8] = []
    var first: [RGBA8: String] = [:]
    for spelling in spellings {
      let color: RGBA8
      do throws(ColorError) {
        let parsed = try ColorParser.parse(spelling, reading: reading)
        // Colours without alpha all show nothing.
        color = parsed.alpha == 0 ? .clear : parsed
      } catch {
        throw .matrix("\(part): \(error.message)")
      }
      if let earlier = first[color] {
        notices.append(.sameColor(source, part, earlier, spelling))
      } else {
        first[color] = spelling
        colors.append(color)
        if let conflict = ColorParser.conflict(in: spelling, reading: reading) {
          notices.append(.nameConflict(RowPlace(source: source), conflict))
        }
      }
    }
    return colors
  }

  /// The pieces between `mark`, those in parentheses left whole.
  private static func split(_ text: String, at mark: Character) -> [String] {
    var (pieces, depth) = ([""], 0)
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth = max(0, depth - 1) }
      if character == mark, depth == 0 { pieces.append("") } else { pieces[pieces.count - 1].append(character) }
    }
    return pieces
  }
}
