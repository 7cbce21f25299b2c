extension NameComponent {
  /// Appends the component for a picture.
  ///
  /// 1. A group without text takes the separators before it with it, or, where nothing stands before it, those after it.
  /// 2. Dots, dashes and spaces at the beginning are cut off, and dots and spaces at the end.
  /// 3. A name of a device of Windows gets an underscore: `CON` becomes `CON_`.
  /// 4. Where that is longer than `limit`, the longest texts are cut to one length, at the end of a character, and end in
  ///    `~` and a digest of the whole, so that texts that differ stay different. Numbers and fixed texts stay whole.
  func append(_ values: NameValues, limit: Int, to name: inout [UInt8]) throws(NameFault) {
    let start = name.count
    try append(values, cap: .max, to: &name)
    if name.count - start > limit { try shorten(values, limit: limit, from: start, &name) }
  }

  private func shorten(
    _ values: NameValues, limit: Int, from start: Int, _ name: inout [UInt8]
  ) throws(NameFault) {
    var (low, high) = (CutText.shortest, limit)
    while low < high {
      let middle = (low + high + 1) / 2
      name.removeSubrange(start...)
      try append(values, cap: middle, to: &name)
      if name.count - start <= limit { low = middle } else { high = middle - 1 }
    }
    name.removeSubrange(start...)
    try append(values, cap: low, to: &name)
    guard name.count - start <= limit else { throw NameFault(.tooLong(count: name.count - start, limit: limit)) }
  }

  /// Appends the component with texts of at most `cap` bytes.
  private func append(_ values: NameValues, cap: Int, to name: inout [UInt8]) throws(NameFault) {
    let start = name.count
    name.append(contentsOf: literals[0].bytes)
    var removable = literals[0].trailing
    for (index, group) in groups.enumerated() {
      let before = name.count
      for field in group { try field.append(values, cap: cap, to: &name) }
      let literal = literals[index + 1]
      if name.count > before {
        name.append(contentsOf: literal.bytes)
        removable = literal.trailing
      } else {
        name.removeLast(removable)
        let kept = literal.bytes.dropFirst(name.count == start ? literal.leading : 0)
        name.append(contentsOf: kept)
        removable = min(literal.trailing, kept.count)
      }
    }
    try tidy(&name, from: start)
  }

  private func tidy(_ name: inout [UInt8], from start: Int) throws(NameFault) {
    while name.count > start, Self.isCutAtEnd(name[name.count - 1]) { name.removeLast() }
    let kept = name[start...].prefix { $0 == UInt8(ascii: "-") || Self.isCutAtEnd($0) }.count
    if kept > 0 { name.removeSubrange(start..<start + kept) }
    guard name.count > start else { throw NameFault(.empty(fields: groups.flatMap { $0.map(\.spelled) })) }
    if let count = ReservedNames.reservedCount(name[start...]) {
      name.insert(UInt8(ascii: "_"), at: start + count)
    }
  }

  private static func isCutAtEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ".") || byte == UInt8(ascii: " ") }
}
