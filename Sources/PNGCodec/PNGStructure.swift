import Pixels

/// What is checked before libpng sees a file, without taking memory.
enum PNGStructure {
  /// Throws unless the file begins as a PNG does: the signature, then IHDR.
  static func checkBeginning(of file: [UInt8]) throws(PNGError) {
    try PNGSignature.check(file)
    var chunks = PNGChunks(of: file)
    let first = try chunks.next()
    if first.type == "CgBI" { throw .appleCgBI }
    guard first.type == "IHDR", first.data.count == 13 else { throw .headerMissing }
  }

  /// Throws unless the file begins as a PNG, has at most `maximumPixels` by its header and goes on to IEND, in this
  /// order: a small file may claim to be a huge picture.
  static func check(_ file: [UInt8], maximumPixels: Int) throws(PNGError) {
    try checkBeginning(of: file)
    let size = PixelSize(
      width: Int(PNGChunks.bigEndian(file, at: 16)), height: Int(PNGChunks.bigEndian(file, at: 20)))
    guard size.area <= maximumPixels else { throw .tooLarge(size, limit: maximumPixels) }
    var chunks = PNGChunks(of: file)
    while try chunks.next().type != "IEND" {}
  }
}
