import Pixels

/// A picture as lines of a terminal, one cell for two pixels, one above the other.
struct TerminalPicture {
  private let picture: Bitmap

  init(_ picture: Bitmap) {
    self.picture = picture
  }

  /// Half blocks (U+2580) in 24-bit colours, over a checkerboard of light and grey squares of four pixels. The last line of an odd
  /// number of pixel rows leaves its lower half to the terminal. Colours are set where they change, and reset at each line's end.
  var colored: String {
    lines { top, bottom, state in
      let foreground = "\u{1B}[38;2;\(Self.text(top))m"
      let background = bottom.map { "\u{1B}[48;2;\(Self.text($0))m" } ?? "\u{1B}[49m"
      let codes =
        (state.foreground == foreground ? "" : foreground) + (state.background == background ? "" : background)
      state = (foreground, background)
      return codes + "\u{2580}"
    } end: {
      "\u{1B}[0m"
    } ground: { x, y in
      (x / 4 + y / 4) % 2 == 0 ? 255 : 204
    }
  }

  /// One character a cell, the darker the denser, by the mean luma (ITU-R BT.709, of encoded values) of its pixels on white.
  var plain: String {
    lines { top, bottom, _ in
      let darkness = 2 * Self.white - Self.luma(top) - Self.luma(bottom ?? top)
      let place = (darkness * (Self.ramp.count - 1) + Self.white) / (2 * Self.white)
      return String(Self.ramp[place])
    } end: {
      ""
    } ground: { _, _ in
      255
    }
  }

  /// The luma of white.
  private static let white = 10_000 * 255

  private static func luma(_ color: RGBA8) -> Int {
    let (red, green, blue) = (Int(color.red), Int(color.green), Int(color.blue))
    return 2126 * red + 7152 * green + 722 * blue
  }

  private static let ramp = Array(" .:-=+*#%@")

  private typealias State = (foreground: String, background: String)

  private func lines(
    _ cell: (RGBA8, RGBA8?, inout State) -> String, end: () -> String, ground: (Int, Int) -> Int
  ) -> String {
    var text = ""
    for y in stride(from: 0, to: picture.height, by: 2) {
      var state = State("", "")
      var line = ""
      for x in 0..<picture.width {
        let bottom = y + 1 < picture.height ? Self.over(ground(x, y + 1), picture[x, y + 1]) : nil
        line += cell(Self.over(ground(x, y), picture[x, y]), bottom, &state)
      }
      text += line + end() + "\n"
    }
    return text
  }

  /// Source-over on an opaque grey, rounded half up.
  private static func over(_ grey: Int, _ color: RGBA8) -> RGBA8 {
    let alpha = Int(color.alpha)
    func mixed(_ sample: UInt8) -> UInt8 { UInt8((2 * (Int(sample) * alpha + grey * (255 - alpha)) + 255) / 510) }
    return RGBA8(red: mixed(color.red), green: mixed(color.green), blue: mixed(color.blue))
  }

  private static func text(_ color: RGBA8) -> String { "\(color.red);\(color.green);\(color.blue)" }
}
