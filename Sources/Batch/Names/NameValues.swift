public import Pixels
public import ShoeDesign

/// What the fields of a ``NameTemplate`` stand for: one picture of one row.
public struct NameValues: Sendable {
  /// The row's number in its list, from 1.
  public var index: Int
  /// What the row says.
  public var configuration: ShoeConfiguration
  /// The name of the picture's kind; empty where a row has one kind.
  public var rendition: String
  /// The picture's size.
  public var size: PixelSize
  /// The scale as given, such as `1`, `2` or `1.5`.
  public var scale: String
  /// The picture's key: 32 lower-case hex digits. Only asked for where ``NameTemplate/needsKey``.
  public var key: String?

  /// The values of a picture.
  public init(
    index: Int, configuration: ShoeConfiguration, rendition: String = "", size: PixelSize, scale: String = "1",
    key: String? = nil
  ) {
    self.index = index
    self.configuration = configuration
    self.rendition = rendition
    self.size = size
    self.scale = scale
    self.key = key
  }
}
