import Foundation
import JSON
import PNGCodec
import Pixels
import TestSupport
import Testing

extension Workspace {
  /// A list of three designs in `list.csv`: those of `colors` in the colours of their sides.
  static func designs(_ colors: [String] = ["red", "lime", "blue"]) throws -> Workspace {
    let shop = try Workspace([:])
    try shop.write(colors)
    return shop
  }

  /// Writes `list.csv` anew. The names are those of the first colours, so that pictures keep theirs.
  func write(_ colors: [String]) throws {
    let rows = zip(["one", "two", "three", "four", "five"], colors).map { "\($0),\($1)\n" }
    try folder.write("name,side\n" + rows.joined(), to: "list.csv")
  }

  /// Runs `check list.csv --golden goldens --width 100`; the words are split at spaces.
  func check(_ words: String = "", _ more: String...) throws -> Command.Result {
    try run(
      ["check", "list.csv", "--golden", "goldens", "--width", "100"] + words.split(separator: " ").map(String.init)
        + more)
  }

  /// Makes the goldens of `list.csv` as batch makes them, in the year 2001.
  func makeGoldens() throws {
    try batched("list.csv -o goldens --width 100")
    for name in try paths("goldens") { try folder.age("goldens/\(name)") }
  }

  /// The JSON of a report.
  func report(_ words: String = "", sourceLocation: SourceLocation = #_sourceLocation) throws -> JSONObject {
    let result = try check("--json " + words)
    return try #require(try JSONReader.parse(result.output).object, sourceLocation: sourceLocation)
  }

  /// The verdict of each pair of a report, by name.
  func verdicts(_ words: String = "") throws -> [String: String] {
    let pairs = try report(words)["pairs"]?.array ?? []
    return Dictionary(
      uniqueKeysWithValues: pairs.compactMap { pair in
        pair.object.flatMap { object in
          object["name"]?.string.flatMap { name in object["verdict"]?.string.map { (name, $0) } }
        }
      })
  }

  /// Changes the red of the first `count` pixels that show something, by `step` levels, and writes the picture with
  /// libpng; the place in the file of time is lost.
  func change(_ name: String, pixels count: Int, by step: Int) throws {
    var bitmap = try picture(name)
    var left = count
    for pixel in 0..<bitmap.size.area where left > 0 && bitmap.bytes[4 * pixel + 3] == 255 {
      let red = Int(bitmap.bytes[4 * pixel])
      bitmap.bytes[4 * pixel] = UInt8(red + step > 255 ? red - step : red + step)
      left -= 1
    }
    #expect(left == 0, "the picture has too few pixels")
    try folder.write(try PNGEncoder.encode(bitmap), to: name)
  }

  /// Writes the same pixels in another form.
  func reencode(_ name: String) throws {
    let old = try folder.read(name)
    let new = try PNGEncoder.encode(try picture(name))
    #expect(new != old)
    try folder.write(new, to: name)
  }

  /// How many pixels of two pictures are not the same.
  func differentPixels(_ one: String, _ other: String) throws -> Int {
    let (one, other) = (try picture(one).bytes, try picture(other).bytes)
    return (0..<one.count / 4).count { one[4 * $0..<4 * $0 + 4] != other[4 * $0..<4 * $0 + 4] }
  }

  /// Pastes the last line of a report, behind "To accept: ", into sh; the program is found by its name.
  func paste(acceptanceOf report: Command.Result, sourceLocation: SourceLocation = #_sourceLocation) throws
    -> Command.Result
  {
    let last = try #require(report.text.split(separator: "\n").last, sourceLocation: sourceLocation)
    #expect(last.hasPrefix("To accept: shoe-render "), sourceLocation: sourceLocation)
    let program = URL(fileURLWithPath: Command.builtProgram).deletingLastPathComponent().path
    return try shell("PATH='\(program)':$PATH; \(last.dropFirst("To accept: ".count))")
  }
}
