public import Batch
public import FileSystem
public import ShoeRender

/// Renders the pictures of a list and compares each with its golden, several at once.
public struct GoldenComparison: Sendable {
  private let batch: Batch
  private let folder: String
  private let comparer: PairComparer
  private let update: GoldenUpdate?

  /// A comparison with the goldens in `folder`. Without `update` nothing is written there.
  public init(_ batch: Batch, folder: String, comparer: PairComparer, update: GoldenUpdate?) {
    self.batch = batch
    self.folder = folder
    self.comparer = comparer
    self.update = update
  }

  /// Compares all pictures and hands on what comes of each, in the order of the list; the number of threads changes
  /// nothing. `take` returns false to stop. Goldens that have no design are not looked at.
  public func run(
    _ reporting: BatchReporting, _ take: @escaping @Sendable (GoldenOutcome) -> Bool
  ) throws(BatchFailure) {
    let (folder, comparer, update) = (folder, comparer, update)
    try batch.forEachPicture(
      reporting, worker: { GoldenWorker(folder: folder, comparer: comparer, update: update) },
      work: { $0.outcome(of: $1) }, deliver: take)
  }
}

/// What comes of one design and its golden.
public struct GoldenOutcome: Sendable {
  /// What the comparison gave.
  public var pair: PairOutcome
  /// Makes the picture once more, for reports that show it.
  public let plan: RenderPlan
  /// What is to be said of a picture that is not exact; nil where it is.
  public var bound: String?
  /// The bytes of the golden that was replaced, where they are kept.
  public var replaced: [UInt8]?
  /// Why the golden could not be written.
  public var failure: OutputError?
}
