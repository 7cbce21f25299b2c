import Batch
import FileSystem

/// What the manifest of the run before says of a folder: pictures that are no more can be removed, and what this run does
/// not come to is not forgotten.
struct FolderHistory {
  /// Takes in the names of this run's pictures.
  let named = FileNameSet()
  private let folder: OutputFolder
  /// The manifest of the run before, open before another takes its place.
  private let old: ManifestReader

  /// Nil where the folder has no manifest. A damaged one is an error where it `isNeeded`, and none elsewhere.
  init?(_ folder: OutputFolder, isNeeded: Bool) throws(CommandFailure) {
    self.folder = folder
    let path = folder.path(of: ManifestWriter.name())
    guard FileSystem.kind(of: path) == .file else { return nil }
    do throws(ManifestError) {
      old = try ManifestReader(path)
    } catch {
      if isNeeded { throw CommandFailure(error) }
      return nil
    }
  }

  /// Removes the pictures that this run has not, and says which.
  func prune(_ speech: BatchSpeech) throws(CommandFailure) {
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

  /// Adds the old entries of pictures that this run did not come to, so that the next run knows of them.
  func carry(into manifest: ManifestWriter) throws(OutputError) {
    var old = old
    while let row = try? old.next() {
      if case .done(let entry) = row, !named.contains(entry.file) { try manifest.write(.done(entry)) }
    }
  }
}
