public import FileSystem
public import Reports

/// A folder of goldens: the pictures that designs are to give, each under the name that its design gives it.
public struct GoldenFolder: Sendable {
  private let pictures: PictureFolder?

  /// The goldens in a folder and below as they are now; none where there is no such folder. Hidden files, and files that
  /// are no PNG by their name, such as a manifest, are no goldens.
  public init(_ path: String) throws(FileError) {
    pictures = FileSystem.kind(of: path) == .missing ? nil : try PictureFolder(path)
  }

  /// The pairs of a list, and those goldens that it has no design for, in the order of their names' bytes.
  public func completed(_ pairs: [PairReport]) -> [PairReport] {
    let designed = Set(pairs.map { PairName($0.name) })
    let lost = (pictures?.names ?? []).filter { !designed.contains(PairName($0)) }.map { name in
      PairReport(name: name, expected: pictures?.path(of: name), verdict: .missing)
    }
    return (pairs + lost).map { (name: PathBytes.encode($0.name), pair: $0) }
      .sorted { $0.name.lexicographicallyPrecedes($1.name) }.map(\.pair)
  }
}
