public import Colors
import FileSystem
import JSON
import PNGCodec
public import ShoeDesign
import Suggestions

/// Reads what a picture is made from: a ShoeConfiguration as JSON, or a PNG that carries a recipe.
public enum DesignReader {
  /// The request of the file at `path`, or of standard input for `-`. `knownParts` is as in
  /// `ConfigurationReader.configuration(from:knownParts:)`.
  ///
  /// A PNG gives its recipe, and its own form: an indexed one stays indexed where that is exact, a truecolour one
  /// truecolour, so that rendering it again gives the same bytes.
  public static func request(
    from path: String, knownParts: ConfigurationReader.KnownParts = { _ in ShoePart.standard },
    reading: ColorReading = .standard
  ) throws(RenderError) -> RenderRequest {
    let bytes = try bytes(of: path)
    let name = path == "-" ? "standard input" : path
    if let error = PNGDecoder.foreignFormat(of: bytes) { throw RenderError(.badData, "\(name): \(error)") }
    return PNGDecoder.hasSignature(bytes)
      ? try picture(bytes, name) : try configuration(bytes, name, knownParts: knownParts, reading: reading)
  }

  /// The configuration that JSON text holds; `name` stands before the place in errors.
  public static func configuration(
    _ bytes: [UInt8], _ name: String, knownParts: ConfigurationReader.KnownParts = { _ in ShoePart.standard },
    reading: ColorReading = .standard
  ) throws(RenderError) -> RenderRequest {
    do {
      let value = try JSONReader.parse(bytes)
      let configuration = try ConfigurationReader.configuration(from: value, knownParts: knownParts, reading: reading)
      let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
      let source = String(decoding: bytes.dropFirst(hasMark ? 3 : 0), as: UTF8.self)
      var request = RenderRequest(configuration, source: source)
      request.modelPosition = value.object?["model"]?.position
      request.nameConflict = conflict(in: value, reading)
      return request
    } catch {
      throw RenderError(.badData, "\(name):\(error)")
    }
  }

  /// The first bare name of a colour that the tables give two values.
  private static func conflict(in configuration: JSONValue, _ reading: ColorReading) -> NameConflict? {
    for member in configuration.object?["shoeColors"]?.object?.members ?? [] {
      guard let text = member.value.string else { continue }
      if let conflict = ColorParser.conflict(in: text, reading: reading) { return conflict }
    }
    return nil
  }

  private static func picture(_ bytes: [UInt8], _ name: String) throws(RenderError) -> RenderRequest {
    let (header, recipe, source) = try naming(name) { () throws(PNGError) in
      (
        try PNGDecoder.header(of: bytes), try PNGDecoder.text(keyword: Recipe.keyword, in: bytes),
        try PNGDecoder.text(keyword: Recipe.sourceKeyword, in: bytes)
      )
    }
    guard let recipe else {
      throw RenderError(
        .badData,
        "\(name): this PNG carries no recipe; `shoe-render inspect` can solve its colours, which a configuration can then name"
      )
    }
    var request = RenderRequest(try naming(name) { () throws(RenderError) in try Recipe(text: recipe) })
    let isGathered = request.origin?.isGathered ?? false
    request.form = isGathered ? .indexed : header.colorType == .indexedColour ? .auto : .truecolor
    request.source = source
    request.embedding = source == nil ? .recipe : .all
    return request
  }

  /// Puts the file's name before what is wrong with it.
  private static func naming<Value, Failure: Error & CustomStringConvertible>(
    _ name: String, _ body: () throws(Failure) -> Value
  ) throws(RenderError) -> Value {
    do {
      return try body()
    } catch {
      throw RenderError(.badData, "\(name): \(error)")
    }
  }

  private static func bytes(of path: String) throws(RenderError) -> [UInt8] {
    do {
      return path == "-" ? try FileSystem.readStandardInput() : try FileSystem.read(path)
    } catch {
      guard error.isMissing else { throw RenderError(.unreadable, error.description) }
      throw RenderError(.missing, error.description + neighbour(of: path))
    }
  }

  /// The file of a similar name in the same folder, as a question.
  private static func neighbour(of path: String) -> String {
    let folder = Path.parent(path)
    let names = ((try? FileSystem.list(folder)) ?? []).filter { !$0.hasPrefix(".") }
    guard let near = suggestion(for: Path.lastComponent(path), among: names) else { return "" }
    return didYouMean(folder == "." && !path.hasPrefix("./") ? near : Path.joined(folder, near))
  }
}
