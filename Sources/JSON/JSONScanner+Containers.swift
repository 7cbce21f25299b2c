extension JSONScanner {
  /// The array whose bracket is next.
  mutating func array() throws(JSONError) -> [JSONValue] {
    let opened = try open()
    var elements: [JSONValue] = []
    if close(with: ASCII.closeBracket) { return elements }
    while true {
      guard index < end else { throw JSONError(.unclosedArray(opened: opened), at: position) }
      elements.append(try value())
      skipWhitespace()
      guard index < end else { throw JSONError(.unclosedArray(opened: opened), at: position) }
      if close(with: ASCII.closeBracket) { return elements }
      try comma(before: ASCII.closeBracket)
    }
  }

  /// The object whose brace is next.
  mutating func object() throws(JSONError) -> JSONObject {
    let opened = try open()
    var members: [JSONObject.Member] = []
    var duplicates = DuplicateKeys()
    if close(with: ASCII.closeBrace) { return JSONObject() }
    // Growing from one member costs more than the room for a few.
    members.reserveCapacity(6)
    while true {
      let member = try member(opened: opened)
      if let earlier = duplicates.earlier(member.key, in: members), let place = member.keyPosition {
        throw duplicate(member.key, at: place, first: members[earlier].keyPosition)
      }
      members.append(member)
      skipWhitespace()
      guard index < end else { throw JSONError(.unclosedObject(opened: opened), at: position) }
      if close(with: ASCII.closeBrace) { return JSONObject(uniqueMembers: members) }
      try comma(before: ASCII.closeBrace)
    }
  }

  private mutating func member(opened: JSONPosition) throws(JSONError) -> JSONObject.Member {
    let start = position
    guard index < end else { throw JSONError(.unclosedObject(opened: opened), at: start) }
    guard next == ASCII.quote else { throw badKey() }
    let key = try string()
    skipWhitespace()
    guard index < end else { throw JSONError(.unclosedObject(opened: opened), at: position) }
    guard next == ASCII.colon else { throw missingColon(after: key) }
    index += 1
    skipWhitespace()
    guard index < end else { throw JSONError(.unclosedObject(opened: opened), at: position) }
    return JSONObject.Member(key: key, keyPosition: start, value: try value())
  }

  /// Moves past the opening bracket and the white space after it; returns the bracket's position.
  mutating func open() throws(JSONError) -> JSONPosition {
    let start = position
    guard depth < JSONReader.depthLimit else { throw JSONError(.tooDeep(limit: JSONReader.depthLimit), at: start) }
    depth += 1
    index += 1
    skipWhitespace()
    return start
  }

  /// Moves past the closing bracket if it is next.
  mutating func close(with bracket: UInt8) -> Bool {
    guard next == bracket else { return false }
    depth -= 1
    index += 1
    return true
  }

  /// Moves past a comma and the white space after it.
  mutating func comma(before bracket: UInt8) throws(JSONError) {
    let closing = String(UnicodeScalar(bracket))
    guard next == ASCII.comma else { throw unexpected("',' or '\(closing)'") }
    let start = position
    index += 1
    skipWhitespace()
    guard next != bracket else { throw JSONError(.trailingComma(closing: closing), at: start) }
  }

  private func duplicate(_ key: String, at place: JSONPosition, first: JSONPosition?) -> JSONError {
    JSONError(.duplicateKey(Self.quoted(key), first: first ?? place), at: place)
  }
}
