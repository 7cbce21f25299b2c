import Foundation
import Testing

@testable import Colors

/// The module's own functions against those of the machine's libm.
@Suite struct RealFunctionTests {
  @Test func logarithmExponentialAndPower() {
    for step in 1...4000 {
      let x = Double(step) * 0.00037
      expectNear(RealFunctions.log(x), Foundation.log(x))
      expectNear(RealFunctions.exp(-x * 20), Foundation.exp(-x * 20))
      expectNear(RealFunctions.exp(x * 20), Foundation.exp(x * 20))
      for exponent in [1 / 2.4, 2.4, 563.0 / 256, 1.8] {
        // The error of the logarithm grows with its size.
        let size = 1 + abs(exponent * Foundation.log(x))
        expectNear(RealFunctions.power(x, exponent), Foundation.pow(x, exponent), 8e-16 * size)
      }
    }
    #expect(RealFunctions.log(1) == 0 && RealFunctions.exp(0) == 1)
    #expect(RealFunctions.squareRoot(-1) == 0 && RealFunctions.squareRoot(.infinity) == .infinity)
    #expect(RealFunctions.power(0, 2.4) == 0 && RealFunctions.power(1, 2.4) == 1)
  }

  @Test(arguments: [1e-300, 1e-12, 1e9, 1e300])
  func farNumbers(x: Double) {
    expectNear(RealFunctions.log(x), Foundation.log(x))
    expectNear(RealFunctions.cubeRoot(x), Foundation.cbrt(x))
  }

  @Test func roots() {
    for step in -4000...4000 {
      let x = Double(step) * 0.0011
      expectNear(RealFunctions.squareRoot(x * x), abs(x))
      expectNear(RealFunctions.squareRoot(max(x, 0)), max(x, 0).squareRoot())
      expectNear(RealFunctions.cubeRoot(x), Foundation.cbrt(x))
    }
  }

  @Test func anglesOfTheCircle() {
    for step in -4000...4000 {
      let degrees = Double(step) * 0.27
      let radians = Angles.normalized(degrees) * .pi / 180
      let (cosine, sine) = Angles.cosineAndSine(degrees)
      // Radians up to 2π are themselves rounded by as much as 5e-16.
      #expect(abs(cosine - Foundation.cos(radians)) < 2e-15 && abs(sine - Foundation.sin(radians)) < 2e-15)
      let back = Angles.direction(x: cosine * 3, y: sine * 3)
      let expected = Foundation.atan2(sine, cosine) * 180 / .pi
      #expect(abs(back - (expected < 0 ? expected + 360 : expected)) < 1e-12)
    }
  }

  @Test func quartersAreExact() {
    #expect(Angles.cosineAndSine(90) == (0, 1) && Angles.cosineAndSine(-90) == (0, -1))
    #expect(Angles.cosineAndSine(180) == (-1, 0) && Angles.cosineAndSine(720) == (1, 0))
    #expect(Angles.direction(x: -1, y: 0) == 180 && Angles.direction(x: 0, y: -2) == 270)
    #expect(Angles.direction(x: 0, y: 0) == 0)
  }

  @Test func turnsAreTakenOff() {
    #expect(Angles.normalized(-20) == 340 && Angles.normalized(1080.5) == 0.5 && Angles.normalized(-360) == 0)
    for hopeless in [1e300, -.infinity, .nan] { #expect(Angles.normalized(hopeless) == 0) }
    #expect((0..<360).contains(Angles.normalized(-1e-20)))
  }

  private func expectNear(_ value: Double, _ expected: Double, _ tolerance: Double = 8e-16) {
    #expect(abs(value - expected) <= tolerance * max(abs(expected), 1e-300), "\(value) for \(expected)")
  }
}
