/// Reads the arguments of a colour function, in the form with spaces and a slash or in the old form with commas.
struct FunctionReader {
  typealias Item = FunctionArguments.Item

  let function: ColorFunction
  /// What stands between the parentheses, for `color()` without the space.
  let items: [Item]

  /// The colour that the arguments make.
  func color() throws(CSSFault) -> SpecifiedColor {
    let hasCommas = items.contains { $0.kind == .comma }
    if hasCommas, function.commas == .no { throw .commas(function: function.name) }
    let values = hasCommas ? try commaSeparated() : try spaceSeparated()
    var numbers: [Double] = []
    for (channel, item) in zip(channels, values) { numbers.append(try value(of: item, for: channel)) }
    return SpecifiedColor(
      space: function.space, components: Triple(numbers[0], numbers[1], numbers[2]),
      alpha: numbers.count > 3 ? numbers[3] : 1)
  }

  private var channels: [Channel] { function.channels + [.alpha] }

  /// Three values, then perhaps a slash and a fourth.
  private func spaceSeparated() throws(CSSFault) -> [Item] {
    let slash = items.firstIndex { $0.kind == .slash }
    let colors = items[..<(slash ?? items.endIndex)]
    guard colors.count >= 3 else { throw .missing(function.channels[colors.count].name) }
    if colors.count == 4, slash == nil { throw .alphaWithoutSlash(colors[3].text) }
    if colors.count > 3 { throw .surplus(colors[3].text) }
    guard let slash else { return Array(colors) }
    let alpha = items[(slash + 1)...]
    guard let first = alpha.first else { throw .missing(Channel.alpha.name) }
    if alpha.count > 1 { throw .surplus(alpha[alpha.startIndex + 1].text) }
    return colors + [first]
  }

  /// Three or four values with a comma between each two.
  private func commaSeparated() throws(CSSFault) -> [Item] {
    if items.contains(where: { $0.kind == .slash }) { throw .slashAmongCommas }
    let parts = items.split(omittingEmptySubsequences: false) { $0.kind == .comma }
    var values: [Item] = []
    for part in parts {
      guard values.count < 4 else { throw .surplus(part.first?.text ?? ",") }
      guard let first = part.first else { throw .missing(channels[values.count].name) }
      if part.count > 1 { throw .commaMissing(before: part[part.startIndex + 1].text) }
      values.append(first)
    }
    guard values.count >= 3 else { throw .missing(channels[values.count].name) }
    try checkCommaForm(values)
    return values
  }

  /// What the old form asks of the kinds of its values.
  private func checkCommaForm(_ values: [Item]) throws(CSSFault) {
    for (channel, item) in zip(channels, values) where item.kind == .ident("none") {
      throw .noneAmongCommas(channel: channel.name)
    }
    switch function.commas {
    case .no: break
    case .alike:
      let percentages = values.prefix(3).filter(\.isPercentage).count
      let numbers = values.prefix(3).filter(\.isNumber).count
      if percentages > 0, numbers > 0 { throw .mixedAmongCommas }
    case .percentages:
      for (channel, item) in zip(function.channels, values).dropFirst() where item.isNumber {
        throw .percentMissing(channel: channel.name, value: item.text)
      }
    }
  }

  private func value(of item: Item, for channel: Channel) throws(CSSFault) -> Double {
    if let value = channel.value(of: item.kind) { return value }
    throw .wrongValue(channel: channel.name, value: item.text, isHue: channel.isHue)
  }
}

extension FunctionArguments.Item {
  fileprivate var isNumber: Bool { if case .number = kind { true } else { false } }
  fileprivate var isPercentage: Bool { if case .percentage = kind { true } else { false } }
}
