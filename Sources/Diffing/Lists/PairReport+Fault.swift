import Colorways
import JSON
import Reports

extension PairReport {
  /// A row that is no design.
  init(_ fault: RowFault, _ side: Side) {
    let place = fault.place.description
    self.init(
      name: place, expected: side == .expected ? place : nil, actual: side == .actual ? place : nil, verdict: .error)
    self.fault = PairFault(side: side, path: fault.exactPlace, message: fault.message)
    self.place = SourcePlace(file: fault.place.source, line: fault.position?.line ?? fault.place.line)
  }
}
