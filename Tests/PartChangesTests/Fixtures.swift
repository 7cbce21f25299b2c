import Compositing
import LayerSets
import PNGCodec
import PartChanges
import Pixels
import Reports
import ShoeDesign
import ShoeRender
import TestSupport

/// A colour from its bytes.
func rgba(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) -> RGBA8 {
  RGBA8(red: red, green: green, blue: blue, alpha: alpha)
}

/// Shared, as it keeps what it has worked out.
private let builtInPlanner = Planner(catalog: .builtIn)

/// One side as a file of the renderer gives it: encoded, read again, with its recipe and its bytes as digest.
func side(
  _ size: SizeRequest = .width(250), _ catalog: LayerSetCatalog = .builtIn,
  _ change: (inout RenderRequest) -> Void = { _ in }
) throws -> PictureSide {
  var request = RenderRequest()
  request.size = size
  change(&request)
  let planner = catalog.folder == nil ? builtInPlanner : Planner(catalog: catalog)
  let png = try planner.plan(request).png()
  let recipe = try PNGDecoder.text(keyword: Recipe.keyword, in: png)
  return PictureSide(bitmap: try PNGDecoder.bitmap(from: png), recipe: recipe, fileDigest: "\(png.hashValue)")
}

extension PictureSide {
  /// The same pixels without the recipe.
  var stripped: PictureSide { PictureSide(bitmap: bitmap, fileDigest: fileDigest.map { $0 + "stripped" }) }

  /// The same recipe with other pixels.
  func edited(_ edit: (_ x: Int, _ y: Int, _ color: RGBA8) -> RGBA8) -> PictureSide {
    var edited = self
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width { edited.bitmap.set(edit(x, y, bitmap[x, y]), x, y) }
    }
    edited.fileDigest = fileDigest.map { $0 + "edited" }
    return edited
  }

  /// The picture moved, with `ground` where nothing came in.
  func moved(_ x: Int, _ y: Int, ground: RGBA8 = .clear) -> PictureSide {
    edited { column, row, _ in
      let (from, line) = (column - x, row - y)
      let isInside = (0..<bitmap.width).contains(from) && (0..<bitmap.height).contains(line)
      return isInside ? bitmap[from, line] : ground
    }
  }
}

extension Bitmap {
  mutating func set(_ color: RGBA8, _ x: Int, _ y: Int) {
    let start = (y * width + x) * 4
    bytes.replaceSubrange(start..<start + 4, with: [color.red, color.green, color.blue, color.alpha])
  }
}

extension PartFindings {
  /// The row of a part; nil without one.
  func part(_ name: String) -> PartReport? { parts.first { $0.part == name } }
}

/// The package's folder, found from this file's own place.
let packageFolder: String =
  #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
