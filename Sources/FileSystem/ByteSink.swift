/// One output that is written piece by piece: a file that exists once it is whole, or a stream.
///
/// Pieces are gathered and handed to the system 256 KiB at a time, as a call for each of a million small ones would
/// cost more than what it writes. Used by one thread at a time.
public final class ByteSink {
  /// The output's path as it was given, or the stream's name.
  public let path: String
  /// The bytes written so far.
  public private(set) var count = 0
  private var destination: Destination?
  private var buffer: [UInt8] = []

  private static let bufferSize = 1 << 18

  /// A file at `path`, written under a temporary name until ``finish()``; a device, FIFO or open descriptor is written
  /// straight. Links are followed. An existing file must be one that `rule` lets be replaced.
  public init(_ path: String, replacing rule: ReplacementRule) throws(OutputError) {
    self.path = path
    destination = try Destination(path, replacing: rule)
  }

  /// A file right in a folder. A symbolic link that has its name is not followed, but refused or replaced as `rule`
  /// says.
  public init(_ name: String, in folder: OutputFolder, replacing rule: ReplacementRule) throws(OutputError) {
    path = folder.path(of: name)
    destination = try Destination(name, in: folder, replacing: rule)
  }

  /// A standard stream.
  public init(_ stream: StandardStream) {
    path = stream.name
    destination = Destination(stream)
  }

  /// A file that only this process sees.
  public init(_ scratch: ScratchFile) {
    path = scratch.path
    destination = Destination(scratch)
  }

  deinit { discard() }

  /// Takes the next bytes.
  public func write(_ bytes: [UInt8]) throws(OutputError) {
    count += bytes.count
    if bytes.count >= Self.bufferSize / 2 {
      try flush()
      try hand(bytes)
    } else {
      buffer.append(contentsOf: bytes)
      if buffer.count >= Self.bufferSize { try flush() }
    }
  }

  /// Hands over what is left and puts a file in its place. A file that was there with the same bytes is left alone.
  @discardableResult
  public func finish() throws(OutputError) -> AtomicFile.Outcome {
    try flush()
    guard let whole = destination else { return .written }
    let outcome = try whole.finish(path)
    destination = nil
    return outcome
  }

  /// Leaves an output that is not finished: what was at the path before stays. Bytes in a stream stay written.
  public func discard() {
    destination?.discard()
    destination = nil
  }

  /// Hands to the system what has been gathered, so that the reader of a stream gets it now.
  public func flush() throws(OutputError) {
    guard !buffer.isEmpty else { return }
    if buffer.capacity < Self.bufferSize { buffer.reserveCapacity(2 * Self.bufferSize) }
    try hand(buffer)
    buffer.removeAll(keepingCapacity: true)
  }

  private func hand(_ bytes: [UInt8]) throws(OutputError) {
    guard let destination else { return }
    do throws(Errno) {
      try System.writeAll(bytes, to: destination.descriptor)
    } catch {
      throw OutputError(error, path: path, operation: .write)
    }
  }
}
