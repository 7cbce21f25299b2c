import Pixels

/// What is said of a pair in one clause; every report for people takes its words from here.
enum PairWords {
  /// The verdict in a word or two.
  static func verdict(_ verdict: Verdict) -> String {
    switch verdict {
    case .sizeMismatch: "other size"
    default: verdict.rawValue
    }
  }

  /// What was found, without the pair's name: `1,204 px differ (0.26 %), CIEDE2000 up to 48.02; …`.
  static func finding(_ pair: PairReport) -> String { found(pair) + (pair.isWritten ? "; written" : "") }

  private static func found(_ pair: PairReport) -> String {
    switch pair.verdict {
    case .missing: "only the expected side has it"
    case .new: "only the actual side has it"
    case .sizeMismatch: sizes(pair)
    case .renamed: pair.renamedFrom.map { "was \(Visible.quoted($0))" } ?? "stands under another name"
    case .error: pair.fault.map(fault) ?? "could not be read"
    case .same, .different: clauses(pair).joined(separator: "; ")
    }
  }

  /// `expected 'a.png': it ends inside of a chunk`.
  static func fault(_ fault: PairFault) -> String {
    "\(fault.side.rawValue) \(Visible.quoted(fault.path)): \(Visible.line(fault.message))"
  }

  /// `1000x456 expected, 500x228 actual`.
  static func sizes(_ pair: PairReport) -> String {
    guard let expected = pair.expectedSize, let actual = pair.actualSize else { return "the sizes differ" }
    return "\(expected) expected, \(actual) actual"
  }

  /// The kind of change.
  static func change(_ kind: ChangeKind) -> String {
    switch kind {
    case .recolored(let parts): "recoloured" + list(parts)
    case .reshaped(let parts): "reshaped" + list(parts)
    case .moved(let x, let y): "moved \(offset(x, y)), with nothing left over"
    case .resized: "the same design at another size"
    case .alphaOnly: "only alpha differs"
    case .metadataOnly: "only metadata or the file's encoding differs"
    }
  }

  private static func list(_ parts: [String]) -> String {
    parts.isEmpty ? "" : ": " + parts.map(Visible.line).joined(separator: ", ")
  }

  /// `3 px right, 1 px up`.
  private static func offset(_ x: Int, _ y: Int) -> String {
    let sideways = x == 0 ? nil : "\(ReportNumber.grouped(abs(x))) px \(x > 0 ? "right" : "left")"
    let upright = y == 0 ? nil : "\(ReportNumber.grouped(abs(y))) px \(y > 0 ? "down" : "up")"
    let words = [sideways, upright].compactMap(\.self)
    return words.isEmpty ? "0 px" : words.joined(separator: ", ")
  }

  private static func clauses(_ pair: PairReport) -> [String] {
    var clauses: [String] = []
    if let pixels = pair.pixels {
      clauses.append(counts(pixels, isSame: pair.verdict == .same))
    }
    if pair.verdict == .different { clauses += colors(pair) }
    if let kind = pair.change { clauses.append(change(kind)) }
    if !pair.exceeded.isEmpty { clauses.append("beyond \(pair.exceeded.map(Visible.line).joined(separator: ", "))") }
    return clauses.isEmpty ? [pair.verdict.rawValue] : clauses
  }

  /// The parts that changed their colours; where no part is known to, the worst pixel's colours.
  private static func colors(_ pair: PairReport) -> [String] {
    let parts = pair.parts.compactMap(recoloring)
    return parts.isEmpty ? [pair.pixels?.worst?.words].compactMap(\.self) : parts
  }

  /// A part that changed its colour: `side #ff9500 orange → #0000ff blue`.
  private static func recoloring(_ part: PartReport) -> String? {
    guard let color = part.color, !color.isEqual else { return nil }
    return "\(Visible.line(part.part)) \(color.words)"
  }

  private static func counts(_ pixels: PixelReport, isSame: Bool) -> String {
    if pixels.changed == 0 { return isSame ? "all pixels equal" : "no pixel changed" }
    let extent = "CIEDE2000 up to \(ReportNumber.decimal(pixels.maxDeltaE))"
    if isSame, pixels.different == 0 {
      return "\(ReportNumber.grouped(pixels.changed)) px changed within the limits, \(extent)"
    }
    let share = ReportNumber.percent(pixels.different, of: pixels.total)
    return "\(ReportNumber.grouped(pixels.different)) px differ (\(share)), \(extent)"
  }
}
