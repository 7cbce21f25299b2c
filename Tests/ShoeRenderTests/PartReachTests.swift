import JSON
import LayerSets
import PNGCodec
import Pixels
import ShoeDesign
import TestSupport
import Testing

@testable import ShoeRender

/// What the colour of one part decides in the pictures of the built-in models, by their PNG masks alone.
struct PartReachTests {
  /// The layers of a finish, bottom to top: the part, nil for a layer of a fixed colour, its mask, and its opacity of 255.
  private static func layers(
    _ model: String, _ finish: Finish, width: Int
  ) throws -> [(part: String?, mask: Mask, alpha: Int)] {
    let folder = "\(packageFolder)/layers/\(model)"
    let text = try JSONReader.parse(readFile("\(folder)/model.json"))
    let rows = (text.object?["layers"]?.array ?? []).compactMap(\.object)
    return try rows.filter { $0["finish"].map { $0.string == finish.rawValue } ?? true }.map { row in
      let name = try #require(row["mask"]?.string)
      let alpha = row["color"]?.string.map { Int($0.suffix(2), radix: 16)! } ?? 255
      return (row["part"]?.string, try PNGDecoder.mask(from: readFile("\(folder)/\(width)/\(name)")), alpha)
    }
  }

  /// Per pixel the part's weight times 255 to the number of layers from it upwards.
  private static func weights(_ part: String, _ layers: [(part: String?, mask: Mask, alpha: Int)]) -> [Double] {
    let place = layers.firstIndex { $0.part == part }!
    return (0..<layers[0].mask.size.area).map { pixel in
      let own = Double(layers[place].mask.coverage8(at: pixel)) / 255
      return layers[(place + 1)...].reduce(own) { weight, layer in
        weight * (1 - Double(layer.mask.coverage8(at: pixel)) * Double(layer.alpha) / 65025)
      }
    }
  }

  /// Black against white shows in every pixel where the part's share is a level or more, and in none where it has no share.
  @Test(arguments: ["classic", "runner", "high-top"], Finish.allCases)
  func changesItsOwnPixelsAlone(model: String, finish: Finish) throws {
    let layers = try Self.layers(model, finish, width: 250)
    let silhouette = (0..<layers[0].mask.size.area).count { pixel in
      layers.contains { $0.part != nil && $0.mask.coverage8(at: pixel) > 0 }
    }
    for part in ShoePart.standard {
      let pictures = try [rgba(0, 0, 0), rgba(255, 255, 255)].map { color in
        try pixels(
          request(.width(250)) {
            $0.model = model
            $0.finish = finish
            $0.background = rgba(120, 130, 140)
            $0.colors[part] = color
          })
      }
      let weights = Self.weights(part.rawValue, layers)
      var visible = 0
      for (pixel, weight) in weights.enumerated() {
        let differs = (0..<4).contains { pictures[0].bytes[4 * pixel + $0] != pictures[1].bytes[4 * pixel + $0] }
        if weight == 0 { #expect(!differs, "\(part) has no share in pixel \(pixel)") }
        if weight * 255 > 1 { #expect(differs, "\(part) has a share of \(weight) in pixel \(pixel)") }
        visible += weight > 0.5 ? 1 : 0
      }
      #expect(Double(visible) >= 0.03 * Double(silhouette), "\(part): \(visible) of \(silhouette) pixels")
    }
  }
}

extension Mask {
  /// The coverage of a pixel of a mask of 8 bits.
  fileprivate func coverage8(at pixel: Int) -> UInt8 { UInt8(self[pixel % size.width, pixel / size.width]) }
}
