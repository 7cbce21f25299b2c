import Pixels

/// What lies below all layers, and how they are mixed.
struct PictureGround: Sendable {
  var background: RGBA8
  var blend: BlendSpace
}
