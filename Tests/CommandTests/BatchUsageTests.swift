import Foundation
import JSON
import PNGCodec
import Pixels
import TestSupport
import Testing

/// Command lines of `batch` that cannot be meant, each with the way out; nothing is made.
struct BatchUsageTests {
  static let refusals: [(arguments: String, words: [String])] = [
    ("list.csv", ["-o FOLDER", "-o FILE.tar", "-o - for a tar on standard output"]),
    ("list.csv -o", ["Missing value for '-o"]),
    ("-o out", ["no source", "--matrix"]),
    ("list.csv -o x.zip", ["'x.zip'", "a folder or a .tar", "-o -"]),
    ("list.csv -o x.tar.gz", ["'x.tar.gz'", "-o - to pipe a tar into another program"]),
    ("list.csv -o x.PNG", ["'x.PNG'", "a folder or a .tar"]),
    ("list.csv -o out --jobs 0", ["'0'", "--jobs <count>", "a whole number from 1 to 1024"]),
    ("list.csv -o out --jobs -2", ["a whole number from 1 to 1024"]),
    ("list.csv -o out --jobs two", ["'two'"]),
    ("list.csv -o out --sample 0", ["'0'", "--sample <count>", "above 0"]),
    ("list.csv -o out --sample 3", ["--matrix", "--assign"]),
    ("list.csv -o out --seed x", ["'x'", "--seed <number>"]),
    ("list.csv -o out --shard 0/3", ["--shard", "0"]),
    ("list.csv -o out --shard 4/3", ["--shard", "4"]),
    ("list.csv -o out --shard auto", ["--shard", "SLURM_ARRAY_TASK_ID"]),
    ("list.csv -o - --json", ["--json and the tar both want standard output", "-o FILE.tar"]),
    ("list.csv -o out --prune --shard 1/2", ["--prune", "--shard"]),
    ("list.csv -o out.tar --prune", ["--prune", "archive"]),
    ("list.csv -o out.tar --verify", ["--verify", "-o FOLDER"]),
    ("list.csv -o out --verify --prune", ["--verify", "--prune"]),
    ("list.csv -o out --verify --since old.jsonl", ["--verify", "--since"]),
    ("list.csv -o out --dry-run --prune", ["--dry-run", "--prune"]),
    ("list.csv -o out --dry-run --verify", ["--dry-run", "--verify"]),
    ("list.csv -o out --scale 1,1", ["1 is there twice"]),
    ("list.csv -o out --scale 1,,2", ["numbers above 0"]),
    ("list.csv -o out --scale 1,2 --width 30", ["--width and --scale exclude each other"]),
    ("list.csv -o out --rendition thumb", ["'NAME: OPTIONS'"]),
    ("list.csv -o out --rendition a:--widht=30", ["--rendition 'a:--widht=30'", "Did you mean '--width'?"]),
    ("list.csv -o out --rendition a:--layers=x", ["--rendition 'a:--layers=x'", "--layers"]),
    ("list.csv -o out --rendition a:--width=2 --rendition b:--width=3 --name {index}.png", ["{rendition}"]),
    ("list.csv -o out --rendition a:--width=2 --rendition A:--width=3", ["'a'", "'A'"]),
    ("list.csv -o out --rendition a/b:--width=2", ["a/b"]),
    ("list.csv -o out --name {index}.jpg", ["--name", ".png"]),
    ("list.csv -o out --name {colour}.png", ["--name", "colour"]),
    ("list.csv -o out --name {index", ["--name"]),
    ("list.csv -o out --name ../{index}.png", ["--name", ".."]),
    ("list.csv -o out --name /tmp/{index}.png", ["--name"]),
    ("list.csv -o out --column side", ["COLUMN=HEADER"]),
    ("list.csv - - -o out", ["standard input", "once"]),
    ("--matrix base=white list.csv -o out", ["--matrix", "list.csv"]),
    ("--matrix base=white;sied=black -o out", ["--matrix", "side"]),
    ("--merge-manifests out list.csv", ["--merge-manifests"]),
    ("list.csv -o out --assign base,sides", ["--assign", "sides"]),
    ("list.csv -o out --set sied=red", ["sied", "side"]),
    ("list.csv -o out --seed 3", ["--seed", "--sample"]),
    ("list.csv -o out --rendition a:--help", ["--help", "no option of a picture"]),
    ("list.csv -o out --widht 3", ["Did you mean '--width'?"]),
  ]

  @Test(arguments: refusals.indices) func isRefused(number: Int) throws {
    let (arguments, words) = Self.refusals[number]
    let shop = try Workspace(["list.csv": Tables.random(rows: 2)])
    let result = try shop.batch(arguments)
    #expect(result.status == 64, "\(arguments): \(result.errors)")
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("\nUsage: shoe-render batch "), "\(result.errors)")
    for word in words { #expect(result.errors.contains(word), "\(word) is not in: \(result.errors)") }
    #expect(try shop.folder.names() == ["list.csv"], "\(arguments)")
  }

  @Test(arguments: [
    ("nothing.csv -o out", Int32(66), "'nothing.csv': No such file"),
    ("lost.csv -o out", 66, "did you mean 'list.csv'?"),
    ("none/*.json -o out", 66, "no file matches 'none/*.json'"), ("empty -o out", 66, "no configuration (*.json)"),
    ("picture.png -o out", 65, "picture.png"), ("list.csv --layers nowhere -o out", 66, "nowhere"),
    ("list.csv --since nowhere.jsonl -o out", 66, "nowhere.jsonl"),
    ("list.csv --since list.csv -o out", 65, "list.csv:1"), ("--merge-manifests nowhere", 66, "nowhere"),
    ("--merge-manifests empty", 66, "manifest"), ("list.csv --verify -o nowhere", 66, "nowhere"),
    ("list.csv --model boot -o out", 65, "boot"),
  ])
  func inputsAreMissingOrWrong(arguments: String, status: Int32, words: String) throws {
    let shop = try Workspace(["list.csv": Tables.random(rows: 2)])
    try shop.folder.makeFolder("empty")
    try shop.succeed("render", "-", "-o", "picture.png", "--width", "20", input: Array("{}".utf8))
    let result = try shop.batch(arguments)
    #expect(result.status == status, "\(result.errors)")
    #expect(result.errors.hasPrefix("Error: ") && result.errors.contains(words), "\(result.errors)")
    #expect(try shop.folder.names() == ["empty", "list.csv", "picture.png"])
  }
}
