import Arguments
import Batch
import Colors
import Comparing
import Diffing
import FileSystem
import LayerSets
import Reports
import ShoeDesign
import ShoeRender

extension DiffCommand {
  /// Two lists of designs.
  func compareLists(_ run: DiffRun, _ catalog: LayerSetCatalog) throws -> ExitCode {
    guard expected != "-" || actual != "-" else {
      throw CommandFailure(.usage, "standard input ('-') can be read only once; give a file on one side")
    }
    let judging = try judging(run)
    let reading = try colors.reading(quiet: messages.quiet)
    let renderer = try renderer(catalog, reading)
    if catalog.sets.count == 1 || picture.model != nil { try renderer.check() }
    do {
      let comparison = try ListComparison(
        expected: try source(expected, reading, catalog), actual: try source(actual, reading, catalog),
        renderer: renderer, key: lists.key, jobs: run.jobs, notice: BatchSpeech(messages).reporting.notice)
      return try ExitCode(endedBy: Interruption.signal) ?? run.lists(comparison, judging)
    } catch {
      // A list that a signal cut off may have faults of its own.
      if let ended = ExitCode(endedBy: Interruption.signal) { return ended }
      throw error
    }
  }

  /// A picture and a design.
  func compareDesign(
    _ design: String, on side: Side, with picture: String, _ run: DiffRun, _ catalog: LayerSetCatalog
  ) throws -> ExitCode {
    try checkListOptions("a design and a picture")
    guard design == "-" || Path.extension(design).lowercased() == "json", FileSystem.kind(of: design) != .directory
    else {
      throw CommandFailure(
        .usage,
        "a picture is compared with one configuration, and \(PathBytes.quoted(design)) is a list; to compare many, keep the pictures in a folder: \(Self.check(design, "DIR"))"
      )
    }
    let reading = try colors.reading(quiet: messages.quiet)
    let renderer = try renderer(catalog, reading)
    return try run.pair(inputs: [design, picture].filter { $0 != "-" }) { comparer in
      let result = try DesignComparison(comparer: comparer, renderer: renderer, reading: reading)
        .compare(design: design, on: side, with: picture, name: Path.lastComponent(picture))
      if !messages.quiet { result.notes.forEach { Speech.tell("Note: \($0)\n") } }
      return PairProduct(
        outcome: result.outcome, pictures: PictureSource.files.replacing(side, by: result.rendered),
        acceptCommand: side == .actual ? acceptance(of: result, design, as: picture) : nil)
    }
  }

  /// What makes the design's picture in the place of the expected one.
  private func acceptance(of result: DesignComparison.Result, _ design: String, as picture: String) -> String? {
    guard design != "-", let recipe = result.recipe,
      [.different, .sizeMismatch].contains(result.outcome.report.verdict)
    else { return nil }
    let hasColors = !self.picture.colors.isEmpty || !colors.palettes.isEmpty
    return AcceptanceCommand.render(
      design, recipe, sets: hasColors, masks: self.picture.layers, channel: self.picture.maskChannel, to: picture)
  }

  /// Pictures and designs: that is what `check` is for.
  func refuse(pictures: String, designs: String) -> CommandFailure {
    CommandFailure(
      .usage,
      "\(PathBytes.quoted(pictures)) is a folder of pictures, \(PathBytes.quoted(designs)) holds designs: \(Self.check(designs, pictures)) renders these and compares"
    )
  }

  private static func check(_ designs: String, _ golden: String) -> String {
    ShellWords.line(["shoe-render", "check", designs, "--golden", golden])
  }

  /// Refuses settings that would do nothing to what is compared.
  func checkListOptions(_ subject: String) throws(CommandFailure) {
    let given: [(name: String, isGiven: Bool)] = [
      ("--key", lists.key != nil), ("--no-pixels", lists.noPixels), ("--column", !lists.source.columns.isEmpty),
      ("--base", lists.source.base != nil), ("--assign", lists.source.assign != nil),
    ]
    guard let option = given.first(where: \.isGiven) else { return }
    throw CommandFailure(.usage, "\(option.name) is for two lists of designs; \(subject) are compared")
  }

  /// Refuses settings of renderings where pictures are compared as they are.
  func checkRenderingOptions() throws(CommandFailure) {
    let given: [(name: String, isGiven: Bool)] = [
      ("--set", !picture.colors.isEmpty), ("--width", picture.width != nil), ("--height", picture.height != nil),
      ("--size", picture.size != nil), ("--scale", picture.scale != nil), ("--fit", picture.fit != nil),
      ("--background", picture.background != nil), ("--blend", picture.blend != nil), ("--png", picture.form != nil),
      ("--embed", picture.embedding != nil),
    ]
    guard let option = given.first(where: \.isGiven) else { return }
    throw CommandFailure(.usage, "\(option.name) is for designs that are rendered; pictures are compared as they are")
  }
}

extension DiffCommand {
  private func source(
    _ path: String, _ reading: ColorReading, _ catalog: LayerSetCatalog
  ) throws -> DesignSource {
    var options = lists.source
    options.sources = [path]
    return DesignSource(path, list: try options.list(reading, catalog))
  }

  private func renderer(_ catalog: LayerSetCatalog, _ reading: ColorReading) throws -> DesignRenderer {
    let painted = try picture.colors(reading, command: Self.info.name)
    try picture.checkParts(among: catalog.sets.flatMap(\.parts), command: Self.info.name)
    return DesignRenderer(catalog: catalog, model: picture.model, apply: try picture.change(painted))
  }

  private func judging(_ run: DiffRun) throws(CommandFailure) -> ListComparison.Judging {
    guard lists.noPixels else { return .pictures(run.comparer) }
    try checkPixelOptions()
    guard let colors = ColorComparison(run.comparer.rule.pixels.metric, ignoredParts: rule.ignoredParts) else {
      throw CommandFailure(
        .usage,
        "--no-pixels compares colours, which --metric \(run.comparer.rule.pixels.metric.name) cannot; leave one out")
    }
    return .colors(colors)
  }

  /// Refuses what needs pixels.
  private func checkPixelOptions() throws(CommandFailure) {
    let given: [(name: String, isGiven: Bool)] = [
      ("-o", reports.output != nil), ("--ignore", !rule.regions.isEmpty), ("--ignore-mask", rule.ignoredMask != nil),
      ("--strict-metadata", rule.strictMetadata), ("--antialiasing", rule.antialiasing != nil),
      (rule.limits.first.map { "\($0)" } ?? "", !rule.limits.isEmpty),
    ]
    guard let option = given.first(where: \.isGiven) else { return }
    throw CommandFailure(.usage, "\(option.name) needs the pixels that --no-pixels leaves out; leave one out")
  }
}
