import Pixels
import ShoeDesign
import ShoeRender

/// What became of the coverage of the parts of a pair.
struct CoverageFinding {
  /// The parts whose coverage changed, bottom layer first.
  var reshaped: [ShoePart] = []
  /// What tells this change of coverage from others.
  var key = ""
  /// Changed pixels that neither colours nor coverage of any part explain, ascending.
  var unexplained: [Int] = []
  /// Whether these are more than the few where several layers meet.
  var isEdited = false
  /// What is to be said.
  var notes: [String] = []
}

extension CoverageFinding {
  /// The finding of two pictures that are what their recipes say, each by its own masks, and these differ.
  init(_ change: MaskChange, parts: [ShoePart]) {
    reshaped = parts.filter { change.digests[$0] != nil }
    key = reshaped.map { "\($0)=\(change.digests[$0] ?? "")" }.joined(separator: ",")
    if reshaped.isEmpty { notes.append("the masks of no part differ, but a layer of fixed colour does") }
  }

  /// The finding of pixels. `masks` are the digests of the masks that the recipes of both name, where they name two.
  init(_ reshaping: Reshaping, before: Reading, masks: (before: String, after: String)?, size: PixelSize) {
    let parts = before.weights.parts
    unexplained = reshaping.unexplained
    let explained = reshaping.pixels.values.reduce(0) { $0 + $1.count }
    isEdited = unexplained.count * 10 > explained
    if unexplained.count > explained {
      // What explains less than half of a change explains it by chance.
      unexplained += reshaping.pixels.values.joined()
      unexplained.sort()
    } else {
      reshaped = parts.indices.filter { reshaping.pixels[$0] != nil }.map { parts[$0] }
    }
    if let masks {
      key = "\(masks.before)>\(masks.after)"
    } else {
      key = reshaping.pixels.keys.sorted().map { part in
        "\(parts[part])=\(Self.place(reshaping.pixels[part] ?? [], size))"
      }.joined(separator: ",")
    }
    if !unexplained.isEmpty {
      let count = unexplained.count == 1 ? "1 pixel changed" : "\(unexplained.count) pixels changed"
      notes.append("\(count) to what neither another colour nor another coverage of any one part gives")
    }
  }

  /// Where pixels lie, in cells of 8 x 8 pixels: their bounds. Which pixels at a soft edge are seen to change hangs on the
  /// colours, so that the pixels themselves would tell colorways of one change apart.
  static func place(_ pixels: [Int], _ size: PixelSize) -> String {
    let columns = pixels.map { $0 % size.width / 8 }
    let rows = pixels.map { $0 / size.width / 8 }
    guard let left = columns.min(), let right = columns.max(), let top = rows.min(), let bottom = rows.max() else {
      return "none"
    }
    return "\(left),\(top)-\(right),\(bottom)"
  }
}
