import Colors
import Pixels
import Testing

@Suite struct ColorComponentsTests {
  @Test func everyByteComesBack() throws {
    for byte in UInt8.min...UInt8.max {
      let color = try ColorComponents(red: Double(byte) / 255, green: 0, blue: 1, opacity: Double(byte) / 255).color()
      #expect(color == RGBA8(red: byte, green: 0, blue: 255, alpha: byte))
    }
  }

  /// The only decimals that lie between two bytes: they go up, although 0.3 and 0.7 are stored a little too small.
  @Test(arguments: [(0.1, 26), (0.3, 77), (0.5, 128), (0.7, 179), (0.9, 230)] as [(Double, UInt8)])
  func tiesGoUp(value: Double, byte: UInt8) throws { #expect(try red(value) == byte) }

  /// Every decimal of up to four places, against whole numbers.
  @Test func decimalsAreRoundedHalfUp() throws {
    for numerator in 0...10_000 {
      let expected = UInt8((numerator * 255 * 2 + 10_000) / 20_000)
      #expect(try red(Double("\(numerator)e-4") ?? -1) == expected)
    }
  }

  @Test(
    arguments: [
      ((0.5 / 255).nextDown, 0), ((0.5 / 255).nextUp, 1), (0.58, 148), (0.584313725490196, 149), (1, 255), (0, 0),
      (-0.0, 0),
    ] as [(Double, UInt8)])
  func nearTies(value: Double, byte: UInt8) throws { #expect(try red(value) == byte) }

  @Test(
    arguments: [
      (149.0, "red: 149 looks like 0...255; divide by 255: 0.5843"),
      (255.0, "red: 255 looks like 0...255; divide by 255: 1"),
      (2.0, "red: 2 looks like 0...255; divide by 255: 0.0078"),
      (256.0, "red: 256 is outside 0...1"),
      (1.5, "red: 1.5 is outside 0...1"),
      (1.0.nextUp, "red: 1.0000000000000002 is outside 0...1"),
      (-0.1, "red: -0.1 is outside 0...1"),
      (.nan, "red: nan is outside 0...1"),
      (.infinity, "red: inf is outside 0...1"),
    ] as [(Double, String)])
  func outOfRange(value: Double, message: String) {
    let error = #expect(throws: ColorError.self) { try red(value) }
    #expect(error?.message == message)
  }

  @Test func everyComponentIsChecked() {
    let messages = [
      ColorComponents(red: 0, green: 149, blue: 0), ColorComponents(red: 0, green: 0, blue: -1),
      ColorComponents(red: 0, green: 0, blue: 0, opacity: 50),
    ].map { components in #expect(throws: ColorError.self) { try components.color() }?.message }
    #expect(
      messages == [
        "green: 149 looks like 0...255; divide by 255: 0.5843", "blue: -1 is outside 0...1",
        "opacity: 50 is outside 0...1",
      ])
  }

  /// The advice must give the byte that was meant.
  @Test func adviceRoundsBack() throws {
    for byte in UInt8(2)...255 {
      let error = try #require(throws: ColorError.self) { try red(Double(byte)) }
      let advised = try #require(error.message.split(separator: " ").last.flatMap { Double($0) })
      #expect(try red(advised) == byte)
    }
  }

  private func red(_ value: Double) throws -> UInt8 { try ColorComponents(red: value, green: 0, blue: 0).color().red }
}
