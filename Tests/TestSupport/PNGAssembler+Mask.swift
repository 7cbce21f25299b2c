public import Pixels

extension PNGAssembler {
  /// The mask as grey with alpha, in its own depth; the grey is noise that must not matter.
  public init(_ mask: Mask) {
    let isDeep = mask.maximum > 255
    let positions = (0..<mask.size.area).map { ($0 % mask.size.width, $0 / mask.size.width) }
    self.init(
      width: mask.size.width, height: mask.size.height, bitDepth: isDeep ? 16 : 8, colorType: 4,
      samples: positions.flatMap { x, y in [UInt16((x * 31 + y * 17) & 255), mask[x, y]] })
  }
}

extension TemporaryFolder {
  /// Writes a mask as PNG, making the folders above it.
  @discardableResult
  public func write(_ mask: Mask, to name: String) throws -> String { try write(PNGAssembler(mask).file(), to: name) }
}
