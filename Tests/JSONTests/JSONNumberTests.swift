import JSON
import Testing

@Suite struct JSONNumberTests {
  @Test(
    arguments: [
      ("0", 0, 0), ("-0", 0, -0.0), ("42", 42, 42), ("-7", -7, -7), ("3.0", 3, 3), ("3.5", nil, 3.5), ("0.3e1", 3, 3),
      ("1e2", 100, 100), ("1E+2", 100, 100), ("1500e-2", 15, 15), ("1501e-2", nil, 15.01), ("0e99", 0, 0),
      ("0.0e-99", 0, 0), ("-2.50e1", -25, -25), ("5e-1", nil, 0.5), ("1e-400", nil, 0), ("0.1", nil, 0.1),
      ("9223372036854775807", 9_223_372_036_854_775_807, 9_223_372_036_854_775_808.0),
      ("9223372036854775808", nil, 9_223_372_036_854_775_808.0), ("1e19", nil, 1e19),
      ("1e18", 1_000_000_000_000_000_000, 1e18),
      ("-9223372036854775808", -9_223_372_036_854_775_808, -9_223_372_036_854_775_808.0),
      ("1.7976931348623157e308", nil, .greatestFiniteMagnitude), ("5e-324", nil, .leastNonzeroMagnitude),
      ("1e-9223372036854775808", nil, 0), ("0.1e1", 1, 1), ("-0.01e2", -1, -1),
    ] as [(String, Int?, Double)])
  func values(text: String, integer: Int?, double: Double) throws {
    let number = try #require(JSONReader.parse(Array(text.utf8)).number)
    #expect(number.text == text)
    #expect(number.integer == integer)
    #expect(number.double == double)
    #expect(number.double.sign == double.sign)
  }

  @Test func longNumbersAreKept() throws {
    let text = "0." + String(repeating: "3", count: 1000)
    let number = try #require(JSONReader.parse(Array(text.utf8)).number)
    #expect(number.text == text)
    #expect(number.double == 1.0 / 3)
    let large = String(repeating: "9", count: 310)
    let error = #expect(throws: JSONError.self) { try JSONReader.parse(Array(large.utf8)) }
    #expect(error?.kind == .numberTooLarge(String(repeating: "9", count: 40) + "…"))
  }

  @Test(
    arguments: [
      (0.0, "0"), (1.0, "1"), (-2.5, "-2.5"), (0.1, "0.1"), (1e22, "1e+22"), (1e-7, "1e-07"),
      (.leastNonzeroMagnitude, "5e-324"),
    ] as [(Double, String)])
  func doublesGetTheirShortestText(value: Double, text: String) throws {
    let written = JSONWriter.compact.text(.number(value))
    #expect(written == text)
    #expect(try JSONReader.parse(Array(written.utf8)).number?.double == value)
  }
}
