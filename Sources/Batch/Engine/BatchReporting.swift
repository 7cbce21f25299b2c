public import Colorways
public import FileSystem

/// What a batch tells while it runs; called by one thread at a time, in the order of the list.
public struct BatchReporting: Sendable {
  /// Something to be said about a source, each once.
  public var notice: @Sendable (RowNotice) -> Void
  /// A bad row that is left out.
  public var fault: @Sendable (RowFault) -> Void
  /// The name of a picture, where names are listed.
  public var name: @Sendable (String) -> Void
  /// A picture that is not as it should be in the folder that is compared.
  public var difference: @Sendable (String, FolderReader.Verdict) -> Void
  /// How far the batch has come; after every few rows.
  public var progress: @Sendable (BatchCounts) -> Void

  /// Tells these.
  public init(
    notice: @escaping @Sendable (RowNotice) -> Void, fault: @escaping @Sendable (RowFault) -> Void,
    name: @escaping @Sendable (String) -> Void,
    difference: @escaping @Sendable (String, FolderReader.Verdict) -> Void,
    progress: @escaping @Sendable (BatchCounts) -> Void
  ) {
    self.notice = notice
    self.fault = fault
    self.name = name
    self.difference = difference
    self.progress = progress
  }
}
