import Compositing
import FileSystem
import PNGCodec
import Pixels
import Suggestions

/// Reads the mask files of a set at one size.
struct MaskFiles: Sendable {
  /// One layer's mask: its path and how it is read.
  struct File: Sendable {
    var path: String
    var channel: MaskChannel
    var offset: (x: Int, y: Int)?
  }

  /// The folder from which the layers name their masks.
  let folder: String
  let files: [File]
  let maximumPixels: Int

  /// The size and the place that the file itself gives, without decoding it. Throws where that is above the limit: whatever picture is
  /// asked for, such a mask cannot be read, and the fault is the file's.
  func sizeAndOffset(of file: File) throws(LayerSetError) -> (PixelSize, PNGOffset?) {
    let bytes = try read(file)
    return try naming(file) { () throws(PNGError) in
      (try PNGDecoder.header(of: bytes, maximumPixels: maximumPixels).size, try PNGDecoder.offset(in: bytes))
    }
  }

  /// All masks, bottom to top, flattened. Each must have `size`, or an offset that places it: in model.json, else its
  /// own. A mask of `size` lies at 0,0 whatever it says of itself.
  func flattened(at size: PixelSize) throws(LayerSetError) -> FlattenedMasks {
    var masks: [Mask] = []
    for file in files {
      let bytes = try read(file)
      let mask = try naming(file) { () throws(PNGError) in
        try PNGDecoder.mask(from: bytes, channel: file.channel, maximumPixels: maximumPixels)
      }
      masks.append(try placed(mask, bytes, file, size))
    }
    return FlattenedMasks(masks: masks)
  }

  private func placed(
    _ mask: Mask, _ bytes: [UInt8], _ file: File, _ size: PixelSize
  ) throws(LayerSetError) -> Mask {
    if let offset = file.offset { return mask.placed(in: size, x: offset.x, y: offset.y) }
    if mask.size == size { return mask }
    guard let offset = try naming(file, { () throws(PNGError) in try PNGDecoder.offset(in: bytes) }) else {
      throw LayerSetError(
        .bad, file.path,
        "the mask is \(mask.size), the layer set \(size); export it at \(size), or give its place by \"offset\": [x, y] in model.json, or by the PNG's own offset (oFFs)"
      )
    }
    return mask.placed(in: size, x: offset.x, y: offset.y)
  }

  private func read(_ file: File) throws(LayerSetError) -> [UInt8] {
    guard FileSystem.kind(of: file.path) != .other else {
      throw LayerSetError(.bad, file.path, "a mask is a PNG file; this is a device or a pipe")
    }
    do {
      return try FileSystem.read(file.path)
    } catch {
      if error.isMissing { throw missing(file) }
      if error.isDirectory { throw LayerSetError(.bad, file.path, "this is a folder; a mask is a PNG file") }
      throw LayerSetError(error)
    }
  }

  private func naming<Value>(_ file: File, _ body: () throws(PNGError) -> Value) throws(LayerSetError) -> Value {
    do {
      return try body()
    } catch {
      throw LayerSetError(.bad, file.path, error.message)
    }
  }
}

extension MaskFiles {
  /// Names all masks that are missing beside the first, and what is there instead.
  private func missing(_ first: File) -> LayerSetError {
    guard FileSystem.kind(of: folder) == .directory else {
      return LayerSetError(
        .missing, folder,
        "there is no such folder; with several \"sizes\" in model.json, the masks of each lie in a folder named by its width"
      )
    }
    let place = Path.parent(first.path)
    let wanted = files.map(\.path).filter { Path.parent($0) == place }
    let missing = wanted.filter { FileSystem.kind(of: $0) == .missing }.map(Path.lastComponent)
    let found = (try? FileSystem.list(place)) ?? []
    let near = suggestion(for: Path.lastComponent(first.path), among: found).map(didYouMean)
    return LayerSetError(
      .missing, place,
      "no \(missing.joined(separator: ", ")); looked for \(wanted.map(Path.lastComponent).joined(separator: ", ")) (found: \(LayerSetError.list(found)))\(near ?? "")"
    )
  }
}
