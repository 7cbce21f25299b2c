public import PNGCodec
public import Pixels

/// The picture of a product that shops ask for: a square, pure white ground, the shoe's longer side 85 % of the frame.
public enum WhiteSquare {
  /// Width and height.
  public static let size = PixelSize(width: 2000, height: 2000)
  /// Pure white.
  public static let ground = RGBA8(red: 255, green: 255, blue: 255)
  /// The trimmed shoe in the middle, without a ground shadow, 7.5 % of the width from the edges.
  public static let framing: Framing = {
    var framing = Framing()
    framing.padding = .millionths(75_000)
    framing.isTrimmed = true
    framing.showsShadow = false
    return framing
  }()

  /// One thing that is asked of such a picture.
  public struct Point: Equatable, Sendable {
    /// Its name.
    public let name: String
    /// What is asked.
    public let required: String
    /// What the picture has.
    public let found: String
    /// Whether that is what is asked.
    public let holds: Bool
  }

  /// Everything that is asked of such a picture, and whether `picture`, its pixels, with `header` and with or without an sRGB
  /// chunk, has it.
  ///
  /// The shoe is the box of all pixels that are not pure white. Its edge is antialiased, so that a faint one may be white after
  /// rounding; therefore its length may be 1 pixel off 85 %, and opposite margins 3 pixels apart.
  public static func points(of picture: Bitmap, _ header: PNGHeader, hasSRGB: Bool) -> [Point] {
    let pixels = WhiteGroundPixels(picture)
    return [
      Point(
        name: "size", required: "\(size)", found: "\(picture.size)", holds: picture.size == size),
      Point(
        name: "square", required: "width and height are equal", found: "\(picture.size)",
        holds: picture.width == picture.height),
      ground(pixels), fill(pixels), centering(pixels),
      Point(name: "sRGB", required: "an sRGB chunk", found: hasSRGB ? "one" : "none", holds: hasSRGB),
      Point(
        name: "opaque", required: "every pixel is", found: "\(pixels.translucentCount) are not",
        holds: pixels.translucentCount == 0),
      Point(
        name: "RGB", required: "truecolour or a palette, no alpha channel", found: "\(header.colorType)",
        holds: header.colorType == .truecolour || header.colorType == .indexedColour),
    ]
  }

  /// All around, 1 pixel less than 7.5 % wide.
  private static func ground(_ pixels: WhiteGroundPixels) -> Point {
    let size = pixels.size
    let margin = (width: size.width * 3 / 40 - 1, height: size.height * 3 / 40 - 1)
    let spoilt = pixels.spoiltCount(marginOf: margin.width, margin.height)
    return Point(
      name: "ground", required: "255,255,255 in margins of \(margin.width) and \(margin.height) pixels",
      found: spoilt.count == 0
        ? "all are" : "\(spoilt.count) are not, the first at \(spoilt.first.x),\(spoilt.first.y)",
      holds: spoilt.count == 0)
  }

  private static func fill(_ pixels: WhiteGroundPixels) -> Point {
    let required = "the longer side is 85 % of the frame's, to 1 pixel"
    guard let box = pixels.box else {
      return Point(name: "fill", required: required, found: "all is white", holds: false)
    }
    let isWide = box.size.width >= box.size.height
    let (length, side) = isWide ? (box.size.width, pixels.size.width) : (box.size.height, pixels.size.height)
    let permille = (length * 2000 + side) / (2 * side)
    return Point(
      name: "fill", required: required, found: "\(length) of \(side) pixels (\(permille / 10).\(permille % 10) %)",
      holds: abs(length * 20 - side * 17) <= 20)
  }

  private static func centering(_ pixels: WhiteGroundPixels) -> Point {
    let required = "opposite margins are equal, to 3 pixels"
    guard let box = pixels.box else {
      return Point(name: "centred", required: required, found: "all is white", holds: false)
    }
    let (right, bottom) = (pixels.size.width - box.columns.upperBound, pixels.size.height - box.rows.upperBound)
    return Point(
      name: "centred", required: required, found: "left \(box.x), right \(right), top \(box.y), bottom \(bottom)",
      holds: abs(box.x - right) <= 3 && abs(box.y - bottom) <= 3)
  }
}

/// What the pixels tell of a shoe on white.
private struct WhiteGroundPixels {
  let size: PixelSize
  /// The box of all pixels that are not pure white; nil where all are.
  private(set) var box: PixelBox?
  private(set) var translucentCount = 0
  private let isWhite: [Bool]

  init(_ picture: Bitmap) {
    size = picture.size
    var white = [Bool](repeating: false, count: picture.size.area)
    var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
    let bytes = picture.bytes
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let place = (y * picture.width + x) * 4
        if bytes[place + 3] < 255 { translucentCount += 1 }
        let isWhite =
          bytes[place] == 255 && bytes[place + 1] == 255 && bytes[place + 2] == 255 && bytes[place + 3] == 255
        white[place / 4] = isWhite
        guard !isWhite else { continue }
        (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
      }
    }
    isWhite = white
    if right >= 0 {
      box = PixelBox(x: left, y: top, size: PixelSize(width: right - left + 1, height: bottom - top + 1))
    }
  }

  /// How many pixels of the margins are not white, and the first of them.
  func spoiltCount(marginOf width: Int, _ height: Int) -> (count: Int, first: (x: Int, y: Int)) {
    var (count, first) = (0, (x: 0, y: 0))
    for y in 0..<size.height {
      let isInside = y >= height && y < size.height - height
      for x in 0..<size.width where !isWhite[y * size.width + x] {
        if isInside, x >= width, x < size.width - width { continue }
        if count == 0 { first = (x, y) }
        count += 1
      }
    }
    return (count, first)
  }
}
