import SonifyBase
import SonifyChart
import Testing

@testable import SonifyInput
@testable import SonifyTables

/// Small forms of real files that were once refused or misread.
@Suite struct FoundFormTests {
  /// Digits that say what a row is about: as many as no count has, the numbers of phones, that of one account.
  @Test(arguments: [
    ("Reference", 320_000_000_000_000_000, 104_729), ("id_str", 820_000_000_000_000_000, 104_729),
    ("Auftragskonto", 1_000_594_757, 0), ("Phone", 49_301_234_567, 104_729),
  ])
  func longNumbersAreNoMeasure(header: String, first: Int, step: Int) throws {
    let rows = (0..<8).map { "2024-01-0\($0 + 1),\(first + $0 * 7919 % 5 * step),\($0 * $0 % 11)" }
    #expect(try loadTable("date,\(header),value", rows).series.map(\.name) == ["value"])
  }

  /// What is large is no name.
  @Test(arguments: [
    ("GDP", 9_000_000_000), ("bytes", 700_000_000_000), ("Accounts", 900_100_200),
    ("distance_m", 320_000_000_000_000_000), ("money supply", 320_000_000_000_000_000),
    ("savings account", 900_100_200), ("called", 900_100_200),
  ])
  func largeNumbersAreMeasures(header: String, first: Int) throws {
    let rows = (0..<8).map {
      "2024-01-0\($0 + 1),\(first + $0 * 7919 % 5 * 104_729),\($0 * $0 % 11)"
    }
    #expect(try loadTable("date,\(header),value", rows).series.map(\.name) == [header, "value"])
  }

  /// British statistical offices write why a number is missing.
  @Test func shorthandsAreMissing() throws {
    let chart = try loadTable(
      "Year,Staff",
      [
        "2017,390", "2018,395", "2019,410", "2020,[c]", "2021,[low]", "2022,380", "2023,377",
        "2024,402",
      ])
    #expect(chart.series[0].ys.map { $0.isNaN } == (2017...2024).map { [2020, 2021].contains($0) })
  }

  /// Many payments a day are heard by their sums; few are heard each.
  @Test func paymentsOfADayAreSummed() throws {
    let many = (0..<60).map { "2024-01-\(10 + $0 / 6),\(10 + $0 % 6)" }
    let loaded = try loadChart((["date,amount"] + many).joined(separator: "\n") + "\n")
    #expect(loaded.chart.kind == .line)
    #expect(loaded.chart.series[0].ys == Array(repeating: 75, count: 10))
    #expect(loaded.choices.contains { $0.contains("summed 6 rows") })
    let few = (0..<12).map { "2024-01-\(10 + $0 / 2),\(10 + $0 % 6)" }
    #expect(try loadTable("date,amount", few).kind == .scatter)
    let heights = many.map { $0.replacing(",", with: ",1") }
    #expect(try loadTable("date,height", heights).kind == .scatter)
  }

  /// Many descriptions of programs begin with a picture that is a link.
  @Test(arguments: ["[![Build](a.svg)](b)", "[Home](index.md) | [Next](b.md)"])
  func tablesBelowLinksAreRead(first: String) throws {
    let loaded = try loadChart(
      "\(first)\n\n# Speed\n\n| Program | Time |\n|---|---:|\n| a | 3 |\n| b | 5 |\n| c | 4 |\n")
    #expect(loaded.chart.categories == ["a", "b", "c"])
  }

  /// JSON that is damaged is no text.
  @Test func damagedJSONIsNamed() throws {
    for text in ["[{\"a\": 1}, {\"a\": }]\n", "[\n|---|\n| a |\n"] {
      #expect(throws: InputError.self) {
        try ChartLoader.load(.bytes(Array(text.utf8), name: "a.json"))
      }
    }
  }

  /// One benchmark is a row, too.
  @Test(arguments: ["Benchmark 1: sleep 0.01", "Benchmark #1: sleep 0.01"])
  func oneBenchmarkIsRead(title: String) throws {
    let text = """
      \(title)
        Time (mean ± σ):      12.7 ms ±   1.3 ms    [User: 1.1 ms, System: 0.8 ms]
        Range (min … max):    11.1 ms …  14.5 ms    5 runs

      """
    let one = try loadChart(text).chart
    #expect(one.series.flatMap(\.ys).contains { abs($0 - 0.0127) < 1e-9 })
    let two = try loadChart(
      text + text.replacing("0.01\n", with: "0.02\n").replacing("12.7 ms", with: "21.1 ms")
    ).chart
    #expect(two.categories == ["sleep 0.01", "sleep 0.02"])
    #expect(two.series[0].ys.map { ($0 * 1e4).rounded() } == [127, 211])
  }

  /// macOS writes that nothing is used as 0Bi.
  @Test func nothingIsASize() throws {
    let loaded = try loadChart(
      "name,Size,Used\n/,466Gi,144Gi\n/dev,334Ki,334Ki\n/net,0Bi,0Bi\n/home,6.9Gi,5.2Gi\n")
    #expect(loaded.chart.series.map(\.name) == ["Size", "Used"])
    #expect(loaded.chart.series[0].ys[2] == 0)
  }

  /// Groups of ages are counted, as any texts are.
  @Test(arguments: ["-", "–", " - "]) func rangesAreGroups(dash: String) throws {
    let groups = ["18-24", "25-34", "35-44", "18-24", "45+", "25-34", "18-24", "18-24"]
    let rows = groups.enumerated().map { "P\($0),\($1.replacing("-", with: dash))" }
    let chart = try loadTable("Name,Age group", rows)
    #expect(chart.kind == .bar && chart.series[0].ys.sorted() == [1, 1, 2, 4])
  }

  /// The hour of a call beside its day, which may be soon after midnight.
  @Test(arguments: ["Hora", "Heure", "Ora"]) func hoursAreTimesOfDay(header: String) throws {
    let chart = try loadTable(
      "Fecha,\(header),Importe",
      ["2023-03-02,01:48:00,0.98", "2023-03-02,18:59:00,1.86", "2023-03-03,00:29:00,3.67"])
    #expect(chart.series.map(\.name) == ["Importe"])
    #expect(chart.xAxis.numeric?.quantity == .date(.minute))
  }

  /// Banks write amounts with decimal commas between commas, beside numbers with points.
  @Test func signedCentsAreNumbers() throws {
    let rows = [
      "2018-03-01,\"-337,49\",\"+5257,28\",", "2018-03-14,\"+50,00\",\"+13084,53\",18753493.6094",
      "2018-03-15,\"-13,10\",\"+13071,43\",",
    ]
    let chart = try loadTable("date,Bedrag,Saldo,Code", rows)
    #expect(
      chart.series.prefix(2).map(\.ys) == [[-337.49, 50, -13.1], [5257.28, 13084.53, 13071.43]])
    // Pairs of numbers have no signs, and other digits.
    for pair in ["3,45", "-3,5"] {
      let rows = (1...4).map { "2018-03-0\($0),\"\(pair)\",\($0 * $0 % 5).5" }
      #expect(try loadTable("date,pair,value", rows).series.map(\.name) == ["value"])
    }
  }

  /// Dates of Hungary and Korea.
  @Test(arguments: ["2019.04.1#.", "2019. 04. 1#.", "2019. 4. 1#."])
  func daysMayEndWithAFullStop(form: String) throws {
    let rows = (1...6).map { "\(form.replacing("#", with: "\($0)")),\($0 * $0 % 7)" }
    let chart = try loadTable("day,value", rows)
    #expect(chart.kind == .line && chart.xAxis.numeric?.quantity == .date(.day))
  }

  /// A column of totals or means is no series beside its parts; one of several statistics is.
  @Test(arguments: [
    ("Home,Away,Total", ["1,2,3", "5,5,10", "3,4,7"], 2),
    ("Maths,Art,Average", ["2,4,3", "5,7,6", "4,5,4.5"], 2),
    ("Maths,Art,Average", ["2,4,6", "5,7,12", "4,5,9"], 3),
    ("Home,Away,Total", ["1,2,3", "5,5,10", "3,4,8"], 3),
    ("min,max,mean", ["2,4,3", "5,7,6", "4,5,4.5"], 3),
  ])
  func columnsOfSumsAreNoSeries(names: String, rows: [String], count: Int) throws {
    let chart = try loadTable("Name,\(names)", zip(["A", "B", "C"], rows).map { "\($0),\($1)" })
    #expect(chart.series.count == count)
  }

  /// A first row of marks for missing numbers is no row of units.
  @Test func marksAreNoUnits() throws {
    let rows = ["Ash,[c],3"] + (1...9).map { "T\($0),\($0 * $0 % 7),\($0 % 4)" }
    let chart = try loadTable("Council,Homes,Flats", rows)
    #expect(chart.categories.first == "Ash" && chart.series.map(\.name) == ["Homes", "Flats"])
    #expect(chart.series[0].ys[0].isNaN)
  }

  /// What is missing in several columns is one message.
  @Test func missingCellsAreOneMessage() throws {
    let rows = (1...60).map {
      "\($0),\($0 == 9 ? "oops" : "\($0 % 7)"),\($0 == 7 ? "eek" : "\($0 % 5)")"
    }
    let loaded = try loadChart((["t,a,b"] + rows).joined(separator: "\n") + "\n")
    #expect(
      loaded.choices.contains("2 cells of a, b count as missing: the first is \"eek\" in line 8"))
  }

  /// The tables of `iostat` and of `pidstat` are named, and one can be chosen.
  @Test func tablesOfReportsCanBeChosen() throws {
    let iostat = """
      Linux 6.1.0 (host) \t11/30/2026 \t_x86_64_\t(2 CPU)

      avg-cpu:  %user   %idle
                39.64   17.51

      Device            r/s     w/s
      sda              0.24    0.10
      sdb              3.02    0.50

      """
    #expect(
      try loadChart(iostat).choices.contains(
        "table 2 \"Device r/s\" is used; there is another with numbers, 1 \"avg-cpu: %user\""))
    var reading = ReadingOptions()
    for table in ["1", "avg-cpu", "avg-cpu: %user"] {
      reading.table = TableReference(table)
      let processor = try ChartLoader.load(.text(iostat), reading: reading).chart
      #expect(processor.series.suffix(2).map(\.name) == ["%user", "%idle"])
      #expect(processor.series.suffix(2).map(\.ys) == [[39.64], [17.51]])
    }
    let pidstat = """
      Linux 6.1.0 (host) \t11/30/2026 \t_x86_64_\t(2 CPU)

      05:11:37      UID       PID    %usr  Command
      05:11:38        0        77    0.50  a
      05:11:38        0        78    9.50  b

      05:11:37      UID       PID     RSS  Command
      05:11:38        0        77     430  a

      05:11:38      UID       PID    %usr  Command
      05:11:39        0        77    1.50  a
      05:11:39        0        78    8.50  b

      """
    reading.table = TableReference("UID PID RSS")
    let memory = try ChartLoader.load(.text(pidstat), reading: reading)
    #expect(memory.chart.series.map(\.ys) == [[430]])
    reading.table = TableReference("3")
    #expect(throws: InputError.badChoice(.noTable(number: 3, count: 2))) {
      try ChartLoader.load(.text(pidstat), reading: reading)
    }
  }
}
