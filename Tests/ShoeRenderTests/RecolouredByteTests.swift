import CDigest
import Foundation
import Testing

@testable import ShoeRender

/// Bytes of recoloured pictures do not change without a new encoder revision, whatever libraries are installed.
///
/// After a change that is meant: raise `encoderRevision`, say so in CHANGELOG.md, and record by
/// `RECORD_GOLDENS=1 swift test --filter RecolouredByteTests`, which fails so that nobody takes a recording for a check.
@Suite struct RecolouredByteTests {
  /// The recorded digests: a line that names the revision, then a line a picture, SHA-256 of the file and name.
  private struct Record: Equatable {
    var revision: Int
    var digests: [String: String]
    var order: [String]

    static let path = packageFolder + "/Tests/ShoeRenderTests/Goldens/recoloured.txt"
    private static let beginning = "encoder revision "

    init(_ revision: Int, _ entries: [(name: String, digest: String)]) {
      self.revision = revision
      digests = Dictionary(entries) { first, _ in first }
      order = entries.map(\.name)
    }

    init?(text: String) {
      let lines = text.split(separator: "\n")
      guard let first = lines.first, first.hasPrefix(Self.beginning),
        let revision = Int(first.dropFirst(Self.beginning.count))
      else { return nil }
      self.init(revision, lines.dropFirst().map { (String($0.dropFirst(66)), String($0.prefix(64))) })
    }

    var text: String {
      (["\(Self.beginning)\(revision)"] + order.map { "\(digests[$0]!)  \($0)" }).map { $0 + "\n" }.joined()
    }
  }

  private static let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil
  private static let way = "RECORD_GOLDENS=1 swift test --filter RecolouredByteTests"

  @Test func fiftyPicturesKeepTheirBytes() throws {
    let planners = try RecolouredBytes.Planners()
    let actual = Record(
      Int(encoderRevision), try RecolouredBytes.all.map { ($0.name, Self.digest(try planners.png($0))) })
    #expect(Set(actual.order).count == 50)
    guard !Self.isRecording, let text = try? String(contentsOfFile: Record.path, encoding: .utf8) else {
      try actual.text.write(toFile: Record.path, atomically: true, encoding: .utf8)
      Issue.record("\(Record.path) was recorded for revision \(actual.revision); run again")
      return
    }
    let recorded = try #require(Record(text: text), "\(Record.path) is no record of digests")
    guard recorded.revision == actual.revision else {
      Issue.record(
        "the digests are those of encoder revision \(recorded.revision), this is \(actual.revision): record them again by \(Self.way)"
      )
      return
    }
    #expect(recorded.order == actual.order, "other pictures than those recorded: record them again by \(Self.way)")
    let changed = actual.order.filter { recorded.digests[$0] != actual.digests[$0] }
    #expect(
      changed == [],
      "bytes changed, but the encoder's revision is still \(actual.revision): mend that, or raise it (EncoderRevision.swift), say so in CHANGELOG.md and run \(Self.way)"
    )
  }

  /// By libmd, which a test below holds against a known digest.
  private static func digest(_ bytes: [UInt8]) -> String {
    var digest = [UInt8](repeating: 0, count: 32)
    cdigest_sha256(bytes, bytes.count, &digest)
    return digest.map { String(format: "%02x", $0) }.joined()
  }

  /// The example of FIPS 180-2, appendix B.1.
  @Test func theDigestIsSHA256() {
    #expect(
      Self.digest(Array("abc".utf8)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }
}
