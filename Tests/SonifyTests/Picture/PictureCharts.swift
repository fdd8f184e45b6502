import Foundation
import SonifyTestSupport

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyPicture
@testable import SonifyTables

/// Charts that try a picture, and what is measured on it.
enum PictureCharts {
  /// The samples.
  static let samples: [String] = [
    "barley.csv", "births.csv", "cars-economy.vl.json", "cars.csv", "city-temperatures.csv",
    "co2.csv", "coffee.json", "nile.csv", "seattle-months.vl.json", "seattle-weather.csv",
    "stocks.csv", "sunspots.csv",
  ]

  static func sample(_ name: String) throws -> ChartDescriptor {
    try ChartLoader.load(.file(path: Samples.path(name))).chart
  }

  /// Text that tries to be markup, to turn its direction, or to hide.
  static let hostile =
    "<script>alert(1)</script> ]]> </title></svg> \"quotes' &amp; \u{202E}right\u{202C} "
    + "\u{200B}zero\u{FEFF} \u{0}\u{1B}[31m\u{FFFE} %s {x}"

  /// A chart whose every name is a text.
  static func named(_ name: String, kind: ChartKind, series count: Int = 3) -> ChartDescriptor {
    let series = (0..<count).map { index in
      DataSeries(
        name: name, isContinuous: kind == .line, xs: [0, 1, 2, 3],
        ys: [1, 3, 2, 40].map { $0 + Double(index) }, labels: ["", name, "", ""])
    }
    let axis = NumericAxis(
      title: name, range: 0...45, gridlines: [0, 20, 40], unit: AxisUnit(one: name, other: name),
      valueDescriptions: [20: name])
    return ChartDescriptor(
      title: name, summary: name, kind: kind,
      xAxis: kind.hasBars
        ? .categorical(CategoricalAxis(title: name, categories: [name, "a", name, "b"]))
        : .numeric(axis),
      yAxis: axis, series: series, seriesTitle: name)
  }
}

extension Drawing {
  /// The parts of a role, however deep.
  func parts(_ role: Role) -> [Part] {
    func found(in parts: [Part]) -> [Part] {
      parts.flatMap { ($0.role == role ? [$0] : []) + found(in: $0.parts) }
    }
    return found(in: parts)
  }

  /// The positions of gridlines: x of upright ones, y of others.
  var gridlines: (xs: [Double], ys: [Double]) {
    var (xs, ys): ([Double], [Double]) = ([], [])
    for case .line(let points, .gridline, _, _) in shapes {
      if points[0].x == points[1].x { xs.append(points[0].x) } else { ys.append(points[0].y) }
    }
    return (xs, ys)
  }

  /// What is wrong with the texts: those outside the picture, those that overlap, those too small.
  var textFaults: [String] {
    let frame = Rectangle(x: 0, y: 0, width: width, height: height)
    var faults = texts.filter { !frame.contains($0.bounds) }.map { "clipped: \($0.text)" }
    faults += texts.filter { $0.size < 12 }.map { "small: \($0.text)" }
    let texts = texts.map { (text: $0.text, bounds: $0.bounds.insetBy(0.5)) }
    for (index, text) in texts.enumerated() {
      for other in texts[..<index] where other.bounds.overlaps(text.bounds) {
        faults.append("overlap: \(other.text) | \(text.text)")
      }
    }
    return faults
  }
}

extension Drawing.Rectangle {
  func insetBy(_ inset: Double) -> Drawing.Rectangle {
    Drawing.Rectangle(
      x: x + inset, y: y + inset, width: max(0, width - 2 * inset),
      height: max(0, height - 2 * inset))
  }
}
