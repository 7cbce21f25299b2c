public import FileSystem
import PNGCodec
public import Reports

/// Takes the actual pictures of a report as the expected ones from now on.
///
/// A report is data that may come from elsewhere: in folders a picture is only written under its name within the expected
/// folder, and only PNGs are copied and replaced.
public final class Acceptance {
  /// What became of a pair.
  public enum Outcome: Sendable {
    /// The actual picture was copied to this path.
    case copied(to: String)
    /// The expected picture at this path had the same bytes.
    case unchanged(String)
    /// There is nothing to copy; why.
    case left(String)
    /// There is no whole picture to copy.
    case failed(DiffFault)
    /// The expected picture could not be written, and is as it was.
    case refused(OutputError)
  }

  private let report: ReportedPairs
  private let isForced: Bool
  private var writer: FolderWriter?

  /// The acceptance of a report of pictures. Throws for one of lists or of `check`, whose actual pictures are no files;
  /// the message names the command that does it. With `isForced` any file is replaced.
  public init(_ report: ReportedPairs, isForced: Bool) throws(DiffFault) {
    switch report.scope {
    case .files, .folders: break
    case .check:
      let command = report.acceptCommand ?? "shoe-render check SOURCE --golden FOLDER --update"
      throw DiffFault(.badData, "its actual pictures are rendered and no files; to accept them: \(command)")
    case .lists:
      let way = report.acceptCommand ?? "keep goldens of the list: shoe-render check SOURCE --golden FOLDER --update"
      throw DiffFault(.badData, "it compares lists of designs, which are no pictures to copy; to accept: \(way)")
    }
    self.report = report
    self.isForced = isForced
  }

  /// The pairs that are not the same, and that `pattern` chooses (`Glob.isChosen`); nil chooses all.
  public func pairs(only pattern: String?) -> [ReportedPairs.Pair] {
    report.pairs.filter { pair in
      pair.verdict != .same && pattern.map { Glob.isChosen(pair.name, by: $0) } ?? true
    }
  }

  /// Copies the actual picture of a pair to where the expected one is looked for, whole or not at all.
  public func accept(_ pair: ReportedPairs.Pair) -> Outcome {
    switch pair.verdict {
    case .same: return .left("both are the same")
    case .missing: return .left("there is no actual picture; the expected one stays")
    case .error: return .left("a side could not be read; nothing is touched")
    case .different, .sizeMismatch, .new, .renamed: break
    }
    do throws(DiffFault) {
      return write(try actualPicture(of: pair), to: try place(of: pair))
    } catch {
      return .failed(error)
    }
  }
}

extension Acceptance {
  /// The bytes of a whole PNG.
  private func actualPicture(of pair: ReportedPairs.Pair) throws(DiffFault) -> [UInt8] {
    guard let path = pair.actual else { throw DiffFault(.badData, "the report names no actual picture") }
    let file = try Self.open(path)
    let damaged: PNGChunkType?
    do throws(PNGError) {
      damaged = try file.damagedChunk()
    } catch {
      throw DiffFault(.badData, "\(PathBytes.quoted(path)): \(error.message); it is not copied")
    }
    if let damaged {
      throw DiffFault(.badData, "\(PathBytes.quoted(path)): chunk \(damaged) has a wrong checksum; it is not copied")
    }
    return Array(file.bytes)
  }

  private static func open(_ path: String) throws(DiffFault) -> FileContents {
    do throws(FileError) {
      return try FileContents(path)
    } catch {
      guard error.isMissing else { throw DiffFault(.unreadable, error.description) }
      throw DiffFault(
        .missing,
        "there is no \(PathBytes.quoted(path)), though the report has it; paths count from the folder where diff ran")
    }
  }

  private enum Place {
    /// A path as the report gives it.
    case file(String)
    /// A name in a folder.
    case entry(String, FolderWriter)
  }

  private func place(of pair: ReportedPairs.Pair) throws(DiffFault) -> Place {
    if report.scope == .folders { return .entry(pair.name, try folderWriter()) }
    guard let path = pair.expected else { throw DiffFault(.badData, "the report names no expected picture") }
    return .file(path)
  }

  /// A writer into the expected folder. It is not made where it is missing: then this is another place than the report's.
  private func folderWriter() throws(DiffFault) -> FolderWriter {
    if let writer { return writer }
    let path = report.expected ?? ""
    guard FileSystem.kind(of: path) == .directory else {
      throw DiffFault(
        .missing, "there is no folder \(PathBytes.quoted(path)) here; paths count from the folder where diff ran")
    }
    do throws(OutputError) {
      let made = FolderWriter(try OutputFolder(path), replacing: rule)
      writer = made
      return made
    } catch {
      throw DiffFault(.cannotCreate, error.description)
    }
  }

  private var rule: ReplacementRule {
    isForced ? .everything : .files(with: PNGDecoder.signature, called: "PNG")
  }

  private func write(_ bytes: [UInt8], to place: Place) -> Outcome {
    do throws(OutputError) {
      switch place {
      case .entry(let name, let writer):
        let path = writer.folder.path(of: name)
        return try writer.write(bytes, to: name) == .unchanged ? .unchanged(path) : .copied(to: path)
      case .file(let path):
        if let error = refusal(of: path) { return .failed(error) }
        return try AtomicFile.write(bytes, to: path) == .unchanged ? .unchanged(path) : .copied(to: path)
      }
    } catch {
      return .refused(error)
    }
  }

  /// Why the file at a path, links followed, is not to be replaced; nil where it may be.
  private func refusal(of path: String) -> DiffFault? {
    guard !isForced, FileSystem.kind(of: path) == .file, let start = try? FileSystem.firstBytes(path, 8),
      !PNGDecoder.hasSignature(start)
    else { return nil }
    return DiffFault(
      .cannotCreate, "cannot create \(PathBytes.quoted(path)): it exists and is no PNG; --force replaces it")
  }
}
