import Testing

@testable import layer_tool

@Suite("Light areas between strokes")
struct LightAreasTests {
  /// A dark picture of 100 x 50 pixels, a pixel a unit, with light boxes.
  private func faults(_ boxes: [(x: Range<Int>, y: Range<Int>)], dots: [Point] = []) throws -> [Fault] {
    var outline = Plane(width: 100, height: 50, values: [UInt8](repeating: 255, count: 5000))
    for box in boxes { for y in box.y { for x in box.x { outline.values[y * 100 + x] = 0 } } }
    for dot in dots { outline.values[Int(dot.y) * 100 + Int(dot.x)] = 255 }
    var drawing = try Drawings.drawing(Drawings.box)
    drawing.dots = dots
    return LightAreas.faults(in: Drawings.planes(base: outline, outline: outline), drawing: drawing)
  }

  @Test("An area holds a circle one stroke (5) wide", arguments: [(5, 0), (6, 0), (4, 1), (2, 1)])
  func circles(side: Int, count: Int) throws {
    #expect(try faults([(10..<10 + side, 10..<10 + side)]).count == count)
  }

  @Test("The fault names the middle of the area and its width")
  func message() throws {
    #expect(
      try faults([(20..<23, 30..<33)]).map(\.description) == [
        "the light area at (21.5, 31.5): the largest circle in it is 3 units wide, less than one stroke (5.0)"
      ])
  }

  @Test("A gap narrower than a stroke may not be longer than two", arguments: [(6, 0), (30, 1)])
  func slivers(length: Int, count: Int) throws {
    let rooms = [(10..<20, 10..<30), (20 + length..<30 + length, 10..<30)]
    let faults = try faults(rooms.map { (x: $0.0, y: $0.1) } + [(x: 20..<20 + length, y: 18..<21)])
    #expect(faults.count == count)
    #expect(faults.allSatisfy { $0.message.hasPrefix("it is narrower than a stroke over") })
  }

  @Test("A wide gap may be long")
  func corridor() throws {
    #expect(try faults([(10..<20, 10..<30), (60..<70, 10..<30), (20..<60, 17..<23)]).isEmpty)
  }

  @Test("Dots do not split an area")
  func dots() throws {
    let room = [(x: 10..<20, y: 10..<16)]
    #expect(try faults(room, dots: [Point(14.5, 12.5)]).isEmpty)
  }

  @Test("Light that reaches the border is no area")
  func outside() throws {
    #expect(try faults([(0..<30, 10..<12)]).isEmpty)
  }
}
