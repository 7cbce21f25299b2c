#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs other programs.
enum ChildProcess {
  /// What went wrong with a program.
  struct Failure: Error, CustomStringConvertible { var description: String }

  /// All that the program writes to standard output. Its name is looked up in PATH. Throws where it cannot be started, or
  /// ends with another status than 0. The corresponding C function is `posix_spawnp`.
  static func output(of command: [String]) throws(Failure) -> [UInt8] {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Failure(description: "there is no pipe: \(reason(errno))") }
    let child = spawn(command, output: ends[1], closing: ends[0])
    close(ends[1])
    defer { close(ends[0]) }
    guard let child = child.process else {
      throw Failure(description: "cannot start \(command[0]): \(reason(child.error)); is it installed?")
    }
    let bytes = readAll(ends[0])
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    guard status == 0 else { throw Failure(description: "\(command[0]) failed (status \(status))") }
    return bytes
  }

  private static func spawn(_ command: [String], output: Int32, closing: Int32) -> (process: pid_t?, error: Int32) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_addclose(&actions, output)
    posix_spawn_file_actions_addclose(&actions, closing)
    var arguments = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let error = posix_spawnp(&process, command[0], &actions, nil, &arguments, environ)
    return (error == 0 ? process : nil, error)
  }

  private static func readAll(_ descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 { bytes += buffer[..<count] } else if count == 0 || errno != EINTR { return bytes }
    }
  }

  private static func reason(_ error: Int32) -> String { String(cString: strerror(error)) }
}
