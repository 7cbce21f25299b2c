import FileSystem

/// `layer-tool LAYERS [FLAT]`: draws every model whose drawing.json lies in a folder of LAYERS, and writes the flat forms
/// into FLAT. Exit status 1 where a drawing has faults, 64 for other arguments.
func run(_ arguments: [String]) throws -> Int32 {
  guard (1...2).contains(arguments.count) else {
    try StandardStream.error.write("Usage: layer-tool LAYERS [FLAT]\n")
    return 64
  }
  var status: Int32 = 0
  for name in try FileSystem.list(arguments[0]) {
    let folder = Path.joined(arguments[0], name)
    guard FileSystem.kind(of: Path.joined(folder, "drawing.json")) == .file else { continue }
    do throws(LayerPipeline.Rejection) {
      let report = try LayerPipeline(folder: folder, flatFolder: arguments.count > 1 ? arguments[1] : nil).run()
      for line in report.lines { try? StandardStream.output.write("\(report.name) \(line)\n") }
    } catch {
      for fault in error.faults { try? StandardStream.error.write("\(folder)/drawing.json: \(fault)\n") }
      status = 1
    }
  }
  return status
}

do {
  let status = try run(ProcessInformation.arguments)
  if status != 0 { ProcessInformation.exit(status) }
} catch {
  try? StandardStream.error.write("Error: \(error)\n")
  ProcessInformation.exit(1)
}
