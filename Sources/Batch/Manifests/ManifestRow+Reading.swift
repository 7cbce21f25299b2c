import JSON
import ShoeRender

extension ManifestRow {
  /// The row of one line. Members that this program does not write are passed over, and their order does not matter.
  init(_ bytes: [UInt8], in range: Range<Int>, path: String, line: Int) throws(ManifestError) {
    var scanner = ManifestLineScanner(bytes, in: range)
    if let entry = scanner.entry() {
      self = .done(entry)
      return
    }
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONReader.parse(bytes, in: range, line: line)
    } catch {
      throw .malformed(path: path, line: line, message: error.message)
    }
    do throws(ManifestMembers.Fault) {
      self = try ManifestMembers(value).row()
    } catch {
      throw .malformed(path: path, line: line, message: error.message)
    }
  }
}

/// The members of a line, as JSON values.
private struct ManifestMembers {
  struct Fault: Error {
    let message: String
  }

  private let object: JSONObject

  init(_ value: JSONValue) throws(Fault) {
    guard let object = value.object else { throw Fault(message: "a row is an object, not \(value.typeName)") }
    self.object = object
  }

  func row() throws(Fault) -> ManifestRow {
    let status = try text("status")
    switch status {
    case "done": return .done(try entry())
    case "failed":
      let failure = ManifestFailure(
        index: try number("index", from: 1), place: try text("place"), error: try text("error"))
      return .failed(failure)
    default: throw Fault(message: "'status' is 'done' or 'failed', not '\(status)'")
    }
  }

  private func entry() throws(Fault) -> ManifestEntry {
    guard let key = PictureKey(try text("key")) else { throw Fault(message: "'key' has 32 hexadecimal digits") }
    let configuration = try value("configuration")
    guard configuration.object != nil else { throw Fault(message: "'configuration' is an object") }
    let file = try text("file")
    if file.isEmpty { throw Fault(message: "'file' is empty") }
    return ManifestEntry(
      index: try number("index", from: 1), name: try optionalText("name"), rendition: try optionalText("rendition"),
      scale: try scale(), file: file,
      bytes: try number("bytes", from: 0), key: key, encoder: try number("encoder", from: 0),
      digests: try digests(), configuration: JSONWriter.canonical.bytes(configuration))
  }

  private func scale() throws(Fault) -> String? {
    guard let value = object["scale"] else { return nil }
    guard let number = value.number, Double(number.text).map({ $0 > 0 }) ?? false else {
      throw Fault(message: "'scale' is no number above 0")
    }
    return number.text
  }

  private func digests() throws(Fault) -> PictureDigests? {
    guard let file = try optionalText("sha256"), let pixels = try optionalText("pixels") else { return nil }
    guard let file = SHA256Digest(file), let pixels = SHA256Digest(pixels) else {
      throw Fault(message: "'sha256' and 'pixels' have 64 hexadecimal digits")
    }
    return PictureDigests(file: file, pixels: pixels)
  }

  private func value(_ key: String) throws(Fault) -> JSONValue {
    guard let value = object[key] else { throw Fault(message: "'\(key)' is missing") }
    return value
  }

  private func text(_ key: String) throws(Fault) -> String {
    let value = try value(key)
    guard let text = value.string else { throw Fault(message: "'\(key)' is a string, not \(value.typeName)") }
    return text
  }

  private func optionalText(_ key: String) throws(Fault) -> String? {
    object[key] == nil ? nil : try text(key)
  }

  private func number(_ key: String, from least: Int) throws(Fault) -> Int {
    let value = try value(key)
    guard let number = value.number.flatMap({ Int($0.text) }), number >= least else {
      throw Fault(message: "'\(key)' is a whole number from \(least)")
    }
    return number
  }
}
