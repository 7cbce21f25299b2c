import Colors

/// CIEDE2000 of two pixels by the scalar formula of ``Colors/Lab``, which decides where quick estimates cannot.
///
/// Where either pixel is not opaque, both are laid over three grounds and the largest difference counts. A value on a
/// ground is (c A + g (M - A)) / M², M being the largest sample: the numerator is a whole number, and only the division rounds.
/// Values for the latest pairs are kept, as pictures repeat pairs.
struct ExactDeltaE<Word: PixelWord> {
  private struct Entry {
    var expected: Word
    var actual: Word
    var value: Double
  }

  private var entries = [Entry](repeating: Entry(expected: 0, actual: 0, value: 0), count: 1 << indexBits)
  private static var indexBits: Int { 10 }

  /// The difference; 0 for equal pixels and where alpha is 0 in both.
  mutating func value(_ expected: Word, _ actual: Word) -> Double {
    let mixed = UInt64(truncatingIfNeeded: expected) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: actual)
    let index = Int((mixed &* 0xBF58_476D_1CE4_E5B9) >> UInt64(64 - Self.indexBits))
    if entries[index].expected == expected, entries[index].actual == actual { return entries[index].value }
    let value = Self.computed(expected, actual)
    entries[index] = Entry(expected: expected, actual: actual, value: value)
    return value
  }

  /// The same without looking for it. Which pixel is expected makes no difference, not even in the last bit.
  static func computed(_ expected: Word, _ actual: Word) -> Double {
    if expected == actual || (expected | actual).isClear { return 0 }
    let (first, second) = (min(expected, actual), max(expected, actual))
    guard !(expected & actual).isOpaque else { return difference(first, second, over: 0) }
    return Grounds.levels(Word.maximum).map { difference(first, second, over: $0) }.reduce(0, max)
  }

  private static func difference(_ first: Word, _ second: Word, over ground: Int) -> Double {
    lab(first, over: ground).difference(from: lab(second, over: ground))
  }

  /// A pixel laid over a grey of the level `ground`.
  static func lab(_ word: Word, over ground: Int) -> Lab {
    let scale = Double(Word.maximum * Word.maximum)
    let value = { (sample: Int) in Double(sample * word.alpha + ground * (Word.maximum - word.alpha)) / scale }
    return Lab(encodedRed: value(word.red), green: value(word.green), blue: value(word.blue))
  }
}

/// The greys that translucent pixels are laid over: white, black and mid-grey.
enum Grounds {
  /// All three levels.
  static func levels(_ maximum: Int) -> [Int] { [maximum, 0, middle(maximum)] }
  /// 128 of 255.
  static func middle(_ maximum: Int) -> Int { maximum / 255 * 128 }
}
