import SonifyChart
import Testing

@testable import SonifyInput
@testable import SonifyTables

/// Rows of a whole are not heard among those of its parts.
@Suite struct WholeRowsTests {
  /// The rows of Eurostat: means of both sexes and of all ages, for more countries than a chart has room for.
  @Test func totalsOfOfficesAreUsed() throws {
    var rows: [String] = []
    for (place, country) in "ABCDEFGHIJKLMN".enumerated() {
      for year in 2010..<2018 {
        for (age, shift) in [("Y15-24", 6.0), ("Y25-64", 2), ("TOTAL", 4)] {
          for (sex, part) in [("F", 1.5), ("M", 0.5), ("T", 1)] {
            let rate = Double(place) + shift * part + Double(year % 5) / 10
            rows.append("A,\(sex),\(age),\(country)T,\(year),\(rate)")
          }
        }
      }
    }
    let loaded = try loadTable("freq,sex,age,geo,TIME_PERIOD,OBS_VALUE", rows)
    #expect(loaded.series.count == 12 && loaded.kind == .line)
    #expect(loaded.series[0].name == "CT" && loaded.series[0].count == 8)
    #expect(loaded.series[0].ys[0] == 2 + 4)
  }

  /// A country stands beside its regions under its own name.
  @Test func sumsAreFoundByTheirValues() throws {
    let loaded = try loadChart(
      "year,area,sector,jobs\n" + jobs(total: "Italia").joined(separator: "\n"))
    #expect(loaded.chart.series.map(\.name) == ["A", "B"] && loaded.chart.kind == .line)
    #expect(loaded.chart.series.allSatisfy { $0.count == 6 })
    #expect(
      loaded.choices.contains(
        "Italia of area stands for all others, of which 168 rows are skipped"),
      "\(loaded.choices)")
    // Who asks for the parts gets them.
    let parts = try loadChart(
      "year,area,sector,jobs\n" + jobs(total: "Italia").joined(separator: "\n")
    ) { $0.series = ColumnReference("area") }
    #expect(parts.chart.series.count == 15)
  }

  /// One number that was corrected later is no reason against a sum, several are.
  @Test(arguments: [1, 5]) func sumsMayHaveAnError(errors: Int) throws {
    var rows = jobs(total: "Italia", years: 2000..<2015)
    for row in 0..<errors { rows[row * 15] += "7" }
    let chart = try loadTable("year,area,sector,jobs", rows)
    #expect((chart.kind == .line) == (errors == 1))
  }

  /// A firm may be called Total, and a shop has no total.
  @Test(arguments: ["Total", "Esso"]) func partsAreNoWholes(name: String) throws {
    var rows: [String] = []
    for day in 10...29 {
      for (place, brand) in [name, "Shell", "BP"].enumerated() {
        for city in 0..<14 {
          let price = 150 + (day * 7 + place * 11 + city * 5) % 40
          rows.append("2024-02-\(day),\(brand),C\(city),1.\(price)")
        }
      }
    }
    let loaded = try loadChart("date,brand,city,price\n" + rows.joined(separator: "\n"))
    #expect(loaded.chart.series.count == 3)
    #expect(loaded.choices.contains("rows are not divided by city"), "\(loaded.choices)")
  }

  /// Two columns that together make more series than there is room for are those of the whole of the second.
  @Test func secondColumnsHaveWholes() throws {
    let rows = (0..<9).flatMap { region -> [String] in
      (1998...2005).flatMap { year -> [String] in
        let (men, women) = (100 + region * 37 + year % 7, 90 + region * 31 + year % 5)
        return ["Alls,\(men + women)", "Karlar,\(men)", "Konur,\(women)"].map {
          "R\(region),\(year),\($0)"
        }
      }
    }
    let chart = try loadTable("Landshlutar,Ár,Kyn,Mannfjöldi", rows)
    #expect(chart.series.map(\.name) == (0..<9).map { "R\($0)" } && chart.kind == .line)
    #expect(chart.series[2].ys[0] == 332)
    // A few pairs have room.
    #expect(
      try loadTable("Landshlutar,Ár,Kyn,Mannfjöldi", Array(rows.prefix(96))).series.count == 12)
  }

  @Test(arguments: [
    ("Total", ["A", "B"], true), ("All ages", ["0-9", "10+"], true), ("T", ["F", "M"], true),
    ("Both sexes", ["Male", "Female"], true), ("persons", ["Men", "Women"], true),
    ("_T", ["Y15", "Y25"], true), ("EU total", ["Spain", "Malta"], true), ("T", ["A", "B"], false),
    ("All wheel drive", ["Two wheel drive"], false), ("Total cholesterol", ["HDL"], false),
    ("Both", ["Yes", "No"], false), ("people", ["bikes", "cars"], false),
    ("All season", ["Summer", "Winter"], false),
  ])
  func wordsOfWholes(text: String, others: [String], isWhole: Bool) {
    #expect(WholeWords.isWhole(text, among: others) == isWhole)
  }

  /// A whole that is missing for some years would take these years with it.
  @Test func wholesAreThereThroughout() throws {
    let rows = (2000..<2010).flatMap { year in
      (0..<14).flatMap { region -> [String] in
        let (men, women) = (40 + (year * 7 + region * 3) % 9, 60 + (year * 5 + region) % 7)
        let both = year < 2005 ? [] : ["\(year),T,R\(region),\((men + women) / 2)"]
        return ["\(year),F,R\(region),\(women)", "\(year),M,R\(region),\(men)"] + both
      }
    }
    let chart = try loadTable("year,sex,region,rate", rows)
    #expect(chart.xAxis.numeric?.range.lowerBound == 2000)
  }

  /// What is missing is like nothing else, and takes no time.
  @Test func missingGroupsAreNoSets() throws {
    let rows = (0..<20_000).map {
      "\(2000 + $0 % 20),A\($0 % 9),\($0 % 2 == 0 ? "" : "s\($0 % 4)"),\($0 * 31 % 97)"
    }
    #expect(try loadTable("year,area,sector,jobs", rows).series.count > 0)
  }

  /// The jobs of two sectors in fourteen regions and in the whole country.
  private func jobs(total: String, years: Range<Int> = 2000..<2006) -> [String] {
    years.flatMap { year -> [String] in
      ["A", "B"].flatMap { sector -> [String] in
        let parts = (0..<14).map { 100 + (year * 31 + $0 * 57 + sector.utf8.count) % 83 * 9 }
        return ["\(year),\(total),\(sector),\(parts.reduce(0, +))"]
          + parts.enumerated().map { "\(year),Region \($0),\(sector),\($1)" }
      }
    }
  }
}
