extension ByteSink {
  /// Where the bytes go.
  final class Destination {
    let descriptor: System.Descriptor
    private let part: Part?
    private let closes: Bool
    private let scratch: ScratchFile?

    /// A file in work: where it shall be, and what is there now.
    private final class Part {
      let file: TemporaryFile
      let place: String
      /// The regular file to be replaced.
      let old: System.Status?
      let outcome: AtomicFile.Outcome

      init(
        _ place: String, replacing old: System.Status?, _ outcome: AtomicFile.Outcome, path: String
      ) throws(OutputError) {
        file = try AtomicFile.temporaryFile(for: place, path: path)
        self.place = place
        self.old = old
        self.outcome = outcome
      }
    }

    init(_ stream: StandardStream) {
      descriptor = stream.rawValue
      part = nil
      closes = false
      scratch = nil
    }

    init(_ scratch: ScratchFile) {
      self.scratch = scratch
      descriptor = scratch.descriptor
      part = nil
      closes = false
    }

    init(_ path: String, replacing rule: ReplacementRule) throws(OutputError) {
      scratch = nil
      switch try OutputTarget(path) {
      case .descriptor(let descriptor):
        self.descriptor = descriptor
        part = nil
        closes = false
      case .device(let place):
        descriptor = try Destination.step(path, .create) { () throws(Errno) in try System.openFile(place, .writing) }
        part = nil
        closes = true
      case .file(let place, let old):
        let part = try Self.newPart(place, old, replacing: rule, path: path)
        (self.part, descriptor, closes) = (part, part.file.descriptor, false)
      }
    }

    init(_ name: String, in folder: OutputFolder, replacing rule: ReplacementRule) throws(OutputError) {
      let path = folder.path(of: name)
      scratch = nil
      let old = try? System.status(path, followingLinks: false)
      let part: Part
      if let old, old.isLink || old.kind != .file {
        try rule.checkOther(old, path: path)
        part = try Part(path, replacing: nil, .replaced, path: path)
      } else {
        part = try Self.newPart(path, old, replacing: rule, path: path)
      }
      (self.part, descriptor, closes) = (part, part.file.descriptor, false)
    }

    deinit {
      if closes { try? System.closeFile(descriptor) }
    }

    private static func newPart(
      _ place: String, _ old: System.Status?, replacing rule: ReplacementRule, path: String
    ) throws(OutputError) -> Part {
      if let old {
        let start = (try? FileSystem.firstBytes(place, rule.startCount)) ?? []
        // An empty file has nothing to lose.
        if old.size > 0 { try rule.check(old, start: start, path: path) }
        try step(path, .create) { () throws(Errno) in try System.checkWritable(place) }
      }
      return try Part(place, replacing: old, old == nil ? .created : .replaced, path: path)
    }

    func finish(_ path: String) throws(OutputError) -> AtomicFile.Outcome {
      try Self.step(path, .write) { () throws(Errno) in try System.flush(descriptor) }
      guard let part else { return .written }
      if let old = part.old, FileSystem.holdSameBytes(part.file.path, part.place, size: old.size) {
        part.file.remove()
        return .unchanged
      }
      try Self.step(path, .create) { () throws(Errno) in
        if let old = part.old { try System.copyPermissions(of: old, to: descriptor) }
        try part.file.move(to: part.place)
      }
      return part.outcome
    }

    func discard() { part?.file.remove() }

    private static func step<Value>(
      _ path: String, _ operation: FileError.Operation, _ call: () throws(Errno) -> Value
    ) throws(OutputError) -> Value {
      do throws(Errno) {
        return try call()
      } catch {
        throw OutputError(error, path: path, operation: operation)
      }
    }
  }
}

extension FileSystem {
  /// Whether two files have `size` bytes each, and the same; no, where one cannot be read.
  static func holdSameBytes(_ first: String, _ second: String, size: Int) -> Bool {
    guard let first = try? FileBlocks(first), let second = try? FileBlocks(second),
      first.size == size, second.size == size
    else { return false }
    var place = 0
    while place < size {
      guard let one = try? first.read(at: place, upTo: 1 << 18), !one.isEmpty,
        let other = try? second.read(at: place, upTo: one.count), one == other
      else { return false }
      place += one.count
    }
    return true
  }
}
