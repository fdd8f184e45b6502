import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifySession

@Suite struct LocaleSettingsTests {
  private let german = LocaleSettings(
    numbers: NumberNotation(decimalSign: ",", groupSign: "."),
    dates: DateNotation(
      months: [
        "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September",
        "Oktober", "November", "Dezember",
      ], day: "{day} {month} {year}", month: "{month} {year}"))
  private let indian = LocaleSettings(
    numbers: NumberNotation(decimalSign: ".", groupSign: ",", groupSizes: [3, 2]))
  private let french = LocaleSettings(
    numbers: NumberNotation(decimalSign: ",", groupSign: "\u{202F}"))

  /// 1958-03-29T14:05:09.25Z, as told by `date -u`.
  private let moment = -371_123_690.75

  @Test func numbersAreSaidInTheConventionsThatHoldWhenTheTextIsMade() {
    let english = NumberText(range: -1e7...1e7, step: 0.5)
    let text = LocaleSettings.$current.withValue(german) {
      NumberText(range: -1e7...1e7, step: 0.5)
    }
    #expect(text.text(-1_234_567.5) == "-1.234.568")
    #expect(LocaleSettings.$current.withValue(german) { english.text(-1234) } == "-1,234")
    #expect(text != english)
    LocaleSettings.$current.withValue(german) {
      #expect(NumberText(digits: 6).text(1.5e20) == "1,5e20")
      #expect(NumberText(digits: 6).text(0.25) == "0,25")
      #expect(NumberText(digits: 6, groupingThousands: false).text(123_456) == "123456")
      #expect(NumberText.exact(1234.5) == "1234.5")
      #expect(NumberText.exact(1.5e20) == "1.5e20")
    }
  }

  @Test func groupsMayDifferInSize() {
    LocaleSettings.$current.withValue(indian) {
      #expect(NumberText(digits: 19).text(123_456_789) == "12,34,56,789")
      #expect(NumberText(digits: 19).text(99_999) == "99,999")
      #expect(NumberText(digits: 19).text(999) == "999")
    }
    #expect(NumberNotation(decimalSign: ".", groupSign: "").grouped("1234") == "1234")
    let ungrouped = NumberNotation(decimalSign: ".", groupSign: ",", groupSizes: [])
    #expect(ungrouped.grouped("1234") == "1234")
    let once = NumberNotation(decimalSign: ".", groupSign: ",", groupSizes: [3, 127])
    #expect(once.grouped("123456789") == "123456,789")
    let spanish = NumberNotation(decimalSign: ",", groupSign: ".", minimumGroupingDigits: 2)
    #expect(spanish.grouped("1234") == "1234" && spanish.grouped("12345") == "12.345")
    // What is not said so may be typed all the same.
    for (text, value) in [("1.234", 1234), ("1234", 1234), ("1.234,5", 1234.5)] {
      #expect(WrittenNumber.value(of: text, spanish) == value)
    }
    let odd = NumberNotation(decimalSign: ".", groupSign: ",", groupSizes: [-1])
    #expect(odd.grouped("12") == "1,2")
  }

  @Test func datesAreSaidInTheirOrder() {
    func day(_ localeSettings: LocaleSettings, _ granularity: DateGranularity = .day) -> String {
      LocaleSettings.$current.withValue(localeSettings) {
        DateText(granularity: granularity).text(moment)
      }
    }
    #expect(day(german) == "29 März 1958")
    #expect(day(german, .fraction) == "29 März 1958 14:05:09,25")
    #expect(day(german, .month) == "März 1958")
    #expect(day(german, .quarter) == "Q1 1958")
    let names = DateNotation.english.months
    func localeSettings(_ numeric: String, _ long: String) -> LocaleSettings {
      LocaleSettings(
        dates: DateNotation(
          months: names, monthsInDates: names.map { $0 + "a" }, numeric: numeric, long: long))
    }
    #expect(day(localeSettings("%m/%d/%Y", "%a %d %b %Y %r %Z")) == "Marcha 29, 1958")
    #expect(day(localeSettings("%d.%m.%Y", "%a, %-d %b %Y, %T")) == "29 Marcha 1958")
    #expect(day(localeSettings("%d.%m.%Y", "%a, %-d %b %Y, %T"), .month) == "March 1958")
    #expect(day(localeSettings("%Y-%m-%d", "%a %e %b %Y %H:%M:%S")) == "29 Marcha 1958")
    #expect(day(localeSettings("%Y-%m-%d", "%Y. %b. %-e., %A, %H:%M:%S %Z")) == "1958 Marcha 29")
    #expect(day(localeSettings("%Y年%m月%d日", "%Y年%m月%d日 %H時")) == "1958年3月29日")
    #expect(day(localeSettings("%Y年%m月%d日", "%Y年%m月%d日"), .month) == "1958年3月")
    #expect(day(localeSettings("%Y년 %m월 %d일", "%x (%a) %r")) == "1958년 3월 29일")
    #expect(day(localeSettings("", "%")) == "29 Marcha 1958")
    LocaleSettings.$current.withValue(german) {
      #expect(DateText(granularity: .fraction).iso8601(moment) == "1958-03-29T14:05:09.25Z")
    }
  }

  @Test func namesThatAreMissingAreNumbers() {
    let none = LocaleSettings(dates: DateNotation(months: [], day: "{day}/{month}", month: "m"))
    LocaleSettings.$current.withValue(none) {
      #expect(DateText(granularity: .day).text(moment) == "29/3")
      #expect(DateText(granularity: .month).text(moment) == "m")
    }
  }

  @Test func valuesFollowInWhatIsSaidAndNotInWhatProgramsRead() {
    let axis = NumericAxis(
      title: "price", range: 0...2000, unit: AxisUnit(one: "euro", other: "euros"))
    LocaleSettings.$current.withValue(german) {
      let text = ValueText(axis: axis, step: 0.5)
      #expect(text.textWithUnit(1183.5) == "1.183,5 euros")
      #expect(text.range(0, 1183.5) == "0 to 1.183,5 euros")
      #expect(text.exact(1183.5) == "1183.5")
    }
  }

  @Test func narrowSpacesOfNumbersReachTheListener() {
    LocaleSettings.$current.withValue(french) {
      let text = NumberText(digits: 9).text(1_234_567.5)
      #expect(text == "1\u{202F}234\u{202F}567,5")
      #expect(UntrustedText.harmless(text) == text)
      #expect(DisplayWidth.columns(text) == 11)
    }
    #expect(UntrustedText.harmless("a\u{202F}\u{A0} b\u{A0}") == "a b")
  }

  @Test func whatWasSaidCanBeTyped() {
    let cases: [(NumberNotation, String, Double?)] = [
      (german.numbers, "1.234", 1234), (german.numbers, "1.234,5", 1234.5),
      (german.numbers, "1,234", 1.234), (german.numbers, "-12,5", -12.5),
      (german.numbers, "1.5", 1.5), (german.numbers, "0.125", 0.125),
      (german.numbers, "1957", 1957),
      (german.numbers, "1.23.4", nil), (german.numbers, "1,5e3", 1500),
      (french.numbers, "1 234 567,5", 1_234_567.5), (french.numbers, "1\u{202F}234", 1234),
      (french.numbers, "1 23", nil), (french.numbers, "1,234,567", 1_234_567),
      (indian.numbers, "−12,34,567.5", -1_234_567.5), (indian.numbers, "1,234,567", 1_234_567),
      (.english, "1,234", 1234), (.english, "12,5", 12.5), (.english, "007", 7),
    ]
    for (localeSettings, text, value) in cases {
      #expect(WrittenNumber.value(of: text, localeSettings) == value, "\(text)")
    }
  }

  @Test(arguments: [
    ("{day}. {month} {year}", "{month} {year}", "29. März 1958", "März 1958"),
    ("{day} de {month} de {year}", "{month} de {year}", "29 de MÄRZ de 1958", "märz de 1958"),
    ("{year}年{month}{day}日", "{year}年{month}", "1958年März29日", "1958年März"),
  ])
  func aDateCanBeTypedAsItIsSaid(day: String, month: String, date: String, whole: String) {
    let dates = DateNotation(months: german.dates.months, day: day, month: month)
    #expect(WrittenDate.period(of: date, dates) == DatePeriod("1958-03-29"))
    #expect(WrittenDate.period(of: whole, dates) == DatePeriod("1958-03"))
    for text in ["", "29", "30 Foo 1958", date + "x", "x" + date] {
      #expect(WrittenDate.period(of: text, dates) == nil)
    }
  }

  @Test func theFirstOfAMonthMayHaveAFormOfItsOwn() {
    let dates = DateNotation(
      months: ["janvier", "février"], day: "{day} {month} {year}", month: "{month} {year}",
      firstDay: "1er")
    let french = LocaleSettings(dates: dates)
    LocaleSettings.$current.withValue(french) {
      let text = DateText(granularity: .day)
      #expect(text.text(0) == "1er janvier 1970")
      #expect(text.text(86_400 * 20) == "21 janvier 1970")
      #expect(text.text(86_400 * 30) == "31 janvier 1970")
    }
    for text in ["1er janvier 1970", "1 janvier 1970", "1ER Janvier 1970"] {
      #expect(WrittenDate.period(of: text, dates) == DatePeriod("1970-01-01"))
    }
    #expect(WrittenDate.period(of: "21 janvier 1970", dates) == DatePeriod("1970-01-21"))
    #expect(WrittenDate.period(of: "21er janvier 1970", dates) == nil)
  }

  /// A sentence has one full stop at its end, whatever ends with its own.
  @Test func aNameMayEndAsASentenceDoes() {
    let phrase = Phrase("The largest value is {y} for {x}.")
    #expect(phrase.text(["y": "5", "x": "Apple Inc."]) == "The largest value is 5 for Apple Inc.")
    #expect(phrase.text(["y": "5", "x": "Apple"]) == "The largest value is 5 for Apple.")
    #expect(Phrase("{x}: {y}").text(["x": "a.", "y": "b."]) == "a.: b.")
  }

  @Test func amountsTakeAFormForDecimals() {
    let amount = AmountPhrase(
      Phrase("{count} mile", "{count} miles"), part: Phrase("{number} of a mile"))
    #expect(
      ["1", "2", "1,200", "2.5"].map(amount.text) == [
        "1 mile", "2 miles", "1,200 miles", "2.5 of a mile",
      ])
    LocaleSettings.$current.withValue(german) { #expect(amount.text("1.200") == "1.200 miles") }
  }

  @Test func theListenersMonthsFindDates() throws {
    let xs = (0..<400).map { Double($0) * 86_400 }
    let axis = NumericAxis(title: "day", range: 0...(399 * 86_400), quantity: .date(.day))
    let chart = ChartDescriptor(
      title: "", xAxis: .numeric(axis), yAxis: NumericAxis(title: "", range: 0...6),
      series: [
        DataSeries(name: "", isContinuous: true, xs: xs, ys: xs.indices.map { Double($0 % 7) })
      ])
    try LocaleSettings.$current.withValue(german) {
      let texts = try Spoken.texts(chart, keys: "goto \"29 marz 1970\" wait 1s")
      #expect(texts.last?.contains("29 März 1970") == true)
    }
  }
}
