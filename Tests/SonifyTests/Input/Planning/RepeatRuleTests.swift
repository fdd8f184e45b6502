import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Columns that say what others say are neither x nor y, and numbers that tell groups apart make series.
struct RepeatRuleTests {
  /// Numbers from 0 up to 100 in no order.
  private func values(_ count: Int, seed: Int = 37) -> [Int] { (1...count).map { $0 * seed % 101 } }

  /// `bac` of openintro: beers and alcohol in the blood of 16 students.
  @Test(arguments: ["student", "case", "tank"]) func numbersOfRowsAreSaidOnce(
    name: String
  ) throws {
    let (beers, alcohol) = (values(40), values(40, seed: 61))
    let rows = beers.indices.map { "\($0 + 1),\($0 + 1),\(beers[$0]),\(alcohol[$0])" }
    let chart = try loadTable("rownames,\(name),beers,bac", rows)
    #expect(chart.kind == .scatter)
    #expect(chart.xAxis.title == "beers")
    #expect(chart.series.map(\.name) == ["bac"])
  }

  /// `oscars` of openintro: the date of birth of the best actress of each year, and its parts.
  @Test func partsOfADateAreNoMeasures() throws {
    let rows = values(40).enumerated().map {
      "\(1929 + $0),\($1 + 20),\(1900 + $1 % 30)-0\(1 + $1 % 9)-12,\(1 + $1 % 9),12,\(1900 + $1 % 30)"
    }
    let chart = try loadTable("oscar_yr,age,birth_date,birth_mo,birth_d,birth_y", rows)
    #expect(chart.xAxis.title == "oscar_yr")
    #expect(chart.series.map(\.name) == ["age"])
  }

  /// `huron` of ggplot2.
  @Test func decadesAreNoMeasures() throws {
    let rows = values(30).enumerated().map { "\((1875 + $0) / 10 * 10),\(1875 + $0),\($1)" }
    let chart = try loadTable("decade,year,level", rows)
    #expect(chart.xAxis.title == "year")
    #expect(chart.series.map(\.name) == ["level"])
  }

  /// An aging curve of fivethirtyeight: from one age to the next.
  @Test(arguments: ["age_from,age_to", "start,end"])
  func endsOfIntervalsAreNoMeasures(names: String) throws {
    let rows = values(20).enumerated().map { "\(18 + $0),\(19 + $0),\($1)" }
    let chart = try loadTable("\(names),change", rows)
    #expect(chart.xAxis.title == String(names.prefix { $0 != "," }))
    #expect(chart.series.map(\.name) == ["change"])
  }

  /// `elecdaily` of R's fpp2: the days have no column.
  @Test func marksOfRowsInOrderAreNoMeasures() throws {
    let rows = (0..<40).map { "\(150 + ($0 - 20) * ($0 - 20)),\($0 % 7 < 5 ? 1 : 0)" }
    let chart = try loadTable("Demand,WorkDay", rows)
    #expect(chart.series.map(\.name) == ["Demand"])
  }

  /// `nasturtium` of R's drc: six plants at each of seven doses.
  @Test func measuresAtSeveralLevelsAreAScatter() throws {
    let weights = values(42)
    let rows = weights.indices.map { "\(Double($0 / 6) / 4),\(weights[$0])" }
    let chart = try loadTable("conc,weight", rows)
    #expect(chart.kind == .scatter)
    #expect(chart.xAxis.title == "conc")
    #expect(chart.series.map(\.name) == ["weight"])
  }

  /// `USAirlines` of R's AER: the years come again for each number of a firm.
  @Test func numbersBeforeYearsThatComeAgainAreSeries() throws {
    let rows = (0..<60).map { "\($0 / 15 + 1),\(1970 + $0 % 15),\($0 * 37 % 101)" }
    let chart = try loadTable("firm,year,output", rows)
    #expect(chart.kind == .line)
    #expect(chart.series.map(\.name) == ["firm 1", "firm 2", "firm 3", "firm 4"])
    #expect(chart.series[1].ys.count == 15)
  }

  /// Winning shares of fivethirtyeight: a column for each minute of a game.
  @Test func columnsNamedByNumbersRunAcross() throws {
    let header = "team," + (0..<12).map(String.init).joined(separator: ",")
    let rows = ["Hawks", "Nets", "Heat"].enumerated().map { place, name in
      name + (0..<12).map { ",0.\(5 + place)\($0 * 7 % 10)" }.joined()
    }
    let chart = try loadTable(header, rows)
    #expect(chart.kind == .line)
    #expect(chart.series.map(\.name) == ["Hawks", "Nets", "Heat"])
    #expect(chart.series[0].xs == (0..<12).map(Double.init))
    // A few are groups to compare, such as numbers of cylinders.
    let few = try loadTable(
      "class,4,5,6,8", ["suv,8,1,16,38", "compact,32,2,13,2", "pickup,3,1,10,20"])
    #expect(few.kind == .bar)
  }

  /// `mlr --ojson` writes means by year and class in the order of their rows.
  @Test func yearsInNoOrderAreALine() throws {
    let rows = ["1999,a,5", "2008,a,6", "2008,b,7", "1999,b,8", "1999,c,3", "2008,c,4"]
    let chart = try loadTable("year,class,mean", rows)
    #expect(chart.kind == .line)
    #expect(chart.series.map(\.xs) == [[1999, 2008], [1999, 2008], [1999, 2008]])
    #expect(chart.series[1].ys == [8, 7])
  }

  /// `size` of binutils says the sum in hexadecimal digits before the name.
  @Test func hexadecimalDigitsAreNoNames() throws {
    let rows = ["47645,107e5,ab", "12991,3877,aconnect", "17519,489b,addpart"]
    #expect(try loadTable("text,hex,filename", rows).xAxis.title == "filename")
  }

  /// Packets that `mtr` sent, the same for all hops.
  @Test func whatNeverChangesIsNoMeasureOfCases() throws {
    let rows = ["a,10,3.5", "b,10,4.5", "c,10,9.5"]
    #expect(try loadTable("host,sent,time", rows).series.map(\.name) == ["time"])
    #expect(try loadTable("host,sent", ["a,10", "b,10", "c,10"]).series.map(\.name) == ["sent"])
  }

  /// `mtr --csv` ends its header with a delimiter, and no row.
  @Test func aHeaderMayEndWithADelimiter() throws {
    let chart = try loadTable("host,time,", ["a,3.5", "b,4.5", "c,9.5"])
    #expect(chart.series.map(\.name) == ["time"])
    #expect(chart.series[0].ys == [3.5, 4.5, 9.5])
  }

  /// What R leaves of a table keeps the numbers of its rows.
  @Test func numbersOfRowsThatWereLeftAreNoMeasure() throws {
    let rows = values(30).enumerated().map { "\(14 + $0 * 2),\($0 % 2 == 0 ? "a" : "b"),\($1)" }
    #expect(try loadTable("rownames,group,speed", rows).series.map(\.name) == ["speed"])
  }

  /// Trials of agridat: where a plot lies is no measure of it.
  @Test(arguments: ["row,col", "Row,Column"]) func positionsOfPlotsAreNoMeasures(
    names: String
  ) throws {
    let rows = values(40).enumerated().map {
      "\($0 % 4 + 1),\($0 / 4 + 1),\("ABCD".dropFirst($0 % 4).prefix(1)),\($1)"
    }
    #expect(try loadTable("\(names),block,yield", rows).series.map(\.name) == ["yield"])
  }

  /// A table of Our World in Data without any measure.
  @Test func aYearThatNeverChangesIsNoMeasure() {
    #expect(throws: InputError.self) {
      try loadTable("Entity,Year,Continent", ["A,2015,Asia", "B,2015,Europe", "C,2015,Asia"])
    }
  }

  /// Loggers write the same moment as a date and in seconds, and FFmpeg as a length and in microseconds.
  @Test(arguments: [
    (
      "when,stamp,volts",
      ["Wed Apr  3 21:46:07 2019", "Wed Apr  3 21:46:22 2019", "Wed Apr  3 21:46:38 2019"],
      [1_554_320_767.7, 1_554_320_782.8, 1_554_320_798.1]
    ),
    (
      "day,ms,volts", ["2024-01-01 02:00", "2024-01-01 03:00", "2024-01-01 05:00"],
      [1_704_070_800_000, 1_704_074_400_000, 1_704_081_600_000]
    ),
    (
      "out_time,out_time_us,volts", ["00:00:06.866", "00:00:13.700", "00:00:20.567"],
      [6_866_000, 13_700_000, 20_567_000]
    ),
  ])
  func theSameTimesInAnotherUnitAreNoMeasure(
    header: String, times: [String], numbers: [Double]
  ) throws {
    let rows = zip(times, numbers).enumerated().map {
      "\($1.0),\($1.1),\(3.2 + Double($0 * 7 % 4) / 10)"
    }
    #expect(try loadTable(header, rows).series.map(\.name) == ["volts"])
    // Other numbers that rise are measured.
    let others = zip(times, [5.0, 9, 40]).enumerated().map { "\($1.0),\($1.1),\(3 + $0 * 7 % 4)" }
    #expect(try loadTable(header, others).series.count == 2)
  }

  /// A distance may end where the time does.
  @Test func distancesBesideTimesAreMeasures() throws {
    let rows = (0...9).map { "0:0\($0):00,\($0 * 60),\(100 + $0 * 37 % 11)" }
    #expect(try loadTable("Elapsed,Distance (m),Heart rate", rows).series.count == 2)
    #expect(
      try loadTable("Elapsed,elapsed seconds,Heart rate", rows).series.map(\.name) == ["Heart rate"]
    )
  }

  /// A header may have more names than the rows have cells: remarks, or the delimiter at its end.
  @Test func namesWithoutCellsAreNoColumns() throws {
    let loaded = try loadChart("date,value,Population, Source\n1880,4572\n1890,4779\n1900,5116\n")
    #expect(loaded.chart.series.map(\.name) == ["value"])
    #expect(loaded.choices.contains("no row has cells below Population, Source"))
    // A delimiter within a name would give its values to another, unless a space shows which it is.
    let rows = "2024-01-01,5,100\n2024-01-02,6,90\n2024-01-03,4,95\n"
    let joined = try loadChart("date,Price, USD,volume\n" + rows).chart
    #expect(joined.series.map(\.name) == ["Price, USD", "volume"])
    #expect(throws: InputError.self) { try loadChart("date, Price, USD, volume\n" + rows) }
  }
}
