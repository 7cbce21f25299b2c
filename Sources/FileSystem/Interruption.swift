import Synchronization

/// Lets long work end in order: the first signal is a wish that the work looks for, the next ends the process at once.
public enum Interruption {
  private static let asked = Atomic<Int32>(0)

  /// From now on the first SIGINT, SIGTERM or SIGHUP is only noted (``signal``); one that follows removes the temporary
  /// files and ends the process, as after `InterruptCleanup.install()`. Signals that are ignored stay so.
  public static func listen() {
    for signal in System.askingSignals { System.handle(signal) { Interruption.note($0) } }
    // A file that a limit forbids is then an error of that file, with a message.
    System.ignoreFileLimit()
  }

  /// The signal that asked for an end; nil as long as there was none.
  public static var signal: Int32? {
    let number = asked.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  private static func note(_ number: Int32) {
    if asked.compareExchange(expected: 0, desired: number, ordering: .relaxed).exchanged { return }
    InterruptCleanup.removeAll()
    System.endBySignal(number)
  }
}
