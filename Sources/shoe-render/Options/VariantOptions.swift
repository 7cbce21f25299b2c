import Arguments
import Batch
import Colors
import LayerSets
import ShoeRender

/// What is asked of the pictures of a batch: of all, or of those of one rendition.
struct VariantOptions: Sendable {
  var picture = PictureOptions()
  var scales: [Scale]?

  static let arguments: [Argument<VariantOptions>] =
    PictureOptions.arguments.filter { !$0.info.names.contains("--scale") }.within(\.picture) + [
      .option(
        "--scale", value: "factors", help: "Times the frame; 1,2,3 writes @2x and @3x too.", group: "Picture options",
        parse: Scale.list, \.scales)
    ]

  /// Masks are read once for all renditions.
  private static let ofRenditions = arguments.filter { argument in
    !["--layers", "--mask-channel", "--max-pixels"].contains { argument.info.names.contains($0) }
  }
}

extension VariantOptions {
  /// These options with what a rendition says over them; a size of its own replaces theirs.
  func rendition(_ text: RenditionText) throws(CommandFailure) -> VariantOptions {
    if let word = text.words.first(where: { ["-h", "--help", "--version"].contains($0) }) {
      throw CommandFailure(
        .usage, "--rendition '\(text.text)': \(word) is no option of a picture; see 'shoe-render batch --help'")
    }
    var options = self
    options.clearSize()
    do throws(UsageError) {
      options = try OptionText.parse(text.words, into: options, arguments: Self.ofRenditions)
    } catch {
      throw CommandFailure(.usage, "--rendition '\(text.text)': \(error)")
    }
    if !options.hasSize { options.takeSize(of: self) }
    return options
  }

  private var hasSize: Bool {
    picture.width != nil || picture.height != nil || picture.size != nil || picture.fit != nil || scales != nil
      || picture.framing.preset != nil
  }

  private mutating func clearSize() { takeSize(of: VariantOptions()) }

  private mutating func takeSize(of other: VariantOptions) {
    picture.width = other.picture.width
    picture.height = other.picture.height
    picture.size = other.picture.size
    picture.fit = other.picture.fit
    picture.framing.preset = other.picture.framing.preset
    scales = other.scales
  }
}

extension VariantOptions {
  /// The pictures that these options ask for: one, or one a scale.
  func variants(
    named rendition: String?, _ reading: ColorReading, command: String
  ) throws -> [BatchVariant] {
    let colors = try picture.colors(reading, command: command)
    guard let scales else {
      return [BatchVariant(rendition: rendition, apply: try picture.change(colors))]
    }
    return try scales.map { scale in
      var picture = picture
      picture.scale = scale.factor
      return BatchVariant(rendition: rendition, scale: scale.text, apply: try picture.change(colors))
    }
  }
}
