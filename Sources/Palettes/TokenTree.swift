import JSON

/// The tokens of one file, in order, with types inherited from groups and extended groups filled in.
struct TokenTree {
  /// More tokens than any design has. Groups that extend groups can multiply them out of a small file.
  static let limit = 100_000

  let root: JSONValue
  private(set) var tokens: [Token] = []
  private(set) var places: [String: Int] = [:]

  /// Keys that design tokens keep for themselves and that hold no tokens.
  private static let reservedKeys: Set<String> = [
    "$value", "$type", "$description", "$extensions", "$schema", "$deprecated", "$ref", "$extends",
  ]
  /// The token that stands for its group.
  private static let rootToken = "$root"

  init(_ root: JSONValue) throws(PaletteError) {
    self.root = root
    try walk(JSONPlace(root), Group(path: nil, type: nil, reserved: nil))
  }

  /// Whether a JSON text holds a token.
  static func holdsTokens(_ value: JSONValue) -> Bool {
    guard let object = value.object else { return false }
    return object.members.contains { $0.key == Token.valueKey || holdsTokens($0.value) }
  }

  /// What a group hands on to its members.
  private struct Group {
    var path: String?
    var type: String?
    var reserved: String?

    func path(of key: String) -> String { path.map { "\($0).\(key)" } ?? key }
  }

  private mutating func walk(_ place: JSONPlace, _ outer: Group) throws(PaletteError) {
    var group = outer
    if let type = place.member("$type") { group.type = try type.string() }
    for (key, member) in try place.members() where !Self.reservedKeys.contains(key) && member.value.object != nil {
      let path = group.path(of: key)
      let isReserved = key.utf8.first == UInt8(ascii: "$") && key != Self.rootToken
      guard !isReserved || Self.holdsTokens(member.value) else { continue }
      let inner = Group(path: path, type: group.type, reserved: group.reserved ?? (isReserved ? path : nil))
      if member.member(Token.valueKey) != nil || member.member(Token.reference) != nil {
        try append(member, inner, group: group.path)
      } else {
        try walk(try extended(member, path), inner)
      }
    }
  }

  private mutating func append(_ place: JSONPlace, _ own: Group, group: String?) throws(PaletteError) {
    guard tokens.count < Self.limit else { throw place.error(.tooManyTokens(limit: Self.limit)) }
    let type = try place.member("$type")?.string() ?? own.type
    places[own.path ?? ""] = tokens.count
    tokens.append(Token(path: own.path ?? "", group: group, type: type, reserved: own.reserved, place: place))
  }
}

extension TokenTree {
  /// The group with what it extends filled in.
  private func extended(_ place: JSONPlace, _ path: String) throws(PaletteError) -> JSONPlace {
    guard let reference = place.member("$extends") else { return place }
    var chain = [path]
    return JSONPlace(try filled(place, chain: &chain, reference), path: place.path)
  }

  /// `place` over the group that it extends, over the group that that one extends, and so on.
  private func filled(
    _ place: JSONPlace, chain: inout [String], _ reference: JSONPlace
  ) throws(PaletteError) -> JSONValue {
    let target = try TokenReference(try reference.string(), at: reference).path
    guard !chain.contains(target) else { throw reference.error(.aliasCycle(chain + [target])) }
    guard let base = group(target) else { throw reference.error(.unknownAlias(target, meant: nil)) }
    chain.append(target)
    let whole = try base.member("$extends").map { (next) throws(PaletteError) in
      try filled(base, chain: &chain, next)
    }
    return Self.merged(whole ?? base.value, under: place.value)
  }

  private func group(_ path: String) -> JSONPlace? {
    path.split(separator: ".").reduce(JSONPlace(root) as JSONPlace?) { $0?.member(String($1)) }
  }

  /// The members of both; groups that both have are merged, and of tokens `local`'s are taken.
  private static func merged(_ base: JSONValue, under local: JSONValue) -> JSONValue {
    guard let lower = base.object, let upper = local.object, upper[Token.valueKey] == nil else { return local }
    var members = lower.members.filter { $0.key != "$extends" }.map { ($0.key, $0.value) }
    for member in upper.members {
      if let index = members.firstIndex(where: { $0.0 == member.key }) {
        members[index].1 = merged(members[index].1, under: member.value)
      } else {
        members.append((member.key, member.value))
      }
    }
    return JSONValue(.object(JSONObject(members)), position: local.position)
  }
}
