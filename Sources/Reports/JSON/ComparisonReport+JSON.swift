public import JSON

extension ComparisonReport {
  /// The report as JSON. Two pictures: the pair's object, with the members of the run behind its own. Anything else:
  /// `{"summary": {…}, "pairs": […]}`.
  public var json: JSONValue {
    if scope == .files, let pair = pairs.first, pairs.count == 1 {
      return .object(JSONObject(pair.jsonMembers(withRunNotes: notes) + runMembers))
    }
    return wholeJSON
  }

  /// The form with a summary, whatever was compared.
  var wholeJSON: JSONValue {
    .object(["summary": .object(JSONObject(summaryMembers)), "pairs": .array(pairs.map(\.json))])
  }

  /// Writes ``json`` without white space and without a line end, in pieces: of a large report the values of no more than
  /// one pair are in memory.
  public func writeJSON<Failure: Error>(to output: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    if scope == .files, pairs.count == 1 { return try output(JSONWriter.compact.bytes(json)) }
    let summary = JSONWriter.compact.bytes(.object(JSONObject(summaryMembers)))
    var piece = Array(#"{"summary":"#.utf8) + summary + Array(#","pairs":["#.utf8)
    for (number, pair) in pairs.enumerated() {
      if number > 0 { piece.append(UInt8(ascii: ",")) }
      piece += JSONWriter.compact.bytes(pair.json)
      if piece.count >= Self.bytesAPiece {
        try output(piece)
        piece.removeAll(keepingCapacity: true)
      }
    }
    try output(piece + Array("]}".utf8))
  }

  private static var bytesAPiece: Int { 1 << 16 }

  private var runMembers: [(String, JSONValue)] {
    [
      ("scope", .string(scope.rawValue)), ("passed", .bool(isPassing)), ("metric", .string(rule.metric)),
      ("threshold", .optional(rule.threshold)), ("antialiasing", .string(rule.antialiasing)),
      ("limits", .strings(rule.limits)), ("accept", .optional(isPassing ? nil : acceptCommand)),
      ("generator", .string(generator)),
    ]
  }

  private var summaryMembers: [(String, JSONValue)] {
    let counts = counts
    return [("expected", .string(expected)), ("actual", .string(actual))] + runMembers
      + [("total", .integer(pairs.count)), ("compared", .integer(comparedCount))]
      + Verdict.allCases.map { ($0.rawValue, .integer(counts[$0] ?? 0)) }
      + [("groups", .array(groups.map(\.json))), ("notes", .strings(notes))]
  }
}

extension PairReport {
  /// The members, with the notes of the run behind the pair's own.
  fileprivate func jsonMembers(withRunNotes more: [String]) -> [(String, JSONValue)] {
    var pair = self
    pair.notes += more
    return pair.jsonMembers
  }
}

extension ChangeGroup {
  var json: JSONValue { .object(["cause": .string(cause), "pairs": .strings(pairs)]) }
}
