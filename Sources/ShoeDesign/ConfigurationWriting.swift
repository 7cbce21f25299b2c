import Colors
public import JSON
import Pixels

/// How a colour is written.
public enum ColorNotation: Sendable {
  /// `#rrggbb`, or `#rrggbbaa` unless opaque.
  case hex
  /// A name that reads back as exactly the colour, where there is one; else hex.
  case name

  /// The text of `color`.
  func text(_ color: RGBA8) -> String {
    switch self {
    case .hex: color.description
    case .name: ColorNames.name(for: color) ?? color.description
    }
  }
}

/// Which parts are written.
public enum PartSelection: Sendable {
  /// Those that were written; what is read back then knows as much.
  case written
  /// All five, also those that have the default's colour, and the others that were written.
  case all
}

extension ShoeConfiguration {
  /// The configuration as JSON: what is there, in the order of the documentation.
  public func json(notation: ColorNotation = .hex, parts: PartSelection = .written) -> JSONValue {
    let texts = [("manufacturer", manufacturer), ("name", name), ("model", model), ("sku", sku)]
    var object = JSONObject()
    for (key, text) in texts { object[key] = text.map { .string($0) } }
    let chosen = (parts == .all ? writtenParts.union(ShoePart.standard) : writtenParts).sorted()
    if !chosen.isEmpty { object["shoeColors"] = shoeColors.json(notation: notation, parts: chosen) }
    if !metadata.isEmpty { object["metadata"] = .object(metadata) }
    return .object(object)
  }

  /// The configuration for people: one key a line, two spaces a level, a line break at the end.
  public func prettyText(notation: ColorNotation = .name, parts: PartSelection = .written) -> String {
    JSONWriter.pretty.text(json(notation: notation, parts: parts)) + "\n"
  }

  /// The one text of all configurations that say the same: keys sorted, colours in hex, all five parts and those beyond,
  /// no white space.
  public var canonicalText: String { String(decoding: canonicalBytes, as: UTF8.self) }

  /// ``canonicalText`` in UTF-8. Lists ask for it in every row, so that no tree of values is built for common ones.
  public var canonicalBytes: [UInt8] {
    guard shoeColors.extra.isEmpty else { return JSONWriter.canonical.bytes(json(parts: .all)) }
    var text: [UInt8] = []
    text.reserveCapacity(256)
    func begin(_ key: StaticString) {
      text.append(text.isEmpty ? UInt8(ascii: "{") : UInt8(ascii: ","))
      key.withUTF8Buffer { text.append(contentsOf: $0) }
    }
    func member(_ key: StaticString, _ value: String?) {
      guard let value else { return }
      begin(key)
      JSONWriter.write(value, to: &text)
    }
    member("\"manufacturer\":", manufacturer)
    if !metadata.isEmpty {
      begin("\"metadata\":")
      text += JSONWriter.canonical.bytes(.object(metadata))
    }
    member("\"model\":", model)
    member("\"name\":", name)
    begin("\"shoeColors\":")
    shoeColors.writeStandardParts(to: &text)
    member("\"sku\":", sku)
    text.append(UInt8(ascii: "}"))
    return text
  }
}

extension ShoeColors {
  /// The colours of `parts` as an object, in the order given; nil is all that have a colour, as parts are ordered.
  public func json(notation: ColorNotation = .hex, parts: [ShoePart]? = nil) -> JSONValue {
    let parts = parts ?? ShoePart.standard + extra.keys.sorted()
    return .object(JSONObject(parts.map { ($0.rawValue, .string(notation.text(self[$0]))) }))
  }

  /// Writes the five standard parts as an object, sorted by their names.
  fileprivate func writeStandardParts(to text: inout [UInt8]) {
    let parts: [(StaticString, RGBA8)] = [
      ("{\"base\":\"", base), ("\",\"cage\":\"", cage), ("\",\"outline\":\"", outline), ("\",\"side\":\"", side),
      ("\",\"sole\":\"", sole),
    ]
    for (label, color) in parts {
      label.withUTF8Buffer { text.append(contentsOf: $0) }
      text.append(contentsOf: color.description.utf8)
    }
    text.append(UInt8(ascii: "\""))
    text.append(UInt8(ascii: "}"))
  }
}
