import Suggestions

extension CSSFault {
  /// What is wrong and the way out, to be put after the text of the colour.
  var message: String {
    switch self {
    case .missing(let channel): "\(channel) is missing"
    case .surplus(let value): "\(quotedExcerpt(value)) is one value too many"
    case .alphaWithoutSlash(let value):
      "\(quotedExcerpt(value)) is one value too many; alpha goes after a slash: / \(excerpt(value))"
    case .wrongValue(let channel, let value, let isHue):
      "\(channel): \(quotedExcerpt(value)) is not a number or \(isHue ? "an angle in deg, grad, rad or turn" : "a percentage")"
    case .commas(let function): "\(function)() has no form with commas; write spaces, and a slash before alpha"
    case .commaMissing(let value): "no comma before \(quotedExcerpt(value)); write commas between all values or none"
    case .slashAmongCommas: "a slash among commas; write spaces instead of the commas"
    case .noneAmongCommas(let channel): "\(channel): 'none' does not go with commas; write spaces instead of the commas"
    case .mixedAmongCommas:
      "numbers and percentages do not mix among commas; write spaces instead of the commas, or one kind"
    case .percentMissing(let channel, let value):
      "\(channel): \(quotedExcerpt(value)) needs a percent sign among commas: \(excerpt(value))%"
    case .unknownSpace(let name, let meant): Self.unknownSpace(name, meant)
    case .spaceMissing: "color() starts with a space, one of \(Self.spaces)"
    case .relative(let function):
      "a colour made from another ('from') is not read; write \(function)() with its own values"
    case .textAfter(let text): "\(quotedExcerpt(text)) stands after the colour; one colour is due"
    }
  }

  private static let spaces = ColorFunction.spaceNames.joined(separator: ", ")

  private static func unknownSpace(_ name: String, _ meant: String?) -> String {
    let start = "unknown colour space \(quotedExcerpt(name))"
    if let function = ColorFunction.named(name) { return start + "; it has a function of its own: \(function.name)()" }
    return start + (meant.map(didYouMean) ?? "; known spaces: \(spaces)")
  }
}
