/// One folder or file of a ``NameTemplate``: fixed texts, with groups of fields that stand side by side between them.
struct NameComponent: Hashable, Sendable {
  /// One more than there are groups; only the first and the last can be empty.
  let literals: [Literal]
  let groups: [[NameField]]

  /// A fixed text, and how many separators it begins and ends with.
  struct Literal: Hashable, Sendable {
    let bytes: [UInt8]
    let leading: Int
    let trailing: Int

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      leading = bytes.prefix(while: NameComponent.isSeparator).count
      trailing = bytes.reversed().prefix(while: NameComponent.isSeparator).count
    }

    /// Whether it can vanish with an empty value beside it.
    var isOnlySeparators: Bool { leading == bytes.count }
  }

  init(literals: [[UInt8]], groups: [[NameField]]) {
    self.literals = literals.map(Literal.init)
    self.groups = groups
  }

  /// Whether a byte stands between values and goes with an empty one: `-`, `_`, `.` or a space.
  static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: " ")
  }
}

extension NameComponent {
  /// Whether the row's number can be read back from the component, whatever the other values are: it stands first or
  /// last among the fields, alone between fixed texts, and no digit can come to stand beside it.
  var tellsIndex: Bool {
    func isIndex(_ group: [NameField]) -> Bool {
      if group.count == 1, case .index = group[0] { true } else { false }
    }
    guard let first = groups.first, let last = groups.last else { return false }
    return isIndex(first) && Self.isDelimited(literals.dropFirst()) { $0.bytes.first }
      || isIndex(last) && Self.isDelimited(literals.dropLast().reversed()) { $0.bytes.last }
  }

  /// Whether no digit follows, going outward by `literals`: separators alone vanish where the group after them is empty,
  /// and then what follows that group is the neighbour.
  private static func isDelimited(_ literals: some Sequence<Literal>, nearest: (Literal) -> UInt8?) -> Bool {
    for literal in literals {
      guard let neighbour = nearest(literal) else { return true }
      if (0x30...0x39).contains(neighbour) { return false }
      if !literal.isOnlySeparators { return true }
    }
    return true
  }
}
