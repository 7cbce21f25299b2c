import Pixels

/// The levels at which arithmetic goes wrong first.
enum EdgeLevels {
  /// The ends, the middle and their neighbours.
  static let bytes: [UInt8] = [0, 1, 2, 127, 128, 253, 254, 255]

  /// The same for 16 bits, and levels that 8 bits have too.
  static let words: [UInt16] = [
    0, 1, 2, 127, 128, 255, 256, 257, 514, 32639, 32767, 32768, 32896, 65021, 65278, 65533, 65534, 65535,
  ]
}
