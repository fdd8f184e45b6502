import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Which columns order rows and which are values, by what they hold beside others.
@Suite struct ColumnUseTests {
  private func load(_ header: String, _ rows: [String]) throws -> ChartDescriptor {
    try loadChart(([header] + rows).joined(separator: "\n") + "\n").chart
  }

  private func isTemporal(_ chart: ChartDescriptor) -> Bool {
    if case .date = chart.xAxis.numeric?.quantity { true } else { false }
  }

  /// A year that few rows have orders none of the others.
  @Test func rareYearsAreNoAxis() throws {
    let rows = (0..<30).map { "Use \($0),\($0 * 7 % 31),\($0 > 27 ? "\(2020 + $0 % 3)" : "")" }
    let chart = try load("Use,Area,Year", rows)
    #expect(chart.xAxis.title == "Use" && chart.series[0].count == 30)
    let named = rows.map {
      $0.split(separator: ",", omittingEmptySubsequences: false)[1...].joined(separator: ",")
    }
    #expect(try load("Area,Year", named).xAxis.title == "Year")
  }

  @Test func monthsBesideDatesArePartsOfThem() throws {
    let rows = (1...9).map { "2024-0\($0)-01,\($0 * $0 % 7),\($0)" }
    #expect(try load("Fecha,Gasto,Mes", rows).series.map(\.name) == ["Gasto"])
    let rain = rows.enumerated().map { String($1.dropLast()) + "\($0 * 5 % 7 + 1)" }
    #expect(try load("Fecha,Gasto,mm", rain).series.map(\.name) == ["Gasto", "mm"])
  }

  /// Seconds since 1970 begin windows, and places on a chromosome begin genes.
  @Test func windowsBeginAtTimes() throws {
    let windows = (0..<6).map {
      "\(1_776_722_902.5 + Double($0) * 10),\(1_776_722_912.5 + Double($0) * 10),\($0 * 5 % 4)"
    }
    let chart = try load("window_start,window_end,messages", windows)
    #expect(isTemporal(chart))
    #expect(chart.series.map(\.name) == ["messages"])
    let genes = (0..<6).map { "\(140_000_000 + $0 * 1_000_003),\($0 * 5 % 4)" }
    #expect(try !isTemporal(load("start,reads", genes)))
  }

  /// The value of a test says nothing of the estimate.
  @Test func estimatesGoBeforeProbabilities() throws {
    let rows = ["a", "b", "c"].flatMap { one in ["x", "y"].map { "\(one),\($0),3.5,0.02" } }
    let changed = rows.enumerated().map { place, row in
      row.replacing("3.5", with: "\(place * 5 % 7).5").replacing(
        "0.02", with: "0.0\(place * 3 % 5)")
    }
    #expect(try load("term,level,estimate,p.value", changed).series.count == 2)
    #expect(try load("term,level,estimate,p.value", changed).series[0].ys == [0.5, 3.5, 6.5])
  }

  /// Containers have a name and a number.
  @Test func namesGoBeforeIdentifiersOfGroups() throws {
    let rows = (0..<12).map { "7ce7ca\($0 % 3)860eb,server-\($0 % 3),\($0 * 7 % 13)" }
    let chart = try load("CONTAINER ID,NAME,PIDS", rows)
    #expect(chart.xAxis.title == "NAME")
  }

  /// The same words after all numbers are their unit.
  @Test(arguments: [
    "643 km2,301 km2,78 km2", "255 pts,240 pts,199 pts", "78点,90点,66点", "32wpm,35wpm,38wpm",
  ])
  func wordsAfterAllNumbersAreUnits(cells: String) throws {
    let rows = cells.split(separator: ",").enumerated().map { "Thing \($0),\($1)" }
    let chart = try load("Name,Measure", rows)
    let digits = cells.split(separator: ",").map { Double($0.prefix { $0.isNumber }) ?? 0 }
    #expect(chart.series.map(\.ys) == [digits])
    #expect(chart.yAxis.unit != nil)
  }

  /// What a program prints as sizes in one column are sizes in the others.
  @Test func sizesAreOfOneKind() throws {
    let chart = try load("pool,alloc,free", ["tank,1.21T,623G", "root,40.2G,180K"])
    #expect(chart.series.map { $0.ys[1] } == [40.2 * 1_073_741_824, 180 * 1024])
    let sold = try load("shop,amount,disk", ["A,1.2M,623G", "B,0.4M,180K"])
    #expect(sold.series[0].ys == [1_200_000, 400_000])
  }

  /// The command line of one process may be longer than all that is examined of other texts.
  @Test func longLinesHideNoReport() throws {
    let long = String(repeating: "-I/usr/include ", count: 2000)
    let rows = ["1 0.5 sh \(long)"] + (2...6).map { "\($0) 1.\($0) cmd\($0)" }
    let chart = try loadChart((["PID %CPU COMMAND"] + rows).joined(separator: "\n") + "\n").chart
    #expect(chart.series.map(\.name) == ["%CPU"])
    #expect(chart.series[0].count == 6)
  }

  /// Lines of JSON of two kinds, of which one has no points.
  @Test func rowsOfAnotherKindMakeNoSeries() throws {
    let text = (0..<10).map { number in
      let metric = number % 2 == 0 ? "vus" : "reqs"
      return number < 4
        ? "{\"type\":\"Metric\",\"data\":{\"name\":\"\(metric)\",\"kind\":\"k\(number / 2)\"}}"
        : "{\"type\":\"Point\",\"data\":{\"time\":\"2026-01-13T14:4\(number / 9):0\(number)Z\",\"value\":\(number * 5 % 7)}}"
    }
    let chart = try loadChart(text.joined(separator: "\n") + "\n").chart
    #expect(chart.series.map(\.count) == [6])
  }

  /// A record holds texts and numbers, a column one of them.
  @Test func keysOfMixedObjectsNameRows() throws {
    let members = ["a", "b"].map { name in
      "\"\(name)\":{\"label\":\"\(name)\",\"count\":\(name.count * 5),\"mean\":2.5,\"max\":9}"
    }
    let chart = try loadChart("{\(members.joined(separator: ","))}").chart
    #expect(chart.series.map(\.name).contains("mean"))
    #expect(chart.categories == ["a", "b"])
    // A word for a missing number makes no record of a column.
    let gap =
      "{\"temp\":{\"Mon\":3,\"Tue\":\"missing\",\"Wed\":5},\"rain\":{\"Mon\":1,\"Tue\":2,\"Wed\":0}}"
    #expect(try loadChart(gap).chart.categories == ["Mon", "Tue", "Wed"])
  }

  /// Sizes with a letter for bytes leave amounts as they are.
  @Test func amountsBesideSizesOfBytesStayAmounts() throws {
    let chart = try load("image,pulls,size", ["nginx,10M,70.5MB", "redis,2.5M,45MB"])
    #expect(chart.series[0].ys == [10_000_000, 2_500_000])
  }

  /// In a few rows, what cannot be read in x is said, and costs no other column.
  @Test func aFaultOfXInFewRowsIsOne() {
    let error = #expect(throws: InputError.self) {
      try load("Year,Population", ["1990,5", "2000,6", "201O,7", "2020,9"])
    }
    #expect(error != nil)
  }
}
