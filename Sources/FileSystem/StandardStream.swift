/// The streams a process is started with. Nothing is buffered: what is written has been written on return.
public enum StandardStream: Int32, Sendable {
  /// Standard output: the product.
  case output = 1
  /// Standard error: what is said to a person.
  case error = 2

  /// The stream's name in messages.
  public var name: String {
    self == .output ? "standard output" : "standard error"
  }

  /// Writes all bytes. A closed stream (`>&-`) is `badDescriptor`, a full disk `noSpace`. Where the reader of a pipe has
  /// gone, the signal SIGPIPE ends the process, as is right for a filter.
  public func write(_ bytes: [UInt8]) throws(FileError) {
    try naming(name, .write) { () throws(Errno) in try System.writeAll(bytes, to: rawValue) }
  }

  /// Writes a text as UTF-8. Paths go through ``PathBytes/encode(_:)`` first, so that they come out as they are.
  public func write(_ text: String) throws(FileError) {
    try write(Array(text.utf8))
  }

  /// Whether a terminal is at the other end.
  public var isTerminal: Bool {
    System.isTerminal(rawValue)
  }

  /// The columns of the terminal at the other end; nil where there is none, or it does not say.
  public var terminalColumns: Int? {
    let columns = System.terminalColumns(rawValue)
    return columns > 0 ? columns : nil
  }

  /// The lines of the terminal at the other end; nil where there is none, or it does not say.
  public var terminalRows: Int? {
    let rows = System.terminalRows(rawValue)
    return rows > 0 ? rows : nil
  }

  /// Makes sure that no file the program opens becomes a standard stream because that was closed at the start: it would
  /// take in what is meant for the stream. Using a closed stream stays an error. Call it first.
  public static func occupyClosed() {
    for descriptor in Int32(0)...2 where !System.isOpen(descriptor) {
      System.occupy(forReading: descriptor != 0)
    }
  }

  /// The descriptor that a path such as `/dev/stdout`, `/dev/fd/3` or `/proc/self/fd/3` stands for. It is used itself
  /// and not opened anew, which would lose its place in a file and fail for sockets.
  static func descriptor(named path: String) -> System.Descriptor? {
    switch path {
    case "/dev/stdin": return 0
    case "/dev/stdout": return 1
    case "/dev/stderr": return 2
    default:
      guard let prefix = ["/dev/fd/", "/proc/self/fd/"].first(where: path.hasPrefix) else { return nil }
      let number = path.utf8.dropFirst(prefix.utf8.count)
      guard number.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
      return System.Descriptor(String(Substring(number)))
    }
  }
}
