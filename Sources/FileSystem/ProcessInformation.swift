/// What the system tells a program about itself.
public enum ProcessInformation {
  /// The arguments after the program's name, byte by byte as given: see ``PathBytes``. (`CommandLine.arguments` replaces
  /// what is no UTF-8, so that such a file could not be opened.)
  public static var arguments: [String] {
    (1..<max(Int(CommandLine.argc), 1)).compactMap { index in
      CommandLine.unsafeArgv[index].map { pointer in
        var end = pointer
        while end.pointee != 0 { end += 1 }
        return PathBytes.decode(Array(UnsafeRawBufferPointer(start: pointer, count: end - pointer)))
      }
    }
  }

  /// An environment variable; nil where it is not set. The C function is `getenv`.
  public static func environmentValue(_ name: String) -> String? {
    System.environmentValue(name)
  }

  /// Ends the process. The C function is `exit`.
  public static func exit(_ status: Int32) -> Never {
    System.exitProcess(status)
  }
}
