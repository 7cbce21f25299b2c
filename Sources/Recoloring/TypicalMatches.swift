/// How often length and distance symbols come in pictures of flat shapes with soft edges, 1000 pixels wide; the parse begins
/// with costs by these. Distances beyond the nearest hang on the picture's width, so theirs are smoothed.
struct TypicalMatches {
  let lengths: [Int]
  let distances: [Int]
  /// Literals and lengths.
  let total: Int

  init(pixelBytes: Int) {
    let far = [
      10, 10, 10, 10, 15, 20, 20, 20, 20, 45, 110, 100, 120, 160, 180, 220, 260, 260, 330, 500, 400, 400, 500, 500, 700,
      700,
    ]
    switch pixelBytes {
    case 4:
      lengths = [
        1300, 1900, 800, 8, 60, 240, 80, 12, 60, 30, 30, 20, 40, 40, 46, 36, 80, 75, 86, 74, 210, 320, 530, 540, 380,
        360,
        380, 380, 5000,
      ]
      distances = [1900, 1, 1, 5000] + far
      total = 25_000
    case 3:
      lengths = [
        3100, 2, 2, 320, 4, 2, 60, 2, 30, 3, 27, 27, 32, 25, 48, 28, 83, 80, 110, 110, 600, 770, 250, 220, 500, 430,
        300,
        260, 3400,
      ]
      distances = [1, 1, 4000, 1] + far
      total = 26_000
    default:
      lengths = [
        104, 40, 25, 16, 20, 8, 8, 8, 10, 11, 27, 30, 40, 240, 380, 170, 180, 210, 225, 190, 340, 220, 180, 180, 250,
        170,
        150, 80, 700,
      ]
      distances = [
        2500, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 4, 5, 6, 7, 8, 10, 20, 150, 80, 90, 130, 130, 130, 190, 200, 200, 200,
        200,
      ]
      total = 12_000
    }
  }
}
