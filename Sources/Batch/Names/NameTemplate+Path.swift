extension NameTemplate {
  /// The longest component, in bytes: file systems take 255, and a file is written as `.NAME.part` first.
  static let longestComponent = 255 - 6

  /// The longest path, in bytes: macOS takes no longer one.
  static let longestPath = 1024

  /// Room that is kept for `@2x`, so that the pictures of a row are cut alike.
  private static let suffixRoom = 8

  /// The path of a picture under the output folder: components between single slashes, none of them empty, `.` or `..`,
  /// none beginning with a dot or a dash.
  public func path(for values: NameValues) throws(NameFault) -> String {
    var name: [UInt8] = []
    name.reserveCapacity(96)
    for component in components.dropLast() {
      try component.append(values, limit: Self.longestComponent, to: &name)
      name.append(UInt8(ascii: "/"))
    }
    let suffix = suffix(for: values.scale)
    let ending = max(suffix.utf8.count, Self.suffixRoom) + pathExtension.count
    try components[components.count - 1].append(values, limit: Self.longestComponent - ending, to: &name)
    name.append(contentsOf: suffix.utf8)
    name.append(contentsOf: pathExtension)
    guard name.count <= Self.longestPath else {
      throw NameFault(.tooLong(count: name.count, limit: Self.longestPath))
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// `@2x` for scale 2; nothing for scale 1, or where the template says the scale.
  private func suffix(for scale: String) -> String { scale == "1" || saysScale ? "" : "@\(scale)x" }
}
