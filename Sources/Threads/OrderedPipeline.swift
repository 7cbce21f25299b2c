/// Jobs done by several threads at once, whose products are handed on in the order of the jobs.
///
/// A thread takes the next job, works on it and hands in the product. Where products before it are not handed on yet it
/// waits for none of them: it leaves its product and takes the next job, as long as the products that lie there are few.
/// So memory does not grow with the number of jobs, and a slow job keeps the others from running ahead by no more than
/// ``window`` jobs.
public struct OrderedPipeline: Sendable {
  /// The number of threads, at least 1. One is the caller's own.
  public let threads: Int
  /// The most jobs taken whose products are not handed on.
  public let window: Int

  /// A pipeline of `threads` threads; fewer than 1 is a programmer error and traps.
  public init(threads: Int) {
    precondition(threads >= 1, "a pipeline has a thread")
    self.threads = threads
    window = 2 * threads
  }

  /// Runs until `next` has no more jobs or `deliver` asks to stop; then no further job is taken, and the products of those
  /// in work are still handed on: what has been done is known.
  ///
  /// - Parameters:
  ///   - next: the next job; called by one thread at a time.
  ///   - worker: what a thread keeps from job to job.
  ///   - work: the product of a job; called by all threads at once.
  ///   - deliver: takes the products in the order of their jobs, by one thread at a time; false asks to stop.
  public func run<Worker, Job: Sendable, Product: Sendable>(
    next: @escaping @Sendable () -> Job?, worker: @escaping @Sendable () -> Worker,
    work: @escaping @Sendable (inout Worker, Job) -> Product, deliver: @escaping @Sendable (Product) -> Bool
  ) {
    let state = Monitor(PipelineState<Product>(window: window))
    let source = Monitor(0)
    Threads.run(threads) { _ in
      var own = worker()
      while let (number, job) = Self.take(from: source, next, state) {
        let product = work(&own, job)
        Self.hand(product, number, state, deliver)
      }
    }
  }

  private static func take<Job, Product>(
    from source: Monitor<Int>, _ next: () -> Job?, _ state: Monitor<PipelineState<Product>>
  ) -> (Int, Job)? {
    source.change { taken in
      guard state.wait(for: { $0.mayTake(taken) }), let job = next() else { return nil }
      taken += 1
      return (taken - 1, job)
    }
  }

  private static func hand<Product>(
    _ product: Product, _ number: Int, _ state: Monitor<PipelineState<Product>>, _ deliver: (Product) -> Bool
  ) {
    var current = state.change { $0.begin(with: product, number) }
    while let product = current {
      let goesOn = deliver(product)
      current = state.change { $0.after(goesOn: goesOn) }
    }
  }
}

/// Which products are handed on, and which lie ready.
private struct PipelineState<Product: Sendable> {
  let window: Int
  private var delivered = 0
  private var ready: [Int: Product] = [:]
  private var isDelivering = false
  private var isStopped = false

  init(window: Int) {
    self.window = window
  }

  /// Whether the job after `taken` others may be taken; nil as long as too many products lie here.
  func mayTake(_ taken: Int) -> Bool? {
    if isStopped { return false }
    return taken - delivered < window ? true : nil
  }

  /// Takes a product in. Returns one that the caller is to deliver, unless another thread is at it.
  mutating func begin(with product: Product, _ number: Int) -> Product? {
    ready[number] = product
    return isDelivering ? nil : takeNext()
  }

  /// Notes that a product was delivered. Returns the next one.
  mutating func after(goesOn: Bool) -> Product? {
    delivered += 1
    isDelivering = false
    if !goesOn { isStopped = true }
    return takeNext()
  }

  private mutating func takeNext() -> Product? {
    guard let product = ready.removeValue(forKey: delivered) else { return nil }
    isDelivering = true
    return product
  }
}
