import Foundation
import TestSupport
import Testing

@Suite struct SharedDataTests {
  /// A clone without the suites skips them; where they are promised, as in CI, their absence must not pass for success.
  @Test func suitesAreThereWhereTheyArePromised() {
    let isPromised = ProcessInfo.processInfo.environment["SHOE_RENDER_REQUIRE_SHARED_DATA"] == "1"
    #expect(SharedData.isPresent || !isPromised, "the suites are missing at \(SharedData.folder)")
  }
}
