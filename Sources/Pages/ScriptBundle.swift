/// ES modules put into one script, so that a page needs no other file.
///
/// Each module becomes a function that is called at once and returns what the module exports; an `import` becomes a
/// constant that takes names out of what another one returned. Modules come after those that they import. The text of
/// a module stays as it is but for these lines:
///
///     import { a, b } from "./other.js";       const { a, b } = $other;
///     export function a() {                    function a() {
///
/// An import may go over several lines; an export stands in the line of what it declares.
struct ScriptBundle {
  private let modules: [WebFile]

  /// A bundle of the modules at these paths of `Web/`.
  init(_ paths: [String]) {
    modules = paths.map { WebFile($0) }
  }

  var text: String { modules.map(Self.text).joined(separator: "\n") }

  private static func text(_ module: WebFile) -> String {
    var body: [String] = []
    var exports: [String] = []
    for line in module.lines.dropLast() {
      if line.hasPrefix("export ") {
        let declaration = line.dropFirst("export ".count)
        exports.append(declaredName(declaration))
        body.append(String(declaration))
      } else if let imported = importedModule(line) {
        let end = " from \"\(imported)\";"
        body.append(constant(line.dropLast(end.count)) + " = \(identifier(imported));")
      } else {
        body.append(constant(line))
      }
    }
    let result = exports.isEmpty ? [] : ["return { \(exports.joined(separator: ", ")) };"]
    let lines = ["// \(module.path)", "const \(identifier(module.path[...])) = (() => {"] + body + result + ["})();"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The line with `const` for the `import` that it begins with.
  private static func constant(_ line: Substring) -> String {
    line.hasPrefix("import {") ? "const " + line.dropFirst("import ".count) : String(line)
  }

  /// The path in the line that ends an import; nil in other lines.
  private static func importedModule(_ line: Substring) -> Substring? {
    guard line.hasPrefix("import {") || line.hasPrefix("} from \""), line.hasSuffix("\";") else { return nil }
    return line.split(separator: "\"").dropFirst().first
  }

  /// `a` of `function a() {`, `async function a() {`, `class a {` and `const a = ...`.
  private static func declaredName(_ declaration: Substring) -> String {
    let keywords: Set<Substring> = ["async", "function", "class", "const"]
    let words = declaration.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    guard let name = words.first(where: { !keywords.contains($0) }) else { preconditionFailure("a nameless export") }
    return String(name)
  }

  /// `$name` of `folder/name.js`.
  private static func identifier(_ path: Substring) -> String {
    let file = path.split(separator: "/").last ?? ""
    return "$" + file.dropLast(".js".count)
  }
}
