import Colorways
import Pixels
import ShoeDesign
import ShoeRender

/// What a comparison needs to know of the designs of one side, about 100 bytes each: keys, places, resolved colours and the
/// pictures' keys. Pictures are made from it when they are wanted.
struct DesignTable: Sendable {
  /// A design, without its texts.
  struct Row: Sendable {
    /// Equal for designs that give the same picture.
    let picture: PictureKey
    let source: UInt32
    /// 0 where the source has no lines.
    let line: UInt32
    let firstColor: UInt32
    let model: UInt32
  }

  /// What designs of one model and size have in common.
  struct Model: Hashable, Sendable {
    /// The name that was asked for; nil for the default model.
    let request: String?
    let name: String
    /// Bottom layer first.
    let parts: [ShoePart]
    /// The size of the picture.
    let size: PixelSize
  }

  /// A design as it is added.
  struct Design: Sendable {
    let place: RowPlace
    let sku: String?
    let name: String?
    let model: Model
    /// One a part of the model.
    let colors: [RGBA8]
    let picture: PictureKey
  }

  /// The designs in the order of the list; rows that are no designs are left out.
  private(set) var rows: [Row] = []
  private(set) var skus = PackedTexts()
  private(set) var names = PackedTexts()
  /// Why rows are no designs, in the order of the list.
  private(set) var faults: [RowFault] = []
  private var sources: [String] = []
  private var models: [Model] = []
  private var colors: [RGBA8] = []

  mutating func append(_ design: Design) {
    if sources.last?.utf8.elementsEqual(design.place.source.utf8) != true { sources.append(design.place.source) }
    rows.append(
      Row(
        picture: design.picture, source: UInt32(sources.count - 1), line: UInt32(clamping: design.place.line ?? 0),
        firstColor: UInt32(colors.count), model: UInt32(number(of: design.model))))
    colors += design.colors
    skus.append(design.sku)
    names.append(design.name)
  }

  mutating func append(_ fault: RowFault) { faults.append(fault) }

  /// The model of a design.
  func model(of row: Int) -> Model { models[Int(rows[row].model)] }

  /// The colours of a design, one a part of its model.
  func colors(of row: Int) -> ArraySlice<RGBA8> {
    let first = Int(rows[row].firstColor)
    return colors[first..<first + model(of: row).parts.count]
  }

  /// Where a design stands.
  func place(of row: Int) -> RowPlace {
    let line = Int(rows[row].line)
    return RowPlace(source: sources[Int(rows[row].source)], line: line == 0 ? nil : line)
  }

  private mutating func number(of model: Model) -> Int {
    if let number = models.firstIndex(of: model) { return number }
    models.append(model)
    return models.count - 1
  }
}
