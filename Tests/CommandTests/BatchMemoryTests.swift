import Foundation
import JSON
import PNGCodec
import Pixels
import TestSupport
import Testing

/// Memory does not grow with the list. `make check` has the same for millions of rows.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status"), "there is no /proc here"))
struct BatchMemoryTests {
  /// The peak of resident memory in kilobytes, as the system counts it for the running program.
  private static func peak(_ words: String, in shop: Workspace) throws -> Int {
    let script = """
      "$SHOE" batch \(words) --quiet > /dev/null & p=$!
      while grep VmHWM /proc/$p/status 2>/dev/null; do sleep 0.005; done
      wait $p
      """
    let result = try shop.shell(script)
    #expect(result.status == 0, "\(result.errors)")
    let peaks = result.text.split(separator: "\n").compactMap { line in Int(line.filter(\.isNumber)) }
    return try #require(peaks.max())
  }

  @Test func doesNotGrowWithTheList() throws {
    let shop = try Workspace(["few.csv": Tables.random(rows: 2000), "many.csv": Tables.random(rows: 20_000)])
    let few = try Self.peak("few.csv -o - --width 125 --jobs 2", in: shop)
    let many = try Self.peak("many.csv -o - --width 125 --jobs 2", in: shop)
    #expect(Double(many) <= 1.1 * Double(few), "\(few) and \(many) kB")
  }
}
