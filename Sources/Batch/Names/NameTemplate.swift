public import ShoeDesign

/// How the pictures of a list are named: `{index:06}-{name}-{sku}.png`.
///
/// A `/` of the template makes folders. The text ends in `.png`. `{{` and `}}` are braces. The fields:
///
/// - `{index}`: the row's number; `{index:06}` has six digits at least, with zeros before it.
/// - `{name}`, `{sku}`, `{model}`, `{manufacturer}`: what the configuration says.
/// - `{metadata.KEY}`: a text, number or truth value of the metadata. Where no key is `KEY`, its dots lead into objects.
/// - `{side}`, and so for every part: its colour as `ff9500`, or with two more digits where it is translucent. A part
///   beyond the five standard ones has a colour where the configuration gives one.
/// - `{rendition}`, `{width}`, `{height}`, `{scale}`: of the picture. A scale that is not 1 is said by `@2x` before the
///   extension, unless `{scale}` stands in the template.
/// - `{hash:12}`: the first digits of the picture's key, 1 to 32; `{hash}` has all 32.
///
/// Values never leave their component, and the same name can stand on Linux, macOS and Windows; see ``SafeText``,
/// ``NameComponent`` and ``ReservedNames``. A value without text takes the separators (any of `-`, `_`, `.` and space)
/// before it with it; at the beginning of a component, those after it. Fields side by side count as one there.
public struct NameTemplate: Hashable, Sendable {
  /// The template as written.
  public let text: String
  /// The folders, then the file without its extension.
  let components: [NameComponent]
  /// `.png` as written.
  let pathExtension: [UInt8]
  let fields: [NameField]
  /// Whether a name says which scale the picture has, so that no `@2x` is added.
  public let saysScale: Bool

  /// Reads a template.
  ///
  /// - Parameter parts: the parts whose colour may be asked for.
  public init(_ text: String, parts: [ShoePart] = ShoePart.standard) throws(NameTemplateError) {
    var parser = NameTemplateParser(text, parts: parts)
    (components, pathExtension) = try parser.parse()
    fields = components.flatMap { $0.groups.flatMap(\.self) }
    saysScale = fields.contains(.scale)
    self.text = text
  }

  /// The template where none is given: `{index:06}-{name}.png`, or `{index:06}-{name}-{rendition}.png` for pictures of
  /// several kinds.
  public static func standard(hasRenditions: Bool) -> NameTemplate {
    let text = hasRenditions ? "{index:06}-{name}-{rendition}.png" : "{index:06}-{name}.png"
    do {
      return try NameTemplate(text)
    } catch {
      preconditionFailure(error.description)
    }
  }

  /// Whether a name holds digits of the picture's key, so that ``NameValues/key`` must be given.
  public var needsKey: Bool { fields.contains { if case .hash = $0 { true } else { false } } }

  /// Whether a field stands in a name.
  func says(_ field: NameField) -> Bool { fields.contains(field) }

  /// Whether the row's number stands in a name.
  public var saysIndex: Bool { fields.contains { if case .index = $0 { true } else { false } } }

  /// Whether the row's number can be read back from any name, so that the names of different rows differ, also where
  /// case and Unicode normalisation do not count. Else names must be compared.
  ///
  /// `{index}` does that where no digit can stand beside it, and where nothing of variable text stands before it in its
  /// component, or nothing after it. `{name}{index}` does not: row 11 of name "1" and row 1 of name "11".
  public var isDistinctByIndex: Bool { components.contains(where: \.tellsIndex) }
}
