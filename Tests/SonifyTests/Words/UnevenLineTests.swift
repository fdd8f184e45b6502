import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyWords

/// What is said of lines whose points are not evenly spaced, or whose values are not evenly spread.
@Suite struct UnevenLineTests {
  private func lines(
    _ xs: [Double], _ ys: [Double], _ quantity: NumericAxis.Quantity = .number
  ) -> [String] {
    let chart = ChartDescriptor(
      title: "test", kind: .line,
      xAxis: .numeric(
        NumericAxis(title: "x", range: xs[0]...xs[xs.count - 1], quantity: quantity)),
      yAxis: NumericAxis(title: "y", range: (ys.min() ?? 0)...(ys.max() ?? 1)),
      series: [DataSeries(name: "", isContinuous: true, xs: xs, ys: ys)])
    return ChartDescription(
      chart, facts: ChartFacts(chart), detail: .full, wording: .descriptive
    ).lines
  }

  /// A single smooth arch repeats nothing, whatever a parabola leaves of it.
  @Test func anArchDoesNotRepeat() {
    let xs = (0..<57).map { (row: Int) -> Double in
      18.5 + 79 * Double(row) + Double(row * 7 % 5) * 4
    }
    let ys = xs.map { (x: Double) -> Double in 3910 - 590 * cosh((x - 2250) / 1000) }
    let told = lines(xs, ys)
    #expect(!told.contains { $0.contains("repeats") }, "\(told)")
    #expect(told.contains { $0.contains("rises") && $0.contains("falls") }, "\(told)")
  }

  /// A sensor that does not keep time has gaps of days, too.
  @Test func gapsOfUnevenTimesAreLengthsOfTime() {
    let pause = 49 * 86_400.0
    let xs = (0..<80).map { (row: Int) -> Double in 300.7 * Double(row) + (row < 40 ? 0 : pause) }
    let told = lines(xs, xs.indices.map { Double($0 * $0 % 17) }, .date(.minute))
    #expect(told.contains { $0.hasPrefix("There is a gap of 49 days, between ") }, "\(told)")
  }

  /// The ends of a gap are those of readings, whose days are uneven, even if the gap is a multiple of the usual step.
  @Test func gapsOfUnevenDaysLieBetweenReadings() {
    var day = Samples.day(2018, 3, 1) / 86_400
    let xs = (0..<140).map { (row: Int) -> Double in
      day += row == 60 ? 215 : [5, 5, 6, 4, 5, 7, 3, 5][row % 8]
      return day * 86_400
    }
    let told = lines(xs, xs.indices.map { Double($0 * $0 % 17) }, .date(.day))
    #expect(
      told.contains("There is a gap of 215 days, between 26 December 2018 and 29 July 2019."),
      "\(told)")
  }

  /// Readings without a value beside a gap belong to it.
  @Test func missingReadingsWidenAGap() {
    var day = Samples.day(2018, 3, 1) / 86_400
    let xs = (0..<140).map { (row: Int) -> Double in
      day += row == 60 ? 215 : [5, 5, 6, 4, 5, 7, 3, 5][row % 8]
      return day * 86_400
    }
    for (missing, ends) in [
      ([60, 61], "between 26 December 2018 and"), ([58, 59], "and 29 July 2019"),
    ] {
      let ys = xs.indices.map { missing.contains($0) ? .nan : Double($0 * $0 % 17) }
      let gap = lines(xs, ys, .date(.day)).first { $0.contains("There is a gap of ") } ?? ""
      #expect(gap.contains(" days, between ") && gap.contains(ends), "\(gap)")
      // No end is a reading without a value.
      #expect(!(gap.contains("26 December") && gap.contains("29 July")), "\(gap)")
    }
  }

  /// Of numbers without a unit of time, the ends are enough.
  @Test func gapsOfUnevenNumbersHaveNoLength() {
    let xs = (0..<140).map { (row: Int) -> Double in
      Double(row) + Double(row * 7 % 5) / 8 + (row < 70 ? 0 : 90)
    }
    let told = lines(xs, xs.indices.map { Double($0 * $0 % 17) })
    #expect(told.contains("There is a gap between 69.4 and 160."), "\(told)")
  }

  /// Beside a value that is far away, the others are still not all the same.
  @Test func whatIsSqueezedHasTwoEnds() {
    let near = (0..<40).map { (row: Int) -> Double in 4229.6 + Double(row % 7) / 10 }
    let told = lines((0..<41).map(Double.init), near + [9e6])
    #expect(told.contains { $0.contains("most of the y axis") }, "\(told)")
    #expect(!told.contains { $0.contains("from 4,230 to 4,230") }, "\(told)")
  }
}
