import Testing

@testable import Pages

/// What becomes of the modules of a page.
struct ScriptBundleTests {
  @Test func importsAndExportsBecomeConstants() {
    let text = ScriptBundle(["shared/equality.js", "shared/state.js", "shared/restoring.js"]).text
    #expect(text.contains("\nconst $equality = (() => {\n"))
    #expect(text.contains("\nfunction isEqual(first, second) {\n"))
    #expect(text.contains("\nreturn { isEqual, changed };\n})();\n"))
    #expect(text.contains("\nconst { emptyDesign, historyLimit, isItem } = $state;\n"))
    #expect(text.contains("\nconst emptyDesign = Object.freeze({\n"))
  }

  @Test func importsOverSeveralLines() {
    let text = ScriptBundle(["shared/reducer.js"]).text
    #expect(text.contains("\nconst {\n  categories, destinations,"))
    #expect(text.contains("\n} = $state;\n"))
  }

  @Test func nothingOfModulesIsLeft() {
    let text = ScriptBundle(SharedModules.all).text
    for line in text.split(separator: "\n") {
      #expect(!line.hasPrefix("import ") && !line.hasPrefix("export ") && !line.hasPrefix("} from"), "\(line)")
    }
  }
}
