/// A name's fingerprint, with the number of its row or its position in a log.
struct NameRecord: BitwiseCopyable {
  var fingerprint: UInt64
  var value: Int

  static let byteCount = MemoryLayout<NameRecord>.stride

  /// Sorts by fingerprint; records of one fingerprint keep their order. Eight passes by a byte each, with a second array
  /// of at least the same size, whose content is lost.
  static func sort(_ records: inout [NameRecord], spare: inout [NameRecord]) {
    if spare.count < records.count { spare = records }
    for shift in stride(from: 0, to: 64, by: 8) {
      var places = [Int](repeating: 0, count: 257)
      for record in records { places[record.byte(shift) + 1] += 1 }
      for digit in 1...256 { places[digit] += places[digit - 1] }
      for record in records {
        let digit = record.byte(shift)
        spare[places[digit]] = record
        places[digit] += 1
      }
      records.replaceSubrange(0..<records.count, with: spare[..<records.count])
    }
  }

  private func byte(_ shift: Int) -> Int { Int(fingerprint >> UInt64(shift) & 255) }
}
