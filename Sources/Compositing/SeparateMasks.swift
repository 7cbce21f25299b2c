import Pixels
import Synchronization

/// Masks as they are, and as plane and table for those who ask.
final class SeparateMasks: Sendable {
  let masks: [Mask]
  private let list = Mutex<MergedMasks?>(nil)

  init(_ masks: [Mask]) {
    self.masks = masks
  }

  /// Plane and table with a tuple for each pixel; made once.
  var listed: MergedMasks {
    list.withLock { list in
      if let list { return list }
      let made = MergedMasks(listing: masks)
      list = made
      return made
    }
  }
}
