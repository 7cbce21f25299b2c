import Compositing
import LayerSets
import Threads

/// The templates of one layer set at one size, by the alphas of the tints: each is made once and kept while rows use it.
final class TemplateStore: Sendable {
  private let masks: FlattenedMasks
  private let size: PictureSize
  /// The alphas of the tints in a design of opaque colours.
  private let opaqueAlphas: [UInt8]
  /// The parses that a built-in set has for such designs at its own size.
  private let carried: CarriedParses?
  private let kept = Monitor<[Entry]>([])

  private struct Entry {
    let tintAlphas: [UInt8]
    let template: Lazy<PictureTemplate>
  }

  /// The most templates that are kept; the one that was used least recently goes first. A list has one vector of
  /// alphas, all opaque, or a few; random ones would fill any memory.
  private static let capacity = 8

  init(masks: FlattenedMasks, size: PictureSize, opaqueAlphas: [UInt8], carried: CarriedParses?) {
    self.masks = masks
    self.opaqueAlphas = opaqueAlphas
    self.carried = carried
    self.size = size
  }

  /// The template for these alphas. Threads that ask for one that is being made wait for it; others do not.
  func template(tintAlphas: [UInt8]) -> PictureTemplate {
    kept.change { kept in
      if let place = kept.firstIndex(where: { $0.tintAlphas == tintAlphas }) {
        if place > 0 { kept.insert(kept.remove(at: place), at: 0) }
      } else {
        if kept.count == Self.capacity { kept.removeLast() }
        let (masks, size, relatives) = (masks, size, kept.map(\.template))
        let carried = tintAlphas == opaqueAlphas ? carried : nil
        let lazy = Lazy {
          for relative in relatives {
            if let template = relative.get().reweighted(by: tintAlphas) { return template }
          }
          let weighted = masks.weighted(by: tintAlphas, placed: size.placement)
          return PictureTemplate(weighted, carried: carried)
        }
        kept.insert(Entry(tintAlphas: tintAlphas, template: lazy), at: 0)
      }
      return kept[0].template
    }.get()
  }
}
