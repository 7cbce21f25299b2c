import Compositing
import Pixels
import ShoeDesign
import ShoeRender

/// What lies under each layer of a picture: where one is taken away, this is seen.
final class LowerStacks: Sendable {
  /// Planes of four bytes a pixel and layer are kept, so only so many pixels are looked at: 8 megapixels.
  static let mostPixels = 1 << 23

  private let stacks: [WeightedPicture]

  /// The stacks below every layer. They are made from the masks, which know what other layers hide.
  init(_ weights: PictureWeights) {
    let alphas = weights.table.tintAlphas
    stacks = alphas.indices.map { layer in
      let lower = alphas.indices.map { $0 < layer ? alphas[$0] : 0 }
      return weights.masks.weighted(by: lower, placed: weights.size.placement)
    }
  }

  /// For each layer the colour of each row of the stack below it, times alpha.
  func colors(tints: [RGBA8], background: RGBA8) -> [[Premultiplied]] {
    stacks.map { stack in
      let stride = tints.count + 1
      return (0..<stack.table.count).map { row in
        var sum = Premultiplied(background) * stack.table.weights[row * stride]
        for layer in tints.indices {
          // Weights hold the tints' alphas already.
          sum += Premultiplied(opaque: tints[layer]) * stack.table.weights[row * stride + 1 + layer]
        }
        return sum
      }
    }
  }

  /// The row of the stack below `layer` that a pixel shows.
  func row(of pixel: Int, below layer: Int) -> Int { Int(stacks[layer].plane.indices[pixel]) }
}

/// Red, green and blue times alpha, and alpha: each 0...255.
typealias Premultiplied = SIMD4<Double>

extension SIMD4<Double> {
  /// A straight colour.
  init(_ color: RGBA8) {
    let alpha = Double(color.alpha) / 255
    self.init(
      Double(color.red) * alpha, Double(color.green) * alpha, Double(color.blue) * alpha, Double(color.alpha))
  }

  /// A colour without its own alpha.
  init(opaque color: RGBA8) {
    self.init(Double(color.red), Double(color.green), Double(color.blue), 255)
  }

  /// The largest of the four, without sign.
  var largestMagnitude: Double { Swift.max(abs(self[0]), abs(self[1]), abs(self[2]), abs(self[3])) }
}
