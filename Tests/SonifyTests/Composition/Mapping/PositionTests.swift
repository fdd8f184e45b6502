import Testing

@testable import SonifyBase
@testable import SonifyChart

@Suite struct PositionTests {
  @Test func hugeAndTinyRangesHavePlaces() {
    let huge = NumericAxis(
      title: "", range: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
    #expect(huge.position(of: 0) == 0.5)
    #expect(huge.value(at: 0.5) == 0)
    let tiny = NumericAxis(title: "", range: 0...(4 * .leastNonzeroMagnitude))
    #expect(tiny.position(of: 2 * .leastNonzeroMagnitude) == 0.5)
    let point = NumericAxis(title: "", range: 3...3)
    #expect(point.position(of: 3) == 0.5 && point.value(at: 0.3) == 3)
  }

  @Test(arguments: AxisScale.allCases)
  func valuesAndPlacesAreInverse(scale: AxisScale) {
    let axis = NumericAxis(title: "", range: 0.01...1000, scale: scale)
    for place in stride(from: 0.0, through: 1, by: 0.01) {
      #expect(abs(axis.position(of: axis.value(at: place)) - place) < 1e-12)
    }
    #expect(axis.position(of: 0.01) == 0 && axis.position(of: 1000) == 1)
  }

  @Test func logarithmicScalesHaveNoPlaceForZero() {
    let axis = NumericAxis(title: "", range: 1...10, scale: .log10)
    #expect(axis.position(of: 0) == -.infinity && axis.position(of: -1) == -.infinity)
  }
}
