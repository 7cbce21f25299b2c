import Pixels

/// The pixels of a picture as 32-bit words, red in the lowest byte and alpha in the highest. Pixels of alpha 0 are all 0:
/// what colour they have is never seen.
struct PixelWords: Sendable {
  let size: PixelSize
  let words: [UInt32]

  init(_ bitmap: Bitmap) {
    size = bitmap.size
    words = bitmap.bytes.withUnsafeBytes { bytes in
      [UInt32](unsafeUninitializedCapacity: bitmap.size.area) { words, count in
        for pixel in 0..<bitmap.size.area {
          let word = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: pixel * 4, as: UInt32.self))
          words[pixel] = word >> 24 == 0 ? 0 : word
        }
        count = bitmap.size.area
      }
    }
  }

  /// How many pixels differ from those of a picture of the same size.
  func differences(from other: PixelWords) -> Int {
    var count = 0
    for pixel in words.indices where words[pixel] != other.words[pixel] { count += 1 }
    return count
  }
}

extension RGBA8 {
  /// The colour as a word of ``PixelWords``.
  var word: UInt32 {
    alpha == 0 ? 0 : UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  /// The colour of a word.
  init(word: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: word), green: UInt8(truncatingIfNeeded: word >> 8),
      blue: UInt8(truncatingIfNeeded: word >> 16), alpha: UInt8(truncatingIfNeeded: word >> 24))
  }
}

/// How far two pixels are apart: the largest difference of alpha or of a channel times alpha, in levels.
///
/// Where alpha is low, a colour's bytes say next to nothing; what is seen are their products.
@inline(__always) func levels(between one: UInt32, and other: UInt32) -> Double {
  let alphas = (Int(one >> 24), Int(other >> 24))
  var largest = abs(alphas.0 - alphas.1) * 255
  for shift: UInt32 in [0, 8, 16] {
    let first = Int(one >> shift & 255) * alphas.0
    let second = Int(other >> shift & 255) * alphas.1
    largest = max(largest, abs(first - second))
  }
  return Double(largest) / 255
}
