public import PNGCodec
public import Pixels

/// Reads the pixels of one PNG from memory, in bands of rows from the top: what the file's owner can do with a mapped file and
/// a few rows of memory.
///
/// Pixels, and what is refused, are those of libpng as ``PNGDecoder`` uses it. Pictures of at most 8 bits a sample that are not
/// interlaced are read by the module's own code, several times as fast; at anything in them that is not as it should be, the
/// file is handed to libpng, which reads it from its beginning and has the last word. All others are libpng's at once.
///
/// Serves one thread at a time; several readers of one file do not know of each other.
public final class PictureReader {
  /// What the PNG says of itself.
  public let header: PNGHeader
  /// How many rows have been read.
  public private(set) var rowsRead = 0

  let file: UnsafeRawBufferPointer
  let outline: PNGOutline
  private let bandBytes: Int
  private let released: ((Int) -> Void)?
  private var depth: PixelRows.Depth?
  private var road = Road.untrodden

  private enum Road {
    case untrodden
    case regular(RegularReader)
    case libpng(PNGBandReader)
  }

  /// Looks at the chunks of `file`, which must outlive the reader, and decodes nothing yet. Throws for what is no PNG, is cut
  /// short, has more than `maximumPixels` by its header, or a header that libpng refuses.
  ///
  /// `released` is called now and then with a count of bytes: so much of the file's beginning is not needed for now, and
  /// a mapped file's pages may go. They must come back if read again: damage makes the reader begin anew.
  public convenience init(
    _ file: UnsafeRawBufferPointer, maximumPixels: Int = PNGDecoder.defaultMaximumPixels,
    released: ((Int) -> Void)? = nil
  ) throws(PNGError) {
    try self.init(file, maximumPixels: maximumPixels, bandBytes: ScanlineSource.usualBandBytes, released: released)
  }

  /// About `bandBytes` of scanlines are inflated at a time.
  init(
    _ file: UnsafeRawBufferPointer, maximumPixels: Int, bandBytes: Int, released: ((Int) -> Void)?
  ) throws(PNGError) {
    self.file = file
    outline = try PNGOutline(of: file, maximumPixels: maximumPixels, visited: released)
    header = try PNGHeader(beginningOf: file)
    self.bandBytes = bandBytes
    self.released = released
  }

  /// What the first bytes of a PNG tell, before anything is decoded or walked: 33 bytes are enough for all but
  /// `hasTransparencyChunk`. Throws for what is no PNG, and for a header that libpng refuses.
  public static func header(of file: UnsafeRawBufferPointer) throws(PNGError) -> PNGHeader {
    try PNGHeader(beginningOf: file)
  }

  /// Reads the next `count` rows as straight RGBA into `memory`, which has room for them and is aligned for the samples: 8
  /// bits (16 reduced by round(v / 257)), or 16 bits in the machine's order (8 times 257).
  ///
  /// All rows of a picture are read at one depth; another one, and more rows than are left, are programmer errors. Throws what
  /// libpng refuses; the rows written by then are unspecified, and the reader is of no more use.
  public func read(
    rows count: Int, into memory: UnsafeMutableRawPointer, depth: PixelRows.Depth
  ) throws(PNGError) {
    precondition(count >= 0 && rowsRead + count <= header.size.height, "rows beyond the last")
    precondition(self.depth == nil || self.depth == depth, "a picture is read at one depth")
    self.depth = depth
    if case .untrodden = road { try choose(depth) }
    var done = 0
    if case .regular(let reader) = road {
      done = reader.read(rows: count, into: memory, depth: depth)
      rowsRead += done
      if done == count { return }
      try handOver(depth)
    }
    guard case .libpng(let reader) = road else { return }
    try reader.read(rows: count - done, into: memory + done * header.size.width * depth.rawValue / 2)
    rowsRead += count - done
  }

  /// Checks what is behind the last row, up to IEND. Rows that are left are a programmer error. Throws what libpng refuses.
  public func finish() throws(PNGError) {
    precondition(rowsRead == header.size.height, "rows are left")
    if case .regular(let reader) = road {
      if reader.ends() { return }
      try handOver(depth ?? .eight)
    }
    guard case .libpng(let reader) = road else { return }
    try reader.finish()
  }

  private func choose(_ depth: PixelRows.Depth) throws(PNGError) {
    if let form = RegularForm(header, outline, in: file),
      let reader = RegularReader(form, in: file, bandBytes: bandBytes, released: released)
    {
      road = .regular(reader)
    } else {
      road = .libpng(try PNGBandReader(file, hasWideSamples: depth == .sixteen))
    }
  }

  /// Lets libpng read the picture from its beginning to where it is needed.
  private func handOver(_ depth: PixelRows.Depth) throws(PNGError) {
    let reader = try PNGBandReader(file, hasWideSamples: depth == .sixteen)
    road = .libpng(reader)
    try reader.skip(rows: rowsRead)
  }
}
