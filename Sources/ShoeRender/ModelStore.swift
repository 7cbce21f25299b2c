import LayerSets
import Threads

/// The models that a planner has loaded, by what was asked for.
final class ModelStore: Sendable {
  struct Key: Hashable {
    let model: String?
    let finish: Finish
    let size: SizeRequest
    let framing: Framing
    let maximumPixels: Int

    init(_ request: RenderRequest) {
      model = request.model
      finish = request.finish
      size = request.size
      framing = request.framing
      maximumPixels = request.maximumPixels
    }
  }

  private let models = Monitor<[Key: PreparedModel]>([:])

  /// The most models that are kept. A list has one, or a few in a few sizes; beyond, all are dropped and loaded again.
  private static let capacity = 64

  /// The model for `key`; `load` makes it the first time, while other threads wait.
  func model(_ key: Key, load: () throws(RenderError) -> PreparedModel) throws(RenderError) -> PreparedModel {
    try models.change { models throws(RenderError) in
      if let model = models[key] { return model }
      let model = try load()
      if models.count >= Self.capacity { models.removeAll() }
      models[key] = model
      return model
    }
  }
}
