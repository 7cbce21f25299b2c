/// Writes a drawing's layers as SVG.
struct SVGWriter {
  let drawing: AssembledDrawing

  /// One layer in black: what rsvg-convert makes the mask from.
  func layer(_ index: Int) -> String { document(shape(index, color: "#000000")) }

  /// All layers in the default colours; a part without one is shown in black.
  func preview() -> String {
    let colors = [
      "outline": "#000000", "base": "#ffffff", "side": "#ff9500", "sole": "#af52de", "cage": "#8e8e93",
    ]
    return document(
      drawing.drawing.layers.enumerated().map { shape($0.offset, color: colors[$0.element.part] ?? "#000000") }.joined()
    )
  }

  func document(_ body: String) -> String {
    let (width, height) = drawing.drawing.frame
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      \(body)</svg>

      """
  }

  private func shape(_ index: Int, color: String) -> String {
    let regions = drawing.regions[index]
    if regions.isEmpty { return strokes(color) }
    let path = regions.map { PathData.text($0.segments, isClosed: true) }.joined(separator: " ")
    return "<path fill=\"\(color)\" d=\"\(path)\"/>\n"
  }

  /// One path for all lines of a width, so that where they overlap coverage is counted once.
  private func strokes(_ color: String) -> String {
    let lines = drawing.strokes.map { ($0.width, PathData.text($0.curve.segments)) }
    let dots = drawing.drawing.dots.map { (drawing.drawing.lightWeight, PathData.text(dot: $0)) }
    let paths = Dictionary(grouping: lines + dots) { $0.0 }
    return paths.keys.sorted(by: >).map { width in
      let data = paths[width]!.map(\.1).joined(separator: " ")
      return """
        <path fill="none" stroke="\(color)" stroke-width="\(decimal(width, places: 3))" stroke-linecap="round" \
        stroke-linejoin="round" d="\(data)"/>

        """
    }.joined()
  }
}
