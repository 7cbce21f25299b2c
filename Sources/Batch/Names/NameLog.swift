import Colorways
import FileSystem

/// Names and where they stand, one after the other on disk, each read again by its position.
///
/// An entry is: how far back the text of its source stands, the row, the line (plus one; 0 for none), the name. Numbers are
/// in LEB128, texts are their number of bytes and the bytes. A source's text stands before its first entry.
struct NameLog: ~Copyable {
  private var space: ScratchSpace
  /// What is not yet in `space`, and where it begins.
  private var pending: [UInt8] = []
  private var pendingStart = 0
  private var source: (text: String, position: Int)?

  private static let pendingLimit = 1 << 16

  init(memoryLimit: Int, folder: String) { space = ScratchSpace(memoryLimit: memoryLimit, folder: folder) }

  /// Puts an entry at the end and gives its position.
  mutating func append(_ use: DuplicateName.Use) throws(FileError) -> Int {
    if source?.text != use.place.source {
      source = (use.place.source, end)
      append(use.place.source)
    }
    let position = end
    append(position - source!.position)
    append(use.row)
    append(use.place.line.map { $0 + 1 } ?? 0)
    append(use.name)
    if pending.count >= Self.pendingLimit { try flush() }
    return position
  }

  /// The entry at a position.
  mutating func use(at position: Int) throws(FileError) -> DuplicateName.Use {
    try flush()
    var reader = LogReader(position: position)
    let source = position - (try reader.number(space))
    let row = try reader.number(space)
    let line = try reader.number(space)
    let name = try reader.text(space)
    var sourceReader = LogReader(position: source)
    let place = RowPlace(source: try sourceReader.text(space), line: line == 0 ? nil : line - 1)
    return DuplicateName.Use(name: name, row: row, place: place)
  }

  private var end: Int { pendingStart + pending.count }

  private mutating func append(_ number: Int) {
    var rest = UInt(number)
    while rest >= 0x80 {
      pending.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    pending.append(UInt8(rest))
  }

  private mutating func append(_ text: String) {
    append(text.utf8.count)
    pending.append(contentsOf: text.utf8)
  }

  private mutating func flush() throws(FileError) {
    guard !pending.isEmpty else { return }
    // Taken out of `self`, which a span into it would keep from being used.
    var bytes: [UInt8] = []
    swap(&bytes, &pending)
    try space.write(bytes.span.bytes, at: pendingStart)
    pendingStart += bytes.count
    bytes.removeAll(keepingCapacity: true)
    swap(&bytes, &pending)
  }
}

/// Reads numbers and texts one after the other.
private struct LogReader {
  var position: Int

  mutating func number(_ space: borrowing ScratchSpace) throws(FileError) -> Int {
    let bytes = try read(10, space)
    var (value, count) = (UInt(0), 0)
    repeat {
      value |= UInt(bytes[count] & 0x7F) << UInt(7 * count)
      count += 1
    } while bytes[count - 1] >= 0x80 && count < bytes.count
    position += count
    return Int(value)
  }

  mutating func text(_ space: borrowing ScratchSpace) throws(FileError) -> String {
    let count = try number(space)
    let bytes = try read(count, space)
    position += count
    return String(decoding: bytes, as: UTF8.self)
  }

  private func read(_ count: Int, _ space: borrowing ScratchSpace) throws(FileError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var span = bytes.mutableSpan
    var raw = span.mutableBytes
    try space.read(into: &raw, at: position)
    return bytes
  }
}
