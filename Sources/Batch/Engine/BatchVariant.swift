public import ShoeRender

/// One of the pictures that are made of every row.
public struct BatchVariant: Sendable {
  /// The name of its kind, from `--rendition`; nil where a row has one kind.
  public let rendition: String?
  /// The scale as text, such as `2`, from `--scale`; nil without one.
  public let scale: String?
  /// What the picture is asked to be beside what the row says.
  public let apply: @Sendable (inout RenderRequest) -> Void

  /// A picture of every row.
  public init(
    rendition: String? = nil, scale: String? = nil, apply: @escaping @Sendable (inout RenderRequest) -> Void
  ) {
    self.rendition = rendition
    self.scale = scale
    self.apply = apply
  }
}
