import Colorways
import Pixels
import ShoeDesign
import TestSupport
import Testing

/// The colours of each row's parts, in hex.
private func colors(_ list: ReadList, _ parts: [ShoePart]) throws -> [[String]] {
  try list.rows.map { row in
    let configuration = try row.result.get().configuration
    return parts.map { configuration.shoeColors[$0].description }
  }
}

@Suite struct CombinationTests {
  @Test func `A matrix counts as numbers do, the first part slowest`() throws {
    let list = try ReadList([]) { $0.matrix = " base = white,black ;side=orange , rgb(1, 2, 3),#0a84ff; " }
    #expect(
      try colors(list, [.base, .side]) == [
        ["#ffffff", "#ff9500"], ["#ffffff", "#010203"], ["#ffffff", "#0a84ff"],
        ["#000000", "#ff9500"], ["#000000", "#010203"], ["#000000", "#0a84ff"],
      ])
    #expect(list.rows.map(\.index) == Array(1...6) && list.rows.allSatisfy { $0.place.description == "--matrix" })
    #expect(try list.rows[0].result.get().configuration.writtenParts == [.base, .side])
  }

  @Test func `The base gives what the matrix leaves open`() throws {
    let list = try ReadList([]) {
      $0.matrix = "base=white"
      $0.base = ShoeConfiguration(
        name: "B", shoeColors: ShoeColors(base: .clear, sole: RGBA8(red: 1, green: 2, blue: 3)))
    }
    #expect(try colors(list, [.base, .sole]) == [["#ffffff", "#010203"]] && list.texts == ["1 B"])
  }

  @Test(arguments: [
    ("", "there is no part in it"), (" ; ", "there is no part in it"), ("base", "'base' has no '='"),
    ("bas=white", "unknown part 'bas'; did you mean 'base'?"),
    ("tongue=white", "unknown part 'tongue'; known parts: base, side, sole, cage, outline"),
    ("base=white;side=red;base=red", "the part 'base' comes twice"),
    ("base=wite", "base: unknown colour 'wite'; did you mean 'white'?"),
    (
      "base=white,,red",
      "base: an empty colour; a colour is a SwiftUI or CSS name, hex such as #ff9500, or a CSS function such as rgb(255 149 0)"
    ),
  ])
  func `What is wrong with a matrix`(text: String, message: String) {
    #expect(
      sourceError([]) { $0.matrix = text }
        == "usage: --matrix: \(message); write it like 'base=white,black; side=orange,#0a84ff'")
  }

  @Test func `Equal colours of a matrix count once`() throws {
    let list = try ReadList([]) { $0.matrix = "base=white,#ffffff,black,rgb(255 255 255)" }
    #expect(try colors(list, [.base]) == [["#ffffff"], ["#000000"]])
    #expect(
      list.notices == [
        "--matrix: base: '#ffffff' is the same colour as 'white' and is counted once",
        "--matrix: base: 'rgb(255 255 255)' is the same colour as 'white' and is counted once",
      ])
  }

  /// N-1, N and N+1 of N, without a second try: 3 * 2 * 2 = 12, where one spelling comes twice.
  @Test func `All there are can be had, one more cannot`() throws {
    let matrix = "base=white,#fff,black,red; side=orange,css:orange; sole=blue,green"
    let all = Set(try colors(ReadList([]) { $0.matrix = matrix }, [.base, .side, .sole]))
    #expect(all.count == 12)
    for count in [1, 11, 12] {
      let sample = try ReadList([]) { ($0.matrix, $0.sample, $0.seed) = (matrix, count, 5) }
      let rows = try colors(sample, [.base, .side, .sole])
      #expect(rows.count == count && Set(rows).count == count && Set(rows).isSubset(of: all))
      #expect(sample.rows.map(\.index) == Array(1...count))
    }
    #expect(
      sourceError([]) { ($0.matrix, $0.sample) = (matrix, 13) }
        == "usage: --sample 13: there are only 12 different colorways")
  }

  @Test func `A larger sample begins with the smaller one, and a seed decides`() throws {
    let sample = { (count: Int, seed: UInt64) in
      try colors(
        ReadList([]) {
          $0.matrix = "base=red,green,blue,black,white; side=red,green,blue; sole=red,green,blue"
          ($0.sample, $0.seed) = (count, seed)
        }, [.base, .side, .sole])
    }
    #expect(try Array(sample(20, 3)[..<7]) == sample(7, 3))
    #expect(try sample(20, 3) != sample(20, 4))
  }

  /// 100^20 = 10^40 is beyond 2^128, about 3.4 * 10^38; 100^19 is not.
  @Test func `More combinations than anything can count`() throws {
    let colors = (0..<100).map { "rgb(\($0) 0 0)" }.joined(separator: ",")
    let parts = (0..<20).map { ShoePart(rawValue: "p\($0)") }.compactMap(\.self)
    let matrix = { (count: Int) in parts.prefix(count).map { "\($0)=\(colors)" }.joined(separator: ";") }
    let list = try ReadList([]) {
      ($0.matrix, $0.sample) = (matrix(19), 1000)
      $0.knownParts = { _ in parts }
    }
    let rows = try list.rows.map { row in
      let configuration = try row.result.get().configuration
      return parts.prefix(19).map { Int(configuration.shoeColors[$0].red) }
    }
    #expect(Set(rows).count == 1000)
    // A hundred values, 19,000 drawn: each part has all of them.
    for part in 0..<19 { #expect(Set(rows.map { $0[part] }).count == 100) }
    #expect(
      sourceError([]) {
        ($0.matrix, $0.sample) = (matrix(20), 1)
        $0.knownParts = { _ in parts }
      } == "usage: --matrix: more than 2^128 combinations are too many for one list; give fewer colours")
    #expect(
      sourceError([]) {
        $0.matrix = matrix(10)
        $0.knownParts = { _ in parts }
      }
        == "usage: --matrix: 100000000000000000000 combinations are too many for one list; --sample N takes N different ones"
    )
  }

  @Test func `Sources that do not fit together`() throws {
    #expect(
      sourceError(["a.json"]) { $0.matrix = "base=red" }
        == "usage: --matrix makes the list by itself; leave 'a.json' out, or give it by --base to set what the matrix leaves open"
    )
    #expect(
      sourceError([]) { ($0.matrix, $0.assign) = ("base=red", [.base]) }
        == "usage: --matrix and --assign exclude each other")
    #expect(sourceError([]) == "usage: no source; give a file, a folder, '-' or --matrix")
    #expect(sourceError(["-", "-"]) == "usage: standard input ('-') can be read only once")
    #expect(
      sourceError(["-"]) { $0.sample = 3 }
        == "usage: --sample takes some of all combinations; give them by --matrix, or by a palette and --assign")
    #expect(
      sourceError([]) { ($0.matrix, $0.sample) = ("base=red", 0) }
        == "usage: --sample 0: the number must be at least 1")
  }

  @Test func `What a list knows without being read`() throws {
    var options = ListOptions()
    options.matrix = "base=red,blue; side=red,blue"
    let list = try ColorwayList([], options: options)
    #expect(list.count == 4 && list.canBeReadTwice && list.inputPaths.isEmpty)
    options.sample = 3
    #expect(try ColorwayList([], options: options).count == 3)
    #expect(try ColorwayList(["-"]).canBeReadTwice == false)
    #expect(try ColorwayList(["-"]).count == nil)
  }
}
