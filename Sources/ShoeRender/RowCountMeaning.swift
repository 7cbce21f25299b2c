extension LayerInspection {
  /// What a number of distinct weight rows means for the size and the speed of pictures.
  public enum RowCountMeaning: String, CaseIterable, Sendable {
    /// At most 256.
    case indexed
    /// Up to 65,536: the table of rows is small beside the picture.
    case table
    /// More: the table is no smaller than pictures are, and costs as much.
    case photographic
  }

  /// What the number of rows means.
  public var meaning: RowCountMeaning {
    switch rowCount {
    case ...256: .indexed
    case ...65536: .table
    default: .photographic
    }
  }
}

extension LayerInspection.RowCountMeaning {
  /// The meaning in words, without a full stop.
  public var text: String {
    switch self {
    case .indexed: "an exact indexed PNG, the smallest and fastest"
    case .table: "too many for an indexed PNG (256), so truecolour; fast"
    case .photographic: "as many as a photograph has, so slow and large; soft shading by fewer levels of coverage helps"
    }
  }
}
