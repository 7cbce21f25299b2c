import Testing

@testable import layer_tool

@Suite("Checks of the curves")
struct GeometryCheckTests {
  @Test("A tangent may break by less than a degree", arguments: [(0.08, 0), (0.09, 1), (0.5, 1), (-0.09, 1)])
  func smoothNodes(rise: Double, faults: Int) throws {
    // Handles of 5 units; a rise of 0.0873 is one degree.
    let path = "M 20,20 C 25,20 30,20 35,20 C 40,\(20 + rise) 45,20 50,20"
    let drawing = try Drawings.drawing(Drawings.curve("line", path, "\"corners\": [0, 2]"))
    #expect(SmoothNodes.faults(in: drawing).count == faults)
  }

  @Test("A broken node is named with its place; declared a corner it is none")
  func corners() throws {
    let path = "M 20,20 L 35,20 L 35,40"
    let broken = try Drawings.drawing(Drawings.curve("line", path, "\"corners\": [0, 2]"))
    #expect(
      SmoothNodes.faults(in: broken).map(\.description) == [
        "curve 'line' at (35, 20): the tangent breaks by 90 degrees at node 1; "
          + "bring the handles in line, or list 1 in corners"
      ])
    let declared = try Drawings.drawing(Drawings.curve("line", path, "\"corners\": [0, 1, 2]"))
    #expect(SmoothNodes.faults(in: declared).isEmpty)
  }

  @Test("A free end runs on into another curve's, within a degree", arguments: [(0.0, 0), (0.4, 2)])
  func freeEnds(rise: Double, faults: Int) throws {
    let drawing = try Drawings.drawing(
      Drawings.curve("a", "M 10,20 L 30,20", "\"corners\": [0]"),
      Drawings.curve("b", "M 50,\(20 + rise) L 30,20", "\"corners\": [0]"))
    #expect(SmoothNodes.faults(in: drawing).count == faults)
  }

  @Test("A closed curve may run on into itself, and its end is not open")
  func closed() throws {
    let ring = Drawings.curve("ring", "M 10,20 C 10,10 40,10 40,20 C 40,30 10,30 10,20")
    #expect(SmoothNodes.faults(in: try Drawings.drawing(ring)).isEmpty)
    #expect(LineEnds.faults(in: try Drawings.assembled(ring)).isEmpty)
    let drop = Drawings.curve("drop", "M 10,20 C 20,10 40,10 40,20 C 40,30 10,30 10,20")
    #expect(SmoothNodes.faults(in: try Drawings.drawing(drop)).map(\.place) == [Point(10, 20), Point(10, 20)])
  }

  @Test("A free end in the open is a fault")
  func openEnd() throws {
    let drawing = try Drawings.drawing(Drawings.curve("a", "M 10,20 L 30,20", "\"corners\": [1]"))
    #expect(SmoothNodes.faults(in: drawing).map(\.place) == [Point(10, 20)])
  }

  @Test("A line that ends on another has no fault, one that ends in the open has")
  func lineEnds() throws {
    let cut = Drawings.curve("line", "M 50,0 L 50,50", #""starts": "box", "ends": "box""#)
    #expect(LineEnds.faults(in: try Drawings.assembled(Drawings.box, cut)).isEmpty)
    let open = Drawings.curve("line", "M 50,0 L 50,30", #""starts": "box""#)
    let faults = LineEnds.faults(in: try Drawings.assembled(Drawings.box, open))
    #expect(
      faults.map(\.description).filter { $0.contains("'line'") } == [
        "curve 'line' at (50, 30): it ends outside every other stroke (its cap sticks out by 10 units); end it on a curve"
      ])
  }

  @Test("A light line may end off a bold one's centre, a bold one not", arguments: [("light", 0), ("bold", 1)])
  func capsInside(stroke: String, faults: Int) throws {
    let line = Drawings.curve("line", "M 50,10 L 50,39", "\"stroke\": \"\(stroke)\"")
    #expect(LineEnds.faults(in: try Drawings.assembled(Drawings.box, line)).count == faults)
  }

  @Test("Lines meet at 35 degrees or more", arguments: [(40.0, 0), (42, 0), (44, 1), (80, 1)])
  func jointAngles(run: Double, faults: Int) throws {
    // From the top to the bottom, 30 units below, over `run` units: 30 / 42.8 is the tangent of 35 degrees.
    let slanted = Drawings.curve("slanted", "M 12,10 L \(12 + run),40", #""starts": "top", "ends": "bottom""#)
    let drawing = try Drawings.assembled(
      Drawings.curve("top", "M 0,10 L 100,10"), Drawings.curve("bottom", "M 0,40 L 100,40"), slanted)
    #expect(JointAngles.faults(in: drawing).count == 2 * faults)
  }

  @Test("A curve that goes on where another ends is no joint")
  func continuation() throws {
    let drawing = try Drawings.assembled(
      Drawings.curve("a", "M 10,20 L 30,20"), Drawings.curve("b", "M 30,20 L 50,20"))
    #expect(JointAngles.faults(in: drawing).isEmpty)
  }

  @Test("Strokes lie in the frame with half their width", arguments: [(2.5, 0), (2.4, 1)])
  func frame(x: Double, faults: Int) throws {
    let drawing = try Drawings.assembled(Drawings.curve("line", "M \(x),10 L \(x),40"))
    #expect(StrokesInFrame.faults(in: drawing).count == faults)
  }

  @Test("Strokes are measured at their turning points, not at their nodes")
  func bulge() throws {
    // The arch rises to 3/4 of its controls' height: y = 10 - 9 = 1, and the stroke half of 5 above that.
    let drawing = try Drawings.assembled(Drawings.curve("arch", "M 10,10 C 10,-2 40,-2 40,10"))
    #expect(
      StrokesInFrame.faults(in: drawing).map(\.description) == [
        "curve 'arch' at (10, 10): the segment from here reaches 1.5 units out of the frame with its stroke"
      ])
  }

  @Test(
    "Dots keep their own width away from each other and from strokes",
    arguments: [("\"50,25\", \"54,25\"", 0), ("\"50,25\", \"53.9,25\"", 1), ("\"15.5,25\"", 0), ("\"15.4,25\"", 1)])
  func dots(dots: String, faults: Int) throws {
    #expect(DotGaps.faults(in: try Drawings.assembled(Drawings.box, dots: dots)).count == faults)
  }
}
