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
      let key = names.needsKey ? plan.key.description : nil
      let name = try name(colorway, variant, plan.size, plan.modelName, key: key)
      pictures.append(PlannedPicture(name: name, plan: plan))
    }
    return PlannedRow(colorway: colorway, pictures: pictures)
  }

  /// The names of a row's pictures, or why it has none: as ``plan(_:)``, without what only pictures need.
  func pictureNames(_ row: Row) -> Result<[String], RowFault> {
    guard !names.needsKey else { return plan(row).map { $0.pictures.map(\.name) } }
    do throws(RowFault) {
      let colorway = try row.result.get()
      var names: [String] = []
      for variant in variants {
        let request = request(colorway, variant)
        let outline = try refusing(colorway) { () throws(RenderError) in try planner.outline(request) }
        names.append(try name(colorway, variant, outline.size, outline.modelName, key: nil))
      }
      return .success(names)
    } catch {
      return .failure(error)
    }
  }

  private func request(_ colorway: Colorway, _ variant: BatchVariant) -> RenderRequest {
    var request = RenderRequest(colorway.configuration)
    variant.apply(&request)
    if request.embedding == .all { request.source = colorway.text }
    return request
  }

  private func plan(_ colorway: Colorway, _ variant: BatchVariant) throws(RowFault) -> RenderPlan {
    let request = request(colorway, variant)
    return try refusing(colorway) { () throws(RenderError) in try planner.plan(request) }
  }

  private func refusing<Value>(
    _ colorway: Colorway, _ body: () throws(RenderError) -> Value
  ) throws(RowFault) -> Value {
    do throws(RenderError) {
      return try body()
    } catch {
      throw RowFault(RowFault.Kind(error.kind), at: colorway.place, error.message)
    }
  }

  private func name(
    _ colorway: Colorway, _ variant: BatchVariant, _ size: PictureSize, _ model: String, key: String?
  ) throws(RowFault) -> String {
    var configuration = colorway.configuration
    if configuration.model == nil { configuration.model = model }
    let values = NameValues(
      index: colorway.index, configuration: configuration, rendition: variant.rendition ?? "", size: size.canvas,
      scale: variant.scale ?? "1", key: key)
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
