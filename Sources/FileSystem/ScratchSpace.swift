/// Bytes at offsets, kept in memory up to a limit and in a ``ScratchFile`` beyond. Bytes never written are 0.
public struct ScratchSpace: ~Copyable {
  private var memory: [UInt8] = []
  private var file: ScratchFile?
  private let memoryLimit: Int
  private let folder: String

  /// An empty space. `folder` is where the file is made, if one is needed.
  public init(memoryLimit: Int, folder: String = ScratchFile.standardFolder) {
    self.memoryLimit = memoryLimit
    self.folder = folder
  }

  /// Fills the buffer with the bytes from `offset` on.
  public func read(into bytes: inout MutableRawSpan, at offset: Int) throws(FileError) {
    let filled: Int
    if let file {
      filled = try file.read(into: &bytes, at: offset)
    } else {
      filled = copy(into: &bytes, from: offset)
    }
    guard filled < bytes.byteCount else { return }
    bytes.withUnsafeMutableBytes { for index in filled..<$0.count { $0[index] = 0 } }
  }

  /// Writes bytes at `offset`.
  public mutating func write(_ bytes: RawSpan, at offset: Int) throws(FileError) {
    if file == nil, offset + bytes.byteCount > memoryLimit { try moveToFile() }
    if let file { return try file.write(bytes, at: offset) }
    let end = offset + bytes.byteCount
    if end > memory.count { memory.append(contentsOf: repeatElement(0, count: end - memory.count)) }
    memory.withUnsafeMutableBytes { memory in
      bytes.withUnsafeBytes { UnsafeMutableRawBufferPointer(rebasing: memory[offset..<end]).copyMemory(from: $0) }
    }
  }

  private func copy(into bytes: inout MutableRawSpan, from offset: Int) -> Int {
    let count = max(0, min(bytes.byteCount, memory.count - offset))
    guard count > 0 else { return 0 }
    memory.withUnsafeBytes { memory in
      bytes.withUnsafeMutableBytes {
        $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[offset..<offset + count]))
      }
    }
    return count
  }

  private mutating func moveToFile() throws(FileError) {
    let file = try ScratchFile(in: folder)
    try file.write(memory.span.bytes, at: 0)
    self.file = file
    memory = []
  }
}
