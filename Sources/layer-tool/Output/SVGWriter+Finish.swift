extension SVGWriter {
  /// A finish layer in black, its edges hard: what its mask is made from.
  func finish(_ finish: AssembledFinish) -> String {
    document(areas(finish) + lines(finish))
  }

  private func areas(_ finish: AssembledFinish) -> String {
    guard !finish.areas.isEmpty else { return "" }
    let data = finish.areas.map { PathData.text($0.segments, isClosed: true) }.joined(separator: " ")
    return "<path fill=\"#000000\" d=\"\(data)\"/>\n"
  }

  private func lines(_ finish: AssembledFinish) -> String {
    guard !finish.lines.isEmpty else { return "" }
    let data = finish.lines.map { PathData.text($0.segments) }.joined(separator: " ")
    let dash = finish.layer.dash.map { decimal($0, places: 3) }.joined(separator: " ")
    return """
      <path fill="none" stroke="#000000" stroke-width="\(decimal(finish.layer.width, places: 3))" stroke-linecap="round" \
      stroke-linejoin="round"\(dash.isEmpty ? "" : " stroke-dasharray=\"\(dash)\"") d="\(data)"/>

      """
  }
}
