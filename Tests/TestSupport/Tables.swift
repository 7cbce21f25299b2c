/// Tables of colorways.
public enum Tables {
  /// The columns of ``random(rows:seed:)``.
  public static let header = "name,sku,base,side,sole,cage,outline"

  /// A table of random opaque colours; rows are `Shoe 1,S-1,…` and so on.
  public static func random(rows: Int, seed: UInt64 = 1) -> String {
    var random = SplitMix64(seed: seed)
    var text = header + "\n"
    for row in 0..<rows { text += Self.row(row + 1, &random) }
    return text
  }

  /// One row, with its line end.
  public static func row(_ row: Int, _ random: inout SplitMix64) -> String {
    let colors = (0..<5).map { _ in color(random.below(1 << 24)) }
    return "Shoe \(row),S-\(row),\(colors.joined(separator: ","))\n"
  }

  private static func color(_ value: Int) -> String {
    let digits = String(value, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
