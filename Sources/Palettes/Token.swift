import JSON

/// One design token: an object with `$value`, or with `$ref` in its place.
struct Token {
  /// The keys that lead to it, parted by dots: what an alias writes in braces.
  let path: String
  /// The path of the group it lies in; nil at the top.
  let group: String?
  /// Its own type or that of the nearest group that has one; nil where none has.
  let type: String?
  /// The outermost group with a reserved name that it lies in, or its own path if that is reserved.
  let reserved: String?
  /// The whole object.
  let place: JSONPlace

  static let reference = "$ref"
  static let valueKey = "$value"

  /// The plain value: `$value`, or the whole object where it is a reference.
  var value: JSONPlace { place.member(Self.valueKey) ?? place }

  /// The value in a mode, or the plain one where the token has no such mode.
  func value(in mode: String?) -> JSONPlace {
    guard let mode else { return value }
    let key = NameKey(mode)
    return modes.first { NameKey($0.name) == key }?.value ?? value
  }

  /// The values of `$extensions`, under `mode` or `modes` there or one level deeper, in the object of a vendor.
  var modes: [(name: String, value: JSONPlace)] {
    guard let extensions = place.member("$extensions") else { return [] }
    let vendors = (try? extensions.members())?.map(\.value) ?? []
    let lists = ([extensions] + vendors).flatMap { [$0.member("mode"), $0.member("modes")] }
    return lists.compactMap { try? $0?.members() }.flatMap { $0 }.map { name, place in
      (name, place.member(Self.valueKey) ?? place)
    }
  }
}
