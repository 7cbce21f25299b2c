import Comparing
public import FileSystem
import PNGCodec
import PNGRows
public import PartChanges
import Pixels
import Reports
import Threads

/// Compares the pictures of pairs; any number of threads may do so at once.
public struct PairComparer: Sendable {
  /// How the pictures are held against each other.
  public let rule: DiffRule
  /// Tells what changed by parts of the shoe.
  public let analysis: PartAnalysis
  /// The look of difference pictures; nil makes none.
  public let style: PictureStyle?
  /// The threads that share the work on one pair, at least 1.
  public var threads = 1
  /// Pictures with more pixels are refused.
  public var maximumPixels = PNGDecoder.defaultMaximumPixels

  /// A comparer.
  public init(rule: DiffRule, analysis: PartAnalysis, style: PictureStyle? = nil) {
    self.rule = rule
    self.analysis = analysis
    self.style = style
  }

  /// Compares the pictures in two files. What is wrong with one of them, missing perhaps, is part of the report.
  public func compare(paths: (expected: String, actual: String), name: String) -> PairOutcome {
    do throws(SideFault) {
      return compare(
        try SideFault.opening(.expected, paths.expected), try SideFault.opening(.actual, paths.actual), name: name)
    } catch {
      var report = PairReport(name: name, expected: paths.expected, actual: paths.actual, verdict: .error)
      report.fault = error.fault
      return PairOutcome(report)
    }
  }

  /// Compares two pictures. What is wrong with one of them is part of the report.
  ///
  /// Sizes are compared first, from what the files say at their beginning; then the files themselves. Those with equal
  /// bytes are the same if their chunks are whole; nothing is decoded then.
  public func compare(_ expected: FileContents, _ actual: FileContents, name: String) -> PairOutcome {
    var report = PairReport(name: name, expected: expected.path, actual: actual.path, verdict: .same)
    do throws(SideFault) {
      let headers = (
        try SideFault.on(.expected, expected.path) { () throws(PNGError) in try PictureReader.header(of: expected.bytes)
        },
        try SideFault.on(.actual, actual.path) { () throws(PNGError) in try PictureReader.header(of: actual.bytes) }
      )
      (report.expectedSize, report.actualSize) = (headers.0.size, headers.1.size)
      if headers.0.size != headers.1.size { return sizesDiffer(expected, actual, report) }
      if expected.isWholeCopy(of: actual, threads: threads) {
        report.pixels = PixelReport(total: headers.0.size.area)
        return PairOutcome(report)
      }
      return try PixelStage(self, expected, actual, report).outcome()
    } catch {
      report.verdict = .error
      report.fault = error.explained(by: error.fault.side == .expected ? expected : actual)
      return PairOutcome(report)
    }
  }

  private func sizesDiffer(_ expected: FileContents, _ actual: FileContents, _ report: PairReport) -> PairOutcome {
    var outcome = PairOutcome(report)
    outcome.report.verdict = .sizeMismatch
    PartStage(analysis, expected, actual).complete(&outcome)
    return outcome
  }
}

/// Why one side of a pair cannot be compared.
struct SideFault: Error {
  let fault: PairFault

  init(_ side: Side, _ path: String, _ message: String) {
    fault = PairFault(side: side, path: path, message: message)
  }

  /// A file cannot be read.
  init(_ side: Side, _ path: String, _ error: FileError) {
    self.init(side, path, error.isDirectory ? "it is a folder, not a picture" : error.errno.description)
  }

  /// The fault, with the chunk that was damaged after the file was made, if there is one: what a decoder stumbles over may
  /// lie behind it.
  func explained(by file: FileContents) -> PairFault {
    var fault = fault
    do throws(PNGError) {
      if let chunk = try file.damagedChunk() { fault.message += "; the checksum (CRC) of chunk \(chunk) is wrong" }
    } catch {
      // What is no PNG, or cut short, has been said.
    }
    return fault
  }

  /// The contents of a file.
  ///
  /// A FIFO that nobody writes to would be waited for without end.
  static func opening(_ side: Side, _ path: String) throws(SideFault) -> FileContents {
    guard FileSystem.kind(of: path) != .other || FileSystem.isDescriptor(path) else {
      throw SideFault(side, path, "it is no regular file")
    }
    do throws(FileError) {
      return try FileContents(path)
    } catch {
      throw SideFault(side, path, error)
    }
  }

  /// What is wrong with a picture that is held against no other: it cannot be read, is no PNG, ends too early, or has a chunk
  /// with a wrong checksum. Nil where nothing is.
  static func ofPicture(_ side: Side, _ path: String) -> SideFault? {
    do throws(SideFault) {
      let file = try opening(side, path)
      let damaged = try on(side, path) { () throws(PNGError) in try file.damagedChunk() }
      return damaged.map { SideFault(side, path, "chunk \($0) has a wrong checksum") }
    } catch {
      return error
    }
  }

  /// Runs `body`; what libpng and its like refuse is laid at this side's door.
  static func on<Value>(
    _ side: Side, _ path: String, _ body: () throws(PNGError) -> Value
  ) throws(SideFault) -> Value {
    do throws(PNGError) {
      return try body()
    } catch {
      throw SideFault(side, path, error.message)
    }
  }
}
