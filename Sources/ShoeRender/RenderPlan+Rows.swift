public import Compositing
public import Pixels

extension RenderPlan {
  /// The rows of weights that the picture shows: fewer than the masks give where an indexed picture gathers them. Of masks
  /// whose pixels mostly differ (``FlattenedMasks/isSeparate``) they take hundreds of bytes a pixel.
  public var weighted: WeightedPicture { shownTemplate.weighted }

  /// The colour of each of these rows.
  public var rowColors: [RGBA8] { shownTemplate.colorTable(ground).colors(tints: tints) }

  private var shownTemplate: PictureTemplate {
    if case .clustered = encoding { template.clustered(ground).template } else { template }
  }

  /// The digest of the masks, as the recipe has it.
  public var masksDigest: String { model.digest }
}
