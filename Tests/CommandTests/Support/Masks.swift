import TestSupport

/// Small masks made by hand.
enum Masks {
  static let parts = ["base", "side", "sole", "cage", "outline"]

  /// A grey-and-alpha PNG of one row; coverages are its alpha.
  static func row(_ coverages: [UInt16], bitDepth: UInt8 = 8) -> [UInt8] {
    png(width: coverages.count, height: 1, coverages, bitDepth: bitDepth)
  }

  /// A grey-and-alpha PNG.
  static func png(width: Int, height: Int, _ coverages: [UInt16], bitDepth: UInt8 = 8) -> [UInt8] {
    PNGAssembler(
      width: width, height: height, bitDepth: bitDepth, colorType: 4, samples: coverages.flatMap { [0, $0] }
    ).file()
  }

  /// The signature and an IHDR of RGBA with 8 bits that claims any size, one scanline's worth of nothing, and IEND.
  static func claiming(width: Int, height: Int) -> [UInt8] {
    let header = PNGAssembler.bigEndian(width) + PNGAssembler.bigEndian(height) + [8, 6, 0, 0, 0]
    let chunks = [
      PNGAssembler.chunk("IHDR", header), PNGAssembler.chunk("IDAT", PNGAssembler.zlib([0])),
      PNGAssembler.chunk("IEND", []),
    ]
    return PNGAssembler.signature + chunks.flatMap { $0 }
  }
}

extension Workspace {
  /// Writes five masks of one row into a folder; a part without coverages is not covered at all.
  func writeMasks(_ coverages: [String: [UInt16]], to name: String = "masks", bitDepth: UInt8 = 8) throws {
    let width = coverages.values.first?.count ?? 1
    for part in Masks.parts {
      let row = coverages[part] ?? [UInt16](repeating: 0, count: width)
      try folder.write(Masks.row(row, bitDepth: bitDepth), to: "\(name)/\(part).png")
    }
  }
}
