import Colors
import FileSystem
import JSON
import ShoeDesign

/// Makes rows of records. It keeps no state: any number of threads may use it at once, and a record gives the same row
/// whenever it is parsed.
public struct RowParser: Sendable {
  let base: ShoeConfiguration?
  let reading: ColorReading
  let colors: KnownColors
  let knownParts: @Sendable (String?) -> [ShoePart]?

  init(_ options: ListOptions) {
    base = options.base
    reading = options.reading
    colors = KnownColors(options.reading)
    knownParts = options.knownParts
  }

  /// The row that the record stands for.
  public func row(of record: Record) -> Row {
    var notices: [RowNotice] = []
    let result: Result<Colorway, RowFault>
    do throws(RowFault) {
      result = .success(try colorway(record, &notices))
    } catch {
      result = .failure(error)
    }
    return Row(index: record.index, place: record.place, result: result, notices: notices)
  }

  private func colorway(_ record: Record, _ notices: inout [RowNotice]) throws(RowFault) -> Colorway {
    let configuration: ShoeConfiguration
    var written: TextSlice?
    switch record.content {
    case .json(let slice, let column):
      configuration = try json(slice, column: column, record.place, &notices)
      written = slice
    case .file(let path):
      let slice = try file(path, record.place)
      configuration = try json(slice, column: 1, record.place, &notices)
      written = slice
    case .cells(let slice, let header):
      var cells = CellParser(self, header, record.place)
      configuration = try cells.configuration(slice)
      notices = cells.notices
    case .swatches(let row): configuration = row.configuration
    case .combination(let ordinal, let combinations): configuration = combinations.configuration(ordinal)
    case .fault(let fault): throw fault
    }
    return Colorway(
      index: record.index, place: record.place, configuration: filled(configuration),
      written: base == nil ? written : nil)
  }

  private func json(
    _ slice: TextSlice, column: Int, _ place: RowPlace, _ notices: inout [RowNotice]
  ) throws(RowFault) -> ShoeConfiguration {
    if let (configuration, conflict) = PlainRow.read(slice, colors) {
      if let conflict { notices.append(.nameConflict(place, conflict)) }
      return configuration
    }
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONReader.parse(slice.bytes, in: slice.range, line: place.line ?? 1, column: column)
    } catch {
      throw RowFault(error, at: place, after: Self.advice(error))
    }
    if let conflict = conflict(in: value) { notices.append(.nameConflict(place, conflict)) }
    do throws(ConfigurationError) {
      return try ConfigurationReader.configuration(from: value, knownParts: partsOfModel, reading: reading)
    } catch {
      throw RowFault(error, at: place)
    }
  }

  /// The first name of a colour that may have been meant otherwise.
  private func conflict(in configuration: JSONValue) -> NameConflict? {
    for member in configuration.object?["shoeColors"]?.object?.members ?? [] {
      guard let text = member.value.string else { continue }
      if let conflict = ColorParser.conflict(in: text, reading: reading) { return conflict }
    }
    return nil
  }

  /// Several values one after the other are most often meant as a list.
  private static func advice(_ error: JSONError) -> String {
    guard case .trailingText(found: "'{'") = error.kind else { return "" }
    return ", or make a list of them: an array, or one a line (JSON Lines)"
  }

  /// The text of a file, after a byte order mark.
  private func file(_ path: String, _ place: RowPlace) throws(RowFault) -> TextSlice {
    do throws(FileError) {
      let bytes = try FileSystem.read(path, maximumBytes: TextBuffer.longestRecord)
      return TextSlice(bytes: bytes, range: (bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)..<bytes.count)
    } catch {
      throw error.errno == .fileTooLarge ? .tooLong(at: place) : RowFault(error, at: place)
    }
  }

  /// The parts of a row's model, which is the base's unless it names one.
  func partsOfModel(_ model: String?) -> [ShoePart]? { knownParts(model ?? base?.model) }

  /// The configuration with what the base has and it has not.
  func filled(_ configuration: ShoeConfiguration) -> ShoeConfiguration {
    guard let base else { return configuration }
    var filled = configuration
    filled.manufacturer = filled.manufacturer ?? base.manufacturer
    filled.name = filled.name ?? base.name
    filled.model = filled.model ?? base.model
    filled.sku = filled.sku ?? base.sku
    let missing = base.writtenParts.subtracting(configuration.writtenParts)
    if !missing.isEmpty {
      let known = partsOfModel(configuration.model)
      for part in missing.sorted() where part.isStandard || known?.contains(part) ?? true {
        filled.setColor(base.shoeColors[part], of: part)
      }
    }
    for member in base.metadata.members where filled.metadata[member.key] == nil {
      filled.metadata[member.key] = member.value
    }
    return filled
  }
}
