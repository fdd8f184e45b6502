import Glibc
import SonifyBase
import Testing

@Suite struct HypotenuseTests {
  private static let tiny = Double.leastNonzeroMagnitude

  @Test(arguments: [
    (3.0, 4.0, 5.0), (-5, 12, 13), (0, 0, 0), (0, -2, 2), (0x3p1000, 0x4p1000, 0x5p1000),
    (3 * Self.tiny, 4 * Self.tiny, 5 * Self.tiny), (.infinity, .nan, .infinity),
    (.nan, -.infinity, .infinity),
  ])
  func knownTriangles(_ a: Double, _ b: Double, _ length: Double) {
    #expect(hypotenuse(a, b) == length)
    #expect(hypotenuse(b, a) == length)
  }

  @Test func isWithinAnUlpOfTheCLibrary() {
    var generator = SystemRandomNumberGenerator()
    for exponent in stride(from: -1070, through: 1020, by: 10) {
      let a = Double.random(in: 1..<2, using: &generator)
      let b = Double.random(in: -2..<2, using: &generator)
      let (x, y) = (scalbn(a, exponent), scalbn(b, exponent))
      let expected = Glibc.hypot(x, y)
      #expect(abs(hypotenuse(x, y) - expected) <= expected.ulp, "\(x) and \(y)")
    }
  }

  @Test func nothingIsMadeOfNothing() {
    #expect(hypotenuse(.nan, 1).isNaN)
    #expect(hypotenuse(1, .nan).isNaN)
  }
}
