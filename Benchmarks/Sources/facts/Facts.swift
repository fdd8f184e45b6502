import Sonify

/// How fast the library finds all facts of a line: `facts POINTS` prints the seconds that they take of
/// noise, which no method can cut short, by the clock.
@main
struct Facts {
  static func main() {
    guard CommandLine.arguments.count == 2, let count = Int(CommandLine.arguments[1]), count > 1
    else {
      print("usage: facts POINTS")
      return
    }
    var random = SystemRandomNumberGenerator()
    let ys = (0..<count).map { _ in
      (0..<4).reduce(0) { sum, _ in sum + Double.random(in: -1...1, using: &random) }
    }
    let x = NumericAxis(title: "x", range: 0...Double(count - 1))
    let y = NumericAxis(title: "y", range: -4...4)
    let chart = ChartDescriptor(
      title: "noise", kind: .line, xAxis: .numeric(x), yAxis: y,
      series: [
        DataSeries(name: "", isContinuous: true, xs: (0..<count).map(Double.init), ys: ys)
      ])
    var facts: ChartFacts?
    let time = ContinuousClock().measure { facts = ChartFacts(chart) }
    print("seconds", time / .seconds(1), "points", facts?.series.first?.count ?? 0)
  }
}
