/// What `--shard` says: `3/16`, `auto`, `auto:16` or `auto:1-16`.
public enum ShardOption: Hashable, Sendable {
  /// A shard by its number.
  case shard(Shard)
  /// The shard of the array task that this process is, by its environment. With numbers: those of the tasks of the whole
  /// array, for a task that is submitted again alone, and for Kubernetes, which does not tell them.
  case automatic(TaskNumbers?)

  /// Reads the option's value.
  public init(_ text: String) throws(ShardError) {
    if text == "auto" {
      self = .automatic(nil)
    } else if text.hasPrefix("auto:") {
      guard let numbers = TaskNumbers(text.dropFirst("auto:".count)) else { throw ShardError(.badNumbers(text)) }
      self = .automatic(numbers)
    } else {
      self = .shard(try Self.shard(text))
    }
  }

  private static func shard(_ text: String) throws(ShardError) -> Shard {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(digits: parts[0]), let count = Int(digits: parts[1]) else {
      throw ShardError(.malformed(text))
    }
    guard (1...max(count, 1)).contains(number), count > 0 else { throw ShardError(.outside(number, count)) }
    return Shard(number: number, count: count)
  }

  /// The shard that is meant; `environment` gives the value of a variable.
  public func shard(environment: (String) -> String?) throws(ShardError) -> Shard {
    switch self {
    case .shard(let shard): return shard
    case .automatic(let numbers): return try Shard.automatic(numbers, environment: environment)
    }
  }
}

extension Int {
  /// A number of decimal digits alone, below 10^15.
  init?(digits: some StringProtocol) {
    guard (1...15).contains(digits.utf8.count), digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    self.init(digits)
  }
}
