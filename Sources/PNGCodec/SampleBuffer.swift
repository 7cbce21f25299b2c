import CPNG

extension Array where Element: BitwiseCopyable {
  /// An array of `count` elements that `fill` writes, all of them, or throws. Memory that cannot be had is an error, not a
  /// trap, and pages that `fill` never reaches are never taken: a header may promise more than the file holds.
  init(filling count: Int, _ fill: (UnsafeMutableBufferPointer<Element>) throws(PNGError) -> Void) throws(PNGError) {
    let (byteCount, overflow) = count.multipliedReportingOverflow(by: MemoryLayout<Element>.stride)
    guard !overflow, cpng_can_allocate(byteCount) else { throw .outOfMemory(byteCount) }
    var failure: PNGError?
    self.init(unsafeUninitializedCapacity: count) { buffer, initialized in
      do throws(PNGError) {
        try fill(UnsafeMutableBufferPointer(rebasing: buffer[..<count]))
        initialized = count
      } catch { failure = error }
    }
    if let failure { throw failure }
  }
}
