import Batch
import FileSystem

/// Removes from a folder the pictures of the run before that are no more.
struct FolderPruning {
  /// Takes in the names of this run's pictures.
  let named = FileNameSet()
  private let folder: OutputFolder
  /// The manifest of the run before, open before another takes its place; nil where there is none.
  private let old: ManifestReader?

  init(_ folder: OutputFolder) throws(CommandFailure) {
    self.folder = folder
    let path = folder.path(of: ManifestWriter.name())
    do throws(ManifestError) {
      old = FileSystem.kind(of: path) == .missing ? nil : try ManifestReader(path)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Removes them, and says which.
  func run(_ speech: BatchSpeech) throws(CommandFailure) {
    guard let old else { return speech.note("there was no manifest.jsonl in \(folder.path), so nothing is pruned") }
    do throws(Pruning.Failure) {
      try Pruning.prune(folder, namedIn: old, keeping: named) { speech.tellRemoved($0) }
    } catch {
      switch error {
      case .manifest(let error): throw CommandFailure(error)
      case .listing(let error): throw CommandFailure(error)
      case .removing(let error): throw CommandFailure(error)
      }
    }
  }
}
