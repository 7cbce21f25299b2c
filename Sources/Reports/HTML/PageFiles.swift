import CDigest
import CReportPages

/// The files of which the page is made; they lie in Sources/Reports/Web and are part of the program.
enum PageFiles {
  static let style = file(.style)
  static let script = file(.script)

  /// The page's lines; those in double braces are to be replaced.
  static let lines: [String] = String(decoding: file(.page), as: UTF8.self)
    .split(separator: "\n", omittingEmptySubsequences: true).map(String.init)

  /// The digest of an element that holds a line end and then `content`, as a content security policy names it.
  static func digest(_ content: [UInt8]) -> String {
    let bytes = [UInt8(ascii: "\n")] + content
    var digest = [UInt8](repeating: 0, count: 32)
    bytes.withUnsafeBytes { cdigest_sha256($0.baseAddress, $0.count, &digest) }
    return "sha256-" + String(decoding: Base64.encode(digest), as: UTF8.self)
  }

  private static func file(_ file: creport_file) -> [UInt8] {
    var count = 0
    let bytes = creport_bytes(file, &count)
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }
}
