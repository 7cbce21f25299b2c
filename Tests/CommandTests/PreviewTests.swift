import Foundation
import Pixels
import TestSupport
import Testing

/// A terminal of python3's pty module, and what the program says in it.
enum Terminal {
  static let isPresent: Bool = (try? Command("/usr/bin/python3", in: "/").run(["-c", "import pty"]))?.status == 0

  private static let script = """
    import fcntl, os, pty, struct, subprocess, sys, termios
    rows, columns, folder = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    main, side = pty.openpty()
    fcntl.ioctl(side, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    child = subprocess.Popen(sys.argv[4:], stdin=side, stdout=side, stderr=side, cwd=folder,
                             env={k: v for k, v in os.environ.items() if k != "COLUMNS"})
    os.close(side)
    output = b""
    while True:
        try:
            piece = os.read(main, 65536)
        except OSError:
            break
        if not piece:
            break
        output += piece
    status = child.wait()
    sys.stdout.buffer.write(output.replace(b"\\r\\n", b"\\n"))
    sys.exit(status)
    """

  static func run(
    _ shop: Workspace, rows: Int, columns: Int, _ variables: [String: String] = [:], _ arguments: [String]
  ) throws -> Command.Result {
    var python = Command("/usr/bin/python3", in: shop.folder.path)
    python.environment = shop.program.environment
    python.environment["NO_COLOR"] = ""
    python.environment["TERM"] = "xterm"
    python.environment.merge(variables) { $1 }
    return try withExtendedLifetime(shop.folder) {
      try python.run(
        ["-c", script, String(rows), String(columns), shop.folder.path, Command.builtProgram] + arguments)
    }
  }
}

/// The picture in the terminal.
@Suite(.enabled(if: Terminal.isPresent, "python3 is not here"))
struct PreviewTests {
  /// Two half blocks a cell, worked out by hand: red over green at half coverage on the light square (255) of the checkerboard.
  @Test func cellsByHand() throws {
    let shop = try Workspace()
    try shop.folder.write(Masks.png(width: 2, height: 3, [255, 0, 128, 255, 255, 255]), to: "set/m.png")
    try shop.folder.write(#"{"layers":[{"mask":"m.png","part":"base"}]}"#, to: "set/model.json")
    let result = try Terminal.run(
      shop, rows: 24, columns: 80, [:],
      ["preview", "shoe.json", "--layers", "set", "--set", "base=#ff0000", "--width", "2"])
    let (red, faint) = ("255;0;0", "255;127;127")
    #expect(result.status == 0)
    #expect(
      result.text == "\u{1B}[38;2;\(red)m\u{1B}[48;2;\(faint)m▀\u{1B}[38;2;255;255;255m\u{1B}[48;2;\(red)m▀\u{1B}[0m\n"
        + "\u{1B}[38;2;\(red)m\u{1B}[49m▀▀\u{1B}[0m\n")
  }

  @Test func golden() throws {
    let shop = try Workspace()
    let result = try Terminal.run(shop, rows: 24, columns: 24, [:], ["preview", "shoe.json"])
    #expect(result.status == 0)
    Golden.expect(result.text.replacing("\u{1B}", with: "ESC"), "preview-24")
    Golden.expect(try shop("preview", "shoe.json", "--width", "60").text, "preview-plain-60")
  }

  /// The checkerboard changes every four pixels, and the picture fits the terminal both ways.
  @Test(arguments: [(24, 80, 80, 18), (10, 80, 39, 9), (3, 200, 9, 2), (24, 41, 41, 10)])
  func fits(rows: Int, columns: Int, width: Int, lines: Int) throws {
    let shop = try Workspace()
    let text = try Terminal.run(shop, rows: rows, columns: columns, [:], ["preview", "shoe.json"]).text
    let found = text.split(separator: "\n", omittingEmptySubsequences: true)
    #expect(found.count == lines)
    #expect(found.allSatisfy { line in line.count { $0 == "▀" } == width })
    #expect(found.allSatisfy { $0.hasSuffix("\u{1B}[0m") })
  }

  @Test(arguments: [
    (["NO_COLOR": "1"], [String]()), (["TERM": "dumb"], []), ([:], ["--no-color"]), (["NO_COLOR": ""], ["--no-color"]),
  ])
  func withoutCodes(variables: [String: String], arguments: [String]) throws {
    let shop = try Workspace()
    let result = try Terminal.run(
      shop, rows: 24, columns: 60, variables, ["preview", "shoe.json"] + arguments)
    #expect(result.status == 0 && !result.text.contains("\u{1B}"))
    #expect(result.text == (try shop("preview", "shoe.json", "--width", "60").text))
  }

  /// Piped, it is 80 wide, or as COLUMNS says, and has no codes.
  @Test func piped() throws {
    var shop = try Workspace()
    shop.program.environment["COLUMNS"] = nil
    let text = try shop.succeed("preview", "shoe.json").text
    #expect(!text.contains("\u{1B}"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count == 80 })
    // Black is the densest, white the lightest.
    #expect(text.contains("@") && text.contains(" "))
    shop.program.environment["COLUMNS"] = "50"
    #expect(try shop.succeed("preview", "shoe.json").text.split(separator: "\n").allSatisfy { $0.count == 50 })
  }

  @Test func refusals() throws {
    let shop = try Workspace(["shoe.json": "{}", "bad.json": "{"])
    try shop("preview", "shoe.json", "--width", "0").expectRefusal(64, "--width")
    try shop("preview", "bad.json").expectRefusal(65, "bad.json:1:2")
    try shop("preview", "none.json").expectRefusal(66, "none.json")
    try shop("preview", "shoe.json", "--finish", "shaded", "--layers", "nowhere").expectRefusal(66, "nowhere")
  }
}
