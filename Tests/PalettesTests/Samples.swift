import JSON
import Palettes
import Pixels
import TestSupport
import Testing

/// The palette samples beside the checkout, in `../shared/data/palettes`; a user's clone has none.
enum Samples {
  static let isPresent = SharedData.bytes(of: "palettes/index.json") != nil
  static let absence: Comment = "the suites in ../shared/data are absent"

  /// The names of all files of these formats, by the index.
  static func names(_ formats: String...) -> [String] {
    guard isPresent, let files = try? json("index.json").object?["files"]?.array else { return [] }
    return files.compactMap { file in
      guard let format = file.object?["format"]?.string, formats.contains(format) else { return nil }
      return file.object?["file"]?.string
    }
  }

  static func bytes(_ name: String) throws -> [UInt8] { try #require(SharedData.bytes(of: "palettes/\(name)")) }

  static func json(_ name: String) throws -> JSONValue { try JSONReader.parse(bytes(name)) }

  static func expected(_ name: String) throws -> JSONObject {
    try #require(json(name + ".expected.json").object)
  }

  /// `[r, g, b]`.
  static func color(_ value: JSONValue?, alpha: UInt8 = 255) throws -> RGBA8 {
    let bytes = try #require(value?.array).map { try UInt8(#require($0.number?.integer)) }
    return RGBA8(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: alpha)
  }
}

/// The palette of a text.
func palette(_ text: String, name: String = "test", options: PaletteOptions = PaletteOptions()) throws -> Palette {
  try PaletteReader.read(Array(text.utf8), name: name, options: options)
}

/// The whole text of the error that reading gives; empty where it succeeds.
func failure(_ bytes: [UInt8], name: String = "test", options: PaletteOptions = PaletteOptions()) -> String {
  do {
    _ = try PaletteReader.read(bytes, name: name, options: options)
    return ""
  } catch {
    return error.description
  }
}

func failure(_ text: String, name: String = "test", options: PaletteOptions = PaletteOptions()) -> String {
  failure(Array(text.utf8), name: name, options: options)
}

extension Palette {
  /// `name #rrggbb` of every swatch.
  var lines: [String] { swatches.map { "\($0.name ?? "-") \($0.color)" } }
}
