import Compositing
import Pixels

/// How much of a shoe is drawn. A layer of model.json with a `"finish"` belongs to that finish alone, one without to all.
public enum Finish: String, CaseIterable, Sendable {
  /// Plain colours. Every set has it.
  case flat
  /// With shading, shine and shadow: layers of fixed colours, most of all.
  case shaded
}

/// What of a layer set hangs on the finish.
struct FinishForm: Sendable {
  /// The layers of the finish, bottom to top.
  let layers: [Layer]
  /// Gives what is carried with a size; nil for sets that carry nothing.
  var carriedParses: (@Sendable (PixelSize) -> CarriedParses?)?
  /// Loads the masks of a size.
  let load: @Sendable (PixelSize) throws(LayerSetError) -> FlattenedMasks
}
