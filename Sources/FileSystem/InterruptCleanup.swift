import Synchronization

/// Removes temporary files when a signal ends the process.
///
/// Each file in work holds a slot with its path. Whoever exchanges the slot's pointer for nil owns it: the writer when it
/// is done, or the handler, which removes the file. So the handler never reads memory that is being freed, and does
/// nothing but atomic exchanges, `unlink`, `signal` and `raise`, all safe in a handler. A file that gets no slot, and one
/// that another thread makes while the process ends, is left to the next run.
public enum InterruptCleanup {
  private typealias Slot = Atomic<UnsafeMutablePointer<CChar>?>

  /// The slot and the path in it; nil where all were taken.
  typealias Ticket = (slot: Int, path: UnsafeMutablePointer<CChar>)?

  private static let count = 64

  /// Never freed, so that the handler finds it as long as the process lives.
  nonisolated(unsafe) private static let slots: UnsafeMutablePointer<Slot> = {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: count)
    for index in 0..<count { (slots + index).initialize(to: Slot(nil)) }
    return slots
  }()

  /// From now on SIGINT, SIGTERM, SIGHUP and SIGXFSZ remove the temporary files and then end the process as they would
  /// have (a shell shows 130 for SIGINT). Signals that are ignored, as under nohup, stay so.
  public static func install() {
    _ = slots
    for signal in System.endingSignals {
      System.handle(signal) { number in
        InterruptCleanup.removeAll()
        System.endBySignal(number)
      }
    }
  }

  static func register(_ path: String) -> Ticket {
    guard let bytes = try? System.cString(path) else { return nil }
    return register(bytes)
  }

  /// The same for a path as the system takes it, which ends in a NUL.
  static func register(_ bytes: [CChar]) -> Ticket {
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    copy.initialize(from: bytes, count: bytes.count)
    for slot in 0..<count {
      let taken = slots[slot].compareExchange(expected: nil, desired: copy, ordering: .acquiringAndReleasing)
      if taken.exchanged { return (slot, copy) }
    }
    copy.deallocate()
    return nil
  }

  static func withdraw(_ ticket: Ticket) {
    guard let ticket else { return }
    let own = slots[ticket.slot].compareExchange(
      expected: ticket.path, desired: nil, ordering: .acquiringAndReleasing)
    if own.exchanged { ticket.path.deallocate() }
  }

  /// Safe in a handler.
  static func removeAll() {
    for slot in 0..<count {
      if let path = slots[slot].exchange(nil, ordering: .acquiringAndReleasing) {
        System.removeName(rawPath: path)
      }
    }
  }
}
