import PNGCodec
import Pixels

extension Plane {
  /// The coverages as a layer set's mask.
  var mask: Mask { Mask(size: PixelSize(width: width, height: height), coverages: values) }

  /// Black with the coverages as alpha, as a PNG.
  func png() throws(PNGError) -> [UInt8] {
    let bytes = values.flatMap { coverage -> [UInt8] in [0, 0, 0, coverage] }
    return try PNGEncoder.encode(Bitmap(size: PixelSize(width: width, height: height), bytes: bytes))
  }
}
