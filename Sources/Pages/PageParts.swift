import JSON
import WebPages

/// A page in one file: HTML with its style, its script and its data inside, which loads nothing.
///
/// Data reach the page as JSON alone, escaped so that no text can end the element it stands in; the page's script shows
/// texts as text. A content security policy admits this style and this script alone.
struct PageParts {
  private let html: WebFile
  private let style: [UInt8]
  private let script: [UInt8]

  /// A page of files of `Web/`: the HTML, in which the lines `{{policy}}`, `{{style}}`, `{{data}}` and `{{script}}` are
  /// replaced, style sheets, and modules, those that are imported first.
  init(html: String, styles: [String], modules: [String]) {
    self.html = WebFile(html)
    style = Array(styles.map { WebFile($0).bytes }.joined(separator: [0x0A]))
    script = Array(ScriptBundle(modules).text.utf8)
  }

  /// The whole page.
  func bytes(_ data: JSONValue) -> [UInt8] {
    var page: [UInt8] = []
    for line in html.lines.dropLast() {
      switch line {
      case "{{policy}}": page += ContentPolicy.element(style: style, script: script, images: "data: blob:").utf8
      case "{{style}}": page += style.dropLast()
      case "{{script}}": page += script.dropLast()
      case "{{data}}": page += ScriptData.bytes(data)
      default: page += line.utf8
      }
      page.append(0x0A)
    }
    return page
  }
}
