public import FileSystem

/// Where the pictures of a batch go.
public enum BatchOutput: Sendable {
  /// Into a folder, where a file that is there is replaced as the rule says.
  case folder(OutputFolder, ReplacementRule)
  /// Into an archive, in the order of the list.
  case archive
  /// Nowhere: names are listed.
  case names
  /// Nowhere: they are compared with what is in a folder.
  case comparison(FolderVerification)
}
