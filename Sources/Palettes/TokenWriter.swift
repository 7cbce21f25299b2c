import JSON
import Pixels

/// Writes design tokens: a name's parts between dots are groups, and so is a swatch's group.
enum TokenWriter {
  static func bytes(_ palette: Palette) -> [UInt8] {
    var root = Node()
    for (swatch, title) in zip(palette.swatches, palette.titles) {
      root.insert(token(swatch.color), at: path(swatch, title)[...])
    }
    var object = JSONObject([("$schema", .string("https://www.designtokens.org/schemas/2025.10/format.json"))])
    for member in root.object.members { object[member.key] = member.value }
    return JSONWriter.pretty.bytes(.object(object)) + [ASCII.lineFeed]
  }

  private static func token(_ color: RGBA8) -> JSONValue {
    let components = [color.red, color.green, color.blue].map { JSONValue.number(Double($0) / 255) }
    let opaque = RGBA8(red: color.red, green: color.green, blue: color.blue)
    return .object([
      "$type": .string("color"),
      "$value": .object([
        "colorSpace": .string("srgb"), "components": .array(components), "alpha": .number(Double(color.alpha) / 255),
        "hex": .string(opaque.description),
      ]),
    ])
  }

  /// The keys of a swatch. A name that begins with its group, as names of tokens do, does not repeat it.
  private static func path(_ swatch: Swatch, _ title: String) -> [String] {
    let group = keys(swatch.group ?? "")
    let name = keys(title)
    return name.count > group.count && name.starts(with: group) ? name : group + (name.isEmpty ? ["color"] : name)
  }

  /// The parts between dots and slashes, without what design tokens forbid: braces, and $ at the start.
  private static func keys(_ text: String) -> [String] {
    text.split { "./".contains($0) }.compactMap { part in
      let allowed = String(ASCII.trimmed(part.filter { !"{}".contains($0) }).drop { $0 == "$" })
      return allowed.isEmpty ? nil : allowed
    }
  }
}

/// Groups and tokens while they are gathered.
private struct Node {
  private enum Child {
    case group(Node)
    case token(JSONValue)

    var group: Node? { if case .group(let node) = self { node } else { nil } }
  }

  private var children: [(key: String, child: Child)] = []

  /// Puts a token in, under another key where the key is taken.
  mutating func insert(_ token: JSONValue, at path: ArraySlice<String>) {
    guard let key = path.first else { return }
    if path.count == 1 {
      children.append((unusedKey(key), .token(token)))
    } else if let index = children.firstIndex(where: { $0.key == key && $0.child.group != nil }) {
      var group = children[index].child.group ?? Node()
      group.insert(token, at: path.dropFirst())
      children[index].child = .group(group)
    } else {
      var group = Node()
      group.insert(token, at: path.dropFirst())
      children.append((unusedKey(key), .group(group)))
    }
  }

  private func unusedKey(_ key: String) -> String {
    guard children.contains(where: { $0.key == key }) else { return key }
    var number = 2
    while children.contains(where: { $0.key == "\(key) \(number)" }) { number += 1 }
    return "\(key) \(number)"
  }

  var object: JSONObject {
    JSONObject(
      children.map { key, child in
        switch child {
        case .group(let node): (key, .object(node.object))
        case .token(let token): (key, token)
        }
      })
  }
}
