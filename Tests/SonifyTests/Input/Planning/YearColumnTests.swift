import SonifyChart
import Testing

@testable import SonifyInput
@testable import SonifyTables

/// Columns that a year and a word name: each row is a line over the years.
struct YearColumnTests {
  private static let rows = [
    "Kyiv,71432,67305,97848,92323", "Lyon,12294,10436,8796,6155",
    "Bonn,141082,131401,168438,157681",
  ]

  @Test(arguments: [
    ("Population 2018,Population 2019,Population 2020,Population 2021", "Population"),
    ("pop_2018,pop_2019,pop_2020,pop_2021", "pop"),
    ("2018_pop,2019_pop,2020_pop,2021_pop", "pop"),
    ("Sales (2018),Sales (2019),Sales (2020),Sales (2021)", "Sales"),
    ("Sales 2018 (EUR),Sales 2019 (EUR),Sales 2020 (EUR),Sales 2021 (EUR)", "Sales (EUR)"),
    ("a2018,a2019,2020,a2021", "value"), ("FY2018,FY2019,FY2020,FY2021", "value"),
  ])
  func yearsAreX(header: String, name: String) throws {
    let chart = try loadTable("city,\(header)", Self.rows)
    #expect(chart.kind == .line && chart.xAxis.title == "year" && chart.yAxis.title == name)
    #expect(chart.series.map(\.name) == ["Kyiv", "Lyon", "Bonn"])
    #expect(chart.series[0].xs == [2018, 2019, 2020, 2021])
    #expect(chart.series[0].ys == [71432, 67305, 97848, 92323])
  }

  /// Numbers that are far apart, parts of words and ranges are no years; one other column may stand beside three.
  @Test(arguments: [
    "hz_1600,hz_1800,hz_2000,hz_2200", "c1800ml,c1801ml,c1802ml,c1803ml",
    "2018-2019,2019-20,x_2018-2019,x_2019-2020", "area,width,pop_2018,pop_2019",
  ])
  func otherNumbersAreNoYears(header: String) throws {
    let chart = try loadTable("city,\(header)", Self.rows)
    #expect(chart.categories == ["Kyiv", "Lyon", "Bonn"])
  }

  @Test func anAreaBesideYearsIsLeftOut() throws {
    let loaded = try loadChart(
      "city,area,pop_2018,pop_2019,pop_2020\n" + Self.rows.joined(separator: "\n"))
    #expect(loaded.chart.series[0].xs == [2018, 2019, 2020])
    #expect(loaded.chart.series[0].ys == [67305, 97848, 92323])
  }

  /// Johns Hopkins University named rows "Province/State" and "Country/Region": that is no unit, and the whole of a
  /// country has no province.
  @Test func rowsWithoutANameHaveThatBesideIt() throws {
    let chart = try loadChart(
      """
      Province/State,Country/Region,3/4/20,3/5/20,3/6/20
      lodzkie,Poland,1,2,3
      opolskie,Poland,2,3,5
      slaskie,Poland,2,3,4
      mazowieckie,Poland,1,3,4
      ,Germany,4,6,9

      """
    ).chart
    #expect(chart.yAxis.title == "value")
    #expect(
      chart.series.map(\.name) == ["lodzkie", "opolskie", "slaskie", "mazowieckie", "Germany"])
  }
}
