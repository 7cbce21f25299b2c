import Colorways
import FileSystem
import JSON
public import LayerSets
import Pixels
import ShoeDesign
public import ShoeRender

/// Resolves designs, and makes their pictures, all in the same way. Any number of threads may do so at once.
public struct DesignRenderer: Sendable {
  let catalog: LayerSetCatalog
  let planner: Planner
  /// The model of all designs, whatever they say; nil for each its own.
  let model: String?
  private let apply: @Sendable (inout RenderRequest) -> Void

  /// A renderer with the layer sets of `catalog`; `apply` puts what the command line says over what a design says, `model`
  /// among it.
  public init(
    catalog: LayerSetCatalog, model: String? = nil, apply: @escaping @Sendable (inout RenderRequest) -> Void
  ) {
    self.catalog = catalog
    self.model = model
    self.apply = apply
    planner = Planner(catalog: catalog)
  }

  /// Throws what no design can have, such as a size of other proportions than the only model's.
  public func check() throws(RenderError) { _ = try plan(RenderRequest()) }

  /// A row of the table for a design of a list.
  func design(_ colorway: Colorway) throws(RowFault) -> DesignTable.Design {
    var request = RenderRequest(colorway.configuration)
    do throws(RenderError) {
      let plan = try plan(&request)
      let parts = catalog.parts(ofModel: request.model) ?? []
      let model = DesignTable.Model(
        request: request.model, name: plan.modelName, parts: parts, size: plan.size.canvas)
      return DesignTable.Design(
        place: colorway.place, sku: colorway.configuration.sku, name: colorway.configuration.name, model: model,
        colors: parts.map { plan.colors[$0] }, picture: plan.key)
    } catch {
      throw RowFault(error, at: colorway.place)
    }
  }

  /// The plan of the picture of a row.
  func plan(_ row: Int, of table: DesignTable) throws(RenderError) -> RenderPlan {
    let model = table.model(of: row)
    var request = RenderRequest()
    request.model = model.request
    for (part, color) in zip(model.parts, table.colors(of: row)) { request.setColor(color, of: part) }
    return try plan(&request)
  }

  /// The plan of one design's picture, as another picture was made.
  func plan(of request: RenderRequest, at path: String, as settings: PictureSettings) throws(RenderError) -> RenderPlan
  {
    var request = request
    let own = request.model
    settings.complete(&request)
    if model == nil, let own { try check(own, request.modelPosition, path) }
    do throws(RenderError) {
      return try plan(request)
    } catch {
      // A picture without a recipe may hold the shoe fitted in.
      guard error.kind == .usage, settings.recipe == nil, case .exact(settings.size) = request.size else { throw error }
      request.size = .fit(settings.size)
      return try plan(request)
    }
  }

  /// Names the place where a design asks for a model that there is not.
  private func check(_ model: String, _ position: JSONPosition?, _ path: String) throws(RenderError) {
    do throws(LayerSetError) {
      _ = try catalog.set(for: model)
    } catch {
      guard error.kind == .mismatch else { throw RenderError(error) }
      let name = path == "-" ? "standard input" : PathBytes.visible(path)
      throw RenderError(.badData, "\(position.map { "\(name):\($0)" } ?? name): model: \(error)")
    }
  }

  private func plan(_ request: RenderRequest) throws(RenderError) -> RenderPlan {
    var request = request
    return try plan(&request)
  }

  /// Every picture carries its recipe, and nothing that does not decide its pixels.
  private func plan(_ request: inout RenderRequest) throws(RenderError) -> RenderPlan {
    apply(&request)
    request.embedding = .recipe
    return try planner.plan(request)
  }
}

extension RowFault {
  fileprivate init(_ error: RenderError, at place: RowPlace) {
    let kind: Kind =
      switch error.kind {
      case .missing: .missing
      case .unreadable: .unreadable
      default: .badData
      }
    self.init(kind, at: place, error.message)
  }
}
