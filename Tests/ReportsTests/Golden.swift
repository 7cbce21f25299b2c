import Foundation
import Testing

/// Reports that are to be written word for word, in `Goldens/NAME`.
///
/// A text that is not there yet is recorded, and the test fails, so that nobody takes a recording for a check. So does
/// every test where the variable RECORD_GOLDENS is set, which records all texts anew.
enum Golden {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Goldens")

  private static let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil

  static func expect(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let file = folder.appendingPathComponent(name)
    guard !isRecording, let golden = try? Data(contentsOf: file) else {
      let words = (try? Data(text.utf8).write(to: file)) == nil ? "cannot be" : "was"
      Issue.record("\(file.path) \(words) recorded; read it and run again", sourceLocation: sourceLocation)
      return
    }
    #expect(text == String(decoding: golden, as: UTF8.self), sourceLocation: sourceLocation)
  }
}
