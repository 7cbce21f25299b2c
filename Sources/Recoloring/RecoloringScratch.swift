/// Memory that pictures are encoded in, one after the other; one for each thread. Holds nothing from picture to picture.
public struct RecoloringScratch: ~Copyable {
  /// The code of each token: its bits above the lowest byte, which says how many.
  var table = Storage<UInt64>(repeating: 0, count: 0)
  /// The code of each distinct red, green and blue.
  var hueCodes = Storage<UInt64>(repeating: 0, count: 0)
  let counts = Storage<UInt32>(repeating: 0, count: 4 * 256 + DeflateAlphabet.literalLengthCount)
  let lengths = Storage<UInt8>(
    repeating: 0, count: DeflateAlphabet.literalLengthCount + DeflateAlphabet.distanceCount)
  let codes = Storage<UInt16>(repeating: 0, count: DeflateAlphabet.literalLengthCount)
  /// For each literal or length symbol its code above the lowest byte, which is its length.
  let entries = Storage<UInt64>(repeating: 0, count: DeflateAlphabet.literalLengthCount)
  let builder = HuffmanBuilder(symbolCount: DeflateAlphabet.literalLengthCount)
  let header = DynamicHeader()

  /// Adler-32 of the picture.
  var checksum: UInt32 = 1
  /// The bits of the block but for its header.
  var bodyBits = 0
  /// Whether each pair of tokens fits a token's bits.
  var pairsFit = true
  /// The second half of a stream, while it is written from its end.
  var tail = Storage<UInt8>(repeating: 0, count: 0)

  /// Makes an empty one; it grows with the pictures.
  public init() {}

  mutating func reserve(bytes count: Int) {
    if tail.count < count { tail = Storage(repeating: 0, count: count + count / 4) }
  }

  mutating func reserve(tokens count: Int, hues hueCount: Int) {
    if table.count < count { table = Storage(repeating: 0, count: count) }
    if hueCodes.count < hueCount { hueCodes = Storage(repeating: 0, count: hueCount) }
  }
}
