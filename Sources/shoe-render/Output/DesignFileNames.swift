import Batch
import FileSystem
import Pixels
import ShoeDesign

/// Names of PNGs for designs by their keys, safe on any system, each given once.
struct DesignFileNames: Sendable {
  private let template: NameTemplate?
  private var given: Set<String> = []

  /// No names given yet.
  init() { template = try? NameTemplate("{name}.png") }

  /// The next name for a key.
  mutating func name(for key: String) -> String {
    let values = NameValues(
      index: given.count + 1, configuration: ShoeConfiguration(name: key), size: PixelSize(width: 1, height: 1))
    let stem = Path.stem((try? template?.path(for: values)) ?? "design.png")
    var name = stem
    var number = 2
    while !given.insert(name.lowercased()).inserted {
      name = "\(stem)-\(number)"
      number += 1
    }
    return "\(name).png"
  }
}
