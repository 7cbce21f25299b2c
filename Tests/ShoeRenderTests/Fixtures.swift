import Compositing
import LayerSets
import PNGCodec
import Pixels
import ShoeDesign
import TestSupport

@testable import ShoeRender

/// The picture that `request` gives, as PNG.
func png(_ request: RenderRequest, _ catalog: LayerSetCatalog = .builtIn) throws -> [UInt8] {
  let plan = try Planner(catalog: catalog).plan(request)
  return try plan.png()
}

/// The pixels of the picture that `request` gives.
func pixels(_ request: RenderRequest, _ catalog: LayerSetCatalog = .builtIn) throws -> Bitmap {
  try RenderedPicture(Planner(catalog: catalog).plan(request)).bitmap
}

/// A request of a size, changed by `change`.
func request(_ size: SizeRequest = .automatic, _ change: (inout RenderRequest) -> Void = { _ in }) -> RenderRequest {
  var request = RenderRequest()
  request.size = size
  change(&request)
  return request
}

/// The error that `body` throws; nil if it throws none.
func renderError(_ body: () throws -> Void) throws -> RenderError? {
  do {
    try body()
    return nil
  } catch let error as RenderError {
    return error
  }
}

/// A colour from its four bytes.
func rgba(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) -> RGBA8 {
  RGBA8(red: red, green: green, blue: blue, alpha: alpha)
}

extension ShoeColors {
  /// Random colours; opaque, or of any alpha.
  static func random(_ random: inout SplitMix64, isOpaque: Bool) -> ShoeColors {
    var colors = ShoeColors()
    for part in ShoePart.standard {
      let bytes = (0..<4).map { _ in UInt8(random.below(256)) }
      colors[part] = rgba(bytes[0], bytes[1], bytes[2], isOpaque ? 255 : bytes[3])
    }
    return colors
  }
}

/// The package's folder, found from this file's own place.
let packageFolder: String =
  #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")

/// The masks of layers/classic, bottom to top, at one width.
func classicMasks(width: Int) throws -> [Mask] {
  try ShoePart.standard.map { part in
    try PNGDecoder.mask(from: readFile("\(packageFolder)/layers/classic/\(width)/\(part.rawValue).png"))
  }
}

/// A set of five soft shapes on 41 x 19 pixels, which is no multiple of anything; the folder lives as long as it does.
struct SyntheticSet {
  static let size = PixelSize(width: 41, height: 19)
  let folder: TemporaryFolder
  let masks: [Mask]

  init(seed: UInt64 = 1, depth: Int = 8) throws {
    folder = try TemporaryFolder()
    var random = SplitMix64(seed: seed)
    masks = ShoePart.standard.map { _ in Self.disc(&random, depth) }
    for (part, mask) in zip(ShoePart.standard, masks) { try folder.write(mask, to: "shoe/\(part.rawValue).png") }
  }

  var catalog: LayerSetCatalog { get throws { try LayerSetCatalog(folder: folder.path("shoe")) } }

  /// A disc with an edge of a few pixels, and some pixels of noise.
  private static func disc(_ random: inout SplitMix64, _ depth: Int) -> Mask {
    let (x, y, radius) = (Double(random.below(41)), Double(random.below(19)), Double(5 + random.below(14)))
    let values = (0..<size.area).map { pixel -> Double in
      let (dx, dy) = (Double(pixel % size.width) - x, Double(pixel / size.width) - y)
      let noise = random.below(9) == 0 ? Double(random.below(1000)) / 1000 : 0
      return min(1, max(noise, (radius - (dx * dx + dy * dy).squareRoot()) / 3, 0))
    }
    return depth == 16
      ? Mask(size: size, coverages: values.map { UInt16($0 * 65535) })
      : Mask(size: size, coverages: values.map { UInt8($0 * 255) })
  }
}
