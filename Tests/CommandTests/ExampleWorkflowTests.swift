import Foundation
import TestSupport
import Testing

/// The workflow of examples/ci, its own lines run as a runner would, save for what needs GitHub itself.
struct ExampleWorkflowTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../examples/ci/github-workflow.yml")

  /// The script of the step with this name.
  private static func script(_ step: String) throws -> String {
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    let start = try #require(lines.firstIndex(of: "      - name: \(step)"))
    let step = lines[(start + 1)...].prefix { !$0.hasPrefix("      - ") }
    let run = try #require(step.firstIndex(of: "        run: |"))
    return lines[(run + 1)..<step.endIndex].map { String($0.dropFirst(10)) }.joined(separator: "\n")
  }

  /// Steps are run by bash with -e, in the folder of a clone with two branches.
  private static func run(head edit: String) throws -> (shop: Workspace, status: Int32, output: String) {
    let shop = try Workspace([
      "designs.csv": "sku,name,side\nA,One,red\nB,Two,blue\n",
      "compare.sh": try script("Compare the designs of both branches"),
      "end.sh": try script("End as the comparison did"),
    ])
    let setting = """
      export HOME="$PWD" GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@example.com GIT_COMMITTER_NAME=a \
        GIT_COMMITTER_EMAIL=a@example.com
      mkdir bin repo runner && ln -s "$SHOE" bin/shoe-render && cp designs.csv repo && cd repo
      git init -q -b main . && git add . && git commit -q -m base && git update-ref refs/remotes/origin/main main
      \(edit)
      export PATH="$PWD/../bin:$PATH" RUNNER_TEMP="$PWD/../runner" GITHUB_BASE_REF=main DESIGNS=designs.csv \
        OPTIONS='--width 50' GITHUB_STEP_SUMMARY="$PWD/../summary.md" GITHUB_OUTPUT="$PWD/../output.txt"
      bash -e ../compare.sh > ../log.txt 2>&1 || exit 99
      . ../output.txt; export STATUS="$status" ACCEPTED="$1"
      bash -e ../end.sh
      """
    let result = try shop.shell(setting, "false")
    return (shop, result.status, result.errors)
  }

  @Test func anEditedDesignFailsAndIsReported() throws {
    let (shop, status, errors) = try Self.run(head: "sed -i s/blue/green/ designs.csv")
    #expect(status == 1, "\(errors)")
    let log = String(decoding: try shop.folder.read("log.txt"), as: UTF8.self)
    #expect(log.contains("::error file=designs.csv,line=3"), "\(log)")
    let summary = String(decoding: try shop.folder.read("summary.md"), as: UTF8.self)
    #expect(summary.hasPrefix("<!-- shoe-render diff -->"))
    #expect(try shop.folder.names(in: "repo/report").contains("index.html"))
    #expect(try shop.folder.names(in: "repo").contains("junit.xml"))
  }

  @Test func anUntouchedListPasses() throws {
    let (_, status, errors) = try Self.run(head: "true")
    #expect(status == 0, "\(errors)")
  }
}
