import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Files as programs of people write them.
struct OddFileTests {
  /// The history of Netflix has titles with colons, which are no facts with names.
  @Test(arguments: ["\"", ""])
  func titlesWithColonsAreRows(quote: String) throws {
    let titles = [
      "Attack: The End", "Bárbaros: Temporada 1: O lobo", "Corrida", "O Inocente: Episódio 1",
    ]
    let rows = (0..<8).map {
      "\(quote)\(titles[$0 % 4])\(quote),\(quote)0\(6 - $0 / 2)/06/2021\(quote)\n"
    }
    let chart = try loadChart("Title,Date\n" + rows.joined()).chart
    #expect(chart.series[0].ys == [2, 2, 2, 2])
  }

  /// Garmin writes the sleep of a week as hours and minutes.
  @Test func hoursAndMinutesHaveAUnit() throws {
    let chart = try loadChart("\u{feff},Sleep\nJun 28,8:36 hrs\nJul 5,8:35 hrs\nJul 12,10:23 hrs\n")
      .chart
    #expect(chart.series[0].ys == [30_960, 30_900, 37_380])
  }

  /// Spreadsheets of many countries write decimal commas in quotation marks.
  @Test func decimalCommasBetweenCommas() throws {
    let loaded = try loadChart(
      """
      Data,Poziom,Zmiana,Opad
      01.01.1976,"103,07","0,0","66,1"
      01.02.1976,"103,2","0,13","6,9"
      01.03.1976,"103,23","-0,03",21

      """)
    #expect(
      loaded.chart.series.map(\.ys) == [
        [103.07, 103.2, 103.23], [0, 0.13, -0.03], [66.1, 6.9, 21],
      ])
    #expect(loaded.choices.contains("numbers have a decimal comma"))
  }

  /// Pairs of numbers in quotation marks are no decimals, and a point elsewhere shows the decimal sign.
  @Test(arguments: [
    "day,pair\n1,\"3,07\"\n2,\"5,5\"\n3,\"6,9\"\n4,\"1.5\"\n",
    "day,pair\n1,\"12,5\"\n2,\"13,75\"\n3,\"1,2\"\n",
    "day,pair,v\n1,\"3,07\",1.534\n2,\"5,5\",2.512\n3,\"6,9\",3.101\n",
    "day,pair,v\n1,\"3,07\",1.5\n2,\"5,5\",2.5\n3,\"6,9\",3\n",
  ])
  func otherCommasAreErrors(text: String) {
    #expect(throws: InputError.self) { try loadChart(text) { $0.y = ["pair"] } }
  }

  /// A program may write on the first line how many rows follow.
  @Test(arguments: ["\t", ";"])
  func aNumberOfRowsStandsAbove(delimiter: String) throws {
    let rows = (0..<8).map { "0.\($0 * 37 % 97)\(delimiter)\(280 + $0)\n" }
    let chart = try loadChart("8\n" + rows.joined()).chart
    #expect(chart.series[0].count == 8)
    #expect(chart.series[0].xs.first == 280)
  }

  /// Markdown marks the best number as code, or with emphasis.
  @Test func codeAndChangesInCells() throws {
    let chart = try loadChart(
      """
      | Pattern | one | two |
      | :--- | ---: | ---: |
      | Pool | 2343.06 *(+4.3%)* | 875.79 *(+12.4%)* |
      | Cache | 42.89 *(+22.5%)* | `36.25` *(+22.2%)* |
      | Both | `32.97` *(-1%)* | 32.12 *(-7.4%)* |

      """
    ).chart
    #expect(chart.series.map(\.ys) == [[2343.06, 42.89, 32.97], [875.79, 36.25, 32.12]])
  }

  /// A word that is missing among numbers is a category elsewhere, and may come late.
  @Test func wordsAreMissingInTheirColumn() throws {
    let rows = ["A,61.2,ok", "B,62.3,ok", "C,fail,fail", "D,63.1,ok", "E,60.1,fail", "F,60.5,fail"]
    let counted = try loadChart("driver,time,status\n" + rows.joined(separator: "\n") + "\n") {
      ($0.x, $0.rows.grouping) = ("status", .count)
    }
    #expect(counted.chart.categories == ["ok", "fail"])
    let late = (0..<5000).map { "\($0),\($0 > 2000 && $0 % 10 == 0 ? "err" : "\($0 % 37)")" }
    #expect(try loadTable("t,v", late).series[0].ys.count { $0.isNaN } == 299)
    #expect(try loadTable("missing,unknown", ["1,20", "2,50", "3,10"]).series[0].name == "unknown")
    #expect(
      try loadTable("status,count", ["missing,5", "unknown,7"]).categories == [
        "missing", "unknown",
      ])
  }

  /// Home Assistant writes what a sensor did not say.
  @Test(arguments: ["unavailable", "unknown", "Unavailable", "missing", "no data", "n/d"])
  func wordsForMissingValues(word: String) throws {
    let rows = (1...6).map { "2024-01-0\($0),\($0 % 3 == 0 ? word : "\($0 * 7 % 5).5")\n" }
    let series = try loadChart("day,state\n" + rows.joined()).chart.series[0]
    #expect(series.ys.map(\.isNaN) == [false, false, true, false, false, true])
  }

  /// A sensor that fails writes a word in place of a number.
  @Test(arguments: ["err", "FAULT", "err°C", "Error", "out of range", "DNF"])
  func wordsThatComeAgainAreMissing(word: String) throws {
    let rows = (10...22).map {
      "2024-01-\($0),\($0 < 13 ? word : "\($0 * 7 % 5).5"),\($0 * 3 % 7)\n"
    }
    let loaded = try loadChart("day,state,level\n" + rows.joined())
    #expect(loaded.chart.series[0].ys.prefix(4).map(\.isNaN) == [true, true, true, false])
    #expect(
      loaded.choices.contains(
        "3 cells of state count as missing: the first is \"\(word)\" in line 2"))
  }

  /// Who did not finish a race has no time.
  @Test func runnersWhoDidNotFinishHaveNoTime() throws {
    let times = ["2:05:33", "2:06:01", "DNF", "2:09:45", "DNF", "2:12:00"]
    let rows = times.enumerated().map { "\($0 + 1),Runner \($0),\($1)\n" }
    let chart = try loadChart("Rank,Runner,Time\n" + rows.joined()).chart
    #expect(chart.series[0].ys.map(\.isNaN) == [false, false, true, false, true, false])
    #expect(chart.series[0].ys[0] == 7533)
  }

  /// Kinds, sums and letters among numbers are texts, and so is what is as frequent as numbers.
  @Test(arguments: [
    ["1", "2", "X", "3", "X", "4", "5", "6", "7"],
    ["1", "2", "Total", "3", "4", "Total", "5", "6", "7"],
    ["1", "2", "one", "3", "two", "4", "5", "6", "7"],
    ["1", "2", "A12", "3", "A12", "4", "5", "6", "7"],
    ["1", "err", "2", "err", "err"], ["1", "err", "2", "ok", "3", "ok"],
    ["1", "err12", "2", "err13", "3", "4"],
  ])
  func otherWordsAmongNumbersAreTexts(cells: [String]) throws {
    let rows = cells.enumerated().map { "2024-01-0\($0 + 1),\($1),\($0 * 3 % 7)\n" }
    let chart = try loadChart("day,state,level\n" + rows.joined()).chart
    #expect(chart.series.map(\.name) == ["level"])
  }

  /// `redis-cli --stat` has a name for each column, with one space between some.
  @Test func namesAreOneSpaceApart() throws {
    let chart = try loadChart(
      """
      ------- data ------ --------------------- load -------------------- - child -
      keys       mem      clients blocked requests            connections
      0          895.30K  1       0       0 (+0)              1
      3000       1.37M    2       0       3002 (+0)           2
      9000       2.28M    1       0       9004 (+6002)        3
      18000      3.63M    3       0       18006 (+9002)       4

      """
    ).chart
    #expect(chart.kind == .line)
    #expect(chart.series.map(\.name).contains("clients"))
    #expect(chart.series.first { $0.name == "requests" }?.ys == [0, 3002, 9004, 18_006])
  }

  /// `perf stat -I 400 -x,` has no header: each event has a value at each time.
  @Test func eventsWithoutAHeaderAreSeries() throws {
    let rows = (1...4).flatMap { time in
      ["task-clock", "faults"].enumerated().map {
        "0.\(time)00728680,\($0 * 900 + time * 7 % 5),msec,\($1)\n"
      }
    }
    let chart = try loadChart(rows.joined()).chart
    #expect(chart.kind == .line)
    #expect(chart.series.map(\.name) == ["task-clock", "faults"])
    #expect(chart.series[0].ys == [2, 4, 1, 3])
  }

  /// What R prints of `acf` has a title.
  @Test func aTitleStandsAboveNamedNumbers() throws {
    let chart = try loadChart(
      "\nAutocorrelations of series ‘lh’, by lag\n\n     0      1      2 \n 1.000  0.576  0.182 \n     3      4 \n-0.145 -0.175 \n"
    ).chart
    #expect(chart.series[0].ys == [1, 0.576, 0.182, -0.145, -0.175])
  }

  /// A delimiter follows each cell, and then a space.
  @Test func commasBeforeSpacesSeparateCells() throws {
    let rows = (1...5).map { "2013-02-17 12:0\($0):40 +0000, 100, \(90 + $0), 99.5\n" }
    let chart = try loadChart(rows.joined()).chart
    #expect(chart.xAxis.numeric?.quantity == .date(.second))
    #expect(chart.series.count == 3)
    #expect(chart.series[1].ys == [91, 92, 93, 94, 95])
  }

  /// `nvidia-smi dmon` has units in a second comment.
  @Test func aSecondCommentHasUnits() throws {
    let chart = try loadChart(
      """
      # gpu   pwr gtemp mtemp    sm   mem
      # Idx     W     C     C     %     %
          0    70    48     -     5     1
          0    68    49     -    11     1
          0   270    53     -    10     2

      """
    ).chart
    #expect(chart.series.map(\.name) == ["pwr (W)", "gtemp (C)", "sm (%)", "mem (%)"])
    #expect(chart.series[0].ys == [70, 68, 270])
  }

  /// Times with their spread, each with its unit.
  @Test(arguments: ["12.3 ms ± 1.4 ms", "**12.3 ms ± 1.4 ms**", "12.3ms +/- 1.4ms"])
  func spreadsHaveUnits(cell: String) throws {
    let chart = try loadChart(
      "| Case | Mean ± σ |\n| --- | ---: |\n| a | \(cell) |\n| b | 5.2 ms ± 0.7 ms |\n| c | 1.5 s ± 0.1 s |\n"
    ).chart
    #expect(chart.series[0].ys == [0.0123, 0.0052, 1.5])
  }

  @Test func benchmarksOfCargo() throws {
    let chart = try loadChart(
      """

      running 3 tests
      test tests::large_fourth           ... bench:      37,171 ns/iter (+/- 2,681)
      test tests::all                    ... ignored
      test tests::small ... bench:         782.5 ns/iter (+/- 463)

      test result: ok. 0 passed; 0 failed; 1 ignored; 2 measured; 0 filtered out

      """
    ).chart
    #expect(chart.categories == ["tests::large_fourth", "tests::small"])
    #expect(chart.series.map(\.ys) == [[37_171, 782.5]])
  }

  @Test func metricsOfStressors() throws {
    let chart = try loadChart(
      """
      stress-ng: info:  [19876] dispatching hogs: 1 cpu, 1 vm
      stress-ng: metrc: [19876] stressor       bogo ops real time  usr time  sys time   bogo ops/s     bogo ops/s
      stress-ng: metrc: [19876]                           (secs)    (secs)    (secs)   (real time) (usr+sys time)
      stress-ng: metrc: [19876] cpu                2859      4.00      1.63      0.00       714.19        1749.11
      stress-ng: metrc: [19876] vm               152257      4.01      1.25      0.46     38022.08       89156.96
      stress-ng: info:  [19876] successful run completed in 4.02s

      """
    ).chart
    #expect(chart.categories == ["cpu", "vm"])
    #expect(chart.series[0].ys == [2859, 152_257])
  }
}
