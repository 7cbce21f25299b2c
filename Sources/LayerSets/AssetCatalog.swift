import FileSystem
import JSON
import ShoeDesign

/// An Xcode asset catalog whose image sets are named after the shoe's parts.
struct AssetCatalog {
  private let folder: String
  /// The paths of the image sets, by the name of the image.
  private let imageSets: [String: String]

  /// Opens `folder` where it is a catalog, or holds one called Assets.xcassets; nil otherwise.
  init?(_ folder: String) throws(LayerSetError) {
    let inner = Path.joined(folder, "Assets.xcassets")
    let isOuter = FileSystem.kind(of: inner) == .directory
    self.folder = isOuter ? inner : folder
    guard isOuter || Path.extension(folder) == "xcassets" || Self.holdsImageSet(folder) else { return nil }
    var found: [String: String] = [:]
    try Self.collect(self.folder, depth: 8, into: &found)
    imageSets = found
  }

  /// The path of an image's file of the highest scale.
  func image(named name: String) throws(LayerSetError) -> String {
    guard let set = imageSets[name] else {
      let found = imageSets.keys.sorted().joined(separator: ", ")
      throw LayerSetError(
        .missing, folder, "no \(name).imageset; a shoe has base, side, sole, cage and outline (found: \(found))")
    }
    let contents = Path.joined(set, "Contents.json")
    let candidates = try images(contents)
    guard let best = candidates.max(by: { $0.scale < $1.scale }) else {
      throw LayerSetError(.bad, contents, "no image has a \"filename\"; drop the PNG into the image set")
    }
    guard Path.extension(best.file).lowercased() == "png" else {
      throw LayerSetError(.bad, contents, "'\(best.file)' is no PNG; export the image as PNG at its largest scale")
    }
    return Path.joined(set, best.file)
  }

  /// The files that Contents.json lists, each with its scale (1 where none is given).
  private func images(_ path: String) throws(LayerSetError) -> [(file: String, scale: Int)] {
    let value: JSONValue
    do {
      value = try JSONReader.parse(try FileSystem.read(path))
    } catch let error as FileError {
      throw LayerSetError(error)
    } catch let error as JSONError {
      throw LayerSetError(.bad, "\(path):\(error.position)", error.message)
    } catch {
      preconditionFailure("no other error is thrown")
    }
    return (value.object?["images"]?.array ?? []).compactMap { image in
      guard let file = image.object?["filename"]?.string else { return nil }
      return (file, image.object?["scale"]?.string.flatMap { Int($0.prefix(1)) } ?? 1)
    }
  }

  private static func holdsImageSet(_ folder: String) -> Bool {
    ((try? FileSystem.list(folder)) ?? []).contains { Path.extension($0) == "imageset" }
  }

  /// Image sets may lie in groups, which are folders; they do not count in names.
  private static func collect(
    _ folder: String, depth: Int, into found: inout [String: String]
  ) throws(LayerSetError) {
    let names: [String]
    do {
      names = try FileSystem.list(folder)
    } catch {
      throw LayerSetError(error)
    }
    for name in names {
      let path = Path.joined(folder, name)
      if Path.extension(name) == "imageset" {
        found[Path.stem(name)] = path
      } else if depth > 0, Path.extension(name).isEmpty, FileSystem.kind(of: path) == .directory {
        try collect(path, depth: depth - 1, into: &found)
      }
    }
  }
}
