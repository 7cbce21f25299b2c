/// The field of 2^`degree` elements, written as polynomials over 0 and 1 in the bits of a number.
struct GaloisField {
  let degree: Int
  /// An irreducible polynomial of that degree, with its leading bit.
  let modulus: Int

  static let of8 = GaloisField(degree: 3, modulus: 0b1011)
  static let of32 = GaloisField(degree: 5, modulus: 0b10_0101)

  var count: Int { 1 << degree }

  /// The product of two elements.
  func multiply(_ left: Int, _ right: Int) -> Int {
    var product = (0..<degree).reduce(0) { right >> $1 & 1 == 1 ? $0 ^ left << $1 : $0 }
    for bit in (degree..<2 * degree).reversed() where product >> bit & 1 == 1 {
      product ^= modulus << (bit - degree)
    }
    return product
  }

  /// An orthogonal array of strength two (Bush 1952): `count`^2 rows in which every two of `columns` columns hold
  /// every pair of elements exactly once. Row (a, b) has a + b x in column x.
  func orthogonalArray(columns: Int) -> [[Int]] {
    precondition(columns <= count)
    return (0..<count * count).map { row in
      (0..<columns).map { column in row / count ^ multiply(row % count, column) }
    }
  }
}
