import Palettes

/// JSON Lines: a configuration a line. Lines of nothing but white space are skipped and not counted.
final class LineSplitter: Splitter {
  private var buffer: TextBuffer
  private var line = 1
  /// How much of the next line is known to have no line end.
  private var searched = 0

  init(_ buffer: TextBuffer) { self.buffer = buffer }

  func next() throws(SourceError) -> (RowPlace, RecordContent)? {
    while let found = try nextLine() {
      let (number, bytes) = (line, buffer.bytes)
      line += 1
      guard case .whole(let range) = found else {
        let place = RowPlace(source: buffer.source, line: number)
        return (place, .fault(.tooLong(at: place)))
      }
      var (start, end) = (range.lowerBound, range.upperBound)
      while start < end, Self.isSpace(bytes[start]) { start += 1 }
      if start == end { continue }
      // To the reader a carriage return would be a line end of its own.
      while bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
      let place = RowPlace(source: buffer.source, line: number)
      return (place, .json(TextSlice(bytes: bytes, range: start..<end), column: 1 + start - range.lowerBound))
    }
    return nil
  }

  /// What JSON takes for white space.
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  private enum Line {
    /// A line without its line feed.
    case whole(Range<Int>)
    /// One that was skipped.
    case tooLong
  }

  private func nextLine() throws(SourceError) -> Line? {
    while true {
      let (start, end) = (buffer.index, buffer.bytes.count)
      if let feed = ByteSearch.first(UInt8(ascii: "\n"), in: buffer.bytes, start + searched..<end) {
        buffer.index = feed + 1
        searched = 0
        return .whole(start..<feed)
      }
      if buffer.isAtEnd {
        buffer.index = end
        searched = 0
        return start < end ? .whole(start..<end) : nil
      }
      searched = end - start
      if buffer.isFull {
        try skipRest()
        return .tooLong
      }
      try buffer.more()
    }
  }

  private func skipRest() throws(SourceError) {
    searched = 0
    while !buffer.isAtEnd {
      buffer.index = buffer.bytes.count
      try buffer.more()
      if let feed = ByteSearch.first(UInt8(ascii: "\n"), in: buffer.bytes, 0..<buffer.bytes.count) {
        buffer.index = feed + 1
        return
      }
    }
    buffer.index = buffer.bytes.count
  }
}
