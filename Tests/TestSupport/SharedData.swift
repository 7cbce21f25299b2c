#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Conformance suites that lie beside the checkout, in `../shared/data`; absent from a user's clone.
public enum SharedData {
  /// The folder of the suites, found from this file's own place: three levels up is the package's root.
  public static let folder: String = {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(4)
    return parts.joined(separator: "/") + "/shared/data"
  }()

  /// Whether the suites are there; a test that needs them is skipped otherwise.
  public static var isPresent: Bool { access(folder, R_OK) == 0 }

  /// The bytes of a file, its path relative to `folder`; nil if it cannot be read.
  public static func bytes(of path: String) -> [UInt8]? {
    guard let file = fopen(folder + "/" + path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&block, 1, block.count, file), count > 0 { bytes += block[..<count] }
    return bytes
  }

  /// The names in a folder, its path relative to `folder`, sorted; empty if there is no such folder.
  public static func names(in path: String) -> [String] {
    guard let directory = opendir(folder + "/" + path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
