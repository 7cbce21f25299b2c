/// The bytes of the values that runs have, as far as they are known to be equal.
///
/// Value 0 is a zero byte: a filter byte, or a byte of the pixel that is known to be all zeros. Others stand for a pixel.
struct PixelClasses {
  /// Bytes a pixel: 4, 3 or 1.
  let pixelBytes: Int
  /// Of each row its value.
  let values: [UInt32]
  /// Of each value a number that is the same for equal alphas; only with 4 bytes a pixel, as the next.
  let alphas: [UInt32]
  /// Of each value a number that is the same for equal red, green and blue.
  let hues: [UInt32]

  var valueCount: Int { alphas.count }

  /// Of truecolour rows.
  init(_ traits: RowTraits, form: PixelForm) {
    precondition(traits.rowCount < ParseOperation.maximumValue, "a picture of too many rows to be recoloured")
    pixelBytes = form.byteCount
    let rows = UInt32(traits.rowCount)
    if form == .rgba {
      values = traits.alphas.enumerated().map { row, alpha in alpha == 0 ? 0 : UInt32(row + 1) }
      alphas = [0] + traits.alphas
      hues = [0] + traits.hues.map { $0 + 1 }
    } else {
      values = (0..<rows).map { $0 + 1 }
      alphas = (0...rows).map { $0 == 0 ? 0 : $0 + 255 }
      hues = (0...rows).map { $0 }
    }
  }

  /// Of bytes that are their own values.
  init(bytes: Void) {
    pixelBytes = 1
    values = (0...255).map { $0 == 0 ? 0 : $0 + 1 }
    alphas = (0...256).map { $0 }
    hues = alphas
  }
}
