public import Pixels

/// The limits that a pair is held to. Each must hold, so the strictest decides.
public struct Limits: Hashable, Sendable {
  /// As given.
  public let limits: [Limit]

  /// Limits as given; several of a kind may be, save that of several tolerances the last counts.
  ///
  /// Where none says how many pixels may differ, which a tolerance does not, none may.
  public init(_ limits: [Limit] = []) {
    self.limits = limits
  }

  /// No pixel may differ.
  public static let none = Limits()

  /// All that are held: those given, and `--max-diff 0px` where none of them counts different pixels.
  public var held: [Limit] {
    let counts = limits.contains { if case .tolerance = $0 { false } else { true } }
    return counts ? limits : [.pixels(0)] + limits
  }

  /// What ``PixelRule/toleratedLevels`` must be for these limits.
  public var toleratedLevels: Int? { tolerance?.levels }

  /// A window that ``PixelRule/window`` must ask for; nil where no limit looks at density.
  public var window: DensityWindow? {
    limits.lazy.compactMap { if case .density(_, let window) = $0 { window } else { nil } }.first
  }

  /// Holds what was found in pictures of `size` to the limits.
  public func judge(_ statistics: PixelStatistics, size: PixelSize) -> Judgement {
    let budget = tolerance?.pixels ?? 0
    let isOverBudget = statistics.tolerated > budget
    let different = statistics.different + (isOverBudget ? statistics.tolerated : 0)
    let densities = densities(statistics, size)
    let exceeded = held.filter { limit in
      switch limit {
      case .pixels(let most): different > most
      case .share(let share): share.isExceeded(by: different, of: statistics.total)
      case .density(let most, let window): densities[window]! > most
      case .tolerance: isOverBudget
      }
    }
    return Judgement(different: different, exceeded: exceeded, densities: densities)
  }

  private var tolerance: (levels: Int, pixels: Int)? {
    limits.lazy.reversed().compactMap { limit -> (levels: Int, pixels: Int)? in
      if case .tolerance(let levels, let pixels) = limit { (levels, pixels) } else { nil }
    }.first
  }

  private func densities(_ statistics: PixelStatistics, _ size: PixelSize) -> [DensityWindow: Int] {
    limits.reduce(into: [:]) { densities, limit in
      guard case .density(_, let window) = limit, densities[window] == nil else { return }
      densities[window] = statistics.densest(window, in: size)
    }
  }
}

/// What the limits say of a pair.
public struct Judgement: Equatable, Sendable {
  /// Pixels that count as different: those beyond the tolerated levels, and the tolerated ones too where there are more
  /// of them than may be.
  public let different: Int
  /// The limits that do not hold, in the order given.
  public let exceeded: [Limit]
  /// The most different pixels in a window, for each window that a limit names.
  public let densities: [DensityWindow: Int]

  /// Whether the pair is within every limit.
  public var isSame: Bool { exceeded.isEmpty }
}
