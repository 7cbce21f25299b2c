import Compositing
import Pixels
import Threads

/// A picture shown by at most 256 rows, for `--png indexed`: made for one alpha of the background and one blend space.
final class ClusteredTemplates: Sendable {
  private let weighted: WeightedPicture
  private let known = Monitor<[Key: Lazy<Clustered>]>([:])

  /// The picture of few rows, and how wrong it can be.
  struct Clustered: Sendable {
    let template: PictureTemplate
    let largestError: Int
  }

  private struct Key: Hashable {
    let groundAlpha: UInt8
    let blend: BlendSpace
  }

  init(_ weighted: WeightedPicture) {
    self.weighted = weighted
  }

  /// The picture for this ground, of which only the alpha counts.
  func clustered(_ ground: PictureGround) -> Clustered {
    let key = Key(groundAlpha: ground.background.alpha, blend: ground.blend)
    let lazy = known.change { known in
      if let lazy = known[key] { return lazy }
      let weighted = weighted
      let lazy = Lazy {
        let few = weighted.clustered(to: 256, background: ground.background, blend: ground.blend)
        return Clustered(template: PictureTemplate(few.picture), largestError: few.largestError)
      }
      known[key] = lazy
      return lazy
    }
    return lazy.get()
  }
}
