import Compositing
import Pixels
import ShoeDesign
import ShoeRender

/// What a picture is taken to be made of, and how far its pixels agree.
struct Reading: Sendable {
  /// Where the colours come from.
  enum Origin: Sendable {
    /// The picture's own recipe.
    case recipe
    /// The pixels, by least squares.
    case pixels
    /// The recipe of the other picture.
    case other
  }

  let weights: PictureWeights
  /// The colour of each layer, bottom to top.
  let tints: [RGBA8]
  let background: RGBA8
  let blend: BlendSpace
  let origin: Origin
  /// The parts whose colours the pixels do not tell, as nothing, or too little, is seen of them.
  let unknownParts: Set<ShoePart>
  /// What each row of weights looks like.
  let rowWords: [UInt32]
  /// How far the picture agrees.
  let fit: Fit

  /// The colour of a part; nil where it is not known. Layers of one part have one colour.
  func color(of part: ShoePart) -> RGBA8? {
    guard !unknownParts.contains(part), let place = weights.parts.firstIndex(of: part),
      let layer = weights.partOfLayer.firstIndex(of: place)
    else { return nil }
    return tints[layer]
  }

  /// Whether every pixel is what the picture's own recipe gives.
  var isProven: Bool { origin == .recipe && fit.differing == 0 }
}

/// How far a picture's pixels agree with what they are taken to be made of.
struct Fit: Equatable, Sendable {
  /// Differences up to this many levels are taken for the rounding of another program, or for noise: one level in colour and
  /// alpha makes two, and a colour that was solved from noise may be off by one more.
  static let tolerance = 3.5

  /// Pixels of which any byte differs.
  var differing = 0
  /// Pixels that differ by more than ``tolerance``.
  var deviating = 0
  /// The largest difference, in levels.
  var largest = 0.0

  init(_ words: [UInt32], plane: [UInt32], rowWords: [UInt32]) {
    for pixel in words.indices {
      let shown = rowWords[Int(plane[pixel])]
      guard shown != words[pixel] else { continue }
      let difference = levels(between: shown, and: words[pixel])
      differing += 1
      if difference > Self.tolerance { deviating += 1 }
      largest = max(largest, difference)
    }
  }

  /// Whether this one agrees better than `other`.
  func isBetter(than other: Fit) -> Bool {
    (deviating, differing) < (other.deviating, other.differing)
  }
}

extension Reading {
  /// The picture as what a plan makes.
  init(_ picture: PixelWords, as plan: RenderPlan, _ weights: PictureWeights, origin: Origin) {
    let rowWords = plan.rowColors.map(\.word)
    self.init(
      weights: weights, tints: plan.tints, background: plan.background, blend: plan.blend, origin: origin,
      unknownParts: [], rowWords: rowWords,
      fit: Fit(picture.words, plane: weights.plane, rowWords: rowWords))
  }
}
