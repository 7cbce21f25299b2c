import Pixels

/// A picture moved as a whole.
struct Translation: Equatable, Sendable {
  /// Pixels to the right.
  let x: Int
  /// Pixels down.
  let y: Int

  /// The move by which `expected` becomes `actual`, with nothing left over; nil where there is none.
  ///
  /// Both have one ground colour around what is drawn. What comes into the picture is ground, and everything else is the same
  /// pixel by pixel. Of the moves that the bounds of what is drawn allow, each is tried.
  static func find(from expected: PixelWords, to actual: PixelWords) -> Translation? {
    guard expected.size == actual.size, let ground = ground(of: expected), ground == self.ground(of: actual),
      let before = bounds(of: expected, ground), let after = bounds(of: actual, ground)
    else { return nil }
    // Where something has left the picture on one side, the other side's edge tells the move.
    for y in unique(after.top - before.top, after.bottom - before.bottom) {
      for x in unique(after.left - before.left, after.right - before.right) where x != 0 || y != 0 {
        let translation = Translation(x: x, y: y)
        if translation.gives(actual, from: expected, ground) { return translation }
      }
    }
    return nil
  }

  private static func unique(_ one: Int, _ other: Int) -> [Int] { one == other ? [one] : [one, other] }

  /// The colour that more than half of the pixels along the border have; nil where there is none.
  private static func ground(of picture: PixelWords) -> UInt32? {
    let (width, height) = (picture.size.width, picture.size.height)
    guard width > 0, height > 0 else { return nil }
    let rows = (0..<width).flatMap { [picture.words[$0], picture.words[(height - 1) * width + $0]] }
    let columns = (0..<height).flatMap { [picture.words[$0 * width], picture.words[$0 * width + width - 1]] }
    // Boyer and Moore's majority vote, then the count that proves it.
    var (candidate, votes) = (UInt32(0), 0)
    for word in rows + columns {
      if votes == 0 { candidate = word }
      votes += word == candidate ? 1 : -1
    }
    let count = (rows + columns).count { $0 == candidate }
    return count * 2 > rows.count + columns.count ? candidate : nil
  }

  private typealias Bounds = (left: Int, top: Int, right: Int, bottom: Int)

  /// The smallest rectangle around what is not ground, its last column and row included; nil where all is ground.
  private static func bounds(of picture: PixelWords, _ ground: UInt32) -> Bounds? {
    let width = picture.size.width
    var bounds: Bounds = (width, picture.size.height, -1, -1)
    picture.words.withUnsafeBufferPointer { words in
      for y in 0..<picture.size.height {
        let row = y * width..<(y + 1) * width
        guard let first = row.first(where: { words[$0] != ground }),
          let last = row.last(where: { words[$0] != ground })
        else { continue }
        bounds = (
          min(bounds.left, first - row.lowerBound), min(bounds.top, y), max(bounds.right, last - row.lowerBound), y
        )
      }
    }
    return bounds.right >= 0 ? bounds : nil
  }

  private func gives(_ actual: PixelWords, from expected: PixelWords, _ ground: UInt32) -> Bool {
    let (width, height) = (expected.size.width, expected.size.height)
    return expected.words.withUnsafeBufferPointer { expected in
      actual.words.withUnsafeBufferPointer { actual in
        for line in 0..<height {
          let source = line - y
          let hasSource = (0..<height).contains(source)
          for column in 0..<width {
            let from = column - x
            let wanted = hasSource && (0..<width).contains(from) ? expected[source * width + from] : ground
            if actual[line * width + column] != wanted { return false }
          }
        }
        return true
      }
    }
  }
}
