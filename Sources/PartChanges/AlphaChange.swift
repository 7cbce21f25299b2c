/// Whether two pictures of one size differ in alpha alone.
enum AlphaChange {
  /// Straight colours are equal wherever both pictures show something, and somewhere there their alphas differ.
  static func isOnlyChange(from expected: PixelWords, to actual: PixelWords) -> Bool {
    guard expected.size == actual.size else { return false }
    var differs = false
    for pixel in expected.words.indices {
      let (before, after) = (expected.words[pixel], actual.words[pixel])
      guard before != after, before != 0, after != 0 else { continue }
      guard (before ^ after) & 0xFF_FFFF == 0 else { return false }
      differs = true
    }
    return differs
  }
}
