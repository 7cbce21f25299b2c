import FileSystem
import TestSupport
import Testing

@testable import Batch

/// The folder and the manifest of a batch are the same however it came about: in any order, by any number of threads,
/// stopped at any moments.
struct OutputResumingTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let rule = ReplacementRule.pictures(except: [], isForced: false)

  /// The pictures of a list, made from its number alone.
  private static func picture(_ number: Int, of list: Int) -> (name: String, bytes: [UInt8]) {
    var random = SplitMix64(seed: UInt64(list << 32 | number))
    let bytes = (0..<random.below(300)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    let name = number % 3 == 0 ? "f\(number % 11)/g/\(number).png" : "\(number)-é.png"
    return (name, BatchFiles.pictureSignature + bytes)
  }

  private static let count = 60

  /// What an interrupted run leaves: some pictures, some of an older list, temporary files, a part of a manifest.
  private func interrupt(_ name: String, _ random: inout SplitMix64) throws {
    let out = try OutputFolder(folder.path(name))
    let writer = FolderWriter(out, replacing: Self.rule)
    for number in 0..<Self.count {
      switch random.below(5) {
      case 0: try writer.write(Self.picture(number, of: 1).bytes, to: Self.picture(number, of: 1).name)
      case 1: try writer.write(Self.picture(number, of: 2).bytes, to: Self.picture(number, of: 1).name)
      case 2:
        var parts = Self.picture(number, of: 1).name.split(separator: "/").map(String.init)
        parts[parts.count - 1] = ".\(parts[parts.count - 1]).part"
        try folder.write([1, 2, 3], to: "\(name)/\(parts.joined(separator: "/"))")
      default: break
      }
    }
    if random.below(2) == 0 { try folder.write("{\"index\":1,\"na", to: "\(name)/.manifest.jsonl.part") }
  }

  private func run(_ name: String, threads: Int, _ random: inout SplitMix64) async throws {
    let out = try OutputFolder(folder.path(name))
    let order = (0..<Self.count).shuffled(using: &random)
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<threads {
        group.addTask {
          let writer = FolderWriter(out, replacing: Self.rule)
          for number in order where number % threads == thread {
            let (name, bytes) = Self.picture(number, of: 1)
            do { try writer.write(bytes, to: name) } catch { Issue.record(error) }
          }
        }
      }
    }
    let manifest = ManifestWriter(
      try ByteSink(ManifestWriter.name(), in: out, replacing: ManifestWriter.rule(isForced: false)))
    for number in 0..<Self.count {
      let (name, bytes) = Self.picture(number, of: 1)
      let digest = SHA256Digest(of: bytes)
      var entry = SampleRows.entry(number + 1, file: name)
      entry.bytes = bytes.count
      entry.digests = PictureDigests(file: digest, pixels: digest)
      try manifest.write(.done(entry))
    }
    try manifest.finish()
  }

  /// Every name below a folder, hidden ones too, and the digest of every file, as other programs see them.
  private func summary(_ name: String) throws -> String {
    let script = "find . | LC_ALL=C sort && find . -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum"
    let result = try Command("/bin/sh", in: folder.path(name))("-c", script)
    #expect(result.status == 0)
    return result.text
  }

  @Test func sameFolderHoweverItCameAbout() async throws {
    var random = SplitMix64(seed: 25)
    try await run("clean", threads: 1, &random)
    let clean = try summary("clean")
    #expect(clean.split(separator: "\n").count > 2 * Self.count)
    for round in 0..<25 {
      let name = "round-\(round)"
      for _ in 0..<random.below(3) { try interrupt(name, &random) }
      try await run(name, threads: 1 + random.below(7), &random)
      #expect(try summary(name) == clean)
    }
  }

  /// `sha256sum` finds the digests that the manifest names.
  @Test func digestsAreThoseOfTheFiles() async throws {
    var random = SplitMix64(seed: 26)
    try await run("out", threads: 2, &random)
    let script = """
      import json
      for line in open('manifest.jsonl', encoding='utf-8'):
          d = json.loads(line)
          print(d['sha256'] + '  ' + d['file'])
      """
    let list = try Command("/usr/bin/env", in: folder.path("out"))("python3", "-c", script)
    let check = try Command("/usr/bin/env", in: folder.path("out"))
      .run(["sha256sum", "--check", "--quiet", "--strict", "-"], input: list.output)
    #expect(check.status == 0, "\(check.errors)")
    #expect(list.text.split(separator: "\n").count == Self.count)
  }
}
