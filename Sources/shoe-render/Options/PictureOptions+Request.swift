import Arguments
import Colors
import LayerSets
import Pixels
import ShoeDesign
import ShoeRender

extension PictureOptions {
  /// The layer sets that `--layers` names, or the built-in ones.
  func catalog() throws(LayerSetError) -> LayerSetCatalog {
    if let layers { try LayerSetCatalog(folder: layers, reading: reading) } else { .builtIn }
  }

  /// How masks are read.
  var reading: MaskReading {
    var reading = MaskReading()
    if let maskChannel { reading.channel = maskChannel }
    if let maximumPixels { reading.maximumPixels = maximumPixels }
    return reading
  }

  /// The colours of the command line.
  struct Colors: Sendable {
    var background: RGBA8?
    var parts: [(part: ShoePart, color: RGBA8)] = []
  }

  /// Reads the colours of the command line.
  func colors(_ reading: ColorReading, command: String) throws(UsageError) -> Colors {
    var result = Colors()
    for setting in colors {
      let color = try Self.color(setting.color, in: setting.text, of: "--set", reading, command: command)
      result.parts.append((setting.part, color))
    }
    if let background {
      result.background = try Self.color(background, in: background, of: "--background", reading, command: command)
    }
    return result
  }

  /// What was asked on the command line, to be put over what a configuration or recipe says.
  func change(_ colors: Colors) throws(CommandFailure) -> @Sendable (inout RenderRequest) -> Void {
    let size = try sizeRequest()
    let (background, parts) = (colors.background, colors.parts)
    return { [self] request in
      if let model { request.model = model }
      framing.preset?.apply(to: &request)
      if let size { request.size = size }
      framing.apply(to: &request)
      if let background { request.background = background }
      if let blend { request.blend = blend }
      if let finish { request.finish = finish }
      if let form { request.form = form }
      if let embedding { request.embedding = embedding }
      if let maximumPixels { request.maximumPixels = maximumPixels }
      for setting in parts { request.setColor(setting.color, of: setting.part) }
    }
  }

  /// The one size asked for; nil for none. Width and height together are a size.
  private func sizeRequest() throws(CommandFailure) -> SizeRequest? {
    var asked: [(name: String, request: SizeRequest)] = []
    switch (width, height) {
    case (let width?, let height?): asked.append(("--width and --height", .exact(.init(width: width, height: height))))
    case (let width?, nil): asked.append(("--width", .width(width)))
    case (nil, let height?): asked.append(("--height", .height(height)))
    case (nil, nil): break
    }
    if let size { asked.append(("--size", .exact(size))) }
    if let scale { asked.append(("--scale", .scale(scale))) }
    if let fit { asked.append(("--fit", .fit(fit))) }
    if let preset = framing.preset { asked.append(("--preset \(preset.rawValue)", preset.size)) }
    guard asked.count <= 1 else {
      throw CommandFailure(.usage, "\(asked[0].name) and \(asked[1].name) exclude each other; give one of them")
    }
    return asked.first?.request
  }
}
