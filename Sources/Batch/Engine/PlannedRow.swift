import Colorways
import ShoeRender

/// A row whose pictures are known but not made.
struct PlannedRow: Sendable {
  let colorway: Colorway
  /// One a variant, in their order.
  let pictures: [PlannedPicture]
}

/// A picture that is known but not made.
struct PlannedPicture: Sendable {
  /// The name: a path in the output.
  let name: String
  let plan: RenderPlan
}
