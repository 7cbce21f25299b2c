public import Foundation

/// A folder of its own for one test, removed with everything in it when the test is done.
public final class TemporaryFolder: Sendable {
  /// The folder's absolute path.
  public let path: String

  /// Makes the folder.
  public init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("shoe-render-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of something in the folder.
  public func path(_ name: String) -> String { path + "/" + name }

  /// Writes a file, making the folders above it.
  @discardableResult
  public func write(_ bytes: [UInt8], to name: String) throws -> String {
    let place = path(name)
    let parent = URL(fileURLWithPath: place).deletingLastPathComponent().path
    if parent != path { try makeFolder(at: parent) }
    try Data(bytes).write(to: URL(fileURLWithPath: place))
    return place
  }

  /// Writes a text file, making the folders above it.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String { try write(Array(text.utf8), to: name) }

  /// Makes a folder, and those above it.
  @discardableResult
  public func makeFolder(_ name: String) throws -> String {
    try makeFolder(at: path(name))
    return path(name)
  }

  /// Makes a symbolic link that says `target`.
  public func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  /// The bytes of a file in the folder.
  public func read(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(fileURLWithPath: path(name)))) }

  /// The names in the folder, sorted; hidden ones too.
  public func names(in name: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: name.isEmpty ? path : path(name)).sorted()
  }

  /// Whether something has that name, links followed.
  public func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  /// When the file was last changed.
  public func modified(_ name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.modificationDate] as? Date
  }

  /// Makes the file look as if it had been changed last at the beginning of 2001.
  public func age(_ name: String) throws {
    let past = Date(timeIntervalSinceReferenceDate: 0)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path(name))
  }

  private func makeFolder(at path: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }
}
