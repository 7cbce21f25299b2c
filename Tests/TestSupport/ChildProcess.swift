#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

#if !canImport(Darwin)
  /// In the C library, but its header shows it only to C with GNU extensions.
  @_silgen_name("posix_spawn_file_actions_addchdir_np")
  private func posix_spawn_file_actions_addchdir_np(
    _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ path: UnsafePointer<CChar>
  ) -> Int32
#endif

/// A running program whose streams are files. It begins with no signal ignored or blocked, however the tests were
/// started, and inherits no descriptor that is closed on exec.
struct ChildProcess {
  /// Why a program could not be started.
  struct Failure: Error {
    let program: String
    let reason: String
  }

  /// A run that takes longer hangs; it is ended by SIGKILL and shows as 137.
  private static let longestSeconds = 120

  private let identifier: pid_t

  /// Starts `program`. Throws where the system refuses.
  init(
    _ program: String, _ arguments: [String], environment: [String], folder: String, input: String, output: String,
    errors: String
  ) throws {
    var actions = Self.actions()
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY, 0)
    _ = posix_spawn_file_actions_addchdir_np(&actions, folder)
    var attributes = Self.attributes()
    defer { posix_spawnattr_destroy(&attributes) }
    var identifier: pid_t = 0
    let status = Self.withCStrings([program] + arguments) { arguments in
      Self.withCStrings(environment) { environment in
        posix_spawn(&identifier, program, &actions, &attributes, arguments, environment)
      }
    }
    guard status == 0 else { throw Failure(program: program, reason: String(cString: strerror(status))) }
    self.identifier = identifier
  }

  /// Waits for the end: the exit code, or 128 + the number of the signal.
  func wait() -> Int32 {
    var status: Int32 = 0
    var milliseconds = 0
    while waitpid(identifier, &status, WNOHANG) == 0 {
      usleep(1000)
      milliseconds += 1
      if milliseconds == Self.longestSeconds * 1000 { kill(identifier, SIGKILL) }
    }
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  #if canImport(Darwin)
    private typealias Actions = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
  #else
    private typealias Actions = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
  #endif

  private static func actions() -> Actions {
    #if canImport(Darwin)
      var actions: Actions = nil
    #else
      var actions = Actions()
    #endif
    posix_spawn_file_actions_init(&actions)
    return actions
  }

  private static func attributes() -> Attributes {
    #if canImport(Darwin)
      var attributes: Attributes = nil
    #else
      var attributes = Attributes()
    #endif
    posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for number in [SIGPIPE, SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    return attributes
  }

  private static func withCStrings<Value>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Value
  ) -> Value {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
