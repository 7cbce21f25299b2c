/// What stands between the parentheses of a function, without white space.
struct FunctionArguments {
  struct Item: Equatable {
    let kind: CSSToken.Kind
    /// As written; a nested function or bracket is one item with all it holds.
    let text: String
  }

  private(set) var items: [Item] = []
  /// What follows the closing parenthesis, or nil.
  private(set) var rest: String?

  /// Reads the tokens after the function's own. CSS closes what is still open at the end of the text.
  init(_ tokens: ArraySlice<CSSToken>, in bytes: [UInt8]) {
    let text = { (range: Range<Int>) in String(decoding: bytes[range], as: UTF8.self) }
    var index = tokens.startIndex
    while index < tokens.endIndex, tokens[index].kind != .close {
      let first = tokens[index]
      index = Self.end(of: index, in: tokens)
      guard first.kind != .whitespace else { continue }
      let range = first.range.lowerBound..<tokens[index - 1].range.upperBound
      items.append(Item(kind: first.kind, text: text(range)))
    }
    let after = tokens[min(index + 1, tokens.endIndex)...].filter { $0.kind != .whitespace }
    if let first = after.first, let last = after.last {
      rest = text(first.range.lowerBound..<last.range.upperBound)
    }
  }

  /// The index after the item at `start`: the next token, or what follows the bracket that closes this one.
  private static func end(of start: Int, in tokens: ArraySlice<CSSToken>) -> Int {
    var (index, depth) = (start, 0)
    repeat {
      switch tokens[index].kind {
      case .open, .function: depth += 1
      case .close: depth -= 1
      default: break
      }
      index += 1
    } while depth > 0 && index < tokens.endIndex
    return index
  }
}
