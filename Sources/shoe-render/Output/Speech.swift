import Arguments
import FileSystem
import JSON

/// Everything the program says. Standard output carries products, standard error what is said to a person.
struct Speech {
  let options: MessageOptions

  /// Columns for wrapped text: COLUMNS, then the terminal's, then 80.
  static func columns(of stream: StandardStream) -> Int {
    let given = ProcessInformation.environmentValue("COLUMNS").flatMap { Int($0) }
    return max(40, given ?? stream.terminalColumns ?? 80)
  }

  /// Whether colour may go to standard output.
  var isColored: Bool {
    StandardStream.output.isTerminal && !options.noColor
      && (ProcessInformation.environmentValue("NO_COLOR") ?? "").isEmpty
      && ProcessInformation.environmentValue("TERM") != "dumb"
  }

  /// Writes a text to standard output.
  static func product(_ text: String) throws(FileError) {
    try StandardStream.output.write(text)
  }

  /// A name out of a file, such as a model's, for a line of text: what could steer a terminal is spelled out.
  static func name(_ text: String) -> String { PathBytes.visible(text) }

  /// Writes a value as one line of JSON to standard output.
  static func product(_ value: JSONValue) throws(FileError) {
    try product(JSONWriter.compact.text(value) + "\n")
  }

  /// Tells a person something; a closed standard error is no reason to fail. What cannot be printed, in the name of a
  /// file perhaps, is spelled out, all but line ends.
  static func tell(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    try? StandardStream.error.write(lines.map { PathBytes.visible(String($0)) }.joined(separator: "\n"))
  }
}
