import Palettes
import Pixels
import Testing

/// Binary samples cut at every length and with every byte changed: an error or a right reading, and soon.
@Suite(.enabled(if: Samples.isPresent, Samples.absence))
struct DamageTests {
  /// The promise is 50 ms for one file. Tests run unoptimised beside others on busy machines, where single readings
  /// wait, so one that is late is measured again, and only the best of five counts.
  private static let bound = Duration.milliseconds(50)

  @Test(arguments: Samples.names("ase", "aco")) func cutAtEveryLength(_ name: String) throws {
    let whole = try Samples.bytes(name)
    let right = try read(whole)
    for length in whole.indices {
      guard let palette = try? timed(Array(whole[..<length])) else { continue }
      // What is left of ACO's two sections may be the first, whole.
      #expect(palette.swatches.map(\.color) == right.swatches.map(\.color), "\(length)")
    }
  }

  /// All bits of a byte, and in smaller files the lowest one too.
  @Test(arguments: Samples.names("ase", "aco"), [0xFF, 0x01] as [UInt8])
  func everyByteChanged(_ name: String, mask: UInt8) throws {
    let whole = try Samples.bytes(name)
    guard mask == 0xFF || whole.count < 2000 else { return }
    let right = try read(whole)
    var bytes = whole
    for index in whole.indices {
      bytes[index] ^= mask
      if let palette = try? timed(bytes) { #expect(isRight(palette, right), "\(index)") }
      bytes[index] ^= mask
    }
  }

  /// One byte belongs to one swatch or one block; a block that is no more known is said.
  private func isRight(_ palette: Palette, _ right: Palette) -> Bool {
    if palette.swatches.count == right.swatches.count {
      return zip(palette.swatches, right.swatches).count { $0.color != $1.color || $0.name != $1.name } <= 1
    }
    return palette.swatches.count == right.swatches.count - 1 && !palette.warnings.isEmpty
  }

  private func read(_ bytes: [UInt8]) throws(PaletteError) -> Palette {
    try PaletteReader.read(bytes, name: "damaged", options: PaletteOptions(allowsEmpty: true))
  }

  private func timed(_ bytes: [UInt8]) throws(PaletteError) -> Palette {
    var result: Result<Palette, PaletteError>
    var attempts = 0
    var time: Duration
    repeat {
      let start = ContinuousClock.now
      do { result = .success(try read(bytes)) } catch { result = .failure(error) }
      time = ContinuousClock.now - start
      attempts += 1
    } while time > Self.bound && attempts < 5
    #expect(time <= Self.bound)
    return try result.get()
  }
}
