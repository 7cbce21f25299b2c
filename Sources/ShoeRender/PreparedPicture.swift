import Compositing
import Pixels
import Recoloring

/// What a template has for one ground, at hand without a lock. Each writer has one of its own, for the picture last made.
final class PreparedPicture {
  let template: PictureTemplate
  let ground: PictureGround
  let colorTable: ColorTable
  private lazy var opaque = template.truecolor(groundAlpha: ground.background.alpha, isOpaque: true)
  private lazy var translucent = template.truecolor(groundAlpha: ground.background.alpha, isOpaque: false)

  init(_ template: PictureTemplate, _ ground: PictureGround) {
    self.template = template
    self.ground = ground
    colorTable = template.colorTable(ground)
  }

  /// The truecolour PNG: without an alpha channel where every pixel is opaque.
  func truecolor(isOpaque: Bool) -> RecolorablePNG { isOpaque ? opaque : translucent }
}
