/// What the recolouring encoder made of a size's masks, carried so that it need not be made again: for tints that are all
/// opaque, no background, and pictures of the masks' own size. Bytes of the module Recoloring.
public struct CarriedParses: Equatable, Sendable {
  /// Of the truecolour PNG with alpha.
  public let truecolor: [UInt8]
  /// Of the indexed PNG; empty where there are more than 256 rows.
  public let indexed: [UInt8]

  /// Pairs them.
  public init(truecolor: [UInt8], indexed: [UInt8]) {
    self.truecolor = truecolor
    self.indexed = indexed
  }
}
