import Colorways
import FileSystem
import ShoeDesign
import TestSupport
import Testing

/// A list read to its end, as text: one line a row, then what was said.
struct ReadList {
  var rows: [Row] = []
  var notices: [String] = []
  /// What is said about names with two values, apart from the other notices.
  var conflicts: [String] = []

  init(_ sources: [String], _ change: (inout ListOptions) -> Void = { _ in }) throws {
    var options = ListOptions()
    change(&options)
    let list = try ColorwayList(sources, options: options)
    let (reader, parser) = (list.reader(), list.parser)
    var filter = RowNoticeFilter()
    while let record = try reader.next() {
      let row = parser.row(of: record)
      add(filter.new(reader.takeNotices() + row.notices))
      rows.append(row)
    }
    add(filter.new(reader.takeNotices()))
  }

  private mutating func add(_ new: [RowNotice]) {
    notices += new.filter { $0.kind != .nameConflict }.map(\.description)
    conflicts += new.filter { $0.kind == .nameConflict }.map(\.description)
  }

  /// The list of one file with this content; its folder's path is left out of all texts.
  init(_ name: String, _ content: String, _ change: (inout ListOptions) -> Void = { _ in }) throws {
    try self.init(name, Array(content.utf8), change)
  }

  init(_ name: String, _ content: [UInt8], _ change: (inout ListOptions) -> Void = { _ in }) throws {
    let folder = try TemporaryFolder()
    self = try ReadList([folder.write(content, to: name)], change).without(folder)
  }

  /// The same, without the folder's path in its texts.
  private var folder = ""

  func without(_ folder: TemporaryFolder) -> ReadList {
    var list = self
    list.folder = folder.path + "/"
    list.notices = notices.map(list.shortened)
    return list
  }

  func shortened(_ text: String) -> String { folder.isEmpty ? text : text.replacing(folder, with: "") }

  /// The names of the colorways, and of bad rows the faults.
  var texts: [String] {
    rows.map { row in
      switch row.result {
      case .success(let colorway): "\(row.index) \(colorway.configuration.name ?? "-")"
      case .failure(let fault): "\(row.index) " + shortened(fault.description)
      }
    }
  }

  /// The configurations as canonical JSON; nothing for bad rows.
  var configurations: [String] { rows.compactMap { try? $0.result.get().configuration.canonicalText } }

  /// The faults alone.
  var faults: [String] {
    rows.compactMap { if case .failure(let fault) = $0.result { shortened(fault.description) } else { nil } }
  }
}

/// The error of a list that cannot be used, with its kind; the folder's path is left out.
func sourceError(
  _ sources: [String], in folder: TemporaryFolder? = nil, _ change: (inout ListOptions) -> Void = { _ in }
) -> String {
  do {
    _ = try ReadList(sources, change)
    return "no error"
  } catch let error as SourceError {
    let message = folder.map { error.message.replacing($0.path + "/", with: "") } ?? error.message
    return "\(error.kind): \(message)"
  } catch {
    return "another error: \(error)"
  }
}

/// The error of a list of one file.
func fileError(_ name: String, _ content: String, _ change: (inout ListOptions) -> Void = { _ in }) throws -> String {
  let folder = try TemporaryFolder()
  return sourceError([try folder.write(content, to: name)], in: folder, change)
}
