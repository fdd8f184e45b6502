import SonifyBase
import Testing

@Suite struct WholePartTests {
  @Test(arguments: [0, 0.25, 0.5, 1, 1.5, 2.5, 4094.999_999_999_999, 4095, 0x1p51 - 0.5, 0x1p51])
  func numbersAreRoundedDown(_ number: Double) {
    #expect(number.wholePart == number.rounded(.down))
    #expect(number.wholePart.wholeInteger == Int64(number))
  }
}
