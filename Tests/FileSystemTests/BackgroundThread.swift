import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Work that may wait for something, on a thread of its own: on Swift's few shared threads, two such would wait for ever.
final class BackgroundThread<Value: Sendable>: Sendable {
  private let result = Mutex<Value?>(nil)
  private let work: @Sendable () -> Value

  init(_ work: @escaping @Sendable () -> Value) {
    self.work = work
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let code = pthread_create(&thread, nil, { start(argument: $0) }, Unmanaged.passRetained(Runner(run)).toOpaque())
    precondition(code == 0)
  }

  /// The result, waited for.
  var value: Value {
    while true {
      if let value = result.withLock({ $0 }) { return value }
      usleep(500)
    }
  }

  private func run() {
    let value = work()
    result.withLock { $0 = value }
  }
}

private final class Runner {
  let run: () -> Void
  init(_ run: @escaping () -> Void) { self.run = run }
}

private func start(argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  Unmanaged<Runner>.fromOpaque(argument!).takeRetainedValue().run()
  return nil
}
