import FileSystem
import Threads

/// Which pictures of one folder stand in the other under another name, with the same pixels.
struct RenamedPictures {
  /// The expected name of each actual one.
  private(set) var sourceOfName: [PairName: PairName] = [:]
  /// The expected names among them.
  var sources: Set<PairName> { Set(sourceOfName.values) }

  /// Looks among the names that one side alone has. Of several with the same pixels the first go together.
  init(_ missing: [PairName], in expected: PictureFolder, _ new: [PairName], in actual: PictureFolder, jobs: Int) {
    guard !missing.isEmpty, !new.isEmpty else { return }
    let old = Self.digests(of: missing, in: expected, jobs: jobs)
    var namesOfDigest: [PictureDigest: [PairName]] = [:]
    for (name, digest) in zip(missing, old).reversed() {
      if let digest { namesOfDigest[digest, default: []].append(name) }
    }
    for (name, digest) in zip(new, Self.digests(of: new, in: actual, jobs: jobs)) {
      if let digest, let source = namesOfDigest[digest]?.popLast() { sourceOfName[name] = source }
    }
  }

  private static func digests(of names: [PairName], in folder: PictureFolder, jobs: Int) -> [PictureDigest?] {
    let next = Monitor(0)
    let found = Monitor([PictureDigest?](repeating: nil, count: names.count))
    Threads.run(jobs) { _ in
      while true {
        let index = next.change { index in
          index += 1
          return index - 1
        }
        guard index < names.count else { return }
        guard FileSystem.kind(of: folder.path(of: names[index].text)) == .file,
          let file = try? FileContents(folder.path(of: names[index].text))
        else { continue }
        let digest = PictureDigest(file)
        found.change { $0[index] = digest }
      }
    }
    return found.change { $0 }
  }
}
