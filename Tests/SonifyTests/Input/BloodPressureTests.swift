import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Blood pressures are two measures in one cell.
@Suite struct BloodPressureTests {
  private let cells = ["120/80", "125/82", "118/79", "130/85"]

  private func load(
    _ header: String, _ cells: [String], _ choose: (inout ChartChoices) -> Void = { _ in }
  ) throws -> LoadedChart {
    let rows = cells.enumerated().map { "2024-01-0\($0 + 1),\($1),\(70 + $0 * 3 % 4)\n" }
    return try loadChart("Date,\(header),Pulse\n" + rows.joined(), choose)
  }

  @Test(arguments: ["BP", "Blood pressure", "Blutdruck", "Tension artérielle", "bp (mmHg)"])
  func bothAreHeard(header: String) throws {
    let loaded = try load(header, cells)
    let chart = loaded.chart
    #expect(
      chart.series.map(\.ys) == [[120, 125, 118, 130], [80, 82, 79, 85], [70, 73, 72, 71]])
    #expect(chart.series[0].name.hasSuffix(" systolic"))
    #expect(chart.series[1].name.hasSuffix(" diastolic"))
    #expect(chart.series[0].axis == chart.series[1].axis)
    #expect(chart.series[0].axis != chart.series[2].axis)
    #expect(chart.yAxes[chart.series[0].axis].unit?.one == "mmHg")
    #expect(loaded.choices.contains("\(header) holds blood pressures, systolic and diastolic"))
  }

  /// Usual pressures are known by themselves.
  @Test func theHeaderMayBeAnother() throws {
    let rows = zip(cells, ["131/85", "128/84", "135/88", "127/80"]).enumerated().map {
      "2024-01-0\($0 + 1),\($1.0),\($1.1)"
    }
    let chart = try loadTable("Date,Morning,Evening", rows)
    #expect(
      chart.series.map(\.name)
        == ["Morning systolic", "Morning diastolic", "Evening systolic", "Evening diastolic"])
    #expect(Set(chart.series.map(\.axis)) == [0])
  }

  @Test func oneMayBeMissing() throws {
    let ys = try load("BP", ["120/80", "", "118 / 79", "130/85 mmHg"]).chart.series.map(\.ys)
    #expect(ys[0][1].isNaN && ys[1][1].isNaN)
    #expect(ys[0][2] == 118 && ys[1][3] == 85)
  }

  @Test func theyAreChosenByTheirColumn() throws {
    let chart = try load("BP", cells) { $0.y = ["BP"] }.chart
    #expect(chart.series.map(\.name) == ["BP systolic", "BP diastolic"])
    let means = try load("BP", cells) {
      $0.y = ["BP"]
      $0.rows.grouping = .mean
    }
    #expect(means.chart.series.count == 2)
  }

  @Test func oneOfThemIsCounted() throws {
    let loaded = try load("BP", cells) { $0.kind = .histogram }
    #expect(loaded.chart.series.count == 1)
    #expect(loaded.chart.series[0].ys.reduce(0, +) == 4)
    #expect(loaded.choices.contains("the values of BP systolic are counted"))
    #expect(loaded.choices.contains("not used: BP diastolic"))
  }

  @Test func conditionsAreOnTheSystolicOne() throws {
    func systolic(_ comparison: RowChoices.Condition.Comparison, _ value: String) throws -> [Double]
    {
      let condition = RowChoices.Condition("BP", comparison, value)
      return try load("BP", cells) { $0.rows.conditions = [condition] }.chart.series[0].ys
    }
    #expect(try systolic(.atMost, "120") == [120, 118])
    #expect(try systolic(.greater, "120") == [125, 130])
    #expect(try systolic(.equal, "120") == [120])
    #expect(try systolic(.equal, "125/82") == [125])
  }

  /// Fractions, scores and shares are none.
  @Test(arguments: [
    ("score", ["98/96", "102/99", "111/108", "99/90"]),
    ("tyre", ["205/55", "195/65", "225/45", "175/70"]),
    ("share", ["120/80", "125/82", "118/12", "130/85"]),
    ("BP", ["80/120", "82/125", "79/118", "85/130"]),
    ("BP", ["1/2", "3/4", "5/6", "7/8"]),
    ("bust/waist/hip", ["90/60/90", "92/64/95", "88/61/91", "94/70/98"]),
  ])
  func othersAreNone(header: String, cells: [String]) throws {
    let chart = try load(header, cells).chart
    #expect(chart.series.map(\.name) == ["Pulse"])
  }

  @Test func allPressuresComeBack() {
    for systolic in 50...300 {
      for diastolic in 20..<systolic {
        let pulse = 25 + (systolic * diastolic) % 226
        let text = "\(systolic)/\(diastolic)"
        let (bare, full) = (parts(text), parts("\(text)/\(pulse)"))
        guard let bare, let full, bare.systolic == Double(systolic),
          bare.diastolic == Double(diastolic), bare.pulse.isNaN,
          full == (bare.systolic, bare.diastolic, Double(pulse))
        else {
          Issue.record("\(text), \(pulse)")
          return
        }
      }
    }
  }

  private func parts(_ text: String) -> (systolic: Double, diastolic: Double, pulse: Double)? {
    BloodPressure.value(Array(text.utf8).span).map(BloodPressure.parts)
  }

  @Test(arguments: [
    ["120/80/72", "118/79/70", "125/84/75"], ["120/80 72", "118/79 70", "125/84 75"],
    ["120/80 P72", "118/79 P 70", "125/84 P:75"],
    ["120/80 mmHg, 72 bpm", "118/79 70", "125/84/75"],
  ])
  func thePulseBesideThemIsASeries(cells: [String]) throws {
    let rows = zip(3..., cells).map { "\($0).1.2024;\($1)\n" }
    let chart = try loadChart("Datum;BP\n" + rows.joined()).chart
    #expect(chart.series.map(\.name) == ["BP systolic", "BP diastolic", "BP pulse"])
    #expect(chart.series.map(\.ys) == [[120, 118, 125], [80, 79, 84], [72, 70, 75]])
    #expect(chart.yAxes[chart.series[0].axis].unit?.one == "mmHg")
    #expect(chart.yAxes[chart.series[2].axis].unit?.one == "bpm")
  }

  @Test(arguments: ["120/80/7", "120/80-72", "120 80 72", "120/80/72/60", "12/08/2024", "120/80x"])
  func othersHaveNoPulse(text: String) { #expect(parts(text) == nil) }
}
