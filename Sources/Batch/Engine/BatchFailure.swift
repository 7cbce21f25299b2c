public import Colorways
public import FileSystem
public import ShoeRender

/// Why a batch ends before its list does.
public enum BatchFailure: Error, Sendable {
  /// A row is bad, and bad rows are not to be skipped.
  case row(RowFault)
  /// The list cannot be read on.
  case source(SourceError)
  /// Two pictures have one name; both places and names, and the way out.
  case names(String)
  /// A picture cannot be made.
  case picture(RenderError)
  /// Something cannot be written.
  case output(OutputError)
  /// A temporary file of the batch's own cannot be written or read.
  case scratch(FileError)
  /// A file that is compared cannot be read.
  case reading(FileError)
  /// The old manifest cannot be read.
  case manifest(ManifestError)
}
