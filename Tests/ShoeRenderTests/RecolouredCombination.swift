import Compositing
import Foundation
import Pixels
import ShoeDesign
import TestSupport
import Testing

@testable import Compositing
@testable import ShoeRender

/// One of the 40 ways to ask for a picture: five sizes, transparent and opaque grounds, both blend spaces, opaque and
/// translucent tints.
struct RecolouredCombination: CustomTestStringConvertible, Sendable {
  let size: SizeRequest
  let isOnOpaqueGround: Bool
  let blend: BlendSpace
  let hasTranslucentTints: Bool
  /// Different in all of `all`.
  var number = 0

  /// The masks' own size, about half, and others that are no multiple: smaller, larger, and in the middle of a canvas.
  static let all = [
    .automatic, .width(7), .width(10), .width(20), .fit(PixelSize(width: 9, height: 9)),
  ].flatMap { of($0) }.enumerated().map { number, combination in
    var combination = combination
    combination.number = number
    return combination
  }

  /// The eight of one size.
  static func of(_ size: SizeRequest) -> [RecolouredCombination] {
    [false, true].flatMap { ground in
      BlendSpace.allCases.flatMap { blend in
        [false, true].map { tints in
          RecolouredCombination(size: size, isOnOpaqueGround: ground, blend: blend, hasTranslucentTints: tints)
        }
      }
    }
  }

  var testDescription: String {
    "\(size), \(isOnOpaqueGround ? "opaque" : "transparent") ground, \(blend), \(hasTranslucentTints ? "translucent" : "opaque") tints"
  }

  /// A random picture of this combination.
  func request(_ random: inout SplitMix64) -> RenderRequest {
    var request = RenderRequest()
    request.size = size
    request.blend = blend
    request.background = Self.ground(isOnOpaqueGround, &random)
    for part in ShoePart.standard {
      request.setColor(Self.color(alpha: hasTranslucentTints ? Self.alpha(&random) : 255, &random), of: part)
    }
    if hasTranslucentTints, ShoePart.standard.allSatisfy({ request.colors[$0].alpha == 255 }) {
      request.setColor(Self.color(alpha: 128, &random), of: .side)
    }
    return request
  }

  /// The reference's space.
  var space: ReferenceSpace { blend == .srgb ? .encoded : .linear }
}

extension RecolouredCombination {
  /// Transparent ones are nothing at all, a colour of alpha 0, or translucent.
  private static func ground(_ isOpaque: Bool, _ random: inout SplitMix64) -> RGBA8 {
    if isOpaque { return color(alpha: 255, &random) }
    if random.below(3) == 0 { return .clear }
    return color(alpha: min(alpha(&random), 254), &random)
  }

  /// Black, white, few levels or any: equal bytes in different places, and different ones.
  private static func color(alpha: UInt8, _ random: inout SplitMix64) -> RGBA8 {
    let kind = random.below(4)
    let bytes = (0..<3).map { _ -> UInt8 in
      switch kind {
      case 0: random.pick([0, 255])
      case 1: UInt8(17 * random.below(16))
      default: UInt8(random.below(256))
      }
    }
    return rgba(bytes[0], bytes[1], bytes[2], alpha)
  }

  private static func alpha(_ random: inout SplitMix64) -> UInt8 {
    random.below(2) == 0 ? UInt8(random.below(256)) : random.pick([0, 1, 2, 3, 127, 128, 254, 255])
  }
}

extension ReferenceSpace {
  /// Linear light by the module's own whole numbers, which the tests of Compositing prove to be the nearest ones.
  static let linear = ReferenceSpace(
    values: linearDecode.map { Rational($0) }, boundaries: linearThresholds.map { Rational($0) })
}

/// What takes minutes runs in `make check` alone.
enum LongTests {
  static let areOn = ProcessInfo.processInfo.environment["SHOE_RENDER_CHECK"] == "1"
}
