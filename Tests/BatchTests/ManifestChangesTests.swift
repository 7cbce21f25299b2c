import FileSystem
import ShoeRender
import TestSupport
import Testing

@testable import Batch

/// `--since`: the changes between two manifests, compared with what Python finds.
struct ManifestChangesTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func writeManifest(_ rows: [ManifestRow], to name: String) throws {
    let writer = ManifestWriter(try ByteSink(folder.path(name), replacing: .everything))
    for row in rows { try writer.write(row) }
    try writer.finish()
  }

  /// Two nights: rows edited, taken out, put in, and one that fails.
  private func nights(_ count: Int) -> (old: [ManifestRow], new: [ManifestRow]) {
    var random = SplitMix64(seed: 4)
    var (old, new): ([ManifestRow], [ManifestRow]) = ([], [])
    for index in 1...count {
      let entry = SampleRows.entry(index, file: "sku-\(index)é\"/a.png", key: random.next())
      var later = entry
      switch random.below(100) {
      case 0:
        later.key = PictureKey(high: random.next(), low: random.next())
        later.bytes += 1
        (old, new) = (old + [.done(entry)], new + [.done(later)])
      case 1: old.append(.done(entry))
      case 2: new.append(.done(entry))
      case 3:
        old.append(.done(entry))
        new.append(.failed(ManifestFailure(index: index, place: "list:\(index)", error: "bad")))
      case 4: old.append(.failed(ManifestFailure(index: index, place: "list:\(index)", error: "bad")))
      default:
        old.append(.done(entry))
        new.append(.done(entry))
      }
    }
    return (old, new)
  }

  /// As a run with `--since old.jsonl` does it.
  private func writeChanges(of new: [ManifestRow]) throws {
    let detector = try ChangeDetector(since: folder.path("old.jsonl"))
    let changes = ChangesWriter(try ByteSink(folder.path("changes.jsonl"), replacing: .everything))
    var failed: Set<Int> = []
    for row in new {
      switch row {
      case .failed(let failure):
        failed.insert(failure.index)
        try changes.writeFailed(index: failure.index)
      case .done(let entry):
        let verdict = try detector.verdict(on: entry.file, key: entry.key)
        if case .unchanged(let same) = verdict { #expect(same == entry) }
        try changes.write(verdict, on: entry)
      }
    }
    var removed = detector.removed(exceptRows: failed)
    while let entry = try removed.next() { try changes.writeRemoved(entry) }
    try changes.finish()
  }

  @Test func nightsAsPythonSeesThem() throws {
    let (old, new) = nights(3000)
    try writeManifest(old, to: "old.jsonl")
    try writeManifest(new, to: "new.jsonl")
    try writeChanges(of: new)
    let script = """
      import json
      def rows(name):
          return [json.loads(line) for line in open(name, encoding='utf-8', newline='\\n')]
      old, new = rows('old.jsonl'), rows('new.jsonl')
      keys = {r['file']: r['key'] for r in old if r['status'] == 'done'}
      expected, failed, met = [], set(), set()
      for r in new:
          if r['status'] == 'failed':
              failed.add(r['index'])
              expected.append({'change': 'failed', 'index': r['index']})
              continue
          was = keys.get(r['file'])
          met.add(r['file'])
          change = 'added' if was is None else 'unchanged' if was == r['key'] else 'changed'
          e = {'change': change, 'index': r['index'], 'file': r['file'], 'key': r['key']}
          if change == 'changed':
              e['was'] = was
          expected.append(e)
      expected += [{'change': 'removed', 'file': r['file'], 'key': r['key']} for r in old
                   if r['status'] == 'done' and r['file'] not in met and r['index'] not in failed]
      found = rows('changes.jsonl')
      assert [list(e.items()) for e in found] == [list(e.items()) for e in expected]
      print(sorted({e['change'] for e in found}))
      """
    let result = try Command("/usr/bin/env", in: folder.path)("python3", "-c", script)
    #expect(result.text == "['added', 'changed', 'failed', 'removed', 'unchanged']\n", "\(result.errors)")
  }

  @Test func oldManifestMayBeReplacedMeanwhile() throws {
    try writeManifest([.done(SampleRows.entry(1)), .done(SampleRows.entry(2))], to: "m.jsonl")
    let detector = try ChangeDetector(since: folder.path("m.jsonl"))
    try writeManifest([], to: "m.jsonl")
    let entry = SampleRows.entry(2)
    #expect(try detector.verdict(on: entry.file, key: entry.key) == .unchanged(entry))
    var removed = detector.removed()
    #expect(try removed.next() == SampleRows.entry(1))
    #expect(try removed.next() == nil)
  }

  @Test func mergedShardsHaveTheChangesOfARunWithoutShards() throws {
    let (old, new) = nights(1000)
    try writeManifest(old, to: "old.jsonl")
    try writeChanges(of: new)
    try folder.makeFolder("out")
    for number in 1...3 {
      try writeManifest(new.filter { $0.index % 3 == number - 1 }, to: "out/manifest.\(number)-of-3.jsonl")
    }
    let out = try OutputFolder(folder.path("out"))
    _ = try ManifestMerge.merge(out)
    try ManifestMerge.writeChanges(out, since: try ChangeDetector(since: folder.path("old.jsonl")))
    #expect(try folder.read("out/changes.jsonl") == folder.read("changes.jsonl"))
  }

  /// Of two lines with one name the first counts, and neither is removed when it is met.
  @Test func nameThatStandsTwice() throws {
    let twice = [SampleRows.entry(1, file: "a", key: 1), SampleRows.entry(2, file: "a", key: 2)]
    try writeManifest(twice.map(ManifestRow.done), to: "m.jsonl")
    let detector = try ChangeDetector(since: folder.path("m.jsonl"))
    #expect(try detector.verdict(on: "a", key: twice[1].key) == .changed(from: twice[0]))
    var removed = detector.removed()
    #expect(try removed.next() == nil)
  }

  /// Two spellings of one accented letter are two files.
  @Test func namesAreComparedByBytes() throws {
    let composed = SampleRows.entry(1, file: "caf\u{E9}.png")
    try writeManifest([.done(composed)], to: "m.jsonl")
    let detector = try ChangeDetector(since: folder.path("m.jsonl"))
    #expect(try detector.verdict(on: "cafe\u{301}.png", key: composed.key) == .added)
    #expect(try detector.verdict(on: "caf\u{E9}.png", key: composed.key) == .unchanged(composed))
  }

  @Test func brokenOldManifestIsNamed() throws {
    try folder.write("{\"index\":1}\n", to: "m.jsonl")
    let error = #expect(throws: ManifestError.self) { try ChangeDetector(since: folder.path("m.jsonl")) }
    #expect(error?.description == "\(folder.path("m.jsonl")):1: 'status' is missing")
  }
}
