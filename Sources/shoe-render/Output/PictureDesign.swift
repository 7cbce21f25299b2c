import FileSystem
import LayerSets
import ShoeDesign
import ShoeRender

/// What one picture is made from: a configuration, or a picture's recipe, with the command line's wishes over it.
struct PictureDesign {
  /// A path, or `-` for standard input.
  let configuration: String
  let picture: PictureOptions
  let colors: ColorOptions
  /// The command, for usage errors.
  let command: String

  /// What the configuration or picture asks for, with the command line's wishes over it.
  func request(quiet: Bool) throws -> RenderRequest {
    let reading = try colors.reading(quiet: quiet)
    let painted = try picture.colors(reading, command: command)
    var request = try DesignReader.request(
      from: configuration, knownParts: { (try? picture.catalog())?.parts(ofModel: picture.model ?? $0) },
      reading: reading)
    try picture.change(painted)(&request)
    if let conflict = request.nameConflict, !quiet { Speech.tell("Note: \(conflict)\n") }
    return request
  }

  /// The set of the model; where the configuration itself asks for one that there is not, the error names it.
  func layerSet(_ request: RenderRequest, _ catalog: LayerSetCatalog) throws -> LayerSet {
    do {
      return try catalog.set(for: request.model)
    } catch {
      guard error.kind == .mismatch, picture.model == nil, request.model != nil else { throw error }
      let name = configuration == "-" ? "standard input" : PathBytes.visible(configuration)
      let place = request.modelPosition.map { "\(name):\($0)" } ?? name
      throw CommandFailure(.badData, "\(place): model: \(error)")
    }
  }
}
