/// A file without a name, in the folder for temporary files (`TMPDIR`, else `/tmp`): its space is given back when it is
/// let go of, or the process ends in whatever way. It is written through a ``ByteSink``.
public final class ScratchFile: Sendable {
  /// Words for messages.
  let path: String
  let descriptor: System.Descriptor

  /// Makes an empty file.
  public init() throws(OutputError) {
    let folder = ProcessInformation.environmentValue("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    path = "\(folder) (temporary file)"
    do throws(Errno) {
      descriptor = try System.makeNamelessFile(in: folder)
    } catch {
      throw OutputError(error, path: folder, operation: .create)
    }
  }

  deinit { try? System.closeFile(descriptor) }

  /// How many bytes it has.
  public var size: Int {
    get throws(OutputError) {
      try step { () throws(Errno) in try System.status(descriptor).size }
    }
  }

  /// The bytes from `offset` on, at most `count` and, before the end, at least one. Beyond the end is an error.
  public func read(at offset: Int, upTo count: Int) throws(OutputError) -> [UInt8] {
    var failure: Errno?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      do throws(Errno) {
        initialized = try System.readBytes(descriptor, at: offset, into: UnsafeMutableRawBufferPointer(buffer))
        if initialized == 0 { failure = .inputOutput }
      } catch {
        failure = error
      }
    }
    return try step { () throws(Errno) in
      if let failure { throw failure }
      return bytes
    }
  }

  private func step<Value>(_ call: () throws(Errno) -> Value) throws(OutputError) -> Value {
    do throws(Errno) {
      return try call()
    } catch {
      throw OutputError(error, path: path, operation: .read)
    }
  }
}
