/// How many pixels have which CIEDE2000, in steps of 0.01.
struct DeltaEHistogram: Equatable, Sendable {
  /// Steps for 1.
  static let steps: Float = 100
  /// No colours that sRGB holds are 130 apart; what were beyond would count in the last step.
  private static let count = 13_000

  /// By the nearest step. Empty until something is counted.
  private var counts: [UInt32] = []

  /// Counts values that are 0 or more.
  mutating func add(_ values: UnsafeBufferPointer<Float>) {
    if counts.isEmpty { counts = [UInt32](repeating: 0, count: Self.count) }
    counts.withUnsafeMutableBufferPointer { counts in
      for value in values { counts[min(Int(value * Self.steps + 0.5), Self.count - 1)] &+= 1 }
    }
  }

  mutating func merge(_ other: DeltaEHistogram) {
    guard !counts.isEmpty, !other.counts.isEmpty else {
      counts = counts.isEmpty ? other.counts : counts
      return
    }
    for step in counts.indices { counts[step] += other.counts[step] }
  }

  /// The largest value that more than `rank` of the counted have or exceed; 0 where so many were not counted.
  func value(above rank: Int) -> Double {
    var seen = 0
    for (step, count) in counts.enumerated().reversed() {
      seen += Int(count)
      if seen > rank { return Double(step) / Double(Self.steps) }
    }
    return 0
  }
}
