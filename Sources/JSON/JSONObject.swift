/// The members of a JSON object, in the order written, no key twice.
public struct JSONObject: Sendable {
  /// One key with its value.
  public struct Member: Sendable {
    /// The key, with its escapes resolved.
    public let key: String
    /// Where the key's opening quote stands; nil for a member made in code.
    public let keyPosition: JSONPosition?
    /// The value.
    public var value: JSONValue

    /// Makes a member, without a position unless one is given.
    public init(key: String, keyPosition: JSONPosition? = nil, value: JSONValue) {
      self.key = key
      self.keyPosition = keyPosition
      self.value = value
    }
  }

  /// The members in order.
  public private(set) var members: [Member]

  /// An object without members.
  public init() { members = [] }

  /// An object with the given members in the given order. A key given twice is a programmer error and traps.
  public init(_ pairs: [(String, JSONValue)]) {
    var duplicates = DuplicateKeys()
    members = []
    for (key, value) in pairs {
      precondition(duplicates.earlier(key, in: members) == nil, "the key \(key) is given twice")
      members.append(Member(key: key, value: value))
    }
  }

  /// Wraps members whose keys are known to differ; it is not checked.
  public init(uniqueMembers: [Member]) { members = uniqueMembers }

  /// Whether there is no member.
  public var isEmpty: Bool { members.isEmpty }

  /// The value of `key`, compared scalar by scalar. Setting a new key appends it; setting nil removes the member.
  public subscript(key: String) -> JSONValue? {
    get { members.first { $0.key.hasSameScalars(as: key) }?.value }
    set {
      let index = members.firstIndex { $0.key.hasSameScalars(as: key) }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(key: key, value: value))
      case (nil, nil): break
      }
    }
  }
}

extension JSONObject: Equatable {
  /// Whether both have the same keys with the same values in the same order. Positions do not count.
  public static func == (left: JSONObject, right: JSONObject) -> Bool {
    left.members.elementsEqual(right.members) { $0.key.hasSameScalars(as: $1.key) && $0.value == $1.value }
  }
}
