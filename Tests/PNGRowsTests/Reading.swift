import PNGCodec
import Pixels
import TestSupport
import Testing

@testable import PNGRows

/// What came of reading a file: samples as bytes in memory, or why not.
typealias Outcome = Result<[UInt8], PNGError>

/// Ways to read one file that must not make a difference.
struct Reading: CustomTestStringConvertible, Sendable {
  let depth: PixelRows.Depth
  /// Rows a call.
  let band: Int
  /// About as many bytes of scanlines are inflated at a time.
  let bandBytes: Int

  var testDescription: String {
    "\(depth.rawValue) bits, \(band) rows a call, inflated in bands of \(bandBytes) bytes"
  }

  /// Both depths, bands of one scanline and of the usual size, with one row at a time, odd bands and all rows at once.
  static let all = [PixelRows.Depth.eight, .sixteen].flatMap { depth in
    [1, ScanlineSource.usualBandBytes].flatMap { bytes in
      [1, 7, .max].map { Reading(depth: depth, band: $0, bandBytes: bytes) }
    }
  }

  func callAsFunction(_ file: [UInt8]) -> Outcome {
    file.withUnsafeBytes { bytes in
      do throws(PNGError) { return .success(try samples(of: bytes)) } catch { return .failure(error) }
    }
  }

  private func samples(of file: UnsafeRawBufferPointer) throws(PNGError) -> [UInt8] {
    let reader = try PictureReader(
      file, maximumPixels: PNGDecoder.defaultMaximumPixels, bandBytes: bandBytes, released: nil)
    let (size, rowBytes) = (reader.header.size, reader.header.size.width * depth.rawValue / 2)
    // A header may claim much; what cannot be read is not asked for.
    var samples: [UInt8] = []
    while reader.rowsRead < size.height {
      let count = min(band, size.height - reader.rowsRead, max(1, (1 << 22) / rowBytes))
      let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: count * rowBytes, alignment: 16)
      defer { memory.deallocate() }
      try reader.read(rows: count, into: memory.baseAddress!, depth: depth)
      samples += memory
    }
    try reader.finish()
    return samples
  }

  /// The same by libpng alone.
  func byLibpng(_ file: [UInt8]) -> Outcome {
    do throws(PNGError) {
      switch depth {
      case .eight: return .success(try PNGDecoder.bitmap(from: file).bytes)
      case .sixteen: return .success(try PNGDecoder.bitmap16(from: file).samples.withUnsafeBytes { Array($0) })
      }
    } catch { return .failure(error) }
  }
}

/// Expects what libpng reads or refuses, in the same words.
func expectAsLibpng(
  _ file: [UInt8], readings: [Reading] = Reading.all, _ comment: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var references: [Int: Outcome] = [:]
  for reading in readings {
    let reference = references[reading.depth.rawValue] ?? reading.byLibpng(file)
    references[reading.depth.rawValue] = reference
    let outcome = reading(file)
    if outcome == reference { continue }
    Issue.record(
      "\(comment()) \(reading.testDescription): \(summary(outcome)), not \(summary(reference))",
      sourceLocation: sourceLocation)
  }
}

/// Short enough for a message.
private func summary(_ outcome: Outcome) -> String {
  switch outcome {
  case .success(let samples): "\(samples.count) bytes \(samples.prefix(24))"
  case .failure(let error): error.message
  }
}
