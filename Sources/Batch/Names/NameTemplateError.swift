import Suggestions

/// What is wrong with the text of a ``NameTemplate`` (exit code 64).
public struct NameTemplateError: Error, Hashable, Sendable {
  /// The mistakes there are.
  public enum Kind: Hashable, Sendable {
    /// There is no text.
    case empty
    /// `{` without `}`.
    case unclosedBrace
    /// `}` without `{`.
    case strayBrace
    /// `{}`.
    case emptyField
    /// No field has this name; the names there are.
    case unknownField(String, known: [String])
    /// What follows the `:` of a field is not its format; the format it takes, if any.
    case badFormat(String, field: String, example: String?)
    /// The name does not end in `.png`; what it ends in instead.
    case noPNG(String)
    /// The path begins with `/`.
    case absolute
    /// A component is `.` or `..`.
    case dots(String)
    /// Nothing stands between two slashes.
    case emptyComponent
    /// A component begins with a dot or a dash.
    case leadingMark(String)
    /// A folder ends in a dot or a space.
    case trailingMark(String)
    /// A character that cannot stand in a name on all systems.
    case forbidden(String)
    /// A component has too much fixed text; how many bytes.
    case longText(Int)
    /// Several pictures of a row would get one name.
    case noRendition(count: Int)
    /// Two renditions would get one name.
    case equalRenditions(String, String)
    /// A rendition's name is no text for a name.
    case badRendition(String)
  }

  /// The mistake.
  public let kind: Kind
  /// Which character of the template is at fault, from 1; nil where none is.
  public let position: Int?

  init(_ kind: Kind, at position: Int? = nil) {
    self.kind = kind
    self.position = position
  }
}

extension NameTemplateError: CustomStringConvertible {
  /// The place, what is wrong, and the way out.
  public var description: String { position.map { "character \($0): \(message)" } ?? message }

  private var message: String {
    switch kind {
    case .empty: "a name cannot be empty; the default is '{index:06}-{name}.png'"
    case .unclosedBrace: "'{' has no '}'; write '{{' for a brace"
    case .strayBrace: "'}' has no '{'; write '}}' for a brace"
    case .emptyField: "'{}' names no field; write '{name}', or '{{}}' for braces"
    case .unknownField(let word, let known):
      "unknown field \(quotedExcerpt("{\(word)}"))" + Self.hint(word, known)
    case .badFormat(let format, let field, let example?):
      "\(quotedExcerpt(format)) is no format of '{\(field)}'; write it as in '\(example)'"
    case .badFormat(let format, let field, nil):
      "'{\(field)}' takes no format; leave out \(quotedExcerpt(":" + format))"
    case .noPNG(let ending): Self.noPNG(ending)
    case .absolute: "a name begins in the output folder; leave out the '/' at its beginning, and give the folder by -o"
    case .dots(let component): "'\(component)' leads out of the folder or nowhere; name folders by words"
    case .emptyComponent: "nothing stands between two slashes"
    case .leadingMark(let mark):
      "a file or folder cannot begin with '\(mark)': it would be hidden, or taken for an option"
    case .trailingMark(let mark): "a folder cannot end in '\(mark)': Windows drops it"
    case .forbidden(let character): "\(quotedExcerpt(character)) cannot stand in a file name on all systems"
    case .longText(let count):
      "the fixed text of a file or folder has \(count) bytes; at most \(NameTemplateParser.longestFixedText) leave room for values"
    case .noRendition(let count):
      "the \(count) renditions of a row would get one name; put {rendition} into it"
    case .equalRenditions(let first, let second):
      "the renditions \(quotedExcerpt(first)) and \(quotedExcerpt(second)) would get one name; name them apart"
    case .badRendition(let name):
      "the rendition \(quotedExcerpt(name)) is no part of a file name; use letters, digits, '-' and '_', at most \(NameTemplate.longestRendition)"
    }
  }

  private static func hint(_ word: String, _ known: [String]) -> String {
    Suggestions.hint(for: word, among: known, listedAs: "fields")
  }

  private static func noPNG(_ ending: String) -> String {
    ending.isEmpty
      ? "a name ends in '.png', which is missing"
      : "the name ends in \(quotedExcerpt(ending)), and shoe-render writes PNG only; let it end in '.png'"
  }
}
