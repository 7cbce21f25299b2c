import JSON
import Pixels
import ShoeDesign

extension NameField {
  /// Appends what the field stands for, nothing where it has no text; texts are cut to `cap` bytes.
  @inline(__always)
  func append(_ values: NameValues, cap: Int, to name: inout [UInt8]) throws(NameFault) {
    switch self {
    case .index(let digits): Self.append(values.index, digits: digits, to: &name)
    case .name: Self.append(values.configuration.name, cap, &name)
    case .sku: Self.append(values.configuration.sku, cap, &name)
    case .model: Self.append(values.configuration.model, cap, &name)
    case .manufacturer: Self.append(values.configuration.manufacturer, cap, &name)
    case .metadata(let key): Self.append(try values.configuration.metadata.text(at: key), cap, &name)
    case .color(let part): Self.append(values.configuration.shoeColors, part, &name)
    case .rendition: SafeText.append(values.rendition, to: &name)
    case .width: Self.append(values.size.width, digits: 0, to: &name)
    case .height: Self.append(values.size.height, digits: 0, to: &name)
    case .scale: SafeText.append(values.scale, to: &name)
    case .hash(let digits):
      guard let key = values.key else { preconditionFailure("a name with {hash} needs the picture's key") }
      SafeText.append(String(key.prefix(digits)), to: &name)
    }
  }

  @inline(__always)
  private static func append(_ value: String?, _ cap: Int, _ name: inout [UInt8]) {
    guard let value else { return }
    let start = name.count
    SafeText.append(value, to: &name)
    if name.count - start > cap { CutText.cut(&name, from: start, to: cap, whole: value) }
  }

  private static func append(_ number: Int, digits: Int, to name: inout [UInt8]) {
    let start = name.count
    var rest = number.magnitude
    repeat {
      name.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    while name.count - start < digits { name.append(UInt8(ascii: "0")) }
    name[start...].reverse()
  }

  private static func append(_ colors: ShoeColors, _ part: ShoePart, _ name: inout [UInt8]) {
    guard part.isStandard || colors.extra[part] != nil else { return }
    name.append(contentsOf: colors[part].description.utf8.dropFirst())
  }
}

extension JSONObject {
  /// The text of a value; nil where there is none. `a.b` is the key `a.b`, or else `b` of the object `a`.
  fileprivate func text(at key: String) throws(NameFault) -> String? {
    guard let value = value(at: key) else { return nil }
    switch value.content {
    case .null: return nil
    case .bool(let bool): return bool ? "true" : "false"
    case .number(let number): return number.text
    case .string(let text): return text
    case .array, .object: throw NameFault(.notText(key: key, typeName: value.typeName))
    }
  }

  private func value(at path: String) -> JSONValue? {
    if let value = self[path] { return value }
    for dot in path.indices where path[dot] == "." {
      guard let inner = self[String(path[..<dot])]?.object else { continue }
      if let value = inner.value(at: String(path[path.index(after: dot)...])) { return value }
    }
    return nil
  }
}
