import Colorways
import ShoeDesign
import ShoeRender

/// Plans the pictures of rows: everything that can be wrong with a row is found here, before anything is made.
///
/// Any number of threads may plan at once.
struct RowPlanner: Sendable {
  let parser: RowParser
  let planner: Planner
  let variants: [BatchVariant]
  let names: NameTemplate

  /// The pictures of a row, or why it has none.
  func plan(_ row: Row) -> Result<PlannedRow, RowFault> {
    switch row.result {
    case .failure(let fault): return .failure(fault)
    case .success(let colorway):
      do throws(RowFault) {
        return .success(try plan(colorway))
      } catch {
        return .failure(error)
      }
    }
  }

  private func plan(_ colorway: Colorway) throws(RowFault) -> PlannedRow {
    var pictures: [PlannedPicture] = []
    pictures.reserveCapacity(variants.count)
    for variant in variants {
      let plan = try plan(colorway, variant)
      pictures.append(PlannedPicture(name: try name(colorway, variant, plan), plan: plan))
    }
    return PlannedRow(colorway: colorway, pictures: pictures)
  }

  private func plan(_ colorway: Colorway, _ variant: BatchVariant) throws(RowFault) -> RenderPlan {
    var request = RenderRequest(colorway.configuration)
    variant.apply(&request)
    if request.embedding == .all { request.source = colorway.text }
    do throws(RenderError) {
      return try planner.plan(request)
    } catch {
      throw RowFault(RowFault.Kind(error.kind), at: colorway.place, error.message)
    }
  }

  private func name(
    _ colorway: Colorway, _ variant: BatchVariant, _ plan: RenderPlan
  ) throws(RowFault) -> String {
    var configuration = colorway.configuration
    if configuration.model == nil { configuration.model = plan.modelName }
    let values = NameValues(
      index: colorway.index, configuration: configuration, rendition: variant.rendition ?? "",
      size: plan.size.canvas, scale: variant.scale ?? "1", key: names.needsKey ? plan.key.description : nil)
    do throws(NameFault) {
      return try names.path(for: values)
    } catch {
      throw RowFault(.badData, at: colorway.place, error.description)
    }
  }
}

extension RowFault.Kind {
  /// The kind of fault that a picture's is to its row.
  init(_ kind: RenderError.Kind) {
    switch kind {
    case .missing: self = .missing
    case .unreadable: self = .unreadable
    default: self = .badData
    }
  }
}
