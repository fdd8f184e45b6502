import SonifyTestSupport

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifySound

/// Charts for tests of composition.
enum Charts {
  static func series(
    _ ys: [Double], xs: [Double]? = nil, name: String = "", isContinuous: Bool = true, axis: Int = 0
  ) -> DataSeries {
    DataSeries(
      name: name, isContinuous: isContinuous, xs: xs ?? ys.indices.map(Double.init), ys: ys,
      axis: axis)
  }

  /// A chart of some series, with axes that just hold their finite values.
  static func chart(
    _ series: [DataSeries], kind: ChartKind = .line, xGrid: [Double] = [], yGrid: [Double] = [],
    xAxis: DataAxis? = nil
  ) -> ChartDescriptor {
    func range(_ values: some Sequence<Double>) -> ClosedRange<Double> {
      let finite = values.filter(\.isFinite)
      return (finite.min() ?? 0)...(finite.max() ?? 0)
    }
    let x = NumericAxis(title: "x", range: range(series.flatMap(\.xs)), gridlines: xGrid)
    return ChartDescriptor(
      title: "chart", kind: kind, xAxis: xAxis ?? .numeric(x),
      yAxis: NumericAxis(title: "y", range: range(series.flatMap(\.ys)), gridlines: yGrid),
      series: series)
  }

  static func line(_ ys: [Double], xGrid: [Double] = [], yGrid: [Double] = []) -> ChartDescriptor {
    chart([series(ys)], xGrid: xGrid, yGrid: yGrid)
  }

  /// Nearly normally distributed numbers.
  static func noise(_ count: Int, seed: UInt64) -> [Double] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in generator.normal() }
  }
}

extension SeededGenerator {
  mutating func normal() -> Double {
    let sum = (0..<12).reduce(0) { sum, _ in sum + Double.random(in: 0..<1, using: &self) }
    return sum - 6
  }
}

extension SoundOptions {
  /// The usual options but for some changes.
  static func with(_ change: (inout SoundOptions) -> Void) -> SoundOptions {
    var options = SoundOptions()
    change(&options)
    return options
  }
}

/// What has events in the order of time.
protocol EventList {
  var events: [Score.Event] { get }
}

extension Score: EventList {}
extension UnlevelledScore: EventList {}

extension EventList {
  /// The events of one kind, of one series if that is given.
  func events(_ kind: Score.Event.Kind, series: Int? = nil) -> [Score.Event] {
    events.filter { $0.kind == kind && (series == nil || $0.series == series) }
  }

  /// Glides joined to their neighbours, as the renderer joins them.
  func chains(series: Int) -> [[Score.Event]] {
    var chains: [[Score.Event]] = []
    for glide in events(.glide, series: series) {
      if let last = chains.last?.last, last.end == glide.start {
        chains[chains.count - 1].append(glide)
      } else {
        chains.append([glide])
      }
    }
    return chains
  }

  /// The stretches in which a series sounds, rising.
  func sounding(series: Int) -> [Range<Int>] {
    var stretches: [Range<Int>] = []
    for event in events where event.series == series && event.kind.isTonal {
      if let last = stretches.last, event.start <= last.upperBound {
        stretches[stretches.count - 1] = last.lowerBound..<max(last.upperBound, event.end)
      } else {
        stretches.append(event.start..<event.end)
      }
    }
    return stretches
  }
}

/// The frames of a time at the usual sample rate.
func frames(_ seconds: Double) -> Int { SampleRate.standard.frames(in: Seconds(seconds)) }
