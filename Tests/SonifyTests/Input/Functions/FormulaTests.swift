import SonifyChart
import Testing

@testable import SonifyInput
@testable import SonifyTables

/// Formulas are written as people write them.
@Suite struct FormulaTests {
  @Test(arguments: [
    ("x^2", 3.0, 9.0), ("-x^2", 3, -9), ("2^-x", 1, 0.5), ("2^3^2", 0, 512), ("2 ** 3", 0, 8),
    ("Math.sqrt(x)", 16, 4), ("sqrt(x)", 16, 4), ("ln(e)", 0, 1), ("log(E)", 0, 1),
    ("log10(x)", 1000, 3), ("log2(8)", 0, 3), ("cos(pi)", 0, -1), ("Math.cos(Math.PI)", 0, -1),
    ("x > 1 ? 5 : 6", 2, 5), ("x > 1 ? 5 : 6", 1, 6), ("abs(-x) + sign(x)", 2, 3),
    ("cbrt(27)", 0, 3), ("hypot(3, 4)", 0, 5), ("atan2(1, 1) * 4", 0, .pi), ("-x^2 + 1", 2, -3),
    ("5 - -x", 1, 6), ("(x > 0) * 3", 1, 3), ("pow(x, 2)", 3, 9),
  ])
  func values(formula: String, x: Double, expected: Double) throws {
    let value = try Expression(formula: formula).value(at: x)
    #expect(abs(value - expected) < 1e-12, "\(formula) is \(value)")
  }

  @Test(arguments: [
    ("sin(x", 6), ("sin(y)", 5), ("foo(x)", 1), ("1 +", 4), ("x +* 2", 4), ("2x", 2),
    ("pow(x)", 1), ("datum.x", 1), ("x # 1", 3), ("length('a')", 1), ("é + q", 1), ("x + ü", 5),
  ])
  func faultsHaveAPlace(formula: String, character: Int) {
    let error = #expect(throws: InputError.self) {
      try ChartLoader.load(.functions([formula]))
    }
    guard case .badChoice(.formula(let name, _, let place)) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(name == formula && place == character)
  }

  @Test func formulasAreBounded() {
    let long = "x" + String(repeating: "+x", count: 500)
    let deep = String(repeating: "(", count: 300) + "x" + String(repeating: ")", count: 300)
    let many = "x" + String(repeating: "+x", count: 200)
    for formula in [long, deep, many, ""] {
      #expect(throws: InputError.self) { try ChartLoader.load(.functions([formula])) }
    }
    #expect(throws: InputError.self) {
      try ChartLoader.load(.functions(Array(repeating: "x", count: 21)))
    }
  }

  @Test func aFunctionWithoutAValueIsRefused() {
    let error = #expect(throws: InputError.self) {
      try ChartLoader.load(.functions(["sqrt(-1 - x^2)"]))
    }
    guard case .badData(_, .noValueOfFunction(-10...10)) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func columnsCannotBeChosen() {
    var choices = ChartChoices()
    choices.y = [ColumnReference("a")]
    choices.kind = .bar
    #expect(throws: InputError.badChoice(.settingsOfFunction([.y, .kind]))) {
      try ChartLoader.load(.functions(["x"]), choosing: choices)
    }
  }

  @Test func polesDoNotSqueezeTheRest() throws {
    let loaded = try ChartLoader.load(.functions(["tan(x)"]))
    #expect(loaded.chart.yAxis.range == -6...6)
    #expect(loaded.decisions.contains(.axis(.poles(-6...6))))
    #expect(loaded.decisions.contains(.axis(.usualRange(-10...10))))
    var choices = ChartChoices()
    choices.yRange = .init(low: .number(-3), high: .number(3))
    choices.xRange = .init(low: .number(0), high: .number(3))
    let chosen = try ChartLoader.load(.functions(["tan(x)"]), choosing: choices).chart
    #expect(chosen.yAxis.range == -3...3 && chosen.xAxis.range == 0...3)
    #expect(chosen.squeezes.isEmpty)
  }

  @Test func severalFunctionsAreSeveralSeries() throws {
    let chart = try ChartLoader.load(.functions(["sin(x)", "cos(x)"])).chart
    #expect(chart.series.map(\.name) == ["sin(x)", "cos(x)"] && chart.kind == .line)
    #expect(chart.series.allSatisfy { $0.isContinuous && $0.curve != nil })
    #expect(chart.yAxis.title == "sin(x), cos(x)" && chart.yAxis.range == -1...1)
  }

  @Test func aConstantIsSaid() throws {
    let loaded = try ChartLoader.load(.functions(["2 + 0 * x"]))
    #expect(loaded.decisions.contains(.points(.constant("2 + 0 * x", 2))))
  }

  @Test func featuresAreLabels() throws {
    var choices = ChartChoices()
    choices.xRange = .init(low: .number(0), high: .number(6.28))
    let chart = try ChartLoader.load(.functions(["sin(x)"]), choosing: choices).chart
    let labels = chart.labelledPoints
    #expect(labels.map(\.label) == ["zero", "peak", "crosses zero", "low"])
    #expect(labels.map(\.y) == [0, 1, 0, -1])
    #expect(labels[2].x == .pi)
  }
}
