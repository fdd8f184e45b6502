import Foundation
import Testing

@testable import SonifyBase
@testable import SonifyChart

/// The numbers that the script of a page is tested against, `Tests/Script/numbers.json`.
@Suite struct ScriptNumbersTests {
  /// They are those of the engine, so that a page says what the terminal says.
  @Test func theyAreThoseOfTheEngine() throws {
    let data = Data(try ProjectFile.text("Tests/Script/numbers.json").utf8)
    let rows = try #require(JSONSerialization.jsonObject(with: data) as? [[Any]])
    #expect(rows.count > 100)
    for row in rows {
      let (form, scale) = (row[0] as? String, row[1] as? String)
      let numbers = try #require(row[2...4].map { $0 as? NSNumber } as? [NSNumber])
        .map(\.doubleValue)
      let quantity: NumericAxis.Quantity =
        form == "duration" ? .duration : form == "timeOfDay" ? .timeOfDay : .number
      let axis = NumericAxis(
        title: "", range: numbers[0]...numbers[1], scale: scale == "log" ? .log10 : .linear,
        quantity: quantity)
      let text = ValueText(axis: axis).text(numbers[2])
      #expect(text == row[5] as? String, "\(row)")
    }
  }
}
