import Suggestions

/// Fills a command's options from tokens: options where they stand, then positional arguments in their order.
struct Parser<Root> {
  var root: Root
  private var table: ArgumentSearch<Root>
  let tokens: [Token]
  private var next = 0
  private var values: [String] = []
  private var given: Set<Int> = []

  init(root: Root, arguments: ArgumentTable<Root>, tokens: [Token]) {
    self.root = root
    table = ArgumentSearch(arguments)
    self.tokens = tokens
  }

  private var arguments: [Argument<Root>] { table.arguments }

  /// The options; the first thing wrong is thrown: an option at fault, then a positional argument, then what is missing.
  mutating func parse() throws(UsageError) -> Root {
    while next < tokens.count {
      let token = tokens[next]
      next += 1
      switch token {
      case .value(let text): values.append(text)
      case .long(let name, let value): try parseLong(name, value)
      case .short(let letters): try parseShort(letters)
      case .terminator: break
      }
    }
    try assignPositionals()
    if let missing = arguments.indices.first(where: { arguments[$0].info.isRequired && !given.contains($0) }) {
      throw UsageError(.missingArgument, arguments[missing].info)
    }
    return root
  }

  private mutating func parseLong(_ name: String, _ value: String?) throws(UsageError) {
    let index = try index(of: name)
    let info = arguments[index].info
    if info.kind != .flag {
      let text = if let value { value } else { try nextValue(for: info, name) }
      return try store(text, at: index, name)
    }
    if let value { throw UsageError(.unexpectedValue(value, name: name), info) }
    try store(nil, at: index, name)
  }

  private mutating func parseShort(_ letters: Substring) throws(UsageError) {
    try refuseLongName(letters)
    var rest = letters
    while let letter = rest.popFirst() {
      let name = "-\(letter)"
      let index = try index(of: name)
      let info = arguments[index].info
      guard info.kind == .flag else {
        let attached = rest.first == "=" ? rest.dropFirst() : rest
        return try store(rest.isEmpty ? try nextValue(for: info, name) : String(attached), at: index, name)
      }
      if rest.first == "=" { throw UsageError(.unexpectedValue(String(rest.dropFirst()), name: name), info) }
      try store(nil, at: index, name)
    }
  }

  /// `-output` would be read as `-o utput`, which nobody means.
  private mutating func refuseLongName(_ letters: Substring) throws(UsageError) {
    let longName = "--" + letters.prefix { $0 != "=" }
    if longName.count > 3, table.index(of: longName) != nil {
      throw UsageError(.unknownOption(String(longName.dropFirst()), suggestion: longName))
    }
  }

  private mutating func index(of name: String) throws(UsageError) -> Int {
    guard let index = table.index(of: name) else {
      throw UsageError(.unknownOption(name, suggestion: nearestOption(to: name)))
    }
    return index
  }

  /// The nearest long name of a table that has been searched to its end; none for a short one, where any letter is near any other.
  private func nearestOption(to name: String) -> String? {
    guard name.hasPrefix("--") else { return nil }
    let names = (arguments.flatMap(\.info.names) + ["--help", "--version"]).filter { $0.hasPrefix("--") }
    return suggestion(for: String(name.dropFirst(2)), among: names.map { String($0.dropFirst(2)) }).map { "--" + $0 }
  }

  private mutating func nextValue(for info: ArgumentInfo, _ name: String) throws(UsageError) -> String {
    guard next < tokens.count, case .value(let text) = tokens[next] else {
      throw UsageError(.missingValue(name: name), info)
    }
    next += 1
    return text
  }

  private mutating func assignPositionals() throws(UsageError) {
    var rest = values[...]
    for index in arguments.indices where arguments[index].info.isPositional {
      let count = arguments[index].info.isRepeating ? rest.count : min(1, rest.count)
      for text in rest.prefix(count) { try store(text, at: index, nil) }
      rest = rest.dropFirst(count)
    }
    if !rest.isEmpty { throw UsageError(.unexpectedArguments(Array(rest))) }
  }

  private mutating func store(_ text: String?, at index: Int, _ name: String?) throws(UsageError) {
    given.insert(index)
    do throws(ValueFailure) {
      try arguments[index].store(&root, text)
    } catch {
      let message: ArgumentMessage? = if case .message(let message) = error { message } else { nil }
      throw UsageError(.invalidValue(text ?? "", name: name, message: message?.text), arguments[index].info)
    }
  }
}
