import CReportPages

/// The files of which the page is made; they lie in Sources/Reports/Web and are part of the program.
enum PageFiles {
  static let style = file(.style)
  static let script = file(.script)

  /// The page's lines; those in double braces are to be replaced.
  static let lines: [String] = String(decoding: file(.page), as: UTF8.self)
    .split(separator: "\n", omittingEmptySubsequences: true).map(String.init)

  private static func file(_ file: creport_file) -> [UInt8] {
    var count = 0
    let bytes = creport_bytes(file, &count)
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }
}
