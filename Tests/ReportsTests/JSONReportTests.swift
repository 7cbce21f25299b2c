import JSON
import Reports
import Testing

/// The JSON report by Python's parser, and by its schema in Python's jsonschema.
struct JSONReportTests {
  private static let reports = [SampleReports.files, SampleReports.same, SampleReports.folders, zero]

  private static var zero: ComparisonReport {
    var report = SampleReports.folders
    (report.pairs, report.groups) = ([], [])
    return report
  }

  private static let script = """
    from jsonschema import Draft202012Validator
    schema, documents = value
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    result = [validator.is_valid(json.loads(document)) for document in documents]
    """

  private func verdicts(_ documents: [String]) throws -> [Bool?] {
    let input = JSONValue.array([ReportSchema.json, .array(documents.map { .string($0) })])
    return try Python.run(Self.script, input, schemas: true).array?.map(\.bool) ?? []
  }

  @Test(.enabled(if: Python.hasSchemas, "python3 has no jsonschema here; 'Scripts/packages test' installs it"))
  func theSchemaAcceptsReports() throws {
    let documents = Self.reports.map { JSONWriter.pretty.text($0.json) }
    #expect(try verdicts(documents) == documents.map { _ in true })
  }

  /// Each change of one member makes the report invalid.
  @Test(.enabled(if: Python.hasSchemas, "python3 has no jsonschema here; 'Scripts/packages test' installs it"))
  func theSchemaRefusesWhatIsNoReport() throws {
    let good = JSONWriter.compact.text(SampleReports.files.json)
    let changes = [
      ("\"verdict\":\"different\"", "\"verdict\":\"other\""), ("\"totalPixels\":456000", "\"totalPixels\":-1"),
      ("\"totalPixels\":456000", "\"totalPixels\":\"456000\""), ("\"maxDeltaE\":48.0242,", ""),
      ("\"metric\":", "\"metrics\":"), ("\"kind\":\"recolored\"", "\"kind\":\"painted\""),
      ("\"before\":\"#472a55\"", "\"before\":\"purple\""), ("\"line\":17", "\"line\":\"17\""),
    ]
    let bad = changes.map { good.replacing($0.0, with: $0.1) }
    #expect(bad.allSatisfy { $0 != good })
    #expect(try verdicts([good] + bad) == [true] + bad.map { _ in false })
    #expect(try verdicts(["{}", "[]", "null", "{\"summary\":{},\"pairs\":[]}"]) == [false, false, false, false])
  }

  @Test(.enabled(if: Python.isPresent, "python3 is not installed")) func pythonReadsTheMembers() throws {
    let script = """
      files, folders = map(json.loads, value)
      pair = next(p for p in folders["pairs"] if p["verdict"] == "size-mismatch")
      result = [
          [files[k] for k in ("expected", "actual", "verdict", "width", "height", "differentPixels", "excusedPixels",
                              "changedPixels", "totalPixels", "maxDeltaE", "metric", "threshold", "accept", "passed")],
          [p["part"] for p in files["parts"]], files["bounds"], files["change"],
          [p["name"] for p in folders["pairs"]], sorted({p["verdict"] for p in folders["pairs"]}),
          [folders["summary"][k] for k in ("total", "compared", "same", "different", "size-mismatch", "missing", "new",
                                           "renamed", "error")],
          [pair[k] for k in ("width", "height", "actualWidth", "actualHeight", "differentPixels")],
      ]
      """
    let input = [SampleReports.files, SampleReports.folders].map { JSONValue.string(JSONWriter.compact.text($0.json)) }
    let result = JSONWriter.compact.text(try Python.run(script, .array(input)))
    let names = JSONWriter.compact.text(.array(SampleReports.folders.pairs.map { .string($0.name) }))
    let parsed = try JSONReader.parse(Array(result.utf8)).array ?? []
    #expect(
      parsed.map(JSONWriter.compact.text) == [
        ##"["golden/side.png","out/side.png","different",1000,456,1204,35,1312,456000,48.0242,"delta-e",1,"shoe-render accept report.json",false]"##,
        #"["base","side","outline"]"#, #"{"x":10,"y":40,"width":211,"height":60}"#,
        #"{"kind":"recolored","parts":["side"]}"#, names,
        #"["different","error","missing","new","renamed","same","size-mismatch"]"#, "[25,22,2,18,1,1,1,1,1]",
        "[64,64,64,60,null]",
      ])
  }

  /// Written in pieces it is the same text; of a large report there are several.
  @Test func pieces() {
    var large = SampleReports.folders
    large.pairs = (0..<100).flatMap { _ in SampleReports.folders.pairs }
    for report in Self.reports + [large] {
      var pieces: [[UInt8]] = []
      report.writeJSON { pieces.append($0) }
      #expect(String(decoding: pieces.joined(), as: UTF8.self) == JSONWriter.compact.text(report.json))
      #expect(report.pairs.count < large.pairs.count || pieces.count > 1)
    }
  }
}
