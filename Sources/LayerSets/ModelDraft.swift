import FileSystem
import JSON
import PNGCodec
public import Pixels
public import ShoeDesign

/// A model.json made for a folder of PNG files of any names: which part each may be, in the order of drawing.
///
/// Parts are guessed from the words in the names: upper or base; quarter, overlay, panel or side; midsole, outsole or
/// sole; heel, counter or cage; line or outline. They are drawn in this order, all others before the outline, as parts
/// by their files' names. Of several files for one part the one that has its name, else the first by name, becomes it;
/// the others follow it as parts of their own.
public struct ModelDraft: Sendable {
  /// One mask.
  public struct Layer: Equatable, Sendable {
    /// The file's name.
    public let file: String
    /// The part it becomes.
    public let part: ShoePart
    /// For a part beyond the five the standard part that its name tells too, and the file that became it.
    public let rival: Rival?
    /// Whether the file has no transparency, so that its layer needs a `channel`.
    public let lacksAlpha: Bool
  }

  /// The file that became a part which another might be too.
  public struct Rival: Equatable, Sendable {
    /// The part.
    public let part: ShoePart
    /// The file's name.
    public let file: String
  }

  /// The layers, bottom to top.
  public let layers: [Layer]
  /// The size of the picture.
  public let size: PixelSize
  /// The names of what is in the folder and is no PNG, hidden files aside.
  public let leftOut: [String]
  /// The files that their own offsets (oFFs) place, as they are smaller than the picture.
  public let placed: [String]
}

extension ModelDraft {
  /// Looks at a folder. Throws where it holds no PNG, more than 64, or masks whose sizes do not agree.
  public init(folder: String) throws(LayerSetError) {
    let files = try DraftFiles(folder: folder)
    size = try files.size()
    leftOut = files.leftOut
    placed = files.masks.filter { [size] in $0.size != size }.map(\.name)
    layers = Self.layers(files.masks)
  }

  private static func layers(_ masks: [DraftFiles.Mask]) -> [Layer] {
    let groups = Dictionary(grouping: masks) { PartGuess.part(of: $0.name) }
    var taken = Set(ShoePart.standard.map(\.rawValue))
    func extra(_ mask: DraftFiles.Mask, _ rival: Rival? = nil) -> Layer {
      Layer(file: mask.name, part: part(of: mask.name, &taken), rival: rival, lacksAlpha: !mask.hasAlpha)
    }
    func candidates(_ part: ShoePart) -> [Layer] {
      let candidates = groups[part] ?? []
      guard let first = candidates.first(where: { PartGuess.isExact($0.name, part) }) ?? candidates.first else {
        return []
      }
      return [Layer(file: first.name, part: part, rival: nil, lacksAlpha: !first.hasAlpha)]
        + candidates.filter { $0.name != first.name }.map { extra($0, Rival(part: part, file: first.name)) }
    }
    return ShoePart.standard.dropLast().flatMap(candidates) + (groups[nil] ?? []).map { extra($0) }
      + candidates(.outline)
  }

  /// The part named after `file`, with a number where that is taken, in letters of either case.
  private static func part(of file: String, _ taken: inout Set<String>) -> ShoePart {
    let name = PartGuess.name(of: file)
    let numbered = [name] + (2...LayerSet.maximumLayers + 6).map { "\(name)-\($0)" }
    let free = numbered.first { !taken.contains($0.lowercased()) }!
    taken.insert(free.lowercased())
    return ShoePart(rawValue: free)!
  }
}

extension ModelDraft {
  /// The text of model.json, one line a member and a layer. The set's name is `name`, or the folder's where that is nil.
  public func text(name: String?) -> String {
    let nameLine = name.map { "  \"name\": \(JSONWriter.compact.text(.string($0))),\n" } ?? ""
    let lines = layers.map { layer in
      var object = JSONObject([("mask", .string(layer.file)), ("part", .string(layer.part.rawValue))])
      let stem = Path.stem(layer.file)
      if !layer.part.isStandard, stem != layer.part.rawValue { object["title"] = .string(stem) }
      return "    " + JSONWriter.compact.text(.object(object))
    }
    return "{\n\(nameLine)  \"sizes\": [[\(size.width),\(size.height)]],\n  \"layers\": [\n"
      + lines.joined(separator: ",\n") + "\n  ]\n}\n"
  }
}
