/// Writes JSON values as text, always the same text for the same value.
///
/// Numbers are written as they were read. Strings are escaped only where JSON requires it. Reading what was written
/// gives an equal value.
public struct JSONWriter: Sendable {
  /// The order in which an object's members are written.
  public enum Order: Sendable {
    /// As they stand in the object.
    case asGiven
    /// By the Unicode scalars of their keys, at every level.
    case sorted
  }

  /// The white space between tokens.
  public enum Layout: Sendable {
    /// None.
    case compact
    /// One member or element a line, indented by two spaces a level. No line break at the end.
    case pretty
  }

  /// The order of members.
  public var order: Order
  /// The white space.
  public var layout: Layout

  /// Makes a writer.
  public init(order: Order = .asGiven, layout: Layout = .compact) {
    self.order = order
    self.layout = layout
  }

  /// Members as given, no white space.
  public static let compact = JSONWriter()
  /// Members sorted, no white space: one text for all orders of the same members.
  public static let canonical = JSONWriter(order: .sorted)
  /// Members as given, two spaces a level.
  public static let pretty = JSONWriter(layout: .pretty)

  /// `value` as UTF-8.
  public func bytes(_ value: JSONValue) -> [UInt8] {
    var output: [UInt8] = []
    write(value, level: 0, to: &output)
    return output
  }

  /// `value` as a string.
  public func text(_ value: JSONValue) -> String { String(decoding: bytes(value), as: UTF8.self) }
}

extension JSONWriter {
  private func write(_ value: JSONValue, level: Int, to output: inout [UInt8]) {
    switch value.content {
    case .null: output += "null".utf8
    case .bool(let value): output += (value ? "true" : "false").utf8
    case .number(let number): output += number.text.utf8
    case .string(let text): Self.write(text, to: &output)
    case .array(let elements): write(elements, level: level, to: &output)
    case .object(let object): write(object, level: level, to: &output)
    }
  }

  private func write(_ elements: [JSONValue], level: Int, to output: inout [UInt8]) {
    output.append(ASCII.openBracket)
    for (index, element) in elements.enumerated() {
      startItem(index, level: level + 1, to: &output)
      write(element, level: level + 1, to: &output)
    }
    endItems(elements.count, level: level, to: &output)
    output.append(ASCII.closeBracket)
  }

  private func write(_ object: JSONObject, level: Int, to output: inout [UInt8]) {
    output.append(ASCII.openBrace)
    for (index, member) in ordered(object.members).enumerated() {
      startItem(index, level: level + 1, to: &output)
      Self.write(member.key, to: &output)
      output.append(ASCII.colon)
      if layout == .pretty { output.append(ASCII.space) }
      write(member.value, level: level + 1, to: &output)
    }
    endItems(object.members.count, level: level, to: &output)
    output.append(ASCII.closeBrace)
  }

  private func ordered(_ members: [JSONObject.Member]) -> [JSONObject.Member] {
    order == .sorted ? members.sorted { $0.key.precedesByScalars($1.key) } : members
  }

  private func startItem(_ index: Int, level: Int, to output: inout [UInt8]) {
    if index > 0 { output.append(ASCII.comma) }
    breakLine(level: level, to: &output)
  }

  private func endItems(_ count: Int, level: Int, to output: inout [UInt8]) {
    if count > 0 { breakLine(level: level, to: &output) }
  }

  private func breakLine(level: Int, to output: inout [UInt8]) {
    guard layout == .pretty else { return }
    output.append(ASCII.lineFeed)
    output.append(contentsOf: repeatElement(ASCII.space, count: 2 * level))
  }
}
