#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of a test's own, removed with all it holds at the end. Everything here calls the C library itself, so that the
/// module under test is not checked against itself.
final class TemporaryFolder {
  let path: String

  init() {
    var template = Array("/tmp/shoe-render-test-XXXXXX".utf8CString)
    path = String(cString: mkdtemp(&template)!)
  }

  deinit { Self.removeTree(path) }

  func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// A new file with these bytes; its path.
  @discardableResult
  func file(_ name: String, _ bytes: [UInt8] = [], mode: mode_t = 0o644) -> String {
    let descriptor = open(self(name), O_WRONLY | O_CREAT | O_TRUNC, mode)
    precondition(descriptor >= 0 && write(descriptor, bytes, bytes.count) == bytes.count)
    fchmod(descriptor, mode)
    close(descriptor)
    return self(name)
  }

  @discardableResult
  func folder(_ name: String) -> String {
    precondition(mkdir(self(name), 0o755) == 0)
    return self(name)
  }

  @discardableResult
  func link(_ name: String, to target: String) -> String {
    precondition(symlink(target, self(name)) == 0)
    return self(name)
  }

  /// All names but `.` and `..`, as bytes in no order.
  var names: Set<[UInt8]> { Set(Self.names(path)) }

  static func names(_ path: String) -> [[UInt8]] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var result: [[UInt8]] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) {
          Array(UnsafeRawBufferPointer(start: $0, count: strlen($0)))
        }
      }
      if name != Array(".".utf8) && name != Array("..".utf8) { result.append(name) }
    }
    return result
  }

  private static func removeTree(_ path: String) {
    for name in names(path) {
      let child = Array(path.utf8) + [0x2F] + name
      let cPath = (child + [0]).map(CChar.init(bitPattern:))
      var status = stat()
      lstat(cPath, &status)
      if status.st_mode & S_IFMT == S_IFDIR {
        removeTree(String(decoding: child, as: UTF8.self))
      } else {
        unlink(cPath)
      }
    }
    rmdir(path)
  }
}

/// The bytes of a file, read by the C library alone; nil if there is none.
func contents(_ path: String) -> [UInt8]? {
  guard let stream = fopen(path, "r") else { return nil }
  defer { fclose(stream) }
  var bytes: [UInt8] = []
  while case let byte = fgetc(stream), byte != EOF { bytes.append(UInt8(byte)) }
  return bytes
}

func status(_ path: String) -> stat {
  var result = stat()
  precondition(stat(path, &result) == 0)
  return result
}

func permissions(_ path: String) -> mode_t { status(path).st_mode & 0o7777 }

/// Sets a file's time to 1,000,000,000 seconds after 1970.
func makeOld(_ path: String) {
  var times = [timeval(tv_sec: 1_000_000_000, tv_usec: 0), timeval(tv_sec: 1_000_000_000, tv_usec: 0)]
  precondition(utimes(path, &times) == 0)
}

func modificationTime(_ path: String) -> Int {
  #if canImport(Darwin)
    status(path).st_mtimespec.tv_sec
  #else
    status(path).st_mtim.tv_sec
  #endif
}

func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
