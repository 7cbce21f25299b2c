public import Pixels

/// A bare name that the two tables give different values, so that a reader may have meant the other.
public struct NameConflict: Hashable, Sendable {
  /// The name, in lower case.
  public let name: String
  /// The table whose value was taken.
  public let table: NamedColorTable
  /// The value that was taken.
  public let color: RGBA8
  /// The value of the other table.
  public let otherColor: RGBA8

  /// The conflict of `name`, or nil where one table alone has it or both agree.
  init?(_ name: some Collection<UInt8>, _ reading: ColorReading) {
    guard let taken = reading.tables[0].entry(named: name, reading),
      let other = reading.tables[1].entry(named: name, reading), taken.color != other.color
    else { return nil }
    self.name = taken.name
    table = reading.tables[0]
    color = taken.color
    otherColor = other.color
  }

  /// The table whose value was not taken.
  public var otherTable: NamedColorTable { table == .css ? .swiftUI : .css }
}

extension NameConflict: CustomStringConvertible {
  /// The notice: `orange read as SwiftUI 255,149,0; CSS has 255,165,0`.
  public var description: String {
    "\(name) read as \(table.title) \(Self.channels(color)); \(otherTable.title) has \(Self.channels(otherColor))"
  }

  private static func channels(_ color: RGBA8) -> String { "\(color.red),\(color.green),\(color.blue)" }
}
