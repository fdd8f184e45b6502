import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifySession
@testable import SonifyTables
@testable import SonifyWords

/// Which series are compared.
@Suite struct ComparabilityTests {
  @Test(arguments: [
    ("Seattle", "San Francisco"), ("temp_max", "temp_min"), ("x1", "x2"), ("AAPL", "MSFT"),
    ("Open", "High"), ("open", "close"), ("imports", "exports"), ("Births", "Deaths"),
    ("male", "female"), ("Sales (2019)", "Sales (2020)"), ("Mass (kg)", "Load (kg)"),
    ("sepal length", "petal length"), ("Sepal.Length", "Sepal.Width"), ("before", "after"),
    ("North region", "West region"), ("2019", "2020"), ("Norway", "Isle of Man"),
    ("birth rate", "death rate"), ("min", "max"), ("density", "density2"), ("bdi.pre", "bdi.2m"),
    ("A", "B"),
  ])
  func namesOfOneFamilyAreAlike(first: String, second: String) {
    #expect(QuantityName(first).isAlike(QuantityName(second)))
    #expect(QuantityName(second).isAlike(QuantityName(first)))
  }

  @Test(arguments: [
    ("GNP", "Unemployed"), ("rain", "temperature"), ("Rain", "Temperature"),
    ("Rainfall (mm)", "Temperature (C)"), ("temp_max", "wind"), ("hp", "disp"),
    ("price", "volume"), ("GNP", "GNP.deflator"), ("Body Mass", "Body Length"),
    ("psavert", "uempmed"), ("engine_rpm", "engine_load"), ("cyl", "gear"), ("infl", "realint"),
    ("Oslo", "temperature"), ("Oslo", "NYC"), ("Mass (kg)", "Mass (lb)"), ("cpu", "memory"),
    ("X1", "Y"),
  ])
  func namesOfUnlikeQuantitiesAreNot(first: String, second: String) {
    #expect(!QuantityName(first).isAlike(QuantityName(second)))
    #expect(!QuantityName(second).isAlike(QuantityName(first)))
  }

  /// Two columns over 24 months that cross again and again.
  private func chart(_ first: String, _ second: String, unit: AxisUnit? = nil) throws
    -> ChartDescriptor
  {
    let rows = (0..<24).map { "\(1990 + $0),\(50 + $0 % 5 * 10),\(50 + $0 % 7 * 7)" }
    return try loadChart("year,\(first),\(second)\n" + rows.joined(separator: "\n")) {
      $0.yUnit = unit
    }.chart
  }

  private func lines(_ chart: ChartDescriptor) -> [String] {
    let facts = ChartFacts(chart)
    return ChartDescription.Detail.allCases.flatMap { detail in
      Wording.allCases.flatMap {
        ChartDescription(chart, facts: facts, detail: detail, wording: $0).lines
      }
    }
  }

  private static let comparisons = [
    "cross", " above ", " below ", "of all", "By mean", "Means:", "most often", "throughout",
    "always", "highest value is",
  ]

  @Test(arguments: [("GNP", "Unemployed"), ("rain", "temperature"), ("Rain", "Temperature")])
  func unlikeQuantitiesAreNeverCompared(first: String, second: String) throws {
    let chart = try chart(first, second)
    #expect(ChartFacts(chart).crossings.isEmpty)
    #expect(ChartFacts(chart).crossingCount == 0)
    let lines = lines(chart)
    for words in Self.comparisons {
      #expect(!lines.contains { $0.contains(words) }, "\(words): \(lines)")
    }
    let view = Views.of(chart)
    #expect(view.landmarks(ofSeries: 0, .crossings).isEmpty)
  }

  @Test func likeQuantitiesAreCompared() throws {
    let unit = AxisUnit(one: "dollar", other: "dollars")
    for chart in [try chart("Oslo", "Bergen"), try chart("GNP", "Unemployed", unit: unit)] {
      #expect(ChartFacts(chart).crossingCount > 5)
      #expect(lines(chart).contains { $0.hasPrefix("By mean, from highest to lowest") })
      #expect(!Views.of(chart).landmarks(ofSeries: 0, .crossings).isEmpty)
    }
  }

  @Test(arguments: ["barley", "stocks", "city-temperatures"])
  func samplesOfOneKindAreCompared(name: String) throws {
    let chart = try ChartLoader.load(.file(path: Samples.path("\(name).csv"))).chart
    #expect(Comparability(chart).areAll)
    #expect(lines(chart).contains { $0.hasPrefix("The highest value of all is") })
  }

  @Test func theWeatherIsComparedInItsTemperaturesAlone() throws {
    let chart = try ChartLoader.load(.file(path: Samples.path("seattle-weather.csv"))).chart
    let names = chart.series.map(\.name)
    let comparability = Comparability(chart)
    for (first, one) in names.enumerated() {
      for (second, other) in names.enumerated() where first < second {
        let areTemperatures = one.hasPrefix("temp") && other.hasPrefix("temp")
        #expect(comparability.areComparable(first, second) == areTemperatures, "\(one), \(other)")
      }
    }
  }

  @Test func anAxisThatAnAuthorNamesHasOneKind() throws {
    var chart = try chart("GNP", "Unemployed")
    chart.yAxis.title = "index of 1990"
    #expect(Comparability(chart).areAll)
    chart.series[1].axis = 1
    chart.additionalAxes = [.numeric(NumericAxis(title: "other", range: 0...100))]
    #expect(!Comparability(chart).areAll)
  }
}
