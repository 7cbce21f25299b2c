/// Something wrong with a drawing or its masks: which curve or part, where, and what.
struct Fault: Error, Hashable, Sendable, CustomStringConvertible {
  /// For example `curve 'wing'` or `part 'sole' at 250 px`.
  var subject: String
  /// In frame units.
  var place: Point?
  /// A clause with the value that is wrong and the way out.
  var message: String

  init(_ subject: String, at place: Point? = nil, _ message: String) {
    self.subject = subject
    self.place = place
    self.message = message
  }

  static func curve(_ name: String, at place: Point? = nil, _ message: String) -> Fault {
    Fault("curve '\(name)'", at: place, message)
  }

  /// `curve 'wing' at (12.5, 40): it ends outside every other stroke`.
  var description: String { subject + (place.map { " at \($0)" } ?? "") + ": " + message }
}
