import JSON
import TestSupport
import Testing

/// examples/colorways.csv, which the README shows.
struct ExampleColorwaysTests {
  private static let list =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    + "/examples/colorways.csv"

  /// Sixty pictures, twenty a model, no two the same, and none with parts that cannot be told apart.
  @Test(arguments: ["flat", "shaded"]) func sixtyPictures(finish: String) throws {
    let shop = try Workspace([:])
    let words = ["--width", "60", "--finish", finish, "--name", "{model}/{sku}.png", "--digests", "-o", "out"]
    let result = try shop.run(["batch", Self.list] + words)
    #expect(result.status == 0 && !result.errors.contains("same colours"), "\(result.errors)")
    for model in ["classic", "runner", "high-top"] { #expect(try shop.folder.names(in: "out/\(model)").count == 20) }
    let rows = try shop.lines("out/manifest.jsonl")
    #expect(Set(rows.compactMap { $0["key"]?.string }).count == 60)
    #expect(Set(rows.compactMap { $0["name"]?.string }).count == 60)
    for row in rows {
      let colors = try #require(row["configuration"]?.object?["shoeColors"]?.object)
      #expect(colors["outline"]?.string != colors["base"]?.string, "\(row["name"]?.string ?? "")")
      #expect(colors["side"]?.string != colors["base"]?.string, "\(row["name"]?.string ?? "")")
    }
  }
}
