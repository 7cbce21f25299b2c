import TestSupport
import Testing

/// The same bytes whenever, wherever and by whom.
struct ReproducibilityTests {
  static let environments: [[String: String]] = [
    ["TZ": "Pacific/Kiritimati"], ["TZ": "America/New_York", "LC_ALL": "de_DE.UTF-8"],
    ["LANG": "tr_TR.UTF-8", "LC_NUMERIC": "de_DE.UTF-8"], ["LC_ALL": "C"], ["HOME": "/nonexistent", "USER": "nobody"],
    ["TMPDIR": "/nonexistent", "PWD": "/elsewhere"], ["SWIFT_DETERMINISTIC_HASHING": "1"],
    ["SOURCE_DATE_EPOCH": "0", "TERM": "dumb", "COLUMNS": "20"],
  ]
  static let options = ["--scale", "1.3", "--set", "side=#0a84ff80", "--background", "white", "--embed", "all"]

  static func expected() throws -> (shop: Workspace, bytes: [UInt8]) {
    let shop = try Workspace(["shoe.json": #"{"shoeColors": {"base": [0.1, 0.25, 0.7]}}"#])
    return (shop, try shop.run(["shoe.json", "-o", "-"] + options).output)
  }

  @Test(arguments: environments)
  func inAnyEnvironment(environment: [String: String]) throws {
    var (shop, bytes) = try Self.expected()
    shop.program.environment = environment
    let result = try shop.run(["shoe.json", "-o", "-"] + Self.options)
    result.expectSuccess()
    #expect(result.output == bytes)
  }

  @Test func withoutAnyEnvironment() throws {
    var (shop, bytes) = try Self.expected()
    shop.program.inheritsEnvironment = false
    #expect(try shop.run(["shoe.json", "-o", "-"] + Self.options).output == bytes)
    try shop.run(["models"]).expectSuccess()
    try shop.run(["help"]).expectSuccess()
  }

  @Test func fromAnyFolder() throws {
    let (shop, bytes) = try Self.expected()
    try shop.folder.makeFolder("a/b")
    for (folder, path) in [("a/b", "../../shoe.json"), ("a", shop.folder.path("shoe.json")), ("a", "./../shoe.json")] {
      var place = shop
      place.program.folder = shop.folder.path(folder)
      #expect(try place.run([path, "-o", "-"] + Self.options).output == bytes)
    }
    var root = shop
    root.program.folder = "/"
    #expect(try root.run([shop.folder.path("shoe.json"), "-o", "-"] + Self.options).output == bytes)
  }

  /// A folder of masks is known by its own name, however it is written.
  @Test func howeverMasksAreNamed() throws {
    let shop = try Workspace()
    try shop.writeMasks(["base": [1, 2, 255], "cage": [4, 0, 9]])
    let bytes = try shop.succeed("shoe.json", "--layers", "masks", "-o", "-").output
    for path in ["masks/", "./masks", "masks//", shop.folder.path("masks"), "../masks", "."] {
      var place = shop
      if path.hasPrefix(".") && path != "./masks" { place.program.folder = shop.folder.path("masks") }
      let result = try place.run([shop.folder.path("shoe.json"), "--layers", path, "-o", "-"])
      result.expectSuccess()
      #expect(result.output == bytes, "\(path)")
    }
  }

  @Test func eachTimeIsLikeTheFirst() throws {
    let (shop, bytes) = try Self.expected()
    for _ in 0..<5 { #expect(try shop.run(["shoe.json", "-o", "-"] + Self.options).output == bytes) }
  }

  @Test func memoryIsModest() throws {
    try Workspace().limited("80000", "shoe.json -o out.png").expectSuccess()
  }
}
