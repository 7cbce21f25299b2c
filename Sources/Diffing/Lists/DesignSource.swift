public import Colorways
import FileSystem

/// One side of a comparison of designs: a list, and where its files lie if each design has its own.
public struct DesignSource: Sendable {
  /// The source as it was given.
  public let name: String
  /// What it holds.
  public let list: ColorwayList
  /// The folder to which the paths of designs are relative; nil where the source is one file.
  let root: String?
  /// Whether it is one JSON file, which may hold a single design.
  let isJSONFile: Bool

  /// The side that `name` gives: a folder, a pattern of files, or one file.
  public init(_ name: String, list: ColorwayList) {
    self.name = name
    self.list = list
    let kind = name == "-" ? .other : FileSystem.kind(of: name)
    root = kind == .directory ? name : kind == .missing ? Self.folder(ofPattern: name) : nil
    isJSONFile = kind == .file && Path.extension(name).lowercased() == "json"
  }

  /// Whether the path has a character that makes it a pattern of paths.
  public static func isPattern(_ path: String) -> Bool { path.utf8.contains { "*?[".utf8.contains($0) } }

  /// The components before the first that is a pattern; empty where there are none.
  private static func folder(ofPattern pattern: String) -> String? {
    guard let wild = pattern.utf8.firstIndex(where: { "*?[".utf8.contains($0) }) else { return nil }
    let fixed = pattern[..<wild]
    guard let slash = fixed.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(pattern[...slash])
  }

  /// The path of a design's file as seen from the folder.
  func key(ofPath path: String) -> String {
    guard var root, !root.isEmpty else { return path }
    if root.utf8.last != UInt8(ascii: "/") { root += "/" }
    guard path.utf8.starts(with: root.utf8) else { return path }
    return String(decoding: path.utf8.dropFirst(root.utf8.count), as: UTF8.self)
  }
}
