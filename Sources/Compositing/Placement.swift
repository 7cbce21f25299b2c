public import Pixels

/// Where masks are shown in a picture: all of framing comes down to this, in whole numbers.
///
/// `box`, in pixels of the masks, is shown in `frame`, in pixels of the canvas. On each axis let b and f be their lengths, and
/// count destination samples j from the frame's first and source positions from the box's edge:
///
/// - Shrinking (f <= b) averages by area: sample j covers the source from j b/f to (j + 1) b/f.
/// - Enlarging interpolates linearly between the centres of source samples, at (j + 1/2) b/f.
///
/// Both hold for samples outside of the frame as well, j below 0 or from f on: what the masks have beyond the box is seen there, in
/// the same scale. Beyond the masks' own edges there is only ground; a sample whose area lies there in part takes that part from
/// the ground, and an interpolated one is ground where its centre lies outside, else holds the edge's value.
///
/// Nothing is rounded here. A flipped picture is the mirror image of the one that is not, its columns in reverse.
public struct Placement: Hashable, Sendable {
  /// The part of the masks that is shown in `frame`; it lies inside of them.
  public var box: PixelBox
  /// Where `box` is shown; it lies inside of the canvas.
  public var frame: PixelBox
  /// The size of the picture.
  public var canvas: PixelSize
  /// Whether the picture is mirrored, left for right.
  public var isFlipped: Bool

  /// Places `box` of masks in `frame` of a canvas.
  public init(box: PixelBox, frame: PixelBox, canvas: PixelSize, isFlipped: Bool = false) {
    self.box = box
    self.frame = frame
    self.canvas = canvas
    self.isFlipped = isFlipped
  }

  /// Whole masks of one size, resized to another (their own where nil) in the middle of a canvas. An odd difference puts the
  /// extra pixel right and below.
  public init(of masks: PixelSize, resizedTo size: PixelSize? = nil, in canvas: PixelSize? = nil) {
    let size = size ?? masks
    let canvas = canvas ?? size
    self.init(
      box: PixelBox(masks),
      frame: PixelBox(x: (canvas.width - size.width) / 2, y: (canvas.height - size.height) / 2, size: size),
      canvas: canvas)
  }

  /// Whether the picture shows the masks as they are.
  public func isWhole(of masks: PixelSize) -> Bool { self == Placement(of: masks) }
}

extension Placement {
  /// What of masks of this size makes the columns of the canvas, and its rows. A box outside of the masks, and a frame outside of
  /// the canvas, is a programmer error and traps.
  func axes(_ masks: PixelSize) -> (horizontal: AxisPlacement, vertical: AxisPlacement) {
    (
      AxisPlacement(source: masks.width, box: box.columns, frame: frame.columns, canvas: canvas.width),
      AxisPlacement(source: masks.height, box: box.rows, frame: frame.rows, canvas: canvas.height)
    )
  }
}

/// One axis of a placement.
struct AxisPlacement {
  /// The number of the masks' samples.
  let source: Int
  /// The source samples that are shown in the frame.
  let box: Range<Int>
  /// The samples of the canvas that show the box.
  let frame: Range<Int>
  /// The number of the canvas's samples.
  let canvas: Int

  init(source: Int, box: Range<Int>, frame: Range<Int>, canvas: Int) {
    precondition(!box.isEmpty && !frame.isEmpty)
    precondition(box.lowerBound >= 0 && box.upperBound <= source, "a box lies inside of the masks")
    precondition(frame.lowerBound >= 0 && frame.upperBound <= canvas, "a frame lies inside of the canvas")
    (self.source, self.box, self.frame, self.canvas) = (source, box, frame, canvas)
  }

  /// Whether samples are interpolated.
  var isEnlarged: Bool { frame.count > box.count }

  /// The box's length and the frame's, divided by what they have in common.
  var ratio: (s: Int, d: Int) {
    let divisor = Self.greatestCommonDivisor(box.count, frame.count)
    return (box.count / divisor, frame.count / divisor)
  }

  /// The samples of the canvas that see anything of the masks, counted from the frame's first.
  ///
  /// In units of 1/d of a source sample from the box's edge, sample j covers [j s, (j + 1) s), its centre lies at (2j + 1) s / 2, and
  /// the masks reach from -d * box.lowerBound to d * (source - box.lowerBound).
  var visible: Range<Int> {
    let (s, d) = ratio
    let (start, end) = (-d * box.lowerBound, d * (source - box.lowerBound))
    let first = isEnlarged ? Self.ceiling(2 * start - s, 2 * s) : Self.floor(start, s)
    let last = isEnlarged ? Self.ceiling(2 * end - s, 2 * s) : Self.ceiling(end, s)
    return (first..<last).clamped(to: -frame.lowerBound..<canvas - frame.lowerBound)
  }

  static func floor(_ a: Int, _ b: Int) -> Int { a / b - (a % b < 0 ? 1 : 0) }
  private static func ceiling(_ a: Int, _ b: Int) -> Int { a / b + (a % b > 0 ? 1 : 0) }
  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : greatestCommonDivisor(b, a % b) }
}
