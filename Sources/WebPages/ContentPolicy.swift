import CDigest

/// The content security policy of a page that loads nothing: its own style and its own script alone, by their digests.
public enum ContentPolicy {
  /// The meta element. `style` and `script` are what stands in the page's two elements after a line end; `images` are the
  /// sources that pictures may have, in the words of the policy.
  public static func element(style: [UInt8], script: [UInt8], images: String) -> String {
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src \(images); style-src '\(digest(style))'; script-src '\(digest(script))'; base-uri 'none'; form-action 'none'\">"
  }

  /// The digest of an element that holds a line end and then `content`.
  private static func digest(_ content: [UInt8]) -> String {
    let bytes = [UInt8(ascii: "\n")] + content
    var digest = [UInt8](repeating: 0, count: 32)
    bytes.withUnsafeBytes { cdigest_sha256($0.baseAddress, $0.count, &digest) }
    return "sha256-" + String(decoding: Base64.encode(digest), as: UTF8.self)
  }
}
