/// Reads a parse from bytes, and checks each copy against the plane's runs: what it returns gives the right pixels.
struct ParseReader: ~Copyable {
  private let bytes: [UInt8]
  private var offset = 0
  private let scanlines: Scanlines
  private let values: UnsafePointer<UInt32>
  private let starts: UnsafePointer<UInt32>
  private let classes: PixelClasses
  private let pixelBytes: UInt32
  /// For each row of the picture the run of its filter byte.
  private let rowRuns: Storage<UInt32>
  private var operations: [ParseOperation] = []
  /// The byte that comes next, and its run.
  private var position: UInt32 = 0
  private var run = 0

  /// The parse in `bytes`.
  static func parse(
    _ bytes: [UInt8], of runs: borrowing ScanlineRuns, classes: PixelClasses
  ) throws(ParseFault) -> ScanlineParse {
    let count = runs.count
    let scanlines = runs.scanlines
    return try runs.values.withUnsafeBufferPointer { values throws(ParseFault) in
      try runs.starts.withUnsafeBufferPointer { starts throws(ParseFault) in
        var reader = ParseReader(
          bytes, scanlines, values.baseAddress!, starts.baseAddress!, count: count, classes: classes)
        return try reader.read()
      }
    }
  }

  private init(
    _ bytes: [UInt8], _ scanlines: Scanlines, _ values: UnsafePointer<UInt32>, _ starts: UnsafePointer<UInt32>,
    count: Int, classes: PixelClasses
  ) {
    self.bytes = bytes
    self.scanlines = scanlines
    self.values = values
    self.starts = starts
    self.classes = classes
    pixelBytes = UInt32(classes.pixelBytes)
    rowRuns = Storage(repeating: 0, count: scanlines.height + 1)
    var run = 0
    for row in 0..<scanlines.height {
      while starts[run + 1] <= row * scanlines.stride { run += 1 }
      rowRuns[row] = UInt32(run)
    }
    rowRuns[scanlines.height] = UInt32(count - 1)
    operations.reserveCapacity(bytes.count)
  }

  private mutating func read() throws(ParseFault) -> ScanlineParse {
    let total = UInt32(scanlines.byteCount)
    var told = 0
    while position < total {
      let head = try number()
      try readLiterals(head / 4)
      if position == total, head % 4 == 0 { break }
      let form = try number()
      let length = form % 2 == 1 ? DeflateAlphabet.longestMatch : form / 2 + DeflateAlphabet.shortestMatch
      let distance: Int
      switch head % 4 {
      case 0: distance = scanlines.pixelBytes
      case 1: distance = 1
      case 2:
        told = try number()
        distance = told
      default: distance = told
      }
      try check(length <= DeflateAlphabet.longestMatch && (1...DeflateAlphabet.window).contains(distance))
      for _ in 0..<(form % 2 == 1 ? form / 2 + 1 : 1) { try readMatch(length, distance) }
    }
    try check(offset == bytes.count)
    return ScanlineParse(scanlines: scanlines, operations: operations)
  }

  private func check(_ condition: Bool) throws(ParseFault) {
    guard condition else { throw ParseFault(offset: offset) }
  }

  /// Numbers of at most five bytes.
  private mutating func number() throws(ParseFault) -> Int {
    var result = 0
    for shift in stride(from: 0, to: 35, by: 7) {
      try check(offset < bytes.count)
      let byte = Int(bytes[offset])
      offset += 1
      result |= (byte & 127) << shift
      if byte < 128 { return result }
    }
    throw ParseFault(offset: offset)
  }

  private mutating func readLiterals(_ count: Int) throws(ParseFault) {
    try check(count <= scanlines.byteCount - Int(position))
    var rest = UInt32(count)
    while rest > 0 {
      let value = values[run]
      let phase = value == 0 ? 0 : (position - starts[run]) % pixelBytes
      let (part, length): (ParseOperation.Part, UInt32)
      switch (value, pixelBytes, phase, rest) {
      case (0, _, _, _): (part, length) = (.whole, 1)
      case (_, _, 0, pixelBytes...): (part, length) = (.whole, pixelBytes)
      case (_, 4, 0, 3): (part, length) = (.hue, 3)
      case (_, 4, 3, _): (part, length) = (.alpha, 1)
      default: throw ParseFault(offset: offset)
      }
      operations.append(ParseOperation(part, of: value))
      rest -= length
      advance(length)
    }
  }

  private mutating func advance(_ length: UInt32) {
    position += length
    while position < scanlines.byteCount, starts[run + 1] <= position { run += 1 }
  }

  private mutating func readMatch(_ length: Int, _ distance: Int) throws(ParseFault) {
    try check(distance <= position && length <= scanlines.byteCount - Int(position))
    operations.append(ParseOperation(length: length, distance: distance))
    var source = position - UInt32(distance)
    var sourceRun = self.run(of: source)
    var rest = UInt32(length)
    while rest > 0 {
      while starts[sourceRun + 1] <= source { sourceRun += 1 }
      let agreeing = agreement(source, sourceRun)
      try check(agreeing > 0)
      let step = min(rest, agreeing)
      rest -= step
      source += step
      advance(step)
    }
  }

  /// The run of a byte before `position`.
  private func run(of byte: UInt32) -> Int {
    if byte >= starts[run] { return run }
    let row = Int(byte) / scanlines.stride
    var low = Int(rowRuns[row])
    var high = min(Int(rowRuns[row + 1]), run)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= byte { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// How many bytes from `position` on are known to equal those from `source` on, within both runs; 0 for none.
  private func agreement(_ source: UInt32, _ sourceRun: Int) -> UInt32 {
    let (here, there) = (values[run], values[sourceRun])
    let (inside, sourceInside) = (position - starts[run], source - starts[sourceRun])
    let inRuns = min(starts[run + 1] - position, starts[sourceRun + 1] - source)
    if here == 0 || there == 0 { return here == there ? inRuns : 0 }
    let phase = inside % pixelBytes
    guard phase == sourceInside % pixelBytes else { return 0 }
    if here == there { return inRuns }
    guard pixelBytes == 4 else { return 0 }
    if phase == 3 { return classes.alphas[Int(here)] == classes.alphas[Int(there)] ? 1 : 0 }
    return classes.hues[Int(here)] == classes.hues[Int(there)] ? 3 - phase : 0
  }
}
