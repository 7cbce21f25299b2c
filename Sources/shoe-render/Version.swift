import JSON
import PNGCodec
import ShoeRender

/// What `--version` says.
enum Version {
  static let version = "0.1.0"

  static let text = "shoe-render \(version)\n"

  /// For machines: what the bytes of a picture depend on.
  static var json: JSONValue {
    .object([
      "version": .string(version), "encoderRevision": .integer(encoderRevision),
      "libpng": .string(PNGLibraries.libpng), "zlib": .string(PNGLibraries.zlib),
    ])
  }
}
