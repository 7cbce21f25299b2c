import ShoeDesign

/// What stands between braces in a ``NameTemplate``.
enum NameField: Hashable, Sendable {
  /// The row's number, with zeros before it up to so many digits; 0 for none.
  case index(digits: Int)
  case name
  case sku
  case model
  case manufacturer
  /// A key of the metadata, or a path of keys with dots between.
  case metadata(String)
  /// The colour of a part, in hex.
  case color(ShoePart)
  case rendition
  case width
  case height
  case scale
  /// The first digits of the picture's key.
  case hash(digits: Int)
}

extension NameField {
  /// The fields that are a word of their own, without a format.
  static let words: [(word: String, field: NameField)] = [
    ("index", .index(digits: 0)), ("name", .name), ("sku", .sku), ("model", .model), ("manufacturer", .manufacturer),
    ("rendition", .rendition), ("width", .width), ("height", .height), ("scale", .scale),
    ("hash", .hash(digits: longestHash)),
  ]

  /// A key has this many digits.
  static let longestHash = 32

  /// Whether the text is the user's, of any length, and so may be cut.
  var isText: Bool {
    switch self {
    case .name, .sku, .model, .manufacturer, .metadata: true
    case .index, .color, .rendition, .width, .height, .scale, .hash: false
    }
  }

  /// The field as it is written in a template, without a format.
  var spelled: String {
    switch self {
    case .index: "{index}"
    case .name: "{name}"
    case .sku: "{sku}"
    case .model: "{model}"
    case .manufacturer: "{manufacturer}"
    case .metadata(let key): "{metadata.\(key)}"
    case .color(let part): "{\(part.rawValue)}"
    case .rendition: "{rendition}"
    case .width: "{width}"
    case .height: "{height}"
    case .scale: "{scale}"
    case .hash: "{hash}"
    }
  }
}
