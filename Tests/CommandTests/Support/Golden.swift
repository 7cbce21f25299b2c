import Foundation
import Testing

/// Texts that the program is to say word for word, in `Goldens/NAME.txt`.
///
/// A text that is not there yet is recorded, and the test fails, so that nobody takes a recording for a check. So does
/// every test where the variable RECORD_GOLDENS is set, which records all texts anew.
enum Golden {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Goldens")

  private static let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil

  static func expect(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let file = folder.appendingPathComponent("\(name).txt")
    guard !isRecording, let golden = try? String(contentsOf: file, encoding: .utf8) else {
      let words = (try? text.write(to: file, atomically: true, encoding: .utf8)) == nil ? "cannot be" : "was"
      Issue.record("\(file.path) \(words) recorded; read it and run again", sourceLocation: sourceLocation)
      return
    }
    guard text != golden else { return }
    Issue.record(
      "differs from \(file.path):\n\(firstDifference(golden, text))", sourceLocation: sourceLocation)
  }

  private static func firstDifference(_ golden: String, _ text: String) -> String {
    let lines = [golden, text].map { $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
    let same = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
    let (expected, actual) = (lines[0].dropFirst(same).first, lines[1].dropFirst(same).first)
    return "line \(same + 1)\n- \(expected ?? "(the end)")\n+ \(actual ?? "(the end)")"
  }
}
