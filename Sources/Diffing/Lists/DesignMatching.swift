import Colorways
import FileSystem

/// Finds what pairs the designs of two sides, and pairs them.
struct DesignMatching: Sendable {
  let expected: (source: DesignSource, table: DesignTable)
  let actual: (source: DesignSource, table: DesignTable)

  /// Both sides by their keys.
  struct Keys: Sendable {
    let key: DesignKey
    let expected: KeyIndex
    let actual: KeyIndex
  }

  /// The keys by which designs are paired; nil where each side is a file with one design, and those two belong together
  /// whatever they are called. Without `key` it is the first of SKU and name that every design has for itself, else the
  /// path where each design has a file of its own.
  ///
  /// Throws where no key does, or the one asked for does not, with an example.
  func keys(_ key: DesignKey?) throws(DiffFault) -> Keys? {
    if let key {
      if key == .path { try checkPaths() }
      do throws(Clash) {
        return try keys(by: key)
      } catch {
        throw DiffFault(.badData, "--key \(key.rawValue): \(error.words)\(wayOut(except: key))")
      }
    }
    if isSingle { return nil }
    var clashes: [String] = []
    for candidate in hasPaths ? DesignKey.allCases : [.sku, .name] {
      do throws(Clash) {
        return try keys(by: candidate)
      } catch {
        clashes.append(error.words)
      }
    }
    throw DiffFault(
      .badData,
      "nothing pairs these designs: \(clashes.joined(separator: "; ")). Give every design a SKU or a name of its own")
  }

  private var hasPaths: Bool { expected.source.root != nil && actual.source.root != nil }

  private var isSingle: Bool {
    expected.source.isJSONFile && actual.source.isJSONFile && expected.table.rows.count == 1
      && actual.table.rows.count == 1 && expected.table.faults.isEmpty && actual.table.faults.isEmpty
  }

  private func checkPaths() throws(DiffFault) {
    guard let list = [expected.source, actual.source].first(where: { $0.root == nil }) else { return }
    throw DiffFault(
      .usage,
      "--key path pairs files of two folders or patterns; \(PathBytes.quoted(list.name)) is one file: give --key sku or --key name"
    )
  }

  private func wayOut(except key: DesignKey) -> String {
    let others = DesignKey.allCases.filter { $0 != key && ($0 != .path || hasPaths) }.map { "--key \($0.rawValue)" }
    return "; correct the designs, or give \(others.joined(separator: " or "))"
  }

  private func keys(by key: DesignKey) throws(Clash) -> Keys {
    Keys(key: key, expected: try index(expected, key), actual: try index(actual, key))
  }

  private func index(
    _ side: (source: DesignSource, table: DesignTable), _ key: DesignKey
  ) throws(Clash) -> KeyIndex {
    let texts: PackedTexts
    switch key {
    case .sku: texts = side.table.skus
    case .name: texts = side.table.names
    case .path: texts = Self.paths(side)
    }
    do throws(KeyIndex.Fault) {
      return try KeyIndex(texts)
    } catch {
      switch error {
      case .missing(let row): throw Clash(words: "\(Self.place(row, side.table)) has no \(key.words)")
      case .repeated(let one, let other):
        let places = "\(Self.place(one, side.table)) and \(Self.place(other, side.table))"
        throw Clash(words: "\(places) both have the \(key.words) \(PathBytes.quoted(texts[one]))")
      }
    }
  }

  private static func paths(_ side: (source: DesignSource, table: DesignTable)) -> PackedTexts {
    var texts = PackedTexts()
    for row in side.table.rows.indices { texts.append(side.source.key(ofPath: side.table.place(of: row).source)) }
    return texts
  }

  private static func place(_ row: Int, _ table: DesignTable) -> String {
    PathBytes.visible(table.place(of: row).description)
  }

  /// An example of why a key pairs nothing.
  private struct Clash: Error {
    let words: String
  }
}

extension DesignKey {
  fileprivate var words: String {
    switch self {
    case .sku: "SKU"
    case .name: "name"
    case .path: "path"
    }
  }
}
