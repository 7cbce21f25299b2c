import Foundation
import JSON
import PNGCodec
import Pixels
import TestSupport
import Testing

/// What `manifest.jsonl` says.
struct BatchManifestTests {
  @Test func members() throws {
    let shop = try Workspace(["list.csv": "name,sku,side,season\nSunset,S-1,#f00,FW\n,,blue,\n"])
    try shop.batched("list.csv -o out --width 30")
    let text = String(decoding: try shop.folder.read("out/manifest.jsonl"), as: UTF8.self)
    #expect(text.hasSuffix("}\n") && text.split(separator: "\n").count == 2)
    let rows = try shop.lines("out/manifest.jsonl")
    #expect(
      rows[0].members.map(\.key) == ["index", "name", "file", "bytes", "key", "encoder", "configuration", "status"])
    #expect(rows[1].members.map(\.key) == ["index", "file", "bytes", "key", "encoder", "configuration", "status"])
    for (number, file) in ["000001-Sunset.png", "000002.png"].enumerated() {
      let row = rows[number]
      #expect(row["index"]?.number?.integer == number + 1)
      #expect(row["file"]?.string == file)
      #expect(try row["bytes"]?.number?.integer == shop.folder.read("out/\(file)").count)
      #expect(row["status"]?.string == "done")
      #expect(try #require(row["key"]?.string).allSatisfy { "0123456789abcdef".contains($0) })
      #expect(row["key"]?.string?.count == 32)
    }
    #expect(rows[0]["name"]?.string == "Sunset")
    let version = try #require(try JSONReader.parse(shop.succeed("--version", "--json").output).object)
    #expect(rows[0]["encoder"]?.number?.integer == version["encoder"]?.number?.integer && version["encoder"] != nil)
    let configuration = try #require(rows[0]["configuration"]?.object)
    #expect(configuration["sku"]?.string == "S-1")
    #expect(configuration["metadata"]?.object?["season"]?.string == "FW")
    #expect(configuration["shoeColors"]?.object?["side"]?.string == "#ff0000")
  }

  /// A row of the manifest holds a configuration that gives the same file again.
  @Test func configurationsGiveTheFiles() throws {
    let shop = try Workspace(rows: 3)
    try shop.batched("list.csv -o out --width 30")
    for row in try shop.lines("out/manifest.jsonl") {
      let configuration = JSONWriter.canonical.bytes(try #require(row["configuration"]))
      let picture = try shop.succeed("-", "--width", "30", "-o", "-", input: configuration).output
      #expect(try shop.folder.read("out/\(row["file"]?.string ?? "")") == picture)
    }
  }

  /// Keys are equal exactly where files are: names, SKUs and prices change no byte; colours, size and ground do.
  @Test func keys() throws {
    let shop = try Workspace([
      "list.csv": "name,sku,side,price\na,1,red,5\nb,2,#ff383c,6\nc,3,blue,5\n"
    ])
    func keys(_ options: String) throws -> [String] {
      try shop.batched("list.csv -o out --force --name {sku}.png --colors css \(options)")
      return try shop.lines("out/manifest.jsonl").compactMap { $0["key"]?.string }
    }
    let all = try [
      "--width 20", "--width 21", "--width 20 --background white", "--width 20 --blend linear",
      "--width 20 --embed none", "--width 20 --png truecolor",
    ].map(keys)
    for keys in all { #expect(keys.count == 3 && keys[0] != keys[1] && keys[1] != keys[2]) }
    #expect(Set(all.joined()).count == 18)
    try shop.folder.write("name,sku,side,price\nx,1,rgb(255 0 0),9\ny,2,#FF383C,\nz,3,#00f,1\n", to: "list.csv")
    #expect(try keys("--width 20") == all[0])
  }

  @Test func theSameAfterAResumedRun() throws {
    let shop = try Workspace(rows: 30)
    try shop.folder.write("name,side\na,nocolor\n", to: "bad.csv")
    let options = "list.csv bad.csv --width 30 --keep-going --quiet --digests"
    #expect(try shop.batch("\(options) -o clean").status == 1)
    let clean = try shop.tree("clean")
    _ = try shop.batch("list.csv bad.csv --width 30 --keep-going --quiet -o out --shard 1/2")
    _ = try shop.shell("rm out/manifest*; rm 'out/000005-Shoe 5.png'; echo broken > \"out/.manifest.jsonl.part\"")
    #expect(try shop.batch("\(options) -o out").status == 1)
    #expect(try shop.tree("out") == clean)
    #expect(try shop.batch("\(options) -o out").status == 1)
    #expect(try shop.tree("out") == clean)
  }

  /// `--digests`: SHA-256 of the file, and of its pixels as libpng decodes them, by sha256sum(1).
  @Test func digests() throws {
    let shop = try Workspace(rows: 3)
    try shop.folder.write("name,side,base\nx,#0a84ff40,#fff8\n", to: "soft.csv")
    for options in ["--width 40", "--width 250", "--width 33 --png truecolor", "--fit 50x50 --background white"] {
      try shop.batched("list.csv soft.csv -o out --digests --force \(options)")
      for row in try shop.lines("out/manifest.jsonl") {
        let file = "out/\(row["file"]?.string ?? "")"
        try shop.folder.write(try shop.picture(file).bytes, to: "pixels")
        let sums = try shop.shell("sha256sum < \"$1\" && sha256sum < pixels", file).text.split(separator: "\n")
        #expect(row["sha256"]?.string == sums[0].prefix(64).description)
        #expect(row["pixels"]?.string == sums[1].prefix(64).description)
      }
    }
    #expect(
      try shop.lines("out/manifest.jsonl")[0].members.map(\.key) == [
        "index", "name", "file", "bytes", "key", "encoder", "sha256", "pixels", "configuration", "status",
      ])
  }

  /// Failed rows stand in the manifest with place and reason, but not with the place from where it was run.
  @Test func failedRows() throws {
    let shop = try Workspace(["in/list.csv": "name,side\na,red\nb,reed\nc,blue\n"])
    _ = try shop.batch("in/list.csv -o out --width 20 --keep-going")
    let text = String(decoding: try shop.folder.read("out/manifest.jsonl"), as: UTF8.self).split(separator: "\n")
    #expect(text.count == 3)
    #expect(text[1].hasPrefix(#"{"index":2,"place":"list.csv:3","error":"column 'side': "#), "\(text[1])")
    #expect(text[1].hasSuffix(#"","status":"failed"}"#))
    var elsewhere = shop
    elsewhere.program.folder = shop.folder.path("in")
    _ = try elsewhere.batch("list.csv -o out --width 20 --keep-going")
    #expect(try shop.tree("in/out") == shop.tree("out"))
  }
}
