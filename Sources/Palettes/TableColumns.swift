/// Which columns of a table hold what, seen from its header.
struct TableColumns {
  /// Where the colour is.
  enum Color {
    /// Any colour that is read elsewhere, as text.
    case text(Int)
    /// Three columns of whole numbers from 0 to 255.
    case channels([Int])
  }

  let color: Color
  let name: Int?
  let group: Int?
  /// The opacity from 0 to 1.
  let opacity: Int?
  let titles: [String]

  private static let colorTitles = ["hex", "hexcode", "hexvalue", "color", "colour", "css", "value", "code"]
  private static let nameTitles = ["name", "colorname", "colourname", "title", "label", "swatch", "color", "colour"]
  private static let channelTitles = [["r", "red"], ["g", "green"], ["b", "blue"]]

  /// Nil where the header names no colour.
  init?(header: [String]) {
    let titles = header.map { ASCII.lowercased($0).filter { !" _-".contains($0) } }
    let find = { (names: [String]) in names.compactMap { titles.firstIndex(of: $0) } }
    let channels = Self.channelTitles.compactMap { find($0).first }
    let text = find(Self.colorTitles).first
    guard let color = text.map(Color.text) ?? (channels.count == 3 ? .channels(channels) : nil) else { return nil }
    self.color = color
    self.titles = header
    name = find(Self.nameTitles).first { $0 != text }
    group = find(["group", "category", "collection"]).first
    opacity = find(["a", "alpha", "opacity"]).first
  }
}
