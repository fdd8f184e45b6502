import Testing

@testable import SonifyPicture

/// How series are told apart.
@Suite struct SeriesStyleTests {
  /// Colour is never the only difference of two series.
  @Test func seriesDifferWithoutTheirColours() {
    let styles = (0..<24).map { SeriesStyle(index: $0, scale: 1) }
    for (index, style) in styles.enumerated() {
      for other in styles[..<index] {
        #expect(style.symbol != other.symbol || style.dash != other.dash)
      }
      for other in styles[..<index] where index < 7 {
        #expect(style.symbol != other.symbol)
        #expect(style.texture != other.texture)
        #expect(index >= 6 || style.dash != other.dash)
      }
    }
  }
}
