import SonifyBase
import SonifyChart
import SonifyWords
import Testing

@Suite struct ValueTextTests {
  private let births = NumericAxis(title: "births per 10,000 women aged 23", range: 118.5...268.8)
  private let year = NumericAxis(title: "year", range: 1917...1975, quantity: .year)
  private let month = DataAxis.categorical(
    CategoricalAxis(title: "month", categories: ["January", "February", "March"]))

  private func price(_ one: String, _ other: String) -> ValueText {
    ValueText(
      axis: NumericAxis(title: "", range: -10...10, unit: AxisUnit(one: one, other: other)))
  }

  @Test func xIsANumberAYearADateOrAName() {
    #expect(ValueText(axis: births).text(183.0666) == "183.1")
    #expect(ValueText(axis: .numeric(year)).text(1957) == "1957")
    #expect(ValueText(axis: month).text(1) == "February")
    #expect(ValueText(axis: month).exact(2) == "March")
    #expect(ValueText(axis: month).text(7) == "7")
    #expect(ValueText(axis: month).text(.nan) == "not a number")
    let date = NumericAxis(title: "", range: 0...1e9, quantity: .date(.month))
    #expect(ValueText(axis: date).text(1e9) == "September 2001")
    #expect(ValueText(axis: date).exact(1e9) == "2001-09")
  }

  @Test func programsGetAllDigitsAndNoSeparators() {
    #expect(ValueText(axis: births).exact(1183.0666) == "1183.0666")
  }

  @Test func unitsAgreeWithTheirNumber() {
    #expect(price("cup", "cups").textWithUnit(1) == "1 cup")
    #expect(price("cup", "cups").textWithUnit(-1) == "-1 cup")
    #expect(price("cup", "cups").textWithUnit(0) == "0 cups")
    #expect(price("cup", "cups").textWithUnit(1.5) == "1.5 cups")
    #expect(price("$", "$").textWithUnit(-5) == "-$5")
    #expect(price("US$", "US$").textWithUnit(5) == "US$5")
    #expect(price("€", "€").textWithUnit(5) == "€5")
    #expect(price("%", "%").textWithUnit(5) == "5%")
    #expect(price("°C", "°C").textWithUnit(5) == "5 °C")
    #expect(price("", "").textWithUnit(5) == "5")
    #expect(price("cup", "cups").textWithUnit(.nan) == "not a number")
  }

  @Test func axisSentences() {
    #expect(year.sentence == "year, 1917 to 1975")
    #expect(births.sentence == "births per 10,000 women aged 23, 118.5 to 268.8")
    #expect(month.sentence == "month, 3 categories, January to March")
    var axis = NumericAxis(title: "", range: 5...10, unit: AxisUnit(one: "$", other: "$"))
    #expect(axis.sentence == "$5 to $10")
    axis.unit = AxisUnit(one: "cup", other: "cups")
    #expect(axis.sentence == "5 to 10 cups")
    axis.range = 1...1
    #expect(axis.sentence == "always 1 cup")
    axis = NumericAxis(title: "mass", range: 0.01...1e6, scale: .log10)
    #expect(axis.sentence == "mass, 0.01 to 1,000,000, logarithmic")
    #expect(CategoricalAxis(title: "month", categories: []).sentence == "month, no categories")
  }
}

@Suite struct UntrustedTextTests {
  @Test func nothingSteersTheTerminal() {
    #expect(UntrustedText.harmless("red\u{1B}[31m\u{7}\u{9B}2J") == "red�[31m��2J")
    #expect(UntrustedText.harmless("  a\r\n\tb\u{2028}c\u{85}d ") == "a b c d")
    #expect(UntrustedText.harmless("pay\u{202E}gpj.exe\u{2066}\u{200F}") == "pay�gpj.exe��")
    #expect(UntrustedText.harmless("a\0b\u{FEFF}\u{AD}\u{E0041}") == "a�b���")
  }

  @Test(arguments: ["births", "Größe in €", "日本語", "می\u{200C}خواهم", "👩\u{200D}🔬 x̂", ""])
  func namesOfEveryScriptStay(name: String) {
    #expect(UntrustedText.harmless(name) == name)
  }

  @Test func lengthIsBounded() {
    #expect(UntrustedText.harmless("abcdef", limit: 6) == "abcdef")
    #expect(UntrustedText.harmless("abcdefg", limit: 6) == "abcde…")
    #expect(UntrustedText.harmless("abcdé\u{301}fghi", limit: 6) == "abcd…")
    #expect(UntrustedText.harmless("abc", limit: -1) == "…")
    let zalgo = "a" + String(repeating: "\u{301}", count: 100_000)
    #expect(UntrustedText.harmless(zalgo).unicodeScalars.count <= UntrustedText.usualLimit)
  }
}
