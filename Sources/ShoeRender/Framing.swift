import LayerSets
import Pixels

/// How a shoe stands in its picture, beside the size.
public struct Framing: Hashable, Sendable {
  /// The least distance between the shoe's frame and the picture's edges.
  public var padding = Padding.pixels(0)
  /// Whether the frame is the box of the silhouette, which is what layers that take a part's colour cover in the finish, instead of
  /// the whole masks. What lies beyond the box, such as a ground shadow, is still seen where there is room.
  public var isTrimmed = false
  /// Where the frame stands in a canvas that has room.
  public var anchor = Anchor.center
  /// Whether the toe is to the left: the mirror image of the picture with the mirrored anchor.
  public var isFlipped = false
  /// Whether layers of a fixed colour below all parts are shown, where a ground shadow lies.
  public var showsShadow = true

  /// The whole masks in the middle, to the edges.
  public init() {}
}

/// A distance from the edges of a picture, the same at all four.
public enum Padding: Hashable, Sendable {
  /// Pixels of the picture.
  case pixels(Int)
  /// Millionths of the picture's width, or of its height where only that is asked for, below a half; rounded half up to pixels.
  case millionths(Int)
}

extension Padding {
  /// Of a picture with a side of this length.
  func pixels(ofSide length: Int) -> Int {
    switch self {
    case .pixels(let count): Self.limited(count)
    case .millionths(let share): Self.rounded(length, share, 1_000_000)
    }
  }

  /// Around a frame that is so long, where the picture is as much larger.
  func pixels(around length: Int) -> Int {
    switch self {
    case .pixels(let count): Self.limited(count)
    case .millionths(let share): Self.rounded(length, share, 1_000_000 - 2 * min(share, 499_999))
    }
  }

  /// `length * share / whole`, rounded half up.
  private static func rounded(_ length: Int, _ share: Int, _ whole: Int) -> Int {
    (2 * limited(length) * min(max(0, share), 499_999) + whole) / (2 * whole)
  }

  /// No side of a PNG is longer than the limit.
  private static func limited(_ length: Int) -> Int { min(max(0, length), 1 << 31) }
}

/// A place in a canvas.
public enum Anchor: String, CaseIterable, Sendable {
  /// The middle; an odd pixel of room is to the right and below, in a flipped picture to the left.
  case center
  /// In the middle of one edge.
  case top, bottom, left, right
  /// In a corner.
  case topLeft = "top-left"
  case topRight = "top-right"
  case bottomLeft = "bottom-left"
  case bottomRight = "bottom-right"
}

extension Anchor {
  /// Before, in the middle, or behind, on one axis.
  enum Place: CaseIterable {
    case start, middle, end

    /// How much of the room on the axis is before the frame.
    func offset(in room: Int) -> Int {
      switch self {
      case .start: 0
      case .middle: room / 2
      case .end: room
      }
    }
  }

  var horizontal: Place {
    switch self {
    case .left, .topLeft, .bottomLeft: .start
    case .right, .topRight, .bottomRight: .end
    case .center, .top, .bottom: .middle
    }
  }

  var vertical: Place {
    switch self {
    case .top, .topLeft, .topRight: .start
    case .bottom, .bottomLeft, .bottomRight: .end
    case .center, .left, .right: .middle
    }
  }

  /// The anchor with the middle on each axis that has no room: there it decides nothing.
  func deciding(in room: (width: Int, height: Int)) -> Anchor {
    let horizontal = room.width > 0 ? horizontal : .middle
    let vertical = room.height > 0 ? vertical : .middle
    return Self.allCases.first { $0.horizontal == horizontal && $0.vertical == vertical }!
  }

  /// The anchor of the mirror image.
  var mirrored: Anchor {
    let horizontal: Place =
      switch horizontal {
      case .start: .end
      case .middle: .middle
      case .end: .start
      }
    return Self.allCases.first { $0.horizontal == horizontal && $0.vertical == vertical }!
  }
}

extension LayerSet {
  /// How many layers of a fixed colour lie below all parts, where a ground shadow is.
  var shadowLayerCount: Int {
    layers.prefix { layer in
      if case .fixed = layer.source { true } else { false }
    }.count
  }
}
