import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// What becomes x, y and series where rows are places, cases, panels or events.
struct CaseRuleTests {
  /// Many measures of things in no order are no courses; those of sensors are, and trials are of one quantity.
  @Test(arguments: [true, false]) func manyMeasuresOfCasesArePairs(areCases: Bool) throws {
    let rows = (0..<60).map { row in
      (1...6).map { column in
        areCases
          ? "\(Double(row * (7 + 6 * column) % 61) * [0.01, 1, 300][column % 3])"
          : "\(Double(column) + Double((row * row * column) % 36_000) / 100)"
      }.joined(separator: ",")
    }
    let chart = try loadTable("RI,Na,Mg,Al,Si,Ca", rows)
    #expect((chart.kind == .scatter) == areCases)
    #expect(areCases || chart.series.count > 1)
    let trials = (0..<30).map { row in
      (1...5).map { "\(900 + row * (7 + 6 * $0) % 31)" }.joined(separator: ",")
    }
    #expect(try loadTable("bubble,insertion,merge,quick,heap", trials).series.count == 5)
  }

  /// Flowers sorted by a number of their kind are near each other only because of it.
  @Test func sortedKindsMakeNoCourse() throws {
    let rows = (0..<90).map { row in
      let kind = row / 30
      return
        "\(Double(kind * 40 + row * 17 % 31) / 10),\(Double(kind * 25 + row * 11 % 29) / 10),\(kind + 1)"
    }
    #expect(try loadTable("length,width,kind", rows).kind == .scatter)
  }

  private func lines(_ header: String, _ rows: [String]) -> String {
    ([header] + rows).joined(separator: "\n") + "\n"
  }

  /// Numbers from 0 up to 1 in no order, from a small generator.
  private func values(_ count: Int, seed: UInt64 = 7) -> [Double] {
    var state = seed
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 33) / Double(1 << 31)
    }
  }

  // MARK: - Places

  @Test(arguments: ["lat,lon", "latitude,longitude", "position_lat,position_long", "Lat,Lng"])
  func manyPlacesAreAMap(names: String) throws {
    let (lats, lons) = (values(80), values(80, seed: 9))
    let rows = lats.indices.map { "P\($0),\(40 + lats[$0]),\(-100 - lons[$0]),\($0 * 7 % 90)" }
    let loaded = try loadChart(lines("name,\(names),alt", rows))
    let parts = names.split(separator: ",").map(String.init)
    #expect(loaded.chart.kind == .scatter)
    #expect(loaded.chart.xAxis.title == parts[1])
    #expect(loaded.chart.series.map(\.name) == [parts[0]])
    #expect(loaded.chart.series[0].labels.first == "P0")
    #expect(loaded.decisions.contains(.role(.unused(["alt"]))))
  }

  @Test func fewTownsAreHeardByTheirNames() throws {
    let rows = (0..<6).map { "Town \($0),\(50 + $0 * $0),\(9 - $0),\(100 * ($0 + 3))" }
    let chart = try loadChart(lines("town,lat,lon,people", rows)).chart
    #expect(chart.kind == .bar)
    #expect(chart.xAxis.title == "town")
    #expect(chart.series.map(\.name) == ["people"])
    // Without a measure, they are a map.
    let places = rows.map { $0.split(separator: ",").dropLast().joined(separator: ",") }
    let map = try loadChart(lines("town,lat,lon", places)).chart
    #expect(map.kind == .scatter && map.xAxis.title == "lon")
    #expect(Set(map.series[0].labels) == Set((0..<6).map { "Town \($0)" }))
    // The places of two storms are two ways.
    let storms = (0..<6).map { "\($0 < 3 ? "Ian" : "Lee"),\(25 + $0 * $0 % 4),\(-80 - $0)" }
    #expect(try loadChart(lines("storm,lat,lon", storms)).chart.kind != .scatter)
  }

  @Test func placesOfATimeAreOverTime() throws {
    let (lats, lons) = (values(60), values(60, seed: 9))
    let rows = lats.indices.map {
      "2024-01-01 00:\($0 < 10 ? "0" : "")\($0),\(lats[$0]),\(lons[$0]),5"
    }
    let chart = try loadChart(lines("time,lat,lon,depth", rows)).chart
    #expect(chart.xAxis.title == "time")
    #expect(chart.series.map(\.name) == ["depth"])
  }

  // MARK: - Cases

  @Test func columnsOfZeroAndOneMarkCases() throws {
    let rows = (0..<40).map {
      "\($0 % 2 == 0 ? "a" : "b"),\(Double($0 * 37 % 100) / 10),\($0 % 3 == 0 ? 1 : 0)"
    }
    let loaded = try loadChart(lines("group,life,seen", rows))
    #expect(loaded.chart.series.map(\.name) == ["life"])
    #expect(loaded.decisions.contains(.role(.unused(["seen"]))))
    // Over time they are what happened, and alone they are all there is.
    let steps = (0..<40).map { "\($0),\($0 * 37 % 100),\($0 % 3 == 0 ? 1 : 0)" }
    #expect(try loadChart(lines("second,level,alarm", steps)).chart.series.count == 2)
    let alone = (0..<6).map { "P\($0),\($0 % 2)" }
    #expect(try loadChart(lines("name,passed", alone)).chart.series.map(\.name) == ["passed"])
  }

  /// Times in a text such as "ms" are no steps of the few texts beside them.
  @Test func measuresWithUnitsOfTimeAreNoSteps() throws {
    let text = """
      | Command | Mean [ms] | Min [ms] | Max [ms] | Relative |
      |:---|---:|---:|---:|---:|
      | `sort` | 3.8 ± 2.5 | 1.4 | 7.2 | 1.00 |
      | `wc` | 3.8 ± 2.4 | 1.2 | 8.0 | 1.01 ± 0.93 |
      | `grep` | 4.4 ± 4.9 | 1.4 | 16.0 | 1.16 ± 1.51 |
      | `awk` | 7.0 ± 4.0 | 2.2 | 11.9 | 1.87 ± 1.63 |

      """
    let loaded = try loadChart(text)
    #expect(loaded.chart.xAxis.title == "Command")
    #expect(loaded.chart.series[0].ys == [3.8, 3.8, 4.4, 7.0])
    #expect(
      loaded.decisions.contains(
        .writing(.measured(columns: ["Mean [ms]", "Relative"], .uncertainties))))
  }

  @Test func casesSortedByTheFirstOfTwoMeasuresAreAScatter() throws {
    let rows = [
      "1,8", "5,16", "10,30", "20,24", "50,39", "40,54", "50,40", "60,68", "70,72", "80,62",
      "90,122", "100,80", "150,181", "200,259", "250,275", "300,380", "350,320", "400,434",
    ]
    let chart = try loadChart(lines("A,B", rows)).chart
    #expect(chart.kind == .scatter)
    #expect(chart.xAxis.title == "A")
  }

  // MARK: - Series

  @Test func groupsInTwoWaysAreSeries() throws {
    let rows = [
      "Adelie,Biscoe,44,3710", "Adelie,Dream,56,3688", "Adelie,Torgersen,52,3706",
      "Chinstrap,Dream,24,3692", "Gentoo,Biscoe,124,5076",
    ]
    let chart = try loadChart(lines("species,island,count,mean_mass", rows)).chart
    #expect(chart.kind == .bar)
    #expect(chart.xAxis.title == "species")
    #expect(chart.series.map(\.name) == ["Biscoe", "Dream", "Torgersen"])
  }

  @Test func ofManyCountriesOverYearsThoseWithTheHighestMeansAreLines() throws {
    let rows = (0..<27).flatMap { state in
      (0..<6).map {
        "S\(state),Q\($0 % 4 + 1)\(2010 + $0 / 4),\(Double(state * 7 % 27) + Double($0) / 10)"
      }
    }
    let loaded = try loadChart(lines("State,Quarter,Rate", rows))
    #expect(loaded.chart.kind == .line)
    let highest = (0..<27).filter { $0 * 7 % 27 >= 15 }
    #expect(loaded.chart.series.map(\.name) == highest.map { "S\($0)" })
    #expect(loaded.chart.series[0].ys.first == Double(highest[0] * 7 % 27))
    #expect(loaded.decisions.contains(.rows(.highestSeries(12, of: 27))))
  }

  @Test func ofManyRowsOverYearsThoseWithTheHighestMeansAreLines() throws {
    let rows = (0..<20).map { region in
      let values = (0..<6).map { "\(region * 7 % 20 + $0)" }
      return "R\(region),\(values.joined(separator: ","))"
    }
    let loaded = try loadChart(lines("Region,2010,2011,2012,2013,2014,2015", rows))
    let highest = (0..<20).filter { $0 * 7 % 20 >= 8 }
    #expect(loaded.chart.series.map(\.name) == highest.map { "R\($0)" })
    #expect(loaded.decisions.contains(.rows(.highestSeries(12, of: 20))))
  }

  /// Texts that come several times with one date are no series.
  @Test func eventsOfManyKindsAreNotSplit() throws {
    let rows = (0..<200).map { "2024-01-0\($0 % 9 + 1),K\($0 * 7 % 20),\($0 % 13)" }
    let chart = try loadChart(lines("date,kind,size", rows)).chart
    #expect(chart.series.count == 1)
  }

  // MARK: - Events and steps

  @Test func timesOfEventsAreCounted() throws {
    let rows =
      values(60).sorted().enumerated().map { "\($0 + 1),\(1851 + $1 * 100)" } + ["61,1951.9"]
    let loaded = try loadChart(lines("\"\",date", rows + ["62,1951.9"]))
    #expect(loaded.chart.kind == .histogram)
    #expect(loaded.chart.xAxis.title == "date")
    #expect(loaded.chart.series[0].ys.reduce(0, +) == 62)
    #expect(loaded.decisions.contains(.points(.kind(.histogram))))
  }

  @Test func columnsOfStepsRunAcross() throws {
    let text = "Before,1 week,2 week,3 week\n4.3,5.3,4.8,6.3\n3.9,2.3,5.6,4.3\n4.5,2.6,4.1,\n"
    let loaded = try loadChart(text)
    #expect(loaded.chart.xAxis.title == "step")
    #expect(loaded.chart.series.count == 3)
    #expect(loaded.chart.series[1].ys == [3.9, 2.3, 5.6, 4.3])
    guard case .categorical(let axis) = loaded.chart.xAxis else {
      Issue.record("steps are categories")
      return
    }
    #expect(axis.categories == ["Before", "1 week", "2 week", "3 week"])
    // Steps that are not counted in one unit are other measures.
    let other = try loadChart("1 day,1 week,age\n1,5,30\n2,4,41\n7,9,25\n3,1,28\n").chart
    #expect(!other.series.map(\.name).contains("row 1"))
  }

  // MARK: - Axes

  @Test func countsOfOneKindShareAnAxis() {
    let pairs: [ClosedRange<Double>?] = [2_118_000...2_326_000, 813_862...955_000]
    #expect(YAxes.groups(pairs, isOne: false).group == [0, 1])
    #expect(YAxes.groups(pairs, areCounts: true, isOne: false).group == [0, 0])
    // What would move by a hundredth of the axis has one of its own.
    let far: [ClosedRange<Double>?] = [45_939...79_831, 555...1076]
    #expect(YAxes.groups(far, areCounts: true, isOne: false).group == [0, 1])
  }

  /// Men and women in a pyramid of ages, however little their numbers differ among themselves.
  @Test func barsToBothSidesShareAnAxis() throws {
    func groups(_ ranges: [ClosedRange<Double>], areBars: Bool = true) -> [Int] {
      YAxes.groups(ranges, areBars: areBars, isOne: false).group
    }
    #expect(groups([-140 ... -139, 115...133]) == [0, 0])
    #expect(groups([-140 ... -139, 115...133], areBars: false) == [0, 1])
    #expect(groups([-1 ... -0.5, 115...133]) == [0, 1])
    // Each still fills a tenth of the axis.
    #expect(groups([0...1000, 0...120, -9000 ... -10]) == [0, 0, 1])
    #expect(groups([-140 ... -120, 115...133, -90 ... -80, 95...112]) == [0, 0, 0, 0])
    let chart = try loadChart("age,male,female\n0-4,-120,115\n5-9,-130,126\n10-14,-140,133\n").chart
    #expect(chart.yAxis.range == -140...133)
    #expect(chart.additionalAxes.isEmpty)
    #expect(!Comparability(chart).areComparable(0, 1))
  }

  /// What happened to people in several regions on a day is added; a rate is not.
  @Test func casesOfRegionsAddUp() throws {
    let rows = (1...9).flatMap { day in
      (0..<40).map { "2020-11-0\(day),R\($0 % 20),\($0 == 3 ? -2 : $0 * day % 7)" }
    }
    let sums = (1...9).map { day in (0..<40).reduce(0) { $0 + ($1 == 3 ? -2 : $1 * day % 7) } }
    let chart = try loadChart(lines("date,region,cases", rows)).chart
    #expect(chart.kind == .line && chart.series[0].ys == sums.map(Double.init))
    let rate = try loadChart(lines("date,region,cases per 100000", rows)).chart
    #expect(rate.series[0].ys != sums.map(Double.init))
  }

  /// A word for any value is one for amounts where the values have the sign of a currency.
  @Test func amountsOfMoneyOfEachKindAddUp() throws {
    let rows = ["a,R$ 5.00", "a,R$ 6.00", "b,R$ 7.50", "b,R$ 1.00", "a,R$ 3.00"]
    #expect(try loadChart(lines("tipo,valor", rows)).chart.series[0].ys == [14, 8.5])
    let bare = rows.map { $0.replacing("R$ ", with: "") }
    #expect(try loadChart(lines("tipo,valor", bare)).chart.series[0].ys == [14.0 / 3, 4.25])
    #expect(try loadChart(lines("tipo,preco", rows)).chart.series[0].ys == [14.0 / 3, 4.25])
  }
}
