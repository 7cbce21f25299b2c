public import Compositing
public import Pixels
public import ShoeDesign

/// A shoe model: a stack of masks, at one size or several.
public struct LayerSet: Sendable {
  /// The name that a configuration's `model` picks.
  public let name: String
  /// The name for people.
  public let title: String
  /// The parts that have a layer in any finish, each once, by their lowest layer from bottom to top.
  public let modelParts: [ModelPart]
  /// The sizes for which there are masks, narrowest first, at least one.
  public let sizes: [PixelSize]
  /// The model's own frame, which `--scale` multiplies; in units of design, such as points.
  public let frame: PixelSize
  /// The size of a picture for which none is asked.
  public let defaultSize: PixelSize
  /// The files that the set is made of, for all finishes; none for a built-in one.
  public let files: [String]
  /// The finish in which layers and masks are seen: flat, unless ``finished(_:)`` chose another.
  public internal(set) var finish = Finish.flat
  /// What each finish has of its own; flat is among them.
  let forms: [Finish: FinishForm]

  /// The most layers in a set.
  public static let maximumLayers = 64

  /// The layers of the finish, bottom to top.
  public var layers: [Layer] { form.layers }

  /// The finishes that the set has, flat first.
  public var finishes: [Finish] { Finish.allCases.filter { forms[$0] != nil } }

  private var form: FinishForm { forms[finish]! }

  /// The masks from which a picture of `size` is made: those of exactly that size, else the next larger in both
  /// directions, else the largest.
  public func sourceSize(for size: PixelSize) -> PixelSize {
    sizes.first { $0.width >= size.width && $0.height >= size.height } ?? sizes[sizes.count - 1]
  }

  /// The flattened masks of the finish at one of `sizes`. A size that is not among them is a programmer error and traps.
  public func masks(at size: PixelSize) throws(LayerSetError) -> FlattenedMasks {
    precondition(sizes.contains(size), "a layer set has masks at its own sizes only")
    return try form.load(size)
  }

  /// What is carried with the masks of one of `sizes` for the recolouring encoder; nil where nothing is. A size that is not
  /// among them is a programmer error and traps.
  public func carriedParses(at size: PixelSize) -> CarriedParses? {
    precondition(sizes.contains(size), "a layer set has masks at its own sizes only")
    return form.carriedParses?(size)
  }
}

extension LayerSet {
  /// The set in a finish. Throws where it has no layers of it.
  public func finished(_ finish: Finish) throws(LayerSetError) -> LayerSet {
    guard forms[finish] != nil else {
      throw LayerSetError(
        .mismatch, nil,
        "model '\(name)' has no \(finish.rawValue) finish (it has: \(finishes.map(\.rawValue).joined(separator: ", "))); choose one of these by --finish, or give layers of its model.json \"finish\": \"\(finish.rawValue)\""
      )
    }
    var set = self
    set.finish = finish
    return set
  }

  /// The parts that have a layer in the finish.
  public var finishedParts: Set<ShoePart> {
    Set(
      layers.compactMap { layer in
        if case .part(let part) = layer.source { part } else { nil }
      })
  }
}
