import SonifyTestSupport
import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Numbers as spreadsheets show them are read where their column says how.
struct NumberStyleTests {
  /// A column beside a column of dates, cells of which may hold any sign.
  private func load(
    _ cells: [String], delimiter: String = ",", decimalComma: Bool? = nil,
    _ choose: (inout ChartChoices) -> Void = { _ in }
  ) throws -> LoadedChart {
    let rows = cells.enumerated().map { row, cell in
      "\(2000 + row)-01-01\(delimiter)\"\(cell)\"\n"
    }
    var reading = ReadingOptions()
    reading.decimalComma = decimalComma
    var choices = ChartChoices()
    choose(&choices)
    return try ChartLoader.load(
      .text("date\(delimiter)Sales\n" + rows.joined()), reading: reading, choosing: choices)
  }

  private func message(
    _ cells: [String], delimiter: String = ",", decimalComma: Bool? = nil
  ) -> String {
    do {
      return "\(try load(cells, delimiter: delimiter, decimalComma: decimalComma).choices)"
    } catch {
      return "\(error)"
    }
  }

  /// What is wrong with a cell of the column.
  private func fault(_ cells: [String]) -> InputError.CellFault? {
    let error = #expect(throws: InputError.self) { try load(cells) }
    guard case .badData(_, .cell(let fault, column: 2, name: "Sales")) = error else { return nil }
    return fault
  }

  private func values(_ loaded: LoadedChart) -> [Double] { loaded.chart.series.first?.ys ?? [] }

  @Test(
    arguments: [
      (["1,204.50", "2,000", "12"], [1204.5, 2000, 12], "commas in Sales separate thousands"),
      (["1,204", "998"], [1204, 998], "commas in Sales separate thousands"),
      (["1,204,000", "-2,000,000"], [1_204_000, -2e6], "commas in Sales separate thousands"),
      (["1.204,50", "998,5"], [1204.5, 998.5], "points in Sales separate thousands"),
      (["1 204,50", "998,5", "7"], [1204.5, 998.5, 7], "spaces in Sales separate thousands"),
      (["1\u{A0}204", "12\u{202F}000"], [1204, 12_000], "spaces in Sales separate thousands"),
      (["1\u{2009}204.5", "998"], [1204.5, 998], "spaces in Sales separate thousands"),
      (["1'204.50", "2’000"], [1204.5, 2000], "apostrophes in Sales separate thousands"),
      (["45%", "4.5 %", "-3\u{A0}%"], [45, 4.5, -3], "Sales is in %"),
      (["$12.50", "-$3", "$-4", "+$5"], [12.5, -3, -4, 5], "Sales is in $"),
      (["12.50 €", "€ 3", "−4€"], [12.5, 3, -4], "Sales is in €"),
      (["$1,204.50", "$3", "$12,000"], [1204.5, 3, 12_000], "commas in Sales separate thousands"),
      (["12,50 €", "1.204,00 €"], [12.5, 1204], "numbers in Sales have a decimal comma"),
      (["$5", "6", "7"], [5, 6, 7], "only some values of Sales have $"),
    ] as [([String], [Double], String)])
  func waysOfWriting(_ cells: [String], _ expected: [Double], _ phrase: String) throws {
    let loaded = try load(cells)
    #expect(values(loaded) == expected)
    #expect(loaded.choices.contains(phrase), "\(loaded.choices)")
  }

  @Test func theSignIsTheUnitIfAllHaveTheSame() throws {
    #expect(try load(["$5", "6"]).chart.yAxis.unit == nil)
    #expect(try load(["$5", "$6", ""]).chart.yAxis.unit == AxisUnit(one: "$", other: "$"))
    #expect(try load(["5%", "6 %"]).chart.yAxis.unit == AxisUnit(one: "%", other: "%"))
    let chosen = try load(["5%", "6 %"]) { $0.yUnit = AxisUnit(one: "share", other: "shares") }
    #expect(chosen.chart.yAxis.unit == AxisUnit(one: "share", other: "shares"))
  }

  @Test func semicolonsLeaveCommasToNumbers() throws {
    #expect(values(try load(["1,204", "998"], delimiter: ";")) == [1.204, 998])
    #expect(values(try load(["1.204", "998,5"], delimiter: ";")) == [1204, 998.5])
    #expect(values(try load(["1,204.5", "2,000"], delimiter: ";")) == [1204.5, 2000])
    #expect(values(try load(["12,50 €", "3 €"], delimiter: ";")) == [12.5, 3])
  }

  @Test func whatMayBeBothIsAskedFor() throws {
    let both = ["1,204", "2,345", "3,456"]
    #expect(
      fault(both)
        == .decimalSign("1,204", .either(withComma: "1.204", withPoint: "1204")))
    #expect(message(both) == "data.csv:2: column \"Sales\": \"1,204\" is not a number")
    #expect(values(try load(both, decimalComma: false)) == [1204, 2345, 3456])
    #expect(values(try load(both, decimalComma: true)) == [1.204, 2.345, 3.456])
    // Longer whole numbers without commas say that commas may be decimal ones after all.
    #expect(message(["1,204", "998", "1500", "2,500"]).hasPrefix("data.csv:2: column \"Sales\""))
    // Points alone are decimal ones, as ever.
    #expect(values(try load(["1.204", "2.345"])) == [1.204, 2.345])
  }

  @Test func whatDoesNotGoTogetherIsNamed() {
    let end = "is not written like the other numbers in its column; write it in the same way"
    let start = "data.csv:6: column \"Sales\": "
    #expect(message(["1%", "2%", "3%", "4%", "5"]) == start + "\"5\" \(end)")
    #expect(message(["$1", "$2", "$3", "$4", "€5"]) == start + "\"€5\" \(end)")
    #expect(message(["1", "2", "3", "4", "5%"]) == start + "\"5%\" \(end)")
    #expect(fault(["12,5", "13,75"]) == .decimalSign("12,5", .comma))
  }

  @Test func laterCellsMakeANewPlan() throws {
    let plain = (0..<5000).map { "\($0 % 999)" }
    let commas = try load(plain + ["1,204", "2,000.5"])
    #expect(values(commas).suffix(3) == [4, 1204, 2000.5])
    let marked = try load(plain.map { "$\($0)" } + ["7"])
    #expect(marked.chart.yAxis.unit == nil)
    #expect(values(marked).suffix(2) == [4, 7])
    let european = try load(["998"] + (0..<5000).map { "1 \($0 % 9)00" } + ["1 204,5"])
    #expect(values(european).last == 1204.5)
    // A thousand without a comma, met before the first with one, leaves commas open.
    #expect(message(plain + ["1500", "1,204"]).contains("is not written like the other numbers"))
  }

  @Test func anotherColumnIsNotHeardInstead() throws {
    func error(_ text: String, _ decimalComma: Bool?) -> String {
      var reading = ReadingOptions()
      reading.decimalComma = decimalComma
      do {
        return try "\(ChartLoader.load(.text(text), reading: reading).choices)"
      } catch {
        return "\(error)"
      }
    }
    let points = "date,rate,n\n2000-01-01,0.5,3\n2001-01-01,1.25,4\n"
    #expect(
      error(points, true)
        == "data.csv:2: column \"rate\": \"0.5\" is not a number with a decimal comma")
    #expect(error("x,y\n1,0.5\n2,1.5\n", true).hasPrefix("data.csv:2: column \"y\": \"0.5\""))
    #expect(
      error("year,sales\n2000,\"1,204\"\n2001,\"2,345\"\n", nil)
        .hasPrefix("data.csv:2: column \"sales\": \"1,204\" is not a number"))
    // Texts that are no numbers stand beside counters as before.
    #expect(error("road,year\n12 Main St,1999\n5 Elm St,1990\n", nil).contains("y is year"))
    // Who names the columns hears them.
    var reading = ReadingOptions()
    reading.decimalComma = true
    var choices = ChartChoices()
    choices.y = ["n"]
    let loaded = try ChartLoader.load(.text(points), reading: reading, choosing: choices)
    #expect(values(loaded) == [3, 4])
  }

  @Test func numbersOfAnyStyleComeBack() throws {
    var random = SeededGenerator(seed: 31)
    let styles: [(decimal: Character, grouping: String)] = [
      (".", ","), (",", "."), (",", " "), (".", " "), (",", "\u{A0}"), (".", "'"),
      (",", "\u{202F}"),
    ]
    for (decimal, grouping) in styles {
      for mark in ["", "%", " €"] {
        var cells = ["1\(grouping)000\(decimal)25\(mark)"]
        var expected = [1000.25]
        for _ in 0..<40 {
          let whole = Int.random(
            in: 0..<(1 << Int.random(in: 1...40, using: &random)), using: &random)
          let cents = Int.random(in: 10...99, using: &random)
          let sign = Bool.random(using: &random) ? "-" : ""
          cells.append("\(sign)\(grouped(whole, grouping))\(decimal)\(cents)\(mark)")
          expected.append(try #require(Double("\(sign)\(whole).\(cents)")))
        }
        #expect(values(try load(cells)) == expected, "\(decimal) \(grouping) \(mark)")
      }
    }
  }

  private func grouped(_ whole: Int, _ sign: String) -> String {
    var digits = "\(whole)"
    var place = digits.count - 3
    while place > 0 {
      digits.insert(contentsOf: sign, at: digits.index(digits.startIndex, offsetBy: place))
      place -= 3
    }
    return digits
  }

  @Test func plainNumbersAreReadAsByTheReaderOfNumbers() throws {
    var random = SeededGenerator(seed: 32)
    for decimal in [".", ","] {
      for _ in 0..<50 {
        let cells = (0..<20).map { _ in
          let sign = ["", "-", "+"].randomElement(using: &random) ?? ""
          let fraction = Int.random(in: 0..<2000, using: &random)
          let exponent = Bool.random(using: &random) ? "e\(fraction % 9)" : ""
          return
            "\(sign)\(Int.random(in: 0..<5000, using: &random))\(decimal)\(fraction)\(exponent)"
        }
        let expected = cells.map { Double($0.replacing(",", with: ".")) }
        let loaded = try load(["0\(decimal)5"] + cells, delimiter: ";")
        #expect(values(loaded).dropFirst().map(Optional.some) == expected)
        #expect(!loaded.choices.contains { $0.contains("Sales") && $0 != "y is Sales" })
      }
    }
  }

  @Test func anyBytesAreTakenApartSafely() {
    var random = SeededGenerator(seed: 33)
    let bytes = Array("019,.' -+%$€\u{A0}\u{2009}’−e".utf8) + [0xe2, 0xc2, 0x80, 0, 0xff]
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0..<12, using: &random)).map { _ in
        bytes.randomElement(using: &random) ?? 0
      }
      var evidence = NumberEvidence()
      evidence.add(text.span)
      guard let style = evidence.style(Dialect()), NumberEvidence.isNumber(text.span) else {
        continue
      }
      #expect(style.read(text.span) != .notNumber, "\(text)")
    }
  }

  @Test func aFirstRowOfSuchNumbersIsNoHeader() throws {
    let loaded = try ChartLoader.load(.text("5,$4\n7,$3\n6,$9\n"))
    #expect(loaded.rowCount == 3)
    #expect(loaded.chart.series.map(\.ys).contains([4, 3, 9]))
    let named = try ChartLoader.load(.text("a,$\n5,$4\n7,$3\n6,$9\n"))
    #expect(named.rowCount == 3)
  }

  @Test func numbersThatOrderThePointsMayHaveMarksToo() throws {
    let loaded = try ChartLoader.load(.text("share,y\n10%,5\n50%,7\n90%,6\n"))
    #expect(loaded.chart.xAxis.numeric?.unit == AxisUnit(one: "%", other: "%"))
    #expect(loaded.chart.series.first?.xs == [10, 50, 90])
  }

  @Test func columnsOfManySeriesShareTheSign() throws {
    let text =
      "year,land,n,m\n2000,A,$1,$9\n2001,A,$2,$9\n2000,B,$5,$9\n2001,B,$4,$9\n2000,C,$5,$9\n"
    var choices = ChartChoices()
    choices.x = "year"
    choices.y = ["n", "m"]
    choices.series = "land"
    let chart = try ChartLoader.load(.text(text), choosing: choices).chart
    #expect(chart.series.count == 6)
    #expect(chart.yAxis.unit == AxisUnit(one: "$", other: "$"))
  }

  @Test func addressesAndVersionsAreNoThousands() throws {
    for name in ["192.168.100.200", "1.234.567", "10.1.2"] {
      let loaded = try ChartLoader.load(.text("v,n\n\(name),3\n\(name.dropLast())9,5\n"))
      #expect(loaded.chart.xAxis.categorical?.categories.first == name)
    }
  }

  @Test func telephoneNumbersAreNoThousands() throws {
    let table = "name,phone,score\na,555 123,4\nb,555 124,7\nc,555 999,5\n"
    let chart = try ChartLoader.load(.text(table)).chart
    #expect(chart.kind == .bar)
    #expect(chart.series.map(\.ys) == [[4, 7, 5]])
  }

  @Test func latinLettersHaveMarksToo() throws {
    var reading = ReadingOptions()
    reading.encoding = .latin1
    let bytes =
      Array("date,Sales\n2000-01-01,".utf8) + [0xa3, 0x31, 0xa0] + Array("204\n".utf8)
      + Array("2001-01-01,".utf8) + [0xa3] + Array("5\n".utf8)
    let loaded = try ChartLoader.load(.bytes(bytes, name: "data.csv"), reading: reading)
    #expect(values(loaded) == [1204, 5])
    #expect(loaded.chart.yAxis.unit?.one == "£")
  }

  /// Between semicolons a point before three digits may separate thousands: what it is taken for is said.
  @Test func pointsThatMaySeparateThousandsAreNamed() throws {
    let loaded = try loadChart("Ort;Ertrag\nKassel;202.137\nFulda;68.586\nHanau;97.754\n")
    #expect(loaded.chart.series[0].ys == [202.137, 68.586, 97.754])
    #expect(loaded.choices.contains("numbers in Ertrag have a decimal point"))
    let plain = try loadChart("Ort;Wert\nKassel;202.13\nFulda;68.586\nHanau;97.754\n")
    #expect(!plain.choices.contains("decimal point"))
  }

  /// Another column shows what a point is.
  @Test func aPointIsTheSameInAllColumns() throws {
    let chart = try loadChart(
      "Country\tArea\tEinwohner\nA\t551.50\t67.391\nB\t357.02\t83.240\nC\t301.34\t59.554\n"
    ).chart
    #expect(chart.series.first { $0.name == "Einwohner" }?.ys == [67.391, 83.24, 59.554])
  }

  /// Between tabs, years across have decimals though each point stands before three digits.
  @Test func decimalsAcrossTabsStay() throws {
    let rows = ["A\t1.234\t2.345\t3.456", "B\t4.567\t5.678\t6.789", "C\t7.891\t8.912\t123"]
    let chart = try loadTable("City\t2020\t2021\t2022", rows)
    #expect(chart.series.map(\.ys)[0] == [1.234, 2.345, 3.456])
    let semicolons = try loadTable(
      "City;2020;2021;2022", rows.map { $0.replacing("\t", with: ";") })
    #expect(semicolons.series.map(\.ys)[0] == [1234, 2345, 3456])
  }
}
