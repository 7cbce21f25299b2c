import FileSystem
import JSON
import ShoeRender
import TestSupport
import Testing

@testable import Batch

/// Rows for tests.
enum SampleRows {
  static func entry(
    _ index: Int, file: String? = nil, key: UInt64? = nil, name: String? = "Sunset", configuration: String = "{}"
  ) -> ManifestEntry {
    ManifestEntry(
      index: index, name: name, file: file ?? "\(index).png", bytes: 1000 + index,
      key: PictureKey(high: key ?? UInt64(index), low: 0xFEDC_BA98_7654_3210), encoder: 1,
      configuration: Array(configuration.utf8))
  }

  static let awkward = "quote \" backslash \\ \u{1}\t\n\r\u{1F} é 👟 \u{2028} <&> \u{7F}"

  static let all: [ManifestRow] = [
    .done(entry(1, configuration: #"{"name":"Sunset","shoeColors":{"base":"white"}}"#)),
    .failed(ManifestFailure(index: 2, place: "list.csv:3", error: awkward)),
    .done(
      ManifestEntry(
        index: 3, name: awkward, rendition: "thumb", scale: "2", file: "a/\(awkward)@2x.png", bytes: 0,
        key: PictureKey(high: .max, low: 0), encoder: 12,
        digests: PictureDigests(file: SHA256Digest(of: []), pixels: SHA256Digest(of: [1, 2, 3])),
        configuration: Array(#"{"metadata":{"x":[1,2,{"y":"}"}]}}"#.utf8))),
    .done(entry(4, name: nil)),
    .done(entry(4, file: "4@2x.png", name: "")),
    .done(entry(1_000_000_000_000, name: String(repeating: "n", count: 5000))),
  ]
}

struct ManifestWritingTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ rows: [ManifestRow], to name: String = "manifest.jsonl") throws -> AtomicFile.Outcome {
    let sink = try ByteSink(folder.path(name), replacing: ManifestWriter.rule(isForced: false))
    let writer = ManifestWriter(sink)
    for row in rows { try writer.write(row) }
    return try writer.finish()
  }

  @Test func linesAreFixed() throws {
    _ = try write(Array(SampleRows.all.prefix(2)))
    #expect(
      String(decoding: try folder.read("manifest.jsonl"), as: UTF8.self) == """
        {"index":1,"name":"Sunset","file":"1.png","bytes":1001,"key":"0000000000000001fedcba9876543210","encoder":1,\
        "configuration":{"name":"Sunset","shoeColors":{"base":"white"}},"status":"done"}
        {"index":2,"place":"list.csv:3","error":"quote \\" backslash \\\\ \\u0001\\t\\n\\r\\u001f é 👟 \u{2028} <&> \u{7F}",\
        "status":"failed"}

        """)
  }

  /// Python's json reads each line; what it finds is written again in a form of its own.
  @Test func pythonReadsEveryLine() throws {
    _ = try write(SampleRows.all)
    let script = """
      import json, sys
      for line in open('manifest.jsonl', encoding='utf-8', newline='\\n'):
          assert line.endswith('}\\n')
          d = json.loads(line)
          sys.stdout.write(' '.join(d) + '|' + '|'.join(
              '%s' % ([ord(c) for c in d[k]] if k in ('name', 'error', 'place', 'rendition', 'file') else d[k])
              for k in d if k not in ('configuration',)) + '\\n')
      """
    let result = try Command("/usr/bin/env", in: folder.path)("python3", "-c", script)
    #expect(result.status == 0, "\(result.errors)")
    let lines = result.text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    #expect(lines.count == SampleRows.all.count)
    let scalars = SampleRows.awkward.unicodeScalars.map { "\($0.value)" }.joined(separator: ", ")
    #expect(lines[1].hasPrefix("index place error status|2|"))
    #expect(lines[1].contains("[\(scalars)]"))
    #expect(
      lines[2].hasPrefix("index name rendition scale file bytes key encoder sha256 pixels configuration status|3|["))
    #expect(
      lines[2].hasSuffix(
        "|0|ffffffffffffffff0000000000000000|12|"
          + "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855|"
          + "039058c6f2c0cb492c533b0a4d14ef77cc0f78abccced5287d84a1a2011cfb81|done"))
    #expect(lines[3].hasPrefix("index file bytes"))
    #expect(lines[5].contains("1000000000000"))
  }

  @Test func replacesManifestsAlone() throws {
    #expect(try write(SampleRows.all) == .created)
    #expect(try write(SampleRows.all) == .unchanged)
    #expect(try write(Array(SampleRows.all.dropLast())) == .replaced)
    #expect(try write([]) == .replaced)
    #expect(try write(SampleRows.all) == .replaced)
    try folder.write("{\"mine\":1}\n", to: "other.jsonl")
    let error = #expect(throws: OutputError.self) { try write(SampleRows.all, to: "other.jsonl") }
    #expect(error?.kind == .exists)
    #expect(error?.description.contains("it exists and is no manifest") == true)
  }

  @Test func digestsAsText() {
    let key = PictureKey(digest: (0..<16).map { UInt8($0 * 17) })
    #expect(key.text == "00112233445566778899aabbccddeeff")
    #expect(PictureKey(key.text) == key && PictureKey(key.text.uppercased()) == key)
    for text in ["", "0011", key.text + "0", key.text.dropLast() + "g", key.text.dropLast() + "é"] {
      #expect(PictureKey(String(text)) == nil)
    }
    // The digest of "abc" in FIPS 180-2, appendix B.1.
    let digest = SHA256Digest(of: Array("abc".utf8))
    #expect(digest.text == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(SHA256Digest(digest.text) == digest && SHA256Digest("") == nil)
  }

  @Test func names() {
    #expect(ManifestWriter.name() == "manifest.jsonl")
    #expect(ManifestWriter.name(shard: (3, 16)) == "manifest.3-of-16.jsonl")
  }
}
