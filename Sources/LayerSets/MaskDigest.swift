import CDigest
public import Compositing
import Pixels
import ShoeDesign

/// The digest by which a picture's recipe knows its masks: XXH3 of 128 bits (xxHash 0.8) over the layers' sources and
/// over the flattened masks, that is over coverages alone. The form in which masks are stored does not matter.
public enum MaskDigest {
  /// The digest as text: `xxh128:` and 32 hex digits.
  public static func text(of masks: FlattenedMasks, layers: [Layer]) -> String {
    guard let state = cdigest_create() else { preconditionFailure("no memory for a digest") }
    let sources = layers.map { layer in
      switch layer.source {
      case .part(let part): part.rawValue
      case .fixed(let color): color.description
      }
    }
    update(state, Array((sources.joined(separator: ",") + "\n\(masks.size)\n").utf8))
    update(state, masks.maxima.map(\.littleEndian))
    masks.forEachPieceOfCoverages { update(state, $0.map { $0.littleEndian }) }
    masks.forEachPieceOfIndices { update(state, $0) }
    var digest = [UInt8](repeating: 0, count: 16)
    cdigest_finish(state, &digest)
    return digest.reduce(into: "xxh128:") { $0 += ($1 < 16 ? "0" : "") + String($1, radix: 16) }
  }

  private static func update<Element>(_ state: OpaquePointer, _ values: [Element]) {
    values.withUnsafeBytes { cdigest_update(state, $0.baseAddress, $0.count) }
  }
}
