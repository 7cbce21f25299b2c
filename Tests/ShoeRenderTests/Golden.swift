import Foundation
import PNGCodec
import Pixels
import Testing

/// Pictures that were looked at and found right, as PNGs beside the tests.
enum Golden {
  private static let folder = packageFolder + "/Tests/ShoeRenderTests/Goldens"

  /// Holds a picture against the golden of this name, pixel by pixel.
  ///
  /// A golden that is missing is recorded, and the test fails: look at the picture before you commit it. On a
  /// difference the actual picture is written to a temporary place that the failure names.
  static func expect(_ png: [UInt8], is name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let path = "\(folder)/\(name).png"
    guard FileManager.default.fileExists(atPath: path) else {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(png).write(to: URL(fileURLWithPath: path))
      Issue.record("recorded \(path), which was missing; look at it, then run again", sourceLocation: sourceLocation)
      return
    }
    let actual = try PNGDecoder.bitmap(from: png)
    let expected = try PNGDecoder.bitmap(from: try readFile(path))
    guard actual != expected else { return }
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("actual-\(name).png")
    try Data(png).write(to: place)
    Issue.record(
      "\(difference(actual, expected)); expected \(path), actual \(place.path)", sourceLocation: sourceLocation)
  }

  private static func difference(_ actual: Bitmap, _ expected: Bitmap) -> String {
    guard actual.size == expected.size else { return "the size is \(actual.size), not \(expected.size)" }
    let places = (0..<actual.size.area).map { ($0 % actual.width, $0 / actual.width) }
    let differing = places.filter { actual[$0.0, $0.1] != expected[$0.0, $0.1] }
    let (x, y) = differing[0]
    return "\(differing.count) pixels differ, the first at \(x),\(y): \(actual[x, y]), not \(expected[x, y])"
  }
}
