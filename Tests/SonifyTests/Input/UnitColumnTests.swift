import SonifyChart
import Testing

@testable import SonifyInput
@testable import SonifyTables

/// Values whose units a column has row by row.
@Suite struct UnitColumnTests {
  private static let results = [
    "Hemoglobin,13.5,g/dL", "Glucose,95,mg/dL", "Sodium,140,mmol/L", "Potassium,4.2,mmol/L",
    "pH,7.4,",
  ]

  /// Milligrams and millimoles are never compared, and what has no unit is not left out.
  @Test func severalUnitsAreSeriesOfTheirOwn() throws {
    let chart = try loadTable("test,value,unit", Self.results)
    #expect(chart.kind == .bar)
    #expect(chart.series.map(\.name) == ["g/dL", "mg/dL", "mmol/L", "no unit"])
    #expect(Set(chart.series.map(\.axis)).count == 4)
    #expect(chart.series.map(\.count).reduce(0, +) == 5)
    #expect(chart.yAxis(2)?.unit?.other == "mmol/L")
    #expect(chart.yAxis(3)?.unit == nil)
  }

  @Test func oneUnitIsThatOfTheAxis() throws {
    let rows = ["a,5,kg", "b,7,kg", "c,6,kg"]
    let chart = try loadTable("name,Messwert,Einheit", rows)
    #expect(chart.series.count == 1)
    #expect(chart.yAxis.unit?.other == "kg")
    // A price for each kilogram is in none.
    #expect(try loadTable("item,price,unit", rows).yAxis.unit == nil)
    #expect(try loadTable("item,amount (g),unit", rows).yAxis.unit?.other == nil)
  }

  /// Weights and steps of the same days have axes of their own, with their units.
  @Test func seriesHaveTheirUnits() throws {
    let days = (1...4).flatMap { day in
      [
        "2026-01-0\(day),weight,7\(day).5,kg", "2026-01-0\(day),steps,\(8000 + day * 100),count",
        "2026-01-0\(day),fat,2\(day).1,%",
      ]
    }
    let chart = try loadTable("date,metric,value,unit", days)
    #expect(chart.series.map(\.name) == ["weight", "steps", "fat"])
    #expect(chart.series.map(\.axis) == [0, 1, 2])
    #expect(chart.yAxis.title == "weight" && chart.yAxis.unit?.other == "kg")
    #expect(chart.yAxis(1)?.unit == nil)
    #expect(!Comparability(chart).areComparable(0, 2))
    let same = try loadTable(
      "date,metric,value,unit",
      days.map { String($0.split(separator: ",").dropLast().joined(separator: ",")) + ",kg" })
    #expect(same.series.allSatisfy { $0.axis == 0 } && same.yAxis.unit?.other == "kg")
  }

  /// Neither the order of rows nor means of several lose the units.
  @Test func unitsStayWhereRowsAreSorted() throws {
    let days = [3, 1, 4, 2].flatMap { day in
      ["2026-01-0\(day),steps,\(8000 + day),count", "2026-01-0\(day),weight,7\(day).5,kg"]
    }
    let chart = try loadTable("date,metric,value,unit", days)
    #expect(chart.series.map(\.axis) == [0, 1])
    #expect(chart.yAxis(1)?.unit?.other == "kg")
  }

  /// Countries with several indicators have a series for each of both, on axes of their units.
  @Test func twoColumnsNameSeriesOfUnits() throws {
    let rows = ["DE", "FR"].flatMap { country in
      (2015...2020).flatMap { year in
        [
          "\(country),gdp,\(year),\(year * 2),USD",
          "\(country),life,\(year),\(year % 7 + 78),years",
        ]
      }
    }
    let chart = try loadTable("country,indicator,year,value,unit", rows)
    #expect(chart.series.count == 4 && chart.series.allSatisfy { $0.count == 6 })
    #expect(Set(chart.series.map(\.axis)).count == 2)
  }

  /// Units of a hospital are no units of a result, and each of two results has its own.
  @Test func otherUnitsAreNone() throws {
    let wards = (1...6).flatMap { ["2024-01-0\($0),ICU,1\($0)", "2024-01-0\($0),ER,2\($0)"] }
    let chart = try loadTable("date,unit,result", wards)
    #expect(chart.series.map(\.name) == ["ICU", "ER"])
    #expect(chart.yAxis.unit == nil && chart.additionalAxes.isEmpty)
    let doses = (1...6).map { "2024-01-0\($0),\($0 * 5),mg,\($0 * $0),ng/mL" }
    let two = try loadTable("date,dose,dose_unit,result,result_unit", doses)
    #expect(two.yAxes.allSatisfy { $0.unit?.other != "mg" })
  }

  /// Other measures stay beside an amount.
  @Test func amountsBesideOthersAreMeasures() throws {
    let chart = try loadTable(
      "item,amount,unit,kcal", ["flour,500,g,1700", "milk,1,l,640", "butter,200,g,1480"])
    #expect(chart.series.map(\.name) == ["amount", "kcal"])
  }

  /// Values of several units are never on one line, whatever else makes series.
  @Test func seriesAreDividedByUnits() throws {
    let rows = ["wind", "sun"].flatMap { tech in
      (0..<6).flatMap { year in
        [
          "\(tech),\(2020 + year),\(900 + year * 7),$/kW",
          "\(tech),\(2020 + year),\(20 + year),years",
          "\(tech),\(2020 + year),\(year),",
        ]
      }
    }
    let loaded = try loadChart((["tech,year,value,unit"] + rows).joined(separator: "\n") + "\n")
    let series = loaded.chart.series
    #expect(
      series.map(\.name) == [
        "wind, $/kW", "wind, years", "wind", "sun, $/kW", "sun, years", "sun",
      ])
    #expect(series[0].ys == [900, 907, 914, 921, 928, 935])
    #expect(series[0].axis != series[1].axis && series[0].axis == series[3].axis)
  }

  @Test func whatTheUserAsksForStays() throws {
    let text = (["test,value,unit"] + Self.results).joined(separator: "\n") + "\n"
    let loaded = try loadChart(text) { $0.y = [ColumnReference("value")] }
    #expect(loaded.chart.series.count == 1)
    let unit = try loadChart(text) { $0.yUnit = AxisUnit(one: "units", other: "units") }
    #expect(unit.chart.series.count == 1)
  }

  @Test func itIsSaidWhatTheColumnIs() throws {
    let rows = ["a,5,kg", "b,7,kg", "c,6,kg"]
    let loaded = try loadChart((["name,value,unit"] + rows).joined(separator: "\n") + "\n")
    #expect(
      loaded.decisions.map(\.text).contains("column 3, unit, holds text: units of the values"))
  }

  /// Votes of towns add up.
  @Test func votesAreSummed() throws {
    let many = (0..<40).map { "\(["PD", "FI"][$0 % 2]),\($0 + 1)" }
    #expect(try loadTable("party,votes", many).series[0].ys == [400, 420])
  }
}
