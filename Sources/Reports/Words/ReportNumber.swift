/// Numbers as reports show them to people, without any locale.
enum ReportNumber {
  /// Digits in groups of three: `1,204`.
  static func grouped(_ value: Int) -> String {
    let digits = Array(String(value.magnitude))
    var text = value < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return text
  }

  /// Two decimals, rounded half up; `0` appears only where it is exact.
  static func decimal(_ value: Double) -> String {
    guard value.isFinite else { return "\(value)" }
    if value == 0 { return "0" }
    if value > 0, value < 0.005 { return "under 0.01" }
    guard abs(value) < 1e12 else { return value.description }
    let hundredths = Int((value * 100 + 0.5).rounded(.down))
    return "\(hundredths / 100).\(twoDigits(abs(hundredths % 100)))"
  }

  /// A share in percent, computed in integers: 0 and 100 appear only where they are exact. Nothing where `total` is 0.
  static func percent(_ part: Int, of total: Int) -> String {
    guard total > 0 else { return "" }
    if part == 0 { return "0 %" }
    if part == total { return "100 %" }
    let (scaled, overflow) = part.multipliedReportingOverflow(by: 10_000)
    let hundredths = overflow ? part / (total / 10_000) : (scaled + total / 2) / total
    if hundredths < 1 { return "under 0.01 %" }
    if hundredths >= 10_000 { return "over 99.99 %" }
    return "\(hundredths / 100).\(twoDigits(hundredths % 100)) %"
  }

  /// `1 pair`, `1,204 pairs`.
  static func counted(_ number: Int, _ noun: String) -> String { "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")" }

  /// A value of a metric or a threshold: whole numbers without a fraction, others in full.
  static func exact(_ value: Double) -> String {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
}
