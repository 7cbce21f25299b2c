import FileSystem
import JSON
import Suggestions

/// One image set of an asset catalog: a folder with files for several scales and settings, and Contents.json.
struct ImageSet {
  let path: String

  /// A file that Contents.json lists.
  private struct Image {
    let file: String
    /// 1, 2 or 3; 1 where none is given.
    let scale: Int
    /// For how many settings beside scale and kind of device the file is meant, such as dark appearance.
    let qualifiers: Int
    let isUniversal: Bool
  }

  /// Keys by which a file is kept for a setting.
  private static let qualifiers: Set<String> = [
    "appearances", "width-class", "height-class", "display-gamut", "graphics-feature-set", "memory",
    "language-direction", "locale", "screen-width", "subtype",
  ]

  /// The path of the PNG for any setting, of the highest scale; of equal ones the universal one.
  func mask() throws(LayerSetError) -> String {
    let contents = Path.joined(path, "Contents.json")
    let images = try images(contents)
    guard let first = images.first else {
      throw LayerSetError(.bad, contents, "no image has a \"filename\"; drop the PNG into the image set")
    }
    guard let best = images.filter({ Path.extension($0.file).lowercased() == "png" }).max(by: Self.isWorse) else {
      throw notPNG(images.first { Vector(file: $0.file) != nil } ?? first, contents)
    }
    guard !MaskPath.leadsOut(best.file) else {
      throw LayerSetError(.bad, contents, "\(quotedExcerpt(best.file)) leads out of the image set")
    }
    return Path.joined(path, best.file)
  }

  /// The error of an image set without a PNG: for a drawing it names the command that makes one of it.
  private func notPNG(_ image: Image, _ contents: String) -> LayerSetError {
    guard let vector = Vector(file: image.file) else {
      return LayerSetError(
        .bad, contents, "\(quotedExcerpt(image.file)) is no PNG; export the image as PNG at its largest scale")
    }
    let png = Path.stem(image.file) + ".png"
    return LayerSetError(
      .bad, contents,
      "\(quotedExcerpt(image.file)) is \(vector.name), which is not read; draw it by `\(vector.command(from: Path.joined(path, image.file), to: Path.joined(path, png)))`, and name \(quotedExcerpt(png)) in Contents.json"
    )
  }

  private static func isWorse(_ a: Image, _ b: Image) -> Bool {
    (-a.qualifiers, a.scale, a.isUniversal ? 1 : 0) < (-b.qualifiers, b.scale, b.isUniversal ? 1 : 0)
  }

  /// The images that are in use and have a file.
  private func images(_ contents: String) throws(LayerSetError) -> [Image] {
    let bytes = try reportingFiles { () throws(FileError) in try FileSystem.read(contents) }
    let value: JSONValue
    do {
      value = try JSONReader.parse(bytes)
    } catch {
      throw LayerSetError(.bad, "\(contents):\(error.position)", error.message)
    }
    return (value.object?["images"]?.array ?? []).compactMap { image in
      guard let image = image.object, image["unassigned"]?.bool != true else { return nil }
      guard let file = image["filename"]?.string, !file.isEmpty else { return nil }
      return Image(
        file: file, scale: image["scale"]?.string.flatMap { Int($0.prefix { $0 != "x" }) } ?? 1,
        qualifiers: image.members.count { Self.qualifiers.contains($0.key) },
        isUniversal: image["idiom"]?.string == "universal")
    }
  }
}
