/// Checks that the areas between strokes are open enough to be seen: each holds a circle one stroke wide, and none has a
/// gap narrower than a stroke for longer than two strokes. (Where lines meet at 35 degrees, the narrow part of the corner is
/// 1.6 strokes long.) Dots count as light: ``DotGaps`` looks after them.
enum LightAreas {
  static func faults(in planes: LayerPlanes, drawing: Drawing) -> [Fault] {
    let isDark = darkPixels(planes, drawing)
    let isOutside = planes.isOutside
    let radii = DistanceTransform.squaredDistances(width: planes.width, height: planes.height) { isDark[$0] }
      .map { $0.squareRoot() - 0.5 }
    let areas = Regions.components(of: planes.layers[0].plane) { !isDark[$0] && !isOutside[$0] }
    return areas.compactMap { small($0, radii, planes, drawing.weight) } + slivers(radii, areas, planes, drawing.weight)
  }

  /// The pixels that strokes cover by half or more.
  private static func darkPixels(_ planes: LayerPlanes, _ drawing: Drawing) -> [Bool] {
    let outline = planes.outline
    let reach = drawing.lightWeight / 2 + 1 / planes.scale
    return outline.values.indices.map { index in
      outline.values[index] >= 128
        && !drawing.dots.contains { $0.distance(to: planes.place(of: index)) < reach }
    }
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
      radii[$0] >= radius - 0.5
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
