extension NameTemplate {
  /// The longest name of a rendition, in bytes.
  static let longestRendition = 64

  /// Refuses renditions whose pictures of one row would get one name. Their names must be fit for a file name as they are,
  /// and differ by more than case.
  public func check(renditions: [String]) throws(NameTemplateError) {
    for name in renditions {
      var safe: [UInt8] = []
      SafeText.append(name, to: &safe)
      guard !safe.isEmpty, safe.elementsEqual(name.utf8), safe.count <= Self.longestRendition else {
        throw NameTemplateError(.badRendition(name))
      }
    }
    guard renditions.count > 1 else { return }
    guard fields.contains(.rendition) else { throw NameTemplateError(.noRendition(count: renditions.count)) }
    var seen: [String: String] = [:]
    for name in renditions {
      if let other = seen.updateValue(name, forKey: FoldedName.fold(name)) {
        throw NameTemplateError(.equalRenditions(other, name))
      }
    }
  }
}
