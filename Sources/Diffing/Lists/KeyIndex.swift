/// The designs of one side in the order of their keys' bytes; every design has a key of its own.
struct KeyIndex: Sendable {
  /// Why a side has no such index.
  enum Fault: Error {
    /// The design has no key.
    case missing(Int)
    /// Both designs have the same key.
    case repeated(Int, Int)
  }

  /// A key for each design, in the order of the list.
  let texts: PackedTexts
  /// The designs' numbers, in the order of their keys.
  let order: [UInt32]

  /// Sorts; throws for the first design in the list without a key, and for the first two of one key.
  init(_ texts: PackedTexts) throws(Fault) {
    if let missing = (0..<texts.count).first(where: texts.isEmpty) { throw .missing(missing) }
    var order = (0..<UInt32(texts.count)).map { $0 }
    order.sort { texts.precedes(Int($0), texts, Int($1)) }
    var repeated: (first: Int, second: Int)?
    for (one, other) in zip(order, order.dropFirst()) where texts.isEqual(Int(one), texts, Int(other)) {
      let pair = (first: Int(min(one, other)), second: Int(max(one, other)))
      if repeated.map({ pair.second < $0.second }) ?? true { repeated = pair }
    }
    if let repeated { throw .repeated(repeated.first, repeated.second) }
    self.texts = texts
    self.order = order
  }

  /// The key of a design.
  func key(of row: Int) -> String { texts[row] }

  /// The design that has the key.
  func row(of key: String) -> Int? {
    let bytes = Array(key.utf8)
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if texts.precedes(Int(order[middle]), bytes) { low = middle + 1 } else { high = middle }
    }
    guard low < order.count, texts[Int(order[low])].utf8.elementsEqual(bytes) else { return nil }
    return Int(order[low])
  }
}
