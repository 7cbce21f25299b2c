public import ShoeRender

/// One line of a manifest.
public enum ManifestRow: Equatable, Sendable {
  /// A picture.
  case done(ManifestEntry)
  /// A row of the list that gives no picture.
  case failed(ManifestFailure)

  /// The number of the row in the list, from 1.
  public var index: Int {
    switch self {
    case .done(let entry): entry.index
    case .failed(let failure): failure.index
    }
  }
}

/// A picture of a batch. A row of the list with several pictures has an entry for each.
public struct ManifestEntry: Equatable, Sendable {
  /// The number of the row in the list, from 1.
  public var index: Int
  /// The configuration's name, if it has one.
  public var name: String?
  /// The rendition's name, where renditions were asked for.
  public var rendition: String?
  /// The scale as a JSON number such as `2` or `1.5`, where scales were asked for.
  public var scale: String?
  /// The picture's path in the output, with slashes between folders.
  public var file: String
  /// The size of the file.
  public var bytes: Int
  /// The digest of all that decides the file's bytes.
  public var key: PictureKey
  /// The encoder revision.
  public var encoder: Int
  /// SHA-256 of file and pixels, where asked for.
  public var digests: PictureDigests?
  /// The row's configuration as canonical JSON in UTF-8, one line.
  public var configuration: [UInt8]

  /// An entry.
  public init(
    index: Int, name: String? = nil, rendition: String? = nil, scale: String? = nil, file: String, bytes: Int,
    key: PictureKey, encoder: Int, digests: PictureDigests? = nil, configuration: [UInt8]
  ) {
    self.index = index
    self.name = name
    self.rendition = rendition
    self.scale = scale
    self.file = file
    self.bytes = bytes
    self.key = key
    self.encoder = encoder
    self.digests = digests
    self.configuration = configuration
  }
}

/// A row of the list that gives no picture.
public struct ManifestFailure: Equatable, Sendable {
  /// The number of the row in the list, from 1.
  public var index: Int
  /// Where the row stands, such as `colorways.csv:12`.
  public var place: String
  /// What is wrong with it.
  public var error: String

  /// A failure.
  public init(index: Int, place: String, error: String) {
    self.index = index
    self.place = place
    self.error = error
  }
}
