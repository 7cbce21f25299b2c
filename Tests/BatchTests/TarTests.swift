import FileSystem
import TestSupport
import Testing

@testable import Batch

/// Archives read by other programs: GNU tar, bsdtar where it is installed, and Python's tarfile.
struct TarTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Names at and beyond what ustar holds, and sizes around a block's.
  static let entries: [(name: String, bytes: [UInt8])] = [
    ("000001-Sunset.png", [UInt8](repeating: 1, count: 512)),
    ("empty", []),
    ("folder/with space/a.png", [2]),
    (String(repeating: "n", count: 100), [3, 3]),
    (String(repeating: "m", count: 101), [UInt8](repeating: 4, count: 511)),
    (String(repeating: "d", count: 155) + "/" + String(repeating: "n", count: 100), [5]),
    (String(repeating: "d", count: 156) + "/" + String(repeating: "n", count: 99), [6]),
    (String(repeating: "e", count: 90) + "/" + String(repeating: "f", count: 150), [7]),
    ("a/" + String(repeating: "g", count: 255), [UInt8](repeating: 8, count: 513)),
    ("鞋/é-👟.png", [9]),
    (String(repeating: "鞋", count: 85), [10]),
    ("large.bin", (0..<400_000).map { UInt8(truncatingIfNeeded: $0 &* 7 >> 3) }),
  ]

  /// A path longer than the system takes in one call: programs list it, but cannot extract it.
  private static let longest = (
    name: (0..<24).map { _ in String(repeating: "x", count: 200) }.joined(separator: "/"),
    bytes: [UInt8](repeating: 11, count: 70)
  )

  private func archive(
    _ entries: [(name: String, bytes: [UInt8])], as name: String = "all.tar"
  ) throws -> String {
    let writer = TarWriter(try ByteSink(folder.path(name), replacing: .everything))
    for (name, bytes) in entries { try writer.add(name, bytes) }
    let scratch = try ScratchFile()
    let sink = ByteSink(scratch)
    for _ in 0..<1000 { try sink.write([UInt8](repeating: 0x41, count: 777)) }
    try sink.finish()
    try writer.add("manifest.jsonl", scratch)
    try writer.finish()
    return folder.path(name)
  }

  @Test func pythonReadsNamesSizesAndBytes() throws {
    let path = try archive(Self.entries + [Self.longest])
    let script = """
      import tarfile, sys, hashlib, os
      with tarfile.open(sys.argv[1], errorlevel=2) as tar:
          for m in tar:
              assert m.isreg() and m.mtime == 0 and m.uid == 0 and m.gid == 0 and m.mode == 0o644, m
              assert m.uname == '' and m.gname == '', m
              data = tar.extractfile(m).read()
              sys.stdout.buffer.write(f'{m.size} {hashlib.sha256(data).hexdigest()} {m.name}\\n'.encode())
      """
    let result = try Command("/usr/bin/env", in: folder.path)("python3", "-c", script, path)
    #expect(result.status == 0, "\(result.errors)")
    let manifest = [UInt8](repeating: 0x41, count: 777_000)
    let expected = (Self.entries + [Self.longest, ("manifest.jsonl", manifest)]).map {
      "\($0.bytes.count) \(SHA256Digest(of: $0.bytes).text) \($0.name)\n"
    }
    #expect(result.text == expected.joined())
  }

  @Test(arguments: ["tar", "bsdtar"])
  func programsExtractAll(program: String) throws {
    guard try Command("/usr/bin/env", in: folder.path)(program, "--version").status == 0 else {
      #expect(program != "tar", "GNU tar is needed")
      return
    }
    let path = try archive(Self.entries)
    try folder.makeFolder("out")
    let result = try Command("/usr/bin/env", in: folder.path)(program, "-C", "out", "-xf", path)
    #expect(result.status == 0)
    #expect(result.errors == "")
    for (name, bytes) in Self.entries {
      #expect(try folder.read("out/" + name) == bytes, "\(name)")
    }
    #expect(try folder.read("out/manifest.jsonl").count == 777_000)
  }

  @Test func endIsTwoBlocksInAWholeRecord() throws {
    for name in ["all.tar", "again.tar"] { _ = try archive(Self.entries, as: name) }
    let bytes = try folder.read("all.tar")
    #expect(bytes.count % 10_240 == 0)
    #expect(bytes.suffix(1024).allSatisfy { $0 == 0 })
    #expect(try folder.read("again.tar") == bytes)
  }

  /// Nine gigabytes that are not there: the file has a hole.
  @Test func sizesBeyondUstar() throws {
    let size = 9 << 30
    try folder.write(TarHeader.bytes(name: "manifest.jsonl", size: size), to: "huge.tar")
    let script = """
      import tarfile, os
      head = os.path.getsize('huge.tar')
      os.truncate('huge.tar', head + (9 << 30) + 10240)
      with tarfile.open('huge.tar') as tar:
          print([(m.name, m.size) for m in tar])
      """
    let result = try Command("/usr/bin/env", in: folder.path)("python3", "-c", script)
    #expect(result.text == "[('manifest.jsonl', \(size))]\n", "\(result.errors)")
    let listed = try Command("/usr/bin/env", in: folder.path)("tar", "-tvf", "huge.tar")
    #expect(listed.text.contains(" \(size) ") && listed.text.hasSuffix(" manifest.jsonl\n"))
  }

  /// A name that is no UTF-8 comes out byte by byte.
  @Test func namesThatAreNoText() throws {
    let writer = TarWriter(try ByteSink(folder.path("a.tar"), replacing: .everything))
    try writer.add(PathBytes.decode([0x61, 0xFF, 0x62]), [1])
    try writer.finish()
    try folder.makeFolder("out")
    let result = try Command("/usr/bin/env", in: folder.path)("tar", "-C", "out", "-xf", "a.tar")
    #expect(result.status == 0)
    #expect(try FileSystem.list(folder.path("out")).map(PathBytes.encode) == [[0x61, 0xFF, 0x62]])
  }

  @Test(arguments: ["../x", "/x", "a/../../x", "", "a//b", "."])
  func namesThatLeadOutAreRefused(name: String) throws {
    let writer = TarWriter(try ByteSink(folder.path("a.tar"), replacing: .everything))
    #expect(throws: OutputError.self) { try writer.add(name, [1]) }
  }

  @Test func archiveAppearsWhenItIsWhole() throws {
    do {
      let writer = TarWriter(try ByteSink(folder.path("a.tar"), replacing: .everything))
      try writer.add("a", [UInt8](repeating: 0, count: 1_000_000))
      #expect(try folder.names() == [".a.tar.part"])
    }
    #expect(try folder.names() == [])
  }

  @Test func replacesArchivesAlone() throws {
    func write(_ name: String, except inputs: [String] = []) throws -> AtomicFile.Outcome {
      let rule = ReplacementRule.archive(except: inputs, isForced: false)
      let writer = TarWriter(try ByteSink(folder.path(name), replacing: rule))
      try writer.add("a", [1])
      return try writer.finish()
    }
    #expect(try Command("/usr/bin/env", in: folder.path)("tar", "-cf", "gnu.tar", "/dev/null").status == 0)
    #expect(try write("gnu.tar") == .replaced)
    #expect(try write("gnu.tar") == .unchanged)
    for text in ["notes", String(repeating: "notes", count: 100)] {
      try folder.write(text, to: "notes.tar")
      let error = #expect(throws: OutputError.self) { try write("notes.tar") }
      #expect(error?.description.contains("it exists and is no tar archive") == true)
    }
    let error = #expect(throws: OutputError.self) { try write("gnu.tar", except: [folder.path("gnu.tar")]) }
    #expect(error?.description.contains("it is an input") == true)
    #expect(try write("new.tar") == .created)
  }
}
