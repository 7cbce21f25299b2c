/// Something to be said about a source, once for each source and kind.
public struct RowNotice: Hashable, Sendable {
  /// What it is about.
  public enum Kind: Hashable, Sendable {
    /// Which mark parts the columns of a table, where its name promises another.
    case separator
    /// Parts without a column.
    case missingColumns
    /// Six hex digits without `#` were read as a colour.
    case bareHex
    /// The name of a colour has another value in the table that was not asked.
    case nameConflict
    /// The source has no row.
    case noRows
    /// Files of a folder that were not read.
    case unreadFiles
    /// Colours that are the same under two spellings.
    case sameColors
    /// Swatches left over.
    case unusedSwatches
    /// What the reader of a palette has to say.
    case palette
  }

  /// The source, as in ``RowPlace/source``.
  public let source: String
  /// What it is about.
  public let kind: Kind
  /// The sentence, without the source.
  public let message: String

  init(_ kind: Kind, _ source: String, _ message: String) {
    self.kind = kind
    self.source = source
    self.message = message
  }
}

extension RowNotice: CustomStringConvertible {
  /// `SOURCE: message`.
  public var description: String { "\(source): \(message)" }
}

/// Lets each notice through once: one of a kind for each source, of palettes and equal colours each sentence, and of
/// names with two values the first of all sources.
public struct RowNoticeFilter: Sendable {
  private struct Key: Hashable {
    let kind: RowNotice.Kind
    var source = ""
    var message = ""
  }

  private var seen: Set<Key> = []

  /// A filter that has seen nothing.
  public init() {}

  /// Those of `notices` that are new.
  public mutating func new(_ notices: [RowNotice]) -> [RowNotice] {
    notices.filter { seen.insert(key(of: $0)).inserted }
  }

  private func key(of notice: RowNotice) -> Key {
    switch notice.kind {
    case .nameConflict: Key(kind: notice.kind)
    case .palette, .sameColors: Key(kind: notice.kind, source: notice.source, message: notice.message)
    default: Key(kind: notice.kind, source: notice.source)
    }
  }
}
