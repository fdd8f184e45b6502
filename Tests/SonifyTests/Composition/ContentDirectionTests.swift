import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifySession
@testable import SonifySound
@testable import SonifyWords

/// That left and right are those of the page, and time goes on with x.
@Suite struct ContentDirectionTests {
  private func pans(
    _ direction: ChartDescriptor.ContentDirection, pan: SoundOptions.Panning = .auto
  ) throws -> [Double] {
    var chart = Charts.line([1, 2, 3], xGrid: [0, 1, 2])
    chart.contentDirection = direction
    let options = SoundOptions.with {
      $0.mode = .discrete
      $0.pan = pan
    }
    let score = try Composer(options).compose(chart).score
    let tones = score.events(.tone)
    #expect(tones.map(\.y) == [1, 2, 3], "time goes on with x")
    #expect(tones.map(\.pan) == score.events(.tick).map(\.pan), "gridlines are where values are")
    let view = ChartView(chart, sound: options)
    #expect(tones.map(\.pan) == [0, 1, 2].map { view.pan(ofX: $0, inSeries: 0) })
    return tones.map { $0.pan.value }
  }

  @Test func xRunsAsOnThePage() throws {
    #expect(try pans(.leftToRight) == [-0.9, 0, 0.9])
    #expect(try pans(.rightToLeft) == [0.9, 0, -0.9])
    #expect(try pans(.rightToLeft, pan: .none) == [0, 0, 0])
  }

  @Test(arguments: [
    ChartDescriptor.ContentDirection.topToBottom, .bottomToTop, .radialClockwise,
    .radialCounterClockwise,
  ])
  func whatRunsNeitherWayStaysInTheMiddle(direction: ChartDescriptor.ContentDirection) throws {
    #expect(try pans(direction) == [0, 0, 0])
    #expect(try pans(direction, pan: .x) == [-0.9, 0, 0.9])
  }

  @Test(arguments: [(AxisScale.log10, 10.0), (.ln, 2.718281828459045)])
  func onLogarithmicAxesPowersAreEquallyFarApart(scale: AxisScale, base: Double) throws {
    let powers = [1, base, base * base]
    #expect(Gridlines.values(in: 1...(base * base * 1.001), scale: scale).count == 3)
    var chart = Charts.line(powers)
    chart.yAxis.scale = scale
    chart.yAxis.range = 1...powers[2]
    let options = SoundOptions.with { $0.mode = .discrete }
    let pitches = try Composer(options).compose(chart).score.events(.tone)
      .compactMap(\.frequency?.value)
    #expect(pitches.count == 3)
    #expect(abs(pitches[1] * pitches[1] - pitches[0] * pitches[2]) < 1e-6)
    #expect(chart.yAxis.sentence.hasSuffix("logarithmic"))
  }
}
