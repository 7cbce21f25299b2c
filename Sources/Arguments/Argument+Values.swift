extension Argument {
  /// Makes a value of a text, or says what is wrong with it.
  public typealias Parse<Value> = @Sendable (String) throws(ArgumentMessage) -> Value

  // MARK: Values with a default

  /// An option whose value the options hold; what they hold at first is the default.
  public static func option<Value: ArgumentValue>(
    _ names: String..., value: String, help: String, group: String? = nil, required: Bool = false,
    completion: ArgumentInfo.Completion = .values, _ place: Place<Value>
  ) -> Argument {
    let info = ArgumentInfo(
      kind: .option(valueName: value), names: names, help: help, group: group, isRequired: required,
      values: Value.allValueStrings, completion: completion)
    return Argument(info, convert: convert, set: { $0[keyPath: place] = $1 }, show: { text($0[keyPath: place]) })
  }

  /// A positional argument that must be given.
  public static func positional<Value: ArgumentValue>(
    _ name: String, help: String, completion: ArgumentInfo.Completion = .values, _ place: Place<Value>
  ) -> Argument {
    let info = ArgumentInfo(
      kind: .positional(name: name), names: [], help: help, isRequired: true, values: Value.allValueStrings,
      completion: completion)
    return Argument(info, convert: convert, set: { $0[keyPath: place] = $1 }, show: { _ in nil })
  }

  // MARK: Values that may be absent

  /// An option that may be absent.
  public static func option<Value: ArgumentValue>(
    _ names: String..., value: String, help: String, group: String? = nil, required: Bool = false,
    completion: ArgumentInfo.Completion = .values, _ place: Place<Value?>
  ) -> Argument {
    let info = ArgumentInfo(
      kind: .option(valueName: value), names: names, help: help, group: group, isRequired: required,
      values: Value.allValueStrings, completion: completion)
    return Argument(
      info, convert: convert, set: { $0[keyPath: place] = $1 }, show: { $0[keyPath: place].flatMap(text) })
  }

  /// An option that may be absent, with a reading of its own.
  public static func option<Value>(
    _ names: String..., value: String, help: String, group: String? = nil, required: Bool = false,
    values: [String] = [], completion: ArgumentInfo.Completion = .values, parse: @escaping Parse<Value>,
    _ place: Place<Value?>
  ) -> Argument {
    let info = ArgumentInfo(
      kind: .option(valueName: value), names: names, help: help, group: group, isRequired: required, values: values,
      completion: completion)
    return Argument(info, convert: convert(parse), set: { $0[keyPath: place] = $1 }, show: { _ in nil })
  }

  /// A positional argument that may be absent.
  public static func positional<Value: ArgumentValue>(
    _ name: String, help: String, completion: ArgumentInfo.Completion = .values, _ place: Place<Value?>
  ) -> Argument {
    let info = ArgumentInfo(
      kind: .positional(name: name), names: [], help: help, values: Value.allValueStrings, completion: completion)
    return Argument(info, convert: convert, set: { $0[keyPath: place] = $1 }, show: { _ in nil })
  }

  // MARK: Values that collect

  /// An option of which each use adds a value.
  public static func option<Value: ArgumentValue>(
    _ names: String..., value: String, help: String, group: String? = nil, required: Bool = false,
    completion: ArgumentInfo.Completion = .values, _ place: Place<[Value]>
  ) -> Argument {
    let info = ArgumentInfo(
      kind: .option(valueName: value), names: names, help: help, group: group, isRepeating: true,
      isRequired: required, values: Value.allValueStrings, completion: completion)
    return Argument(info, convert: convert, set: { $0[keyPath: place].append($1) }, show: { _ in nil })
  }

  /// An option of which each use adds a value, with a reading of its own.
  public static func option<Value>(
    _ names: String..., value: String, help: String, group: String? = nil, required: Bool = false,
    values: [String] = [], completion: ArgumentInfo.Completion = .values, parse: @escaping Parse<Value>,
    _ place: Place<[Value]>
  ) -> Argument {
    let info = ArgumentInfo(
      kind: .option(valueName: value), names: names, help: help, group: group, isRepeating: true,
      isRequired: required, values: values, completion: completion)
    return Argument(info, convert: convert(parse), set: { $0[keyPath: place].append($1) }, show: { _ in nil })
  }

  /// Positional arguments of any number, all that are left; at least one if `required`.
  public static func positional<Value: ArgumentValue>(
    _ name: String, help: String, required: Bool = false, completion: ArgumentInfo.Completion = .values,
    _ place: Place<[Value]>
  ) -> Argument {
    let info = ArgumentInfo(
      kind: .positional(name: name), names: [], help: help, isRepeating: true, isRequired: required,
      values: Value.allValueStrings, completion: completion)
    return Argument(info, convert: convert, set: { $0[keyPath: place].append($1) }, show: { _ in nil })
  }

  // MARK: Helpers

  private init<Value>(
    _ info: ArgumentInfo, convert: @escaping @Sendable (String) throws(ValueFailure) -> Value,
    set: @escaping @Sendable (inout Root, Value) -> Void, show: @escaping @Sendable (Root) -> String?
  ) {
    self.info = info
    self.store = { (root, text) throws(ValueFailure) in
      guard let text else { throw .invalid }
      set(&root, try convert(text))
    }
    self.show = show
  }

  @Sendable private static func convert<Value: ArgumentValue>(_ text: String) throws(ValueFailure) -> Value {
    guard let value = Value(argument: text) else { throw .invalid }
    return value
  }

  private static func convert<Value>(
    _ parse: @escaping Parse<Value>
  ) -> @Sendable (String) throws(ValueFailure) -> Value {
    { (text) throws(ValueFailure) in
      do throws(ArgumentMessage) {
        return try parse(text)
      } catch {
        throw .message(error)
      }
    }
  }

  /// A default worth showing: an empty text is none.
  private static func text(_ value: some ArgumentValue) -> String? {
    value.argumentText.isEmpty ? nil : value.argumentText
  }
}
