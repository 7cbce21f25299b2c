/// Whether a pixel looks antialiased, by the rule that all generations of pixelmatch share.
///
/// Source: V. Vyšniauskas, "Anti-aliased pixel and intensity slope detector", 2009, as pixelmatch has it.
struct AntialiasingTest<Luma: LumaDifference> {
  let luma: Luma
  let expected: WordRows
  let actual: WordRows

  /// Whether the pixel is antialiased in either picture.
  func excuses(x: Int, y: Int) -> Bool {
    isAntialiased(x: x, y: y, in: expected, and: actual) || isAntialiased(x: x, y: y, in: actual, and: expected)
  }

  /// Whether the pixel of `subject` lies between a darker and a lighter neighbour, one of which has more than two equal
  /// neighbours in both pictures. Neighbours are visited column by column; the first of equals stays.
  private func isAntialiased(x: Int, y: Int, in subject: WordRows, and other: WordRows) -> Bool {
    let block = subject.block(x: x, y: y)
    let center = subject[x, y]
    let place = (y * subject.width + x) * 4
    var zeros = block.isAtBorder ? 1 : 0
    var (least, greatest) = (0.0, 0.0)
    var (darkest, lightest) = ((x: 0, y: 0), (x: 0, y: 0))
    for column in block.columns {
      for row in block.rows where column != x || row != y {
        let delta = luma.difference(center, subject[column, row], at: place)
        if delta == 0 {
          zeros += 1
          if zeros > 2 { return false }
        } else if delta < least {
          (least, darkest) = (delta, (column, row))
        } else if delta > greatest {
          (greatest, lightest) = (delta, (column, row))
        }
      }
    }
    guard least != 0, greatest != 0 else { return false }
    return [darkest, lightest].contains { place in
      subject.hasManySiblings(x: place.x, y: place.y) && other.hasManySiblings(x: place.x, y: place.y)
    }
  }
}

extension WordRows {
  /// Whether more than two neighbours equal the pixel, where the border counts as one.
  fileprivate func hasManySiblings(x: Int, y: Int) -> Bool {
    let block = block(x: x, y: y)
    let word = self[x, y]
    var count = block.isAtBorder ? 1 : 0
    for row in block.rows {
      for column in block.columns where column != x || row != y { count += self[column, row] == word ? 1 : 0 }
    }
    return count > 2
  }
}
