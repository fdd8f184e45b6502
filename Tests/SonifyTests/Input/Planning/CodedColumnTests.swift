import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Codes, ranks and years of birth beside names are no measures.
struct CodedColumnTests {
  private func names(ofSeriesIn text: String) throws -> [String] {
    try ChartLoader.load(.text(text)).chart.series.map(\.name)
  }

  /// Twenty rows, whose kinds are in no order.
  private func rows(_ row: (_ number: Int, _ kind: Int) -> String) -> String {
    (0..<20).map { row($0, $0 * 7 % 5 % 4) + "\n" }.joined()
  }

  private let kinds = ["central", "near", "far", "remote"]

  @Test func numbersThatStandForTextsAreNoMeasure() throws {
    let text = rows { "K\($0),\($1 + 1),\(kinds[$1]),\(1000 + $0 * $0)" }
    #expect(try names(ofSeriesIn: "district,type,type name,people\n" + text) == ["people"])
    // Ratings have words for their numbers, too, and one number may have several words.
    #expect(
      try names(ofSeriesIn: "district,rating,label,people\n" + text) == ["rating", "people"])
    let several = rows { "K\($0),\($1 / 2 + 1),\(kinds[$1]),\(1000 + $0 * $0)" }
    #expect(
      try names(ofSeriesIn: "district,rooms,kind,people\n" + several) == ["rooms", "people"])
  }

  /// Where a table holds codes alone, its rows are counted by what they stand for.
  @Test func rowsOfCodesAreCounted() throws {
    let text = (0..<80).map { "K\($0),\($0 % 4 + 1),\(kinds[$0 % 4])\n" }.joined()
    let loaded = try ChartLoader.load(.text("site,type,type name\n" + text))
    #expect(loaded.chart.series[0].ys == [20, 20, 20, 20])
    // Over dates, and of a few names, numbers with texts are heard.
    let risks = (1...20).map { "2024-01-\($0 + 10),\($0 % 4 + 1),\(kinds[$0 % 4])\n" }.joined()
    for header in ["date,danger,label", "date,risk,risk text"] {
      let chart = try ChartLoader.load(.text(header + "\n" + risks)).chart
      #expect(chart.kind == .line && chart.series[0].count == 20)
    }
  }

  @Test(arguments: [
    ("Sijoitus,Joukkue,Pisteet\n1,KTP,52\n2,KPV,46\n3,JIPPO,43\n4,AC Oulu,44\n", "Pisteet"),
    ("Country,Position,Score\nA,3,10\nB,1,12\nC,2,11\nD,4,9\n", "Score"),
    ("Poř,Jméno,Poř,Body\n1,Jan,1,52\n2,Eva,1,46\n3,Ota,2,43\n4,Ivo,3,44\n", "Body"),
    ("name,born,wins\nAnn,1980,3\nBob,1975,7\nCid,1990,2\nDee,1988,5\n", "wins"),
    ("Pops,Код,Все\nМосква,45,12000\nТула,70,1500\nОмск,52,1900\n", "Все"),
    ("Code_Dep,Nom,Revenu\n75,Paris,47.6\n13,Marseille,12.5\n69,Lyon,30.1\n", "Revenu"),
    ("Day,Acct. #,Amount\n2025-07-01,152,30\n2025-08-01,12211,20\n2025-09-03,152,25\n", "Amount"),
    ("Store,Region,Sales\nA,3,10\nB,1,12\nC,1,11\nD,3,9\nE,1,7\nF,3,8\n", "Sales"),
  ])
  func onlyTheMeasureIsHeard(text: String, measure: String) throws {
    #expect(try ChartLoader.load(.text(text)).chart.yAxis.title == measure)
  }

  /// What only looks like a code is a measure, and so are ranks alone.
  @Test(arguments: [
    ("Name,Code coverage,Tests\na,80,10\nb,70,12\nc,95,11\nd,60,9\n", ["Code coverage", "Tests"]),
    ("city,birth rate\nA,1900\nB,1950\nC,1890\n", ["birth rate"]),
    ("Year,School,District\n2015,71,65\n2016,74,66\n2017,73,67\n", ["School", "District"]),
    ("Year,Region\n2017,720\n2018,740\n2019,790\n", ["Region"]),
    ("month,region,country\nJan,300,4000\nFeb,320,4100\nMar,310,90\n", ["region", "country"]),
    ("Driver,Place\nA,3\nB,1\nC,2\nD,4\n", ["Place"]),
    ("Time,Position\n0,1\n1,2\n2,3\n3,5\n4,4\n", ["Position"]),
    ("Store,Sales #\nA,120\nB,130\nC,90\nD,55\n", ["Sales #"]),
  ])
  func measuresAreKept(text: String, measures: [String]) throws {
    let chart = try ChartLoader.load(.text(text)).chart
    #expect(
      measures.count == 1
        ? chart.yAxis.title == measures[0] : chart.series.map(\.name) == measures)
  }

  /// The numbers of places name series and rows.
  @Test func placesAreNamedByTheirNumbers() throws {
    let years = (2010..<2015).map { "1,\($0),\($0 % 7)\n2,\($0),\($0 % 5)\n" }.joined()
    #expect(try names(ofSeriesIn: "district,year,cases\n" + years) == ["district 1", "district 2"])
    let chart = try ChartLoader.load(
      .text("region,group,cases\n11,a,5\n24,a,7\n11,b,6\n24,b,9\n11,c,3\n24,c,4\n")
    ).chart
    #expect(chart.xAxis.title == "region")
    #expect(chart.series.map(\.name) == ["a", "b", "c"])
  }

  /// Where years run across, codes name the series.
  @Test func codesBesideYearsNameRows() throws {
    let text = "Party,1971,1975,1979\n35,0.5,0.7,0.9\n33,11.2,11.3,11.8\n9,9.1,9.4,9.9\n"
    #expect(try names(ofSeriesIn: text) == ["35", "33", "9"])
  }

  /// Columns of years and groups are those of the whole, or of the first group, over the years.
  @Test func columnsOfYearsAndGroupsAreLines() throws {
    let sexes = """
      Country,2016 Male,2016 Both sexes,2015 Male,2015 Both sexes,2014 Male,2014 Both sexes
      A,3,4,5,6,7,8
      B,13,14,15,16,17,18
      """
    let chart = try ChartLoader.load(.text(sexes)).chart
    #expect(chart.yAxis.title == "Both sexes")
    #expect(chart.series.map(\.name) == ["A", "B"])
    #expect(chart.series[0].ys == [8, 6, 4])
    let goods = try ChartLoader.load(
      .text("Land,Exp 2014,Exp 2015,Exp 2016,Imp 2014,Imp 2015,Imp 2016\nA,1,2,3,4,5,6\n"))
    #expect(goods.chart.yAxis.title == "Exp")
    // Months and hours are x, whatever the columns are.
    let hours = (0..<6).map { "\($0),5,\($0),7\n" }.joined()
    let steps = try ChartLoader.load(.text("Hour,Year 2014,Year 2015,Year 2016\n" + hours))
    #expect(steps.chart.xAxis.title == "Hour")
    #expect(goods.choices.contains("not used: Imp 2014, Imp 2015, Imp 2016"))
  }

  /// A row without values in many columns of years is no reason to refuse a table.
  @Test func manyColumnsMayMissOneRow() throws {
    let years = (1960..<2020).map { "\($0)" }.joined(separator: ",")
    let values = (1960..<2020).map { "\($0 % 13).5" }.joined(separator: ",")
    let missing = Array(repeating: "No data", count: 60).joined(separator: ",")
    let rows = (1...6).map { "C\($0),\(values)\n" }.joined()
    let loaded = try ChartLoader.load(.text("Country,\(years)\n\(rows)D,\(missing)\n"))
    #expect(loaded.chart.series.count == 6)
  }
}
