extension ComparisonReport {
  /// How many pairs were compared: those of which both sides could be read.
  public var comparedCount: Int { pairs.count { ![.missing, .new, .error].contains($0.verdict) } }

  /// Whether something was compared, or written, and no pair fails.
  public var isPassing: Bool {
    (comparedCount > 0 || pairs.contains(where: \.isWritten)) && !pairs.contains(where: fails)
  }

  /// Whether the pair is among those that make the report fail.
  public func fails(_ pair: PairReport) -> Bool { !passing.contains(pair.verdict) && !pair.isWritten }

  /// The path of the pair's difference picture within the picture folder; the path as it is where it lies elsewhere.
  public func picturePath(_ pair: PairReport) -> String? {
    guard let picture = pair.picture, var folder = pictureFolder, !folder.isEmpty else { return pair.picture }
    if !folder.hasSuffix("/") { folder += "/" }
    guard picture.utf8.starts(with: folder.utf8) else { return picture }
    return String(decoding: picture.utf8.dropFirst(folder.utf8.count), as: UTF8.self)
  }

  /// The pairs that are not the same: broken ones first, then sizes, missing, different, new and renamed ones; among
  /// those the largest CIEDE2000 first, then the most pixels, then in the order of the report.
  public var worstFirst: [PairReport] {
    pairs.enumerated().filter { $0.element.verdict != .same }
      .sorted { Self.rank($0) < Self.rank($1) }
      .map(\.element)
  }

  private static func rank(_ entry: (offset: Int, element: PairReport)) -> (Int, Double, Int, Int) {
    let pair = entry.element
    return (severity(pair.verdict), -pair.largestDeltaE, -(pair.pixels?.different ?? 0), entry.offset)
  }

  private static func severity(_ verdict: Verdict) -> Int {
    switch verdict {
    case .error: 0
    case .sizeMismatch: 1
    case .missing: 2
    case .different: 3
    case .new: 4
    case .renamed: 5
    case .same: 6
    }
  }
}

extension PairReport {
  /// The largest CIEDE2000 that is known: of the pixels, else of the parts; 0 where there is none.
  public var largestDeltaE: Double {
    pixels?.maxDeltaE ?? parts.reduce(0) { max($0, $1.color?.deltaE ?? 0) }
  }

  /// Whether it passed though pixels changed, or colours where no pixels were compared.
  public var isTolerated: Bool {
    guard verdict == .same else { return false }
    return pixels.map { $0.changed > 0 } ?? parts.contains { $0.color.map { $0.before != $0.after } ?? false }
  }
}
