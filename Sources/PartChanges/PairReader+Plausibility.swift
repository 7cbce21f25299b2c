import LayerSets
import Pixels
import Reports
import ShoeDesign

extension PairReader {
  /// Pictures of which more than this share of what is drawn is not what their colours give are not of the model.
  private static let largestShare = 0.5
  /// One picture of a pair at least is nearly what its colours give, or else both are of another model.
  private static let largestBaseShare = 0.05

  /// Takes back readings that do not fit, and says how far each that comes from pixels does.
  mutating func dropImplausible(_ first: inout Side, _ second: inout Side) {
    for side in [first, second] { noteResidual(side) }
    let shares = (first.deviatingShare, second.deviatingShare)
    for (side, share) in [(first, shares.0), (second, shares.1)] where share ?? 0 > Self.largestShare {
      noteOtherModel(side)
    }
    if shares.0 ?? 0 > Self.largestShare { first.reading = nil }
    if shares.1 ?? 0 > Self.largestShare { second.reading = nil }
    guard let one = first.reading.map({ _ in shares.0 ?? 0 }), let other = second.reading.map({ _ in shares.1 ?? 0 }),
      min(one, other) > Self.largestBaseShare
    else { return }
    noteOtherModel(first)
    noteOtherModel(second)
    first.reading = nil
    second.reading = nil
  }

  private mutating func noteResidual(_ side: Side) {
    guard let reading = side.reading, reading.origin == .pixels else { return }
    let fit = reading.fit
    let model = "model '\(reading.weights.layerSet.name)'"
    var note = "\(side.side.rawValue): colours solved from the pixels with \(model), parts taken for opaque; "
    note +=
      fit.differing == 0
      ? "every pixel is what these colours give"
      : "\(fit.differing) of \(side.picture.size.area) pixels are not what these colours give, by up to \(Self.oneDigit(fit.largest)) levels"
    notes.append(note)
    guard !reading.unknownParts.isEmpty else { return }
    let parts = reading.weights.parts.filter { reading.unknownParts.contains($0) }.map(\.rawValue)
    notes.append("\(side.side.rawValue): too little is seen of \(parts.joined(separator: ", ")) to tell the colour")
  }

  private mutating func noteOtherModel(_ side: Side) {
    guard let reading = side.reading else { return }
    notes.append(
      "\(side.side.rawValue): this does not look like a picture of model '\(reading.weights.layerSet.name)': \(reading.fit.deviating) of \(side.picture.size.area) pixels are far from what its parts can show; nothing is said of parts"
    )
  }

  /// A number with one digit after the point, without one where it is whole.
  static func oneDigit(_ value: Double) -> String {
    let tenths = Int(value * 10 + 0.5)
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}

extension PairReader.Side {
  /// The share of what the picture, or its reading, shows beside the background that is not what the reading gives; nil
  /// without a reading.
  fileprivate var deviatingShare: Double? {
    guard let reading else { return nil }
    let (plane, rows) = (reading.weights.plane, reading.rowWords)
    let ground = reading.background.word
    var drawn = 0
    for pixel in picture.words.indices
    where picture.words[pixel] != ground || rows[Int(plane[pixel])] != ground { drawn += 1 }
    return drawn == 0 ? 0 : Double(reading.fit.deviating) / Double(drawn)
  }
}
