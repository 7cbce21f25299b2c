/// The records added last, in memory: a hash table that is searched from a fingerprint's last bits on.
struct RecentRecords {
  private var slots: [NameRecord]
  private(set) var count = 0

  private static let free = NameRecord(fingerprint: 0, value: -1)

  init() { slots = [NameRecord](repeating: Self.free, count: 1024) }

  /// Appends the values of the records that have the fingerprint.
  func find(_ fingerprint: UInt64, into values: inout [Int]) {
    var place = home(fingerprint)
    while slots[place].value >= 0 {
      if slots[place].fingerprint == fingerprint { values.append(slots[place].value) }
      place = (place + 1) & (slots.count - 1)
    }
  }

  /// Adds a record. The table has twice the slots once half of them are taken.
  mutating func insert(_ record: NameRecord) {
    if 2 * (count + 1) > slots.count {
      let old = slots
      slots = [NameRecord](repeating: Self.free, count: 2 * old.count)
      for record in old where record.value >= 0 { put(record) }
    }
    put(record)
    count += 1
  }

  /// Takes all records out, in no order.
  mutating func removeAll() -> [NameRecord] {
    let records = slots.filter { $0.value >= 0 }
    for place in slots.indices { slots[place] = Self.free }
    count = 0
    return records
  }

  private mutating func put(_ record: NameRecord) {
    var place = home(record.fingerprint)
    while slots[place].value >= 0 { place = (place + 1) & (slots.count - 1) }
    slots[place] = record
  }

  private func home(_ fingerprint: UInt64) -> Int { Int(truncatingIfNeeded: fingerprint) & (slots.count - 1) }
}
