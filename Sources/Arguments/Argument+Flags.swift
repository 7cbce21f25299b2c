extension Argument {
  /// A flag that sets true.
  public static func flag(
    _ names: String..., help: String, group: String? = nil, _ place: Place<Bool>
  ) -> Argument {
    flag(names, help: help, group: group, sets: true, place)
  }

  /// A flag that sets a value; of several flags for one place the last holds.
  public static func flag<Value: Sendable>(
    _ names: String..., help: String, group: String? = nil, sets value: Value, _ place: Place<Value>
  ) -> Argument {
    flag(names, help: help, group: group, sets: value, place)
  }

  private static func flag<Value: Sendable>(
    _ names: [String], help: String, group: String?, sets value: Value, _ place: Place<Value>
  ) -> Argument {
    Argument(
      info: ArgumentInfo(kind: .flag, names: names, help: help, group: group),
      store: { (root, _) throws(ValueFailure) in root[keyPath: place] = value },
      show: { _ in nil })
  }
}
