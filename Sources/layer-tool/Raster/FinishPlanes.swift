/// Makes the mask of a finish layer from its drawing with hard edges.
struct FinishPlanes {
  /// The masks of the parts at the same size.
  let parts: LayerPlanes

  /// Fades its edges, confines it to the parts that it lies within, rounds it to its levels, and takes off the dust.
  func mask(of layer: FinishLayer, drawn plane: Plane) -> Plane {
    var result = Softening.softened(plane, reach: layer.soft * parts.scale)
    let limits = parts.layers.filter { layer.within.contains($0.part) }.map(\.plane.values)
    for index in result.values.indices {
      let limit = limits.isEmpty ? 255 : limits.map { $0[index] }.max() ?? 0
      let coverage = (Int(result.values[index]) * Int(limit) + 127) / 255
      result.values[index] = Self.level(coverage, of: layer.levels)
    }
    return Dust.removed(from: result, silhouette: parts.silhouette)
  }

  /// The nearest of `levels` even steps above 0.
  static func level(_ coverage: Int, of levels: Int) -> UInt8 {
    let step = (coverage * levels + 127) / 255
    return UInt8((step * 255 + levels / 2) / levels)
  }
}
