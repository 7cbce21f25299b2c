import CDigest
import CInflate

/// An embedded ICC profile: its name, and its bytes as a digest, so that a profile that was only compressed anew is the same.
struct ColorProfile: CustomStringConvertible {
  private let name: String
  private let byteCount: Int
  private let digest: [UInt8]

  /// No profile is read further: 64 MiB.
  private static let maximumBytes = 64 << 20

  /// The data of an iCCP chunk: the name in Latin-1, a NUL, the method 0, and the compressed profile. Nil if it is none.
  init?(_ data: UnsafeRawBufferPointer) {
    guard let end = data.firstIndex(of: 0), (1...79).contains(end), data.count > end + 2, data[end + 1] == 0,
      let (count, digest) = Self.digest(of: UnsafeRawBufferPointer(rebasing: data[(end + 2)...]))
    else { return nil }
    name = String(String.UnicodeScalarView(data[..<end].lazy.map { Unicode.Scalar($0) }))
    byteCount = count
    self.digest = digest
  }

  var description: String {
    "'\(name)', \(byteCount) bytes, XXH128 \(ColorChunkText.hexadecimal(digest))"
  }

  private static func digest(of compressed: UnsafeRawBufferPointer) -> (count: Int, digest: [UInt8])? {
    guard let stream = cinflate_open(pieceBytes) else { return nil }
    defer { cinflate_close(stream) }
    guard let state = cdigest_create() else { return nil }
    cinflate_feed(stream, compressed.assumingMemoryBound(to: UInt8.self).baseAddress!, compressed.count)
    let count = inflate(stream) { cdigest_update(state, $0, $1) }
    let digest = [UInt8](unsafeUninitializedCapacity: 16) { bytes, count in
      cdigest_finish(state, bytes.baseAddress!)
      count = 16
    }
    return count.map { ($0, digest) }
  }

  private static let pieceBytes = 1 << 14

  /// Hands over the inflated bytes piece by piece; their number, or nil for damage.
  private static func inflate(_ stream: OpaquePointer, _ body: (UnsafePointer<UInt8>, Int) -> Void) -> Int? {
    var total = 0
    while total <= maximumBytes {
      var bytes: UnsafePointer<UInt8>?
      var count = 0
      let status = cinflate_next(stream, pieceBytes, &bytes, &count)
      body(bytes!, count)
      total += count
      if status == .CINFLATE_ENDED { return total }
      if status != .CINFLATE_FILLED { return nil }
    }
    return nil
  }
}
