import Colorways
import FileSystem
import ShoeRender

/// What came of a few rows, in their order: what is to be handed on when those before them have been.
struct BatchProduct: Sendable {
  var counts = BatchCounts()
  /// Lines of the manifest.
  var manifest: [UInt8] = []
  /// Lines of the list of changes.
  var changes: [UInt8] = []
  /// Whole entries of an archive.
  var archive: [UInt8] = []
  /// Names, where only these are asked for.
  var names: [String] = []
  var notices: [RowNotice] = []
  var faults: [RowFault] = []
  /// The numbers of the rows that are left out.
  var failedRows: [Int] = []
  /// Pictures that are not as they should be in the folder that is compared.
  var differences: [(name: String, verdict: FolderReader.Verdict)] = []
  /// The key of each row's first picture.
  var keys: [(index: Int, key: PictureKey)] = []
  /// What is to be said of pictures that are not exact, each once.
  var bounds: Set<String> = []
  /// Why the batch ends with these rows.
  var failure: BatchFailure?
}
