/// SVG path data, as far as drawings use it: one absolute M, then absolute C and L.
enum PathData {
  /// Why a path cannot be read.
  struct Failure: Error, Equatable { var message: String }

  /// The curve of a path such as `M 0,0 C 1,0 2,1 2,2 L 5,2`. A command letter holds for all points up to the next.
  static func curve(_ text: String) throws(Failure) -> Curve {
    var tokens = tokens(text)[...]
    guard tokens.popFirst() == "M" else { throw Failure(message: "a path begins with M and a point") }
    var place = try point(&tokens)
    var segments: [CubicBezier] = []
    var command: Substring = ""
    while let next = tokens.first {
      if next == "C" || next == "L" { command = tokens.removeFirst() }
      switch command {
      case "C": segments.append(CubicBezier(place, try point(&tokens), try point(&tokens), try point(&tokens)))
      case "L": segments.append(.line(place, try point(&tokens)))
      default: throw Failure(message: "'\(next)' is no command of a drawing's path; use C or L")
      }
      place = segments[segments.count - 1].end
    }
    guard !segments.isEmpty else { throw Failure(message: "the path ends after its first point; add a C or an L") }
    return Curve(segments)
  }

  /// The point of a text such as `3,4.5`.
  static func point(_ text: String) throws(Failure) -> Point {
    var tokens = tokens(text)[...]
    let point = try point(&tokens)
    guard tokens.isEmpty else { throw Failure(message: "'\(text)' is more than one point") }
    return point
  }

  /// The path of a dot: a line without length, which round caps make a disc.
  static func text(dot: Point) -> String { "M\(text(dot))h0" }

  /// The path of a curve, with at most three decimals.
  static func text(_ segments: [CubicBezier], isClosed: Bool = false) -> String {
    let pieces = segments.map { "C\(text($0.control1)) \(text($0.control2)) \(text($0.end))" }
    return "M\(text(segments[0].start))" + pieces.joined() + (isClosed ? "Z" : "")
  }

  private static func text(_ point: Point) -> String { "\(decimal(point.x, places: 3)),\(decimal(point.y, places: 3))" }

  private static func point(_ tokens: inout ArraySlice<Substring>) throws(Failure) -> Point {
    try Point(number(&tokens), number(&tokens))
  }

  private static func number(_ tokens: inout ArraySlice<Substring>) throws(Failure) -> Double {
    guard let token = tokens.popFirst() else { throw Failure(message: "the path ends where a number is due") }
    guard let value = Double(token), value.isFinite else {
      throw Failure(message: "'\(token)' stands where a number is due")
    }
    return value
  }

  /// Numbers and single letters; spaces and commas separate, and so does a letter by itself.
  private static func tokens(_ text: String) -> [Substring] {
    var tokens: [Substring] = []
    var start = text.startIndex
    for index in text.indices {
      let character = text[index]
      guard character.isLetter || character.isWhitespace || character == "," else { continue }
      tokens.append(text[start..<index])
      if character.isLetter { tokens.append(text[index...index]) }
      start = text.index(after: index)
    }
    return (tokens + [text[start...]]).filter { !$0.isEmpty }
  }
}
