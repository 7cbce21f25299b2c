import Compositing
import Pixels
import ShoeDesign

extension ColorSolving {
  /// The solution with colours moved by single levels as long as more bytes of the picture come out right.
  func polished(_ solution: Solution) -> Solution {
    var best = solution
    var wrong = wrongBytes(best)
    for _ in 0..<4 {
      let before = wrong
      for unknown in 0...weights.parts.count where unknown < weights.parts.count || best.background.alpha > 0 {
        for channel in ColorChannel.allCases {
          for step in [1, -1] {
            guard wrong[channel.rawValue] > 0, let tried = moved(best, unknown, channel, by: step) else { continue }
            let count = wrongBytes(tried)
            if count[channel.rawValue] < wrong[channel.rawValue] { (best, wrong) = (tried, count) }
          }
        }
      }
      if wrong == before { break }
    }
    return best
  }

  /// In how many pixels each channel is another than the solution gives.
  private func wrongBytes(_ solution: Solution) -> [Int] {
    let colors = weights.table.colors(tints: solution.tints, background: solution.background)
    var wrong = [0, 0, 0]
    for entry in observations.entries {
      let difference = colors[entry.row].word ^ entry.word
      for channel in 0..<3 where difference >> UInt32(channel * 8) & 255 != 0 { wrong[channel] += entry.count }
    }
    return wrong
  }

  private func moved(_ solution: Solution, _ unknown: Int, _ channel: ColorChannel, by step: Int) -> Solution? {
    var moved = solution
    if unknown == weights.parts.count {
      guard let color = solution.background.moved(channel, by: step) else { return nil }
      moved.background = color
      return moved
    }
    for layer in weights.partOfLayer.indices where weights.partOfLayer[layer] == unknown {
      guard let color = solution.tints[layer].moved(channel, by: step) else { return nil }
      moved.tints[layer] = color
    }
    return moved
  }
}

extension RGBA8 {
  /// The colour with one sample `step` levels further; nil where there is none.
  fileprivate func moved(_ channel: ColorChannel, by step: Int) -> RGBA8? {
    let value = Int(self[channel]) + step
    guard (0...255).contains(value) else { return nil }
    var color = self
    switch channel {
    case .red: color.red = UInt8(value)
    case .green: color.green = UInt8(value)
    case .blue: color.blue = UInt8(value)
    }
    return color
  }
}
