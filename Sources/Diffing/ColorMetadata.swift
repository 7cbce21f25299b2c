import FileSystem
import PNGCodec
import PNGRows

/// What a PNG says beside its pixels, read from its chunks without decoding it.
enum ColorMetadata {
  /// The chunks that tell how colours are meant.
  private static let types = ["gAMA", "cHRM", "sRGB", "iCCP", "cICP", "mDCv", "cLLi"]

  /// What differs between two files, such as `gAMA 0.45455 to none`; empty where both say the same.
  static func changes(from expected: FileContents, to actual: FileContents) -> [String] {
    let (before, after) = (chunks(of: expected), chunks(of: actual))
    return types.compactMap { type in
      let (old, new) = (before[type], after[type])
      guard old != new else { return nil }
      return "\(type) \(words(type, old)) to \(words(type, new))"
    }
  }

  private static func chunks(of file: FileContents) -> [String: [UInt8]] {
    guard let outline = try? PNGOutline(of: file.bytes) else { return [:] }
    var found: [String: [UInt8]] = [:]
    for chunk in outline.chunks {
      let type = chunk.type.description
      // The first counts: a second one is against the rules.
      if types.contains(type), found[type] == nil { found[type] = Array(file.bytes[chunk.data]) }
    }
    return found
  }

  private static func words(_ type: String, _ data: [UInt8]?) -> String {
    guard let data else { return "none" }
    switch (type, data.count) {
    case ("gAMA", 4): return decimal(data.reduce(0) { $0 << 8 | Int($1) })
    case ("sRGB", 1):
      let intents = ["perceptual", "relative colorimetric", "saturation", "absolute colorimetric"]
      return data[0] < 4 ? intents[Int(data[0])] : "\(data[0])"
    case ("cICP", 4): return data.map { "\($0)" }.joined(separator: "-")
    case ("iCCP", _): return "'\(String(decoding: data.prefix { $0 != 0 }, as: UTF8.self))' (\(data.count) bytes)"
    default: return "(\(data.count) bytes)"
    }
  }

  /// A number of hundred thousandths, as gAMA has it.
  private static func decimal(_ value: Int) -> String {
    let fraction = String(value % 100_000)
    return "\(value / 100_000)." + String(repeating: "0", count: 5 - fraction.count) + fraction
  }

  /// The text under a keyword; nil where there is none that can be read.
  static func text(_ keyword: String, in file: FileContents) -> String? {
    guard let outline = try? PNGOutline(of: file.bytes), let last = outline.chunks.last else { return nil }
    // A file of its texts alone, so that those of a large picture are found without its pixels.
    var texts = Array(file.bytes.prefix(33))
    for chunk in outline.chunks where ["iTXt", "tEXt", "zTXt"].contains(chunk.type.description) {
      texts += file.bytes[chunk.data.lowerBound - 8..<chunk.data.upperBound + 4]
    }
    texts += file.bytes[last.data.lowerBound - 8..<last.data.upperBound + 4]
    return try? PNGDecoder.text(keyword: keyword, in: texts)
  }
}
