import FileSystem
import PNGCodec

/// Where a picture goes, and whether it may go there.
struct PictureOutput {
  /// A path, or `-` for standard output.
  let path: String
  /// Whether an input, or a file that is no PNG, may be replaced.
  let force: Bool

  /// Extensions that promise another format.
  private static let otherFormats: Set<String> = [
    "jpg", "jpeg", "jpe", "webp", "gif", "bmp", "tif", "tiff", "avif", "heic", "jxl", "svg", "pdf", "json", "csv",
  ]

  /// Refuses what must not be written, before any work is done: `inputs` are the files that the picture is made from.
  func check(inputs: [String]) throws(CommandFailure) {
    if path == "-" ? StandardStream.output.isTerminal : FileSystem.isTerminal(at: path) {
      throw CommandFailure(.usage, "a PNG is not written to a terminal; give -o FILE, or pipe it into a program")
    }
    if path == "-" { return }
    guard !path.isEmpty else { throw CommandFailure(.usage, "the output has an empty name") }
    let isExisting = FileSystem.kind(of: path) == .file && !FileSystem.isDescriptor(path)
    if isExisting, !force { try refuseInput(inputs) }
    try checkExtension()
    if isExisting, !force { try refuseForeign() }
  }

  /// Comes first: of `shoe-render a.json -o a.json` the input is what matters, not the extension.
  private func refuseInput(_ inputs: [String]) throws(CommandFailure) {
    guard let input = inputs.first(where: { FileSystem.isSameFile($0, path) }) else { return }
    throw CommandFailure(
      .cannotCreate,
      "\(PathBytes.quoted(path)) is the input \(PathBytes.quoted(input)); write elsewhere, or --force to replace it")
  }

  private func checkExtension() throws(CommandFailure) {
    guard Self.otherFormats.contains(Path.extension(path).lowercased()) else { return }
    let folder = Path.parent(path)
    let better = Path.joined(folder == "." ? "" : folder, Path.stem(path) + ".png")
    throw CommandFailure(
      .usage,
      "\(PathBytes.quoted(path)): shoe-render writes PNG only; name the output \(PathBytes.quoted(better))")
  }

  private func refuseForeign() throws(CommandFailure) {
    let start = (try? FileSystem.firstBytes(path, 8)) ?? []
    guard !PNGDecoder.hasSignature(start) else { return }
    throw CommandFailure(
      .cannotCreate, "\(PathBytes.quoted(path)) exists and is no PNG; write elsewhere, or --force to replace it")
  }

  /// Writes the picture whole or not at all.
  func write(_ bytes: [UInt8]) throws {
    if path == "-" { return try StandardStream.output.write(bytes) }
    try AtomicFile.write(bytes, to: path)
  }
}
