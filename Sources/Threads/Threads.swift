#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Work on several threads of the system: no executor, no dispatch queue, nothing that costs a start.
public enum Threads {
  /// The number of processors at hand, at least 1. The C function is `sysconf`.
  public static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Runs `body(0)` to `body(count - 1)` at once, each on a thread of its own (the last on the caller's), and returns
  /// when all have. Where the system gives fewer threads, the bodies left over run on the caller's, one after the other:
  /// a body must not wait for one of a higher number.
  public static func run(_ count: Int, _ body: @escaping @Sendable (_ thread: Int) -> Void) {
    var started: [pthread_t] = []
    var number = 0
    while number < count - 1, let thread = start(Work(number, body)) {
      started.append(thread)
      number += 1
    }
    for rest in number..<max(count, number) { body(rest) }
    for thread in started { pthread_join(thread, nil) }
  }

  private static func start(_ work: Work) -> pthread_t? {
    let pointer = Unmanaged.passRetained(work).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    guard pthread_create(&thread, nil, perform, pointer) == 0 else {
      Unmanaged<Work>.fromOpaque(pointer).release()
      return nil
    }
    return thread
  }
}

/// What one thread does.
private final class Work {
  private let number: Int
  private let body: @Sendable (Int) -> Void

  init(_ number: Int, _ body: @escaping @Sendable (Int) -> Void) {
    self.number = number
    self.body = body
  }

  func perform() { body(number) }
}

#if canImport(Darwin)
  private func perform(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Work>.fromOpaque(work).takeRetainedValue().perform()
    return nil
  }
#else
  private func perform(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().perform() }
    return nil
  }
#endif
