public import LayerSets
import Pixels
import Reports
import ShoeDesign
import ShoeRender

/// Tells what changed between pictures of shoes, part by part. Copies share what they have worked out, and may be used by
/// many threads.
public struct PartAnalysis: Sendable {
  let store: WeightsStore
  let givenSet: LayerSet?
  private let naming = ColorNaming.shared

  /// An analysis with the layer sets of `catalog`.
  ///
  /// Pictures without a recipe are taken for ones of `model`, or of the catalogue's set where it is a single one that was
  /// given as a folder; otherwise their parts are not known. Throws where the catalogue has no such model.
  public init(catalog: LayerSetCatalog, model: String? = nil) throws(LayerSetError) {
    store = WeightsStore(catalog: catalog)
    givenSet = model != nil || catalog.isSingleSet ? try catalog.set(for: model) : nil
  }

  /// Whether pictures without a recipe are taken for ones of a model.
  public var hasModel: Bool { givenSet != nil }

  /// What changed from `expected` to `actual`. The result is the same on any machine, and whatever was compared before.
  ///
  /// Kinds of change, the first that fits: the pixels are equal and the files are not; the picture moved; both pictures are
  /// what their recipes say, and these differ in colours, masks or size; alpha alone differs; colours or coverages differ as
  /// far as pixels tell. Pictures that are no shoes can be moved, differ in alpha alone, or in the file alone.
  public func compare(expected: PictureSide, actual: PictureSide) -> PartFindings {
    let pictures = (expected: PixelWords(expected.bitmap), actual: PixelWords(actual.bitmap))
    let isEqual = pictures.expected.size == pictures.actual.size && pictures.expected.words == pictures.actual.words
    if !isEqual, let move = Translation.find(from: pictures.expected, to: pictures.actual) {
      return moved(move, expected, pictures)
    }
    var reader = PairReader(store: store, givenSet: givenSet)
    var sides = reader.read((expected, pictures.expected), (actual, pictures.actual))
    reader.dropImplausible(&sides.expected, &sides.actual)
    var pair = ReadPair(sides: sides, store: store, naming: naming)
    pair.findings.notes = reader.notes
    if isEqual {
      pair.reportEqualPixels(digests: (expected.fileDigest, actual.fileDigest))
    } else if pictures.expected.size != pictures.actual.size {
      pair.reportSizes()
    } else {
      pair.reportChange()
    }
    return pair.findings
  }

  private func moved(
    _ move: Translation, _ expected: PictureSide, _ pictures: (expected: PixelWords, actual: PixelWords)
  ) -> PartFindings {
    var reader = PairReader(store: store, givenSet: givenSet)
    var pair = ReadPair(
      sides: reader.readMoved((expected, pictures.expected), pictures.actual), store: store, naming: naming)
    pair.findings.notes = reader.notes
    pair.reportMove(move)
    return pair.findings
  }
}
