import Batch
import Pixels
import ShoeDesign
import TestSupport
import Testing

/// Which templates make names that differ by their row's number alone.
struct NamesIndexTests {
  @Test(arguments: [
    ("{index:06}-{name}.png", true), ("{index}.png", true), ("{name}-{index}.png", true), ("{index}/{name}.png", true),
    ("{name}/{index}.png", true), ("{name}/{sku}-{index}-x/{name}.png", true), ("shoe{index}x.png", true),
    ("2026-{index}.png", true), ("{index}-{name}-{sku}.png", true), ("{index} - {name}{sku}.png", true),
    ("{name}.png", false), ("{name}{index}.png", false), ("{index}{name}.png", false), ("{index:06}{name}.png", false),
    ("{name}-{index}-{sku}.png", false), ("{index}0{name}.png", false), ("{name}0{index}.png", false),
    ("{index}-{name}0.png", false), ("{index}-{name}/{sku}.png", true), ("{index}{index}.png", false),
  ])
  func distinctness(template: String, isDistinct: Bool) throws {
    #expect(try NameTemplate(template).isDistinctByIndex == isDistinct)
  }

  /// The templates that are said to be distinct are, whatever the values; of those that are not, some do collide, so that
  /// the search is known to find collisions.
  @Test func noTwoRowsOfDistinctTemplatesCollide() throws {
    var random = SplitMix64(seed: 11)
    let pieces = ["{index}", "{index:02}", "{name}", "{sku}", "-", "_", "0", "x", "/", "1", ". ", "-1", "COM"]
    var collisions = [true: 0, false: 0]
    var tried = [true: 0, false: 0]
    for _ in 0..<20_000 {
      let text = (0...random.below(6)).map { _ in random.pick(pieces) }.joined() + ".png"
      guard let template = try? NameTemplate(text), template.saysIndex else { continue }
      tried[template.isDistinctByIndex]! += 1
      if try collides(template, &random) {
        collisions[template.isDistinctByIndex]! += 1
        #expect(!template.isDistinctByIndex, "\(text)")
      }
    }
    #expect(tried[true]! > 500 && tried[false]! > 500)
    #expect(collisions[true] == 0 && collisions[false]! > 100)
  }

  private func collides(_ template: NameTemplate, _ random: inout SplitMix64) throws -> Bool {
    let values = ["", "1", "11", "01", "0", "1-1", "a", "-", "x1", "1x", "1_", "A"]
    var rows: [String: Int] = [:]
    for index in [1, 2, 11, 12, 21, 111, 101, 10, 110] {
      for _ in 0..<12 {
        let row = ShoeConfiguration(name: random.pick(values), sku: random.pick(values))
        let values = NameValues(index: index, configuration: row, size: PixelSize(width: 1, height: 1))
        guard let path = try? template.path(for: values) else { continue }
        if rows.updateValue(index, forKey: path.lowercased()) ?? index != index { return true }
      }
    }
    return false
  }
}
