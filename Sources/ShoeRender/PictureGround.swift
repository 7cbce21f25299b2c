import Compositing
import Pixels

/// What lies below a shoe, and in which encoding colours are mixed: all that decides a picture beside masks and tints.
struct PictureGround: Hashable {
  let background: RGBA8
  let blend: BlendSpace
}
