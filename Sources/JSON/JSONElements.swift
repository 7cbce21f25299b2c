/// Takes a JSON array apart, one element after the other, while its text comes in pieces: no more than one element has
/// to be in memory. The grammar is checked as by ``JSONReader``, but for keys that come twice, which are each element's
/// own fault.
public struct JSONElements: Sendable {
  /// What a step finds.
  public enum Step: Equatable, Sendable {
    /// An element: its bytes, and where it starts.
    case element(Range<Int>, JSONPosition)
    /// The array has ended, and nothing but white space follows so far.
    case end
    /// The bytes end before the element does: call again with more, from the index of this step's ``JSONElements/index``.
    case incomplete
    /// The text is no JSON array. There is no way on.
    case fault(JSONError)
  }

  private enum State { case start, element(isFirst: Bool), separator, end }

  /// The first byte that the next step looks at.
  public private(set) var index: Int
  /// The line and column of that byte.
  public private(set) var position: JSONPosition
  private var opened: JSONPosition
  private var state = State.start

  /// A step that comes closer than this to the end of bytes that are not the last may have failed for lack of them.
  private static let margin = 1024

  /// Begins before an array's bracket, or white space before it, at `index`.
  public init(at index: Int = 0, position: JSONPosition = JSONPosition(line: 1, column: 1)) {
    self.index = index
    self.position = position
    opened = position
  }

  /// Says that the bytes have moved: what was at ``index`` is now at `index`.
  public mutating func moved(to index: Int) { self.index = index }

  /// The next step. `isComplete` tells whether the text ends with `bytes`.
  public mutating func next(in bytes: [UInt8], isComplete: Bool) -> Step {
    var scanner = JSONScanner(bytes: bytes, range: index..<bytes.count, at: position)
    while true {
      scanner.skipWhitespace()
      settle(scanner)
      guard let byte = scanner.next else { return isComplete ? atEnd() : ended ? .end : .incomplete }
      switch state {
      case .start:
        guard byte == ASCII.openBracket else { return .fault(scanner.unexpected("'[', which opens an array")) }
        opened = scanner.position
        scanner.index += 1
        state = .element(isFirst: true)
      case .element(isFirst: true) where byte == ASCII.closeBracket:
        scanner.index += 1
        state = .end
      case .element:
        return element(&scanner, isComplete: isComplete)
      case .separator:
        if byte == ASCII.closeBracket {
          scanner.index += 1
          state = .end
        } else {
          let comma = scanner
          do throws(JSONError) { try scanner.comma(before: ASCII.closeBracket) } catch {
            return isNear(scanner, isComplete) ? .incomplete : .fault(error)
          }
          guard scanner.index < scanner.end || isComplete else {
            settle(comma)
            return .incomplete
          }
          state = .element(isFirst: false)
        }
      case .end: return .fault(scanner.trailingText())
      }
    }
  }

  private var ended: Bool { if case .end = state { true } else { false } }

  private mutating func element(_ scanner: inout JSONScanner, isComplete: Bool) -> Step {
    let (start, place) = (scanner.index, scanner.position)
    // An element may be as deep as the array allows.
    scanner.depth = 1
    do throws(JSONError) { try scanner.skipValue() } catch {
      return isNear(scanner, isComplete) ? .incomplete : .fault(error)
    }
    guard scanner.index < scanner.end || isComplete else { return .incomplete }
    state = .separator
    settle(scanner)
    return .element(start..<scanner.index, place)
  }

  private mutating func settle(_ scanner: JSONScanner) {
    index = scanner.index
    position = scanner.position
  }

  private func isNear(_ scanner: JSONScanner, _ isComplete: Bool) -> Bool {
    !isComplete && scanner.end - scanner.index < Self.margin
  }

  private func atEnd() -> Step {
    switch state {
    case .end: .end
    case .start: .fault(JSONError(.empty, at: position))
    default: .fault(JSONError(.unclosedArray(opened: opened), at: position))
    }
  }
}

extension JSONReader {
  /// Whether the bytes are one whole JSON value with white space around it. Keys that come twice are not seen.
  public static func isValue(_ bytes: [UInt8], in range: Range<Int>) -> Bool {
    var scanner = JSONScanner(bytes: bytes, range: range, at: JSONPosition(line: 1, column: 1))
    scanner.skipWhitespace()
    guard scanner.index < scanner.end, (try? scanner.skipValue()) != nil else { return false }
    scanner.skipWhitespace()
    return scanner.index == scanner.end
  }
}
