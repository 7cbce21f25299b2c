import FileSystem

/// A drawing in an image set, from which a mask can be made.
enum Vector {
  case svg
  case pdf

  /// Nil for a file of another extension.
  init?(file: String) {
    switch Path.extension(file).lowercased() {
    case "svg": self = .svg
    case "pdf": self = .pdf
    default: return nil
    }
  }

  /// The form with its article.
  var name: String {
    switch self {
    case .svg: "an SVG"
    case .pdf: "a PDF"
    }
  }

  /// A command that draws the file as a transparent PNG, 2000 pixels wide. rsvg-convert (librsvg) reads no PDF; there
  /// pdftocairo (poppler) does it, which adds `.png` to the name by itself.
  func command(from file: String, to png: String) -> String {
    switch self {
    case .svg: "rsvg-convert --width 2000 \(Self.quoted(file)) -o \(Self.quoted(png))"
    case .pdf:
      "pdftocairo -png -transp -singlefile -scale-to-x 2000 -scale-to-y -1 \(Self.quoted(file)) \(Self.quoted(String(png.dropLast(4))))"
    }
  }

  /// The path as a shell takes it for one word.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte | 0x20) || (0x2D...0x39).contains(byte) || byte == 0x5F
    }
    return isPlain
      ? path : "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
