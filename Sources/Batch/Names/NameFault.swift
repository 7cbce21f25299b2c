import Suggestions

/// Why a row has no name: a fault of the row (exit code 65).
public struct NameFault: Error, Hashable, Sendable {
  /// The faults there are.
  public enum Kind: Hashable, Sendable {
    /// All fields of a component are without text; the fields.
    case empty(fields: [String])
    /// What the metadata has under the key is no text; what it is.
    case notText(key: String, typeName: String)
    /// A component or the whole is too long, with its values cut; its bytes, and the most it may have.
    case tooLong(count: Int, limit: Int)
  }

  /// The fault.
  public let kind: Kind

  init(_ kind: Kind) { self.kind = kind }
}

extension NameFault: CustomStringConvertible {
  /// What is wrong, and the way out.
  public var description: String {
    switch kind {
    case .empty(let fields): Self.empty(fields)
    case .notText(let key, let typeName):
      "metadata.\(excerpt(key)) is \(typeName), which is no part of a file name; a text, a number, true or false is"
    case .tooLong(let count, let limit):
      "the file name has \(count) bytes, at most \(limit) can be written; use fewer fields in --name"
    }
  }

  private static func empty(_ fields: [String]) -> String {
    let list = fields.map(excerpt).joined(separator: ", ")
    let start = fields.count == 1 ? "\(list) has no text" : "none of \(list) has text"
    return "the row has no file name: \(start) that can stand in one; give it some, or put {index} into --name"
  }
}
