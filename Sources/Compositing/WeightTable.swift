/// The weights of every distinct row of a picture under one vector of tint alphas.
///
/// A pixel's colour is linear in the colours of the layers: with a_q = coverage times tint alpha of layer q, layer p
/// has the weight w_p = a_p * product of (1 - a_q) over the layers q above, and what lies below all layers, the
/// ground, has the product over all q. A row of a resized picture is the mean of its tuples' weights by area.
public struct WeightTable: Sendable {
  /// The tint alphas that the weights are for, bottom to top.
  public let tintAlphas: [UInt8]
  /// `count` rows of `layerCount + 1` weights, each in 0...1: the ground's, then the layers' from bottom to top.
  public let weights: [Double]
  /// The rows and tuples that the weights were made from, for the exact answer where Float64 is not enough.
  let rows: WeightRows
  let tuples: CoverageTable

  init(rows: WeightRows, tuples: CoverageTable, tintAlphas: [UInt8]) {
    self.rows = rows
    self.tuples = tuples
    self.tintAlphas = tintAlphas
    let ofTuples = Self.weights(of: tuples, tintAlphas: tintAlphas)
    weights = Self.means(of: ofTuples, in: rows, stride: tuples.layerCount + 1)
  }

  /// The number of rows.
  public var count: Int { rows.count }
  /// The number of layers.
  public var layerCount: Int { tuples.layerCount }

  /// The largest relative error of any weight, of a sum of weights, of a sum of weights times exact non-negative
  /// numbers, and of the quotient of such sums.
  ///
  /// With u = 2^-53: a weight of a tuple has one rounded quotient and at most one product a layer (2 L u); a mean
  /// over T shares a product, at most T - 1 additions and a quotient ((T + 1) u); all terms are non-negative, so
  /// sums only add their own additions ((L + 2) u each for numerator and denominator). Together below
  /// (6 L + 2 T + 16) u; doubled for safety.
  var relativeError: Double { Double(12 * layerCount + 4 * rows.longest + 32) * 0x1p-53 }

  private static func weights(of tuples: CoverageTable, tintAlphas: [UInt8]) -> [Double] {
    let layers = tuples.layerCount
    var result = [Double](repeating: 0, count: tuples.count * (layers + 1))
    for tuple in 0..<tuples.count {
      var light = 1.0
      for layer in (0..<layers).reversed() {
        let whole = Double(Int(tuples.maxima[layer]) * 255)
        let covered = Double(Int(tuples.coverages[tuple * layers + layer]) * Int(tintAlphas[layer]))
        result[tuple * (layers + 1) + layer + 1] = light * (covered / whole)
        light *= (whole - covered) / whole
      }
      result[tuple * (layers + 1)] = light
    }
    return result
  }

  private static func means(of weights: [Double], in rows: WeightRows, stride: Int) -> [Double] {
    var result = [Double](repeating: 0, count: rows.count * stride)
    for row in 0..<rows.count {
      let shares = rows.offsets[row]..<rows.offsets[row + 1]
      for share in shares {
        let area = Double(rows.areas[share])
        let tuple = Int(rows.tuples[share]) * stride
        for column in 0..<stride { result[row * stride + column] += area * weights[tuple + column] }
      }
      for column in 0..<stride { result[row * stride + column] /= Double(rows.totalArea) }
    }
    return result
  }
}
