import Threads

/// A value that is made when it is first asked for, once, whichever threads ask.
final class Lazy<Value: Sendable>: Sendable {
  private let value = Monitor<Value?>(nil)
  private let make: @Sendable () -> Value

  init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
  }

  /// The value. Threads that ask while it is being made wait for it.
  func get() -> Value {
    value.change { value in
      if let value { return value }
      let made = make()
      value = made
      return made
    }
  }
}
