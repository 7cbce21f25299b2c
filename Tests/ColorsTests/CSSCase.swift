import JSON
import Pixels
import Testing

/// One line of csscolor/cases.json.
struct CSSCase: Sendable {
  let id: String
  let input: String
  let isValid: Bool
  let category: String
  let needs: Set<String>
  let isSuperseded: Bool
  /// The bytes that the source itself gives, without alpha.
  let own: [UInt8]?
  let mapped: [UInt8]?
  let clipped: [UInt8]?
  let alpha: UInt8?
  let isInGamut: Bool?

  /// All of them, read once.
  static let all = Result { try read() }

  /// What needs more than the text of a colour, and must be refused.
  var mustBeRefused: Bool { !needs.isDisjoint(with: ["calc", "other-math-or-var", "currentcolor"]) }

  /// The bytes that count: the source's own, else those after gamut mapping.
  func expected() throws -> RGBA8 { RGBA8(try #require(tie ?? own ?? mapped), alpha: try #require(alpha)) }

  /// The bytes after clipping.
  func expectedClipped() throws -> RGBA8 { RGBA8(try #require(tie ?? clipped), alpha: try #require(alpha)) }

  /// The one case whose record is not right; see ``CSSCaseTests``.
  private var tie: [UInt8]? { id == "css00327" ? [26, 26, 26] : nil }

  private static func read() throws -> [CSSCase] {
    try #require(SharedJSON.value("csscolor/cases.json").array).map { try CSSCase(#require($0.object)) }
  }

  private init(_ object: JSONObject) throws {
    let bytes = { (key: String) in try object[key].flatMap { $0.array == nil ? nil : try $0.bytes() } }
    id = try #require(object["id"]?.string)
    input = try #require(object["input"]?.string)
    isValid = object["valid"] == .bool(true)
    category = try #require(object["category"]?.string)
    needs = Set(object["needs"]?.array?.compactMap(\.string) ?? [])
    isSuperseded = object["superseded"]?.bool ?? false
    own = try bytes("expected_srgb8")
    mapped = try bytes("srgb8_css_gamut_map")
    clipped = try bytes("srgb8_clip")
    alpha = object["expected_alpha8"]?.number?.integer.map { UInt8($0) }
    isInGamut = object["in_srgb_gamut"]?.bool
  }
}
