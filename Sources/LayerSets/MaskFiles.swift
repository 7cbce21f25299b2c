import Compositing
import FileSystem
import PNGCodec
import Pixels

/// Reads the mask files of a set.
struct MaskFiles: Sendable {
  /// One layer's mask: its path and how it is read.
  struct File: Sendable {
    var path: String
    var channel: MaskChannel
    var offset: (x: Int, y: Int)?
  }

  let files: [File]
  let maximumPixels: Int

  /// The size that the file itself gives, without decoding it.
  func size(of file: File) throws(LayerSetError) -> PixelSize {
    let bytes = try read(file)
    return try naming(file) { () throws(PNGError) in try PNGDecoder.header(of: bytes).size }
  }

  /// All masks, bottom to top, flattened. Each must have `size`, or an offset that places it.
  func flattened(at size: PixelSize) throws(LayerSetError) -> FlattenedMasks {
    var masks: [Mask] = []
    for file in files {
      let bytes = try read(file)
      let mask = try naming(file) { () throws(PNGError) in
        try PNGDecoder.mask(from: bytes, channel: file.channel, maximumPixels: maximumPixels)
      }
      masks.append(try placed(mask, file, size))
    }
    return FlattenedMasks(masks: masks)
  }

  private func placed(_ mask: Mask, _ file: File, _ size: PixelSize) throws(LayerSetError) -> Mask {
    if let offset = file.offset { return mask.placed(in: size, x: offset.x, y: offset.y) }
    guard mask.size == size else {
      throw LayerSetError(
        .bad, file.path,
        "the mask is \(mask.size), the layer set \(size); export it at \(size), or give its place by \"offset\": [x, y] in model.json"
      )
    }
    return mask
  }

  private func read(_ file: File) throws(LayerSetError) -> [UInt8] {
    do {
      return try FileSystem.read(file.path)
    } catch {
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

extension LayerSetError {
  /// The error of a file that could not be read.
  init(_ error: FileError) {
    self.init(error.isMissing ? .missing : .unreadable, nil, error.description)
  }
}
