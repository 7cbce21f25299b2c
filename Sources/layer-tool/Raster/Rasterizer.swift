import PNGCodec
import Pixels

/// Makes coverages of SVG files with rsvg-convert.
enum Rasterizer {
  /// The coverages of the picture in the file at `path`, drawn `width` by `height` pixels.
  static func plane(ofSVG path: String, width: Int, height: Int) throws(Fault) -> Plane {
    let command = ["rsvg-convert", "--width", "\(width)", "--height", "\(height)", path]
    let mask: Mask
    do {
      mask = try PNGDecoder.mask(from: try ChildProcess.output(of: command))
    } catch let error as PNGError {
      throw Fault(path, "rsvg-convert wrote no mask: \(error.message)")
    } catch {
      throw Fault(path, "\(error)")
    }
    guard mask.size == PixelSize(width: width, height: height), case .eight(let values) = mask.samples else {
      throw Fault(path, "rsvg-convert drew \(mask.size), not \(width)x\(height) in 8 bits")
    }
    return Plane(width: width, height: height, values: values)
  }
}
