/// The mapping of CSS Color Module Level 4, section 13.2: a binary search for the chroma, with local clipping as soon as
/// that is no visible change.
///
/// It works in linear sRGB, where clipping is the same as in encoded sRGB. The hue is kept as a direction and needs no
/// angle. Two colours that agree to 1e-13 take the same branches but where a distance comes as near to a limit as that;
/// then they end within the search's own epsilon of each other.
enum GamutMapper {
  /// The just noticeable difference in OKLab.
  private static let noticeable = 0.02
  private static let epsilon = 0.0001

  /// Linear sRGB in 0...1 of a colour outside sRGB, given in OKLab.
  static func map(_ origin: Triple) -> Triple {
    if origin.x >= 1 { return Triple(repeating: 1) }
    if origin.x <= 0 { return Triple(repeating: 0) }
    let first = Candidate(origin)
    return first.change < noticeable ? first.clipped : search(origin)
  }

  private static func search(_ origin: Triple) -> Triple {
    let chroma = RealFunctions.squareRoot(origin.y * origin.y + origin.z * origin.z)
    var (low, high, isLowInside) = (0.0, chroma, true)
    var clipped = Candidate(origin).clipped
    while high - low > epsilon {
      let middle = (low + high) / 2
      // So large a chroma that no number lies between the two: nothing more can be found.
      guard middle > low, middle < high else { break }
      let current = Candidate(Triple(origin.x, origin.y * (middle / chroma), origin.z * (middle / chroma)))
      if isLowInside, Gamut.containsLinear(current.linear) {
        low = middle
        continue
      }
      clipped = current.clipped
      if current.change >= noticeable {
        high = middle
      } else if noticeable - current.change < epsilon {
        break
      } else {
        (low, isLowInside) = (middle, false)
      }
    }
    return clipped
  }

  /// One colour of the search, and how far clipping would move it.
  private struct Candidate {
    let linear: Triple
    let clipped: Triple
    let change: Double

    init(_ lab: Triple) {
      linear = RGBSpace.xyzToLinearSRGB * OKLab.xyz(lab)
      clipped = linear.clipped
      change = OKLab.lab(RGBSpace.linearSRGB.toXYZ * clipped).distance(to: lab)
    }
  }
}
