/// Checks that the areas between strokes are open enough to be seen: each holds a circle one stroke wide, and none has a
/// gap narrower than a stroke for longer than two strokes. (Where lines meet at 35 degrees, the narrow part of the corner is
/// 1.6 strokes long.)
enum LightAreas {
  static func faults(in planes: LayerPlanes, weight: Double) -> [Fault] {
    let outline = planes.outline
    let isOutside = planes.isOutside
    let radii = DistanceTransform.squaredDistances(width: planes.width, height: planes.height) {
      outline.values[$0] >= 128
    }.map { $0.squareRoot() - 0.5 }
    let areas = Regions.components(of: outline) { outline.values[$0] < 128 && !isOutside[$0] }
    return areas.compactMap { small($0, radii, planes, weight) } + slivers(radii, areas, planes, weight)
  }

  private static func small(_ area: [Int], _ radii: [Double], _ planes: LayerPlanes, _ weight: Double) -> Fault? {
    let widest = area.max { radii[$0] < radii[$1] }!
    let diameter = 2 * radii[widest] / planes.scale
    guard diameter < weight else { return nil }
    return Fault(
      "the light area", at: planes.place(of: widest),
      "the largest circle in it is \(decimal(diameter, places: 2)) units wide, less than one stroke (\(weight))")
  }

  /// What is left of the areas after opening with a disc one stroke wide, where it is long.
  private static func slivers(
    _ radii: [Double], _ areas: [[Int]], _ planes: LayerPlanes, _ weight: Double
  ) -> [Fault] {
    let radius = weight / 2 * planes.scale
    let toDisc = DistanceTransform.squaredDistances(width: planes.width, height: planes.height) {
      radii[$0] >= radius - 1
    }
    var isLight = [Bool](repeating: false, count: radii.count)
    for index in areas.joined() { isLight[index] = true }
    let rests = Regions.components(of: planes.layers[0].plane) {
      isLight[$0] && toDisc[$0] > radius * radius
    }
    return rests.compactMap { rest in
      let length = extent(rest, width: planes.width) / planes.scale
      guard length > 2 * weight else { return nil }
      return Fault(
        "the light area", at: planes.place(of: rest[rest.count / 2]),
        "it is narrower than a stroke over \(decimal(length, places: 1)) units; widen the gap or close it")
    }
  }

  /// The diagonal of the smallest upright box around the pixels.
  private static func extent(_ pixels: [Int], width: Int) -> Double {
    let (columns, rows) = (pixels.map { $0 % width }, pixels.map { $0 / width })
    return Point(Double(columns.max()! - columns.min()!), Double(rows.max()! - rows.min()!)).length
  }
}
