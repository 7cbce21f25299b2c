import FileSystem
import ShoeDesign

/// An Xcode asset catalog whose image sets are named after the shoe's parts.
struct AssetCatalog {
  private let folder: String
  /// What paths inside the folder that was given begin with.
  private let prefix: String
  /// The paths of the image sets, by the name of the image. Groups may hold several of one name.
  private let imageSets: [String: [String]]

  /// Opens `folder` where it is a catalog, a group of one, or holds one called Assets.xcassets; nil otherwise.
  init?(_ folder: String) throws(LayerSetError) {
    let inner = Path.joined(folder, "Assets.xcassets")
    let isOuter = FileSystem.kind(of: inner) == .directory
    self.folder = isOuter ? inner : folder
    prefix = Path.joined(folder, "")
    guard isOuter || Path.extension(folder) == "xcassets" || Self.holdsImageSet(folder) else { return nil }
    var found: [String: [String]] = [:]
    try Self.collect(self.folder, depth: 8, into: &found)
    imageSets = found
  }

  /// For each part the path of its mask, as seen from the folder that was given.
  func masks() throws(LayerSetError) -> [ShoePart: String] {
    let missing = ShoePart.standard.filter { imageSets[$0.rawValue] == nil }
    guard missing.isEmpty else {
      throw LayerSetError(
        .missing, folder,
        "no \(missing.map { "\($0.rawValue).imageset" }.joined(separator: ", ")); a shoe has base, side, sole, cage and outline (found: \(LayerSetError.list(imageSets.keys.sorted())))"
      )
    }
    var masks: [ShoePart: String] = [:]
    for part in ShoePart.standard { masks[part] = try mask(imageSets[part.rawValue]!) }
    return masks
  }

  private func mask(_ paths: [String]) throws(LayerSetError) -> String {
    guard paths.count == 1 else {
      throw LayerSetError(
        .bad, folder,
        "there are \(paths.joined(separator: " and ")); pass the folder of one group by --layers")
    }
    let path = try ImageSet(path: paths[0]).mask()
    return String(Substring(path.utf8.dropFirst(prefix.utf8.count)))
  }

  private static func holdsImageSet(_ folder: String) -> Bool {
    ((try? FileSystem.list(folder)) ?? []).contains { Path.extension($0) == "imageset" }
  }

  /// Image sets may lie in groups, which are folders; they do not count in names. A link is no group: a few that lead
  /// upwards would multiply into more folders than can ever be listed, and show each image set many times.
  private static func collect(
    _ folder: String, depth: Int, into found: inout [String: [String]]
  ) throws(LayerSetError) {
    for name in try reportingFiles({ () throws(FileError) in try FileSystem.list(folder) }) {
      let path = Path.joined(folder, name)
      if Path.extension(name) == "imageset" {
        found[Path.stem(name), default: []].append(path)
      } else if depth > 0, !name.hasPrefix("."), FileSystem.kind(of: path) == .directory, !FileSystem.isLink(path) {
        try collect(path, depth: depth - 1, into: &found)
      }
    }
  }
}
