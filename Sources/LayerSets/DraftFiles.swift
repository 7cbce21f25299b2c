import FileSystem
import PNGCodec
import Pixels

/// The files of a folder for which a model.json is to be made.
struct DraftFiles {
  /// One PNG file.
  struct Mask {
    let name: String
    let size: PixelSize
    let offset: PNGOffset?
    let hasAlpha: Bool
  }

  let folder: String
  /// The PNG files by name.
  let masks: [Mask]
  /// What is no PNG, hidden files aside.
  let leftOut: [String]

  init(folder: String) throws(LayerSetError) {
    guard FileSystem.kind(of: folder) == .directory else {
      let isThere = FileSystem.kind(of: folder) != .missing
      throw LayerSetError(
        isThere ? .bad : .missing, folder,
        isThere ? "this is no folder; --layers takes a folder of masks" : "there is no such folder of masks")
    }
    self.folder = folder
    let names = try reportingFiles { () throws(FileError) in try FileSystem.list(folder) }.filter { !$0.hasPrefix(".") }
    var (masks, leftOut) = ([Mask](), [String]())
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      if let mask = try Self.mask(Path.joined(folder, name)) { masks.append(mask) } else { leftOut.append(name) }
    }
    self.masks = masks
    self.leftOut = leftOut
    guard !masks.isEmpty else {
      throw LayerSetError(
        .missing, folder, "no PNG here (found: \(LayerSetError.list(leftOut))); a layer set is made of PNG masks")
    }
    guard masks.count <= LayerSet.maximumLayers else {
      throw LayerSetError(
        .bad, folder, "\(masks.count) PNG files; a layer set has at most \(LayerSet.maximumLayers) layers")
    }
  }

  /// What the file says of itself; nil where it is no PNG. A PNG that is damaged is an error.
  private static func mask(_ path: String) throws(LayerSetError) -> Mask? {
    guard FileSystem.kind(of: path) == .file else { return nil }
    let bytes = try reportingFiles { () throws(FileError) in try FileSystem.read(path) }
    guard PNGDecoder.hasSignature(bytes) else { return nil }
    do {
      let header = try PNGDecoder.header(of: bytes)
      return Mask(
        name: Path.lastComponent(path), size: header.size, offset: try PNGDecoder.offset(in: bytes),
        hasAlpha: header.hasAlpha)
    } catch {
      throw LayerSetError(.bad, path, error.message)
    }
  }

  /// The size of the picture: that of the masks which nothing places, which must agree; masks of other sizes need an
  /// offset of their own.
  func size() throws(LayerSetError) -> PixelSize {
    let whole = masks.filter { $0.offset == nil }
    guard let first = whole.first ?? masks.first(where: { $0.offset == PNGOffset(x: 0, y: 0) }) else {
      throw LayerSetError(
        .bad, folder,
        "every mask is trimmed (has an oFFs chunk), so none tells the picture's size; export one of them whole")
    }
    guard let other = whole.first(where: { $0.size != first.size }) else { return first.size }
    throw LayerSetError(
      .bad, folder,
      "\(first.name) is \(first.size), \(other.name) is \(other.size); export all masks at one size, or trimmed ones with their place (a PNG's oFFs chunk)"
    )
  }
}
