public import Colorways
public import ShoeRender
import Threads

/// Every picture of a list: what is made of each row, how it is named, and how the work is shared out.
///
/// A batch goes over its list twice where the list can be read twice: ``check()`` finds what is wrong before anything is
/// written, ``run(into:records:reporting:)`` makes the pictures. Both share the work among threads, and
/// both hand on what they find in the order of the list, so that the number of threads changes no byte.
public struct Batch: Sendable {
  /// The list.
  public var list: ColorwayList
  /// Plans their pictures.
  public var planner: Planner
  /// The pictures of every row, at least one.
  public var variants: [BatchVariant]
  /// Names them.
  public var names: NameTemplate
  /// The part of the list that is done here; nil for all of it.
  public var shard: Shard?
  /// The number of threads, at least 1.
  public var jobs = Threads.processorCount
  /// Whether bad rows are left out and told of, instead of ending the batch.
  public var keepsGoing = false
  /// Whether SHA-256 digests are recorded.
  public var hasDigests = false
  /// The pictures of an earlier run: those with the same key are not made again, nor looked for. Nil makes all.
  public var old: ChangeDetector?
  /// Takes in the names of all pictures; nil where they are not needed afterwards.
  public var named: FileNameSet?

  /// A batch of all rows, with as many threads as there are processors.
  public init(
    list: ColorwayList, planner: Planner, variants: [BatchVariant], names: NameTemplate
  ) {
    precondition(!variants.isEmpty, "a row has a picture")
    self.list = list
    self.planner = planner
    self.variants = variants
    self.names = names
  }

  var rows: RowPlanner { RowPlanner(parser: list.parser, planner: planner, variants: variants, names: names) }
}
