import Compositing
import PNGCodec
import Pixels

extension RenderPlan {
  /// Whether the picture is composited pixel by pixel and deflated anew, as masks whose pixels mostly differ are. An indexed
  /// PNG needs rows all the same.
  var isComposited: Bool { masks.isSeparate && form != .indexed }

  /// The pixels, without a table of rows where the masks are separate.
  var bitmap: Bitmap {
    masks.bitmap(tints: tints, background: background, blend: blend, resizedTo: size.frame, in: size.canvas)
  }

  /// The pixels as truecolour PNG.
  func compositedPNG() throws(RenderError) -> [UInt8] {
    do {
      return try PNGEncoder.encode(bitmap, text: texts)
    } catch {
      throw RenderError(.fault, "the PNG could not be encoded: \(error.message)")
    }
  }
}
