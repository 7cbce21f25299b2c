import Foundation
import JSON
import PNGCodec
import Pixels
import TestSupport
import Testing

/// Bad rows: nothing is made where that can be known before, else all up to the row; with `--keep-going` all others.
struct BatchFaultTests {
  static let lists: [(name: String, text: String, fault: String)] = [
    ("list.csv", "name,side\na,red\nb,redd\nc,blue\n", "list.csv:3: column 'side': "),
    ("list.jsonl", "{\"name\": \"a\"}\n\n{\"nam\": \"b\"}\n{\"name\": \"c\"}\n", "list.jsonl:3:2: nam: unknown key"),
    ("list.json", "[{\"name\": \"a\"},\n {\"name\": 5},\n {\"name\": \"c\"}]", "list.json:2:11: name: "),
    ("broken.jsonl", "{\"name\": \"a\"}\n{\"name\": \"b\",}\n{\"name\": \"c\"}\n", "broken.jsonl:2:13: a comma before"),
    ("short.csv", "name,side\na,red\nb\nc,blue\n", "short.csv:3: 1 cell, but the header has 2 columns"),
    (
      "digits.csv", "name,side\na,red\nb,4455\nc,blue\n",
      "digits.csv:3: column 'side': '4455' is a number, as spreadsheets"
    ),
    ("model.csv", "name,model,side\na,classic,red\nb,boot,red\nc,classic,red\n", "model.csv:3: "),
  ]

  @Test(arguments: lists.indices) func stopsBeforeAnything(number: Int) throws {
    let (name, text, fault) = Self.lists[number]
    let shop = try Workspace([name: text])
    for output in ["out", "out.tar", "-"] {
      for jobs in [1, 3] {
        let result = try shop.batch("\(name) --width 20 -o \(output) --jobs \(jobs)")
        #expect(result.status == 65)
        #expect(result.output.isEmpty)
        #expect(result.errors.contains("Error: \(fault)"), "\(result.errors)")
      }
    }
    #expect(try shop.folder.names() == [name])
  }

  @Test(arguments: lists.indices) func goesOn(number: Int) throws {
    let (name, text, fault) = Self.lists[number]
    let shop = try Workspace([name: text])
    for output in ["out", "out.tar"] {
      let result = try shop.batch("\(name) --width 20 -o \(output) --keep-going")
      #expect(result.status == 1)
      #expect(result.errors.contains("Failed: \(fault)"), "\(result.errors)")
      #expect(result.errors.contains("2 pictures: 2 written; 1 row failed; "), "\(result.errors)")
    }
    #expect(try shop.paths("out") == ["000001-a.png", "000003-c.png", "manifest.jsonl"])
    #expect(try shop.untar(shop.folder.read("out.tar")) == shop.tree("out"))
    #expect(try shop.lines("out/manifest.jsonl").map { $0["status"]?.string } == ["done", "failed", "done"])
    // Faults are said with --quiet too.
    let quiet = try shop.batch("\(name) --width 20 -o out --keep-going --quiet")
    #expect(quiet.status == 1 && quiet.errors.hasPrefix("Failed: \(fault)"), "\(quiet.errors)")
    #expect(quiet.errors.split(separator: "\n").count == 1)
  }

  /// From a stream: what comes before the bad row is made, and the manifest has it.
  @Test(arguments: lists.indices) func stopsAtTheRowOfAStream(number: Int) throws {
    let (name, text, fault) = Self.lists[number]
    let shop = try Workspace([:])
    let place = "standard input" + fault.dropFirst(name.utf8.count)
    let result = try shop.batch("- --width 20 -o out --jobs 1", input: Array(text.utf8))
    #expect(result.status == 65)
    #expect(result.errors.contains("Error: \(place)"), "\(result.errors)")
    #expect(try shop.paths("out") == ["000001-a.png", "manifest.jsonl"])
    #expect(try shop.lines("out/manifest.jsonl").count == 1)
    let archive = try shop.batch("- --width 20 -o - --quiet", input: Array(text.utf8))
    #expect(archive.status == 65)
    #expect(try shop.untar(archive.output) == shop.tree("out"))
    let file = try shop.batch("- --width 20 -o out.tar --quiet", input: Array(text.utf8))
    #expect(file.status == 65 && !shop.folder.exists("out.tar"))
  }

  /// The exit code is the bad row's own; a file of a folder may be wrong, unreadable or gone.
  @Test func codesOfFiles() throws {
    let shop = try Workspace(["in/a.json": "{}", "in/c.json": "{}"])
    try shop.folder.link("in/b.json", to: "nowhere.json")
    let gone = try shop.batch("in -o out --width 20")
    #expect(gone.status == 66 && gone.errors.hasPrefix("Error: in/b.json: cannot be read"), "\(gone.errors)")
    #expect(!shop.folder.exists("out"))
    let rest = try shop.batch("in -o out --width 20 --keep-going")
    #expect(rest.status == 1 && rest.errors.contains("Failed: in/b.json: cannot be read"), "\(rest.errors)")
    #expect(try shop.paths("out") == ["000001.png", "000003.png", "manifest.jsonl"])
    // A folder is no configuration, whatever its name.
    _ = try shop.shell("rm in/b.json && mkdir in/b.json")
    try shop.batched("in -o none --width 20")
    #expect(try shop.paths("none") == ["000001.png", "000002.png", "manifest.jsonl"])
  }

  /// A list that ends in the middle: the rows before are made, and what is missing is said.
  @Test func aListThatBreaksOff() throws {
    let shop = try Workspace([
      "list.json": "[{\"name\": \"a\"},\n{\"name\": \"b\"}", "open.csv": "name,side\na,red\n\"b,blue\nc,red\n",
    ])
    let array = try shop.batch("list.json -o out --width 20 --keep-going")
    #expect(array.status == 1 && array.errors.contains("Failed: list.json:"), "\(array.errors)")
    #expect(try shop.paths("out").filter { $0.hasSuffix(".png") } == ["000001-a.png", "000002-b.png"])
    let quote = try shop.batch("open.csv -o out2 --width 20 --keep-going")
    #expect(
      quote.status == 1 && quote.errors.contains("open.csv:3: the quote that begins here is not closed"),
      "\(quote.errors)")
    #expect(try shop.paths("out2").filter { $0.hasSuffix(".png") } == ["000001-a.png"])
  }

  /// 100,000 rows with a bad one at the end: it is found within seconds, before anything is made.
  @Test func theLastOfMany() throws {
    let shop = try Workspace(["list.csv": Tables.random(rows: 100_000) + "Bad,S,red,red,redd,red,red\n"])
    for name in ["{index:06}-{name}.png", "{name}.png"] {
      let clock = ContinuousClock()
      let start = clock.now
      let result = try shop.batch("list.csv -o out --width 125 --name \(name)")
      #expect(clock.now - start < .seconds(60))
      #expect(result.status == 65)
      #expect(result.errors.hasPrefix("Error: list.csv:100002: column 'sole': "), "\(result.errors)")
      #expect(try shop.folder.names() == ["list.csv"])
    }
  }

  /// Events for a program: a line of JSON for each bad row, and the sum.
  @Test func asJSON() throws {
    let shop = try Workspace(["list.csv": Self.lists[0].text])
    let result = try shop.batch("list.csv -o out --width 20 --keep-going --json")
    #expect(result.status == 1 && !result.errors.contains("Failed"), "\(result.errors)")
    try shop.folder.write(result.output, to: "events.jsonl")
    let events = try shop.lines("events.jsonl")
    let failed = events.filter { $0["event"]?.string == "failed" }
    #expect(failed.count == 1 && failed[0]["place"]?.string == "list.csv:3")
    #expect(failed[0]["error"]?.string?.hasPrefix("column 'side': ") == true)
    let done = try #require(events.last)
    #expect(done["event"]?.string == "done")
    let counts = ["rows", "failed", "pictures", "created", "replaced", "unchanged"].map { done[$0]?.number?.integer }
    #expect(counts == [3, 1, 2, 2, 0, 0])
  }

  /// No rows are no fault, but are said.
  @Test(arguments: ["name,side\n", ""]) func noRows(text: String) throws {
    let shop = try Workspace(["list.csv": text])
    let result = try shop.batch("list.csv -o out")
    if text.isEmpty { #expect(result.status == 65 && !shop.folder.exists("out"), "\(result.errors)") }
    if !text.isEmpty {
      #expect(
        result.status == 0 && result.errors.contains("Note: list.csv: there is no colorway in it"), "\(result.errors)")
      #expect(try shop.paths("out") == ["manifest.jsonl"])
      #expect(try shop.folder.read("out/manifest.jsonl") == [])
    }
  }
}
