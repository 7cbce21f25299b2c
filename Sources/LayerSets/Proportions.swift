import Pixels

extension PixelSize {
  /// Whether one side of both sizes, brought to the same length, leaves the other side at most one pixel apart: as
  /// exports at several scales differ that round up, down or to the nearest.
  func hasProportions(of larger: PixelSize) -> Bool {
    let difference = height * larger.width - width * larger.height
    return difference.magnitude <= max(larger.width, larger.height).magnitude
  }
}
