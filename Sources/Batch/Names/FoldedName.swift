/// Names as file systems compare them that do not tell case or Unicode normalisation apart, as macOS and Windows do by
/// default.
enum FoldedName {
  /// The name in folded case. Two names are one file's where these are equal by `==`, which is canonical equivalence.
  ///
  /// The folding makes the same strings equal as Unicode's full case folding does, of each scalar of Unicode 14: `ß` is `ss`,
  /// and the dotless `ı`, which no locale is asked for, is itself.
  static func fold(_ name: String) -> String {
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return name.lowercased() }
    var folded = ""
    for scalar in name.unicodeScalars { folded += fold(scalar) }
    return folded
  }

  /// Full case folding of a scalar. It is the lower case of the upper case of the lower case, but for `ı`, whose upper case
  /// is `I`, and for the Cherokee letters, which fold to their capitals; as those pair one to one, either will do.
  private static func fold(_ scalar: Unicode.Scalar) -> String {
    if scalar == "\u{131}" { return String(scalar) }
    return scalar.properties.lowercaseMapping.uppercased().lowercased()
  }
}
