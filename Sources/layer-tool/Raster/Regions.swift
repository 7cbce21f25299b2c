/// Connected sets of pixels, four neighbours each.
enum Regions {
  /// The connected sets of pixels of which `isMember` holds.
  static func components(of plane: Plane, _ isMember: (Int) -> Bool) -> [[Int]] {
    var isFree = plane.values.indices.map(isMember)
    return plane.values.indices.compactMap { isFree[$0] ? flood(from: [$0], plane, &isFree) : nil }
  }

  /// Which pixels are joined to the border through pixels of which `isMember` holds.
  static func joinedToBorder(_ plane: Plane, _ isMember: (Int) -> Bool) -> [Bool] {
    var isFree = plane.values.indices.map(isMember)
    let seeds = plane.values.indices.filter { isFree[$0] && plane.isBorder($0) }
    var isJoined = [Bool](repeating: false, count: plane.values.count)
    for index in flood(from: seeds, plane, &isFree) { isJoined[index] = true }
    return isJoined
  }

  /// All free pixels joined to the seeds; they are free no more.
  private static func flood(from seeds: [Int], _ plane: Plane, _ isFree: inout [Bool]) -> [Int] {
    var reached = seeds
    for seed in seeds { isFree[seed] = false }
    var next = 0
    while next < reached.count {
      plane.forEachNeighbour(of: reached[next]) { neighbour in
        guard isFree[neighbour] else { return }
        isFree[neighbour] = false
        reached.append(neighbour)
      }
      next += 1
    }
    return reached
  }
}
