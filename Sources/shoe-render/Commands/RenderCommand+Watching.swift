import Arguments
import FileSystem
import LayerSets

extension RenderCommand {
  /// Renders, and again at each save of an input, until a signal ends the process. What is wrong with the command line, and an input
  /// that is missing at the beginning, ends it.
  func keepRendering() throws {
    guard configuration != "-", output != "-" else {
      throw CommandFailure(
        .usage, "--watch needs files to watch and to write; give a configuration's path, and -o FILE")
    }
    let watch = FileWatch(watchedFiles)
    try attempt(isFirst: true)
    if !messages.quiet { Speech.tell("Watching \(PathBytes.quoted(configuration)); Ctrl-C ends.\n") }
    while true {
      watch.waitForSave()
      try attempt(isFirst: false)
    }
  }

  /// The configuration, palettes, and the files of the layer set in use, as far as they can be told now.
  private var watchedFiles: [String] {
    let sets = picture.layers == nil ? [] : (try? picture.catalog())?.sets ?? []
    return [configuration] + colors.palettes + sets.flatMap(\.files)
  }

  /// Renders once; a fault of an input is said.
  private func attempt(isFirst: Bool) throws {
    do {
      try render()
    } catch let error as UsageError {
      throw error
    } catch {
      let failure = CommandFailure(error)
      if failure.code == .usage || (isFirst && failure.code == .missingInput) { throw error }
      return Speech.tell("Error: \(failure.message)\n")
    }
    if !messages.quiet { Speech.tell("Rendered \(PathBytes.quoted(outputPath)).\n") }
  }
}
