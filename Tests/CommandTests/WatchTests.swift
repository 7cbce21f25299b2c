import Foundation
import Pixels
import TestSupport
import Testing

/// `render --watch` on the built program. Each script begins with a picture rendered, saves in its own way, and waits until the
/// program has said what came of it.
struct WatchTests {
  /// Runs a shell script beside the program, which watches shoe.json. `said N` waits until N lines have been said; the program is
  /// ended by SIGINT, whose exit status is the script's.
  private func watch(
    _ script: String, _ arguments: String = "--width 50 -o out.png", in shop: Workspace
  ) throws -> (result: Command.Result, said: [String]) {
    // The file is there before the program is, so that it can be counted at once.
    let frame = """
      : > said
      said() { n=0; while [ $(wc -l < said) -lt $1 ] && [ $n -lt 600 ]; do sleep 0.05; n=$((n + 1)); done; }
      python3 -c 'import os, signal, sys
      signal.signal(signal.SIGINT, signal.SIG_DFL)
      os.execv(sys.argv[1], sys.argv[1:])' "$SHOE" shoe.json --watch \(arguments) 2> said &
      id=$!
      said 2
      \(script)
      sleep 0.3
      kill -INT $id
      wait $id
      """
    let result = try shop.shell(frame)
    let said = String(decoding: try shop.folder.read("said"), as: UTF8.self).split(separator: "\n").map(String.init)
    return (result, said)
  }

  private static let rendered = "Rendered 'out.png'."
  private static let beginning = [rendered, "Watching 'shoe.json'; Ctrl-C ends."]

  /// Each way of saving renders once, and what is rendered is what was saved.
  @Test(arguments: [
    ("rename", #"echo "$NEW" > new.json; mv new.json shoe.json"#),
    ("truncation", #"echo "$NEW" > shoe.json"#),
    (
      "truncation, in pieces",
      #"{ printf '{"shoeColors": '; sleep 0.2; printf '{"side": "rgb(250 18 52)"}}\n'; } > shoe.json"#
    ),
    (
      "an editor's backup",
      #"echo "$NEW" > .shoe.json.swp; mv shoe.json shoe.json~; cat .shoe.json.swp > shoe.json; rm .shoe.json.swp"#
    ),
    (
      "a temporary file beside",
      #"echo "$NEW" > shoe.json.tmp; chmod 644 shoe.json.tmp; mv shoe.json.tmp shoe.json; touch other"#
    ),
    ("twice at once", #"echo '{}' > shoe.json; echo "$NEW" > shoe.json"#),
  ])
  func aSaveRendersOnce(name: String, save: String) throws {
    let shop = try Workspace()
    try shop.folder.write(#"{"shoeColors": {"side": "rgb(250 18 52)"}}"#, to: "red.json")
    try shop.succeed("red.json", "--width", "50", "-o", "red.png")
    let (result, said) = try watch(#"NEW='{"shoeColors": {"side": "rgb(250 18 52)"}}'; "# + save + "\nsaid 3", in: shop)
    #expect(said == Self.beginning + [Self.rendered], "\(name)")
    #expect(result.status == 130)
    #expect(try shop.folder.read("out.png") == shop.folder.read("red.png"))
  }

  /// Faults are said, and watching goes on; a file that is gone for a while too.
  @Test func faultsAreNoEnd() throws {
    let shop = try Workspace()
    let (result, said) = try watch(
      """
      echo '{' > shoe.json; said 3
      echo '{"shoeColors": {"sied": "red"}}' > shoe.json; said 4
      mv shoe.json away; sleep 0.2; echo '{}' > shoe.json; said 5
      """, in: shop)
    try #require(said.count == 5)
    #expect(said[2].hasPrefix("Error: shoe.json:2:1: "))
    #expect(said[3].hasPrefix("Error: shoe.json:1:17: ") && said[3].contains("did you mean 'side'?"))
    #expect(said[4] == Self.rendered)
    #expect(result.status == 130)
  }

  /// What is not saved renders nothing: other files, reading, and the picture itself.
  @Test func otherFilesDoNotCount() throws {
    let shop = try Workspace()
    let (_, said) = try watch(
      "echo x > other.json; cat shoe.json out.png > copy; touch shoe.json.bak; sleep 0.3", in: shop)
    #expect(said == Self.beginning)
  }

  /// Masks of one's own are inputs too, and so is what a symbolic link leads to.
  @Test func masksAndLinks() throws {
    let shop = try Workspace(["real/shoe.json": "{}"])
    try shop.writeMasks(["base": [255, 0]])
    try shop.folder.link("shoe.json", to: "real/shoe.json")
    try shop.folder.write(Masks.row([0, 255]), to: "other.png")
    let (_, said) = try watch(
      "cp other.png masks/base.png; said 3; echo '{}' > real/shoe.json; said 4", "--layers masks -o out.png", in: shop)
    #expect(said == Self.beginning + [Self.rendered, Self.rendered])
    #expect(try shop.picture("out.png").bytes.prefix(4) == [0, 0, 0, 0])
  }

  @Test func refusals() throws {
    let shop = try Workspace()
    try shop("-", "--watch", input: Array("{}".utf8)).expectRefusal(64, "--watch needs files")
    try shop("shoe.json", "--watch", "-o", "-").expectRefusal(64, "--watch needs files")
    try shop("none.json", "--watch").expectRefusal(66, "none.json")
    try shop("shoe.json", "--watch", "--width", "0").expectRefusal(64, "--width")
    try shop("shoe.json", "--watch", "--set", "side=nocolour").expectRefusal(64, "nocolour")
  }
}
