import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyComposition

/// The ticks of real charts, heard in the samples and held against the x axis.
@Suite struct CueTruthTests {
  @Test(arguments: SampleLine.allCases)
  func ticksSoundOnTheGridlinesAndNowhereElse(line: SampleLine) throws {
    let result = try Self.ticks(of: line)
    #expect(result.found == result.expected)
    #expect(result.besides == 0)
    // Beside a steep turn of the line, in the band of the ticks, a start is heard less sharply.
    #expect(result.worst < (line == .sunspots ? 0.003 : 0.001))
  }

  /// How many ticks are heard on gridlines, of how many, how many cues besides, and the greatest
  /// error in seconds.
  static func ticks(of line: SampleLine) throws
    -> (found: Int, expected: Int, besides: Int, worst: Double)
  {
    let sounding = try line.sounding()
    let stretch = try line.stretch(of: sounding)
    let law = try line.expected()
    let recording = sounding.recording(from: stretch.lowerBound, to: stretch.upperBound)
    var heard = CueFinder.find(in: recording.mono, sampleRate: sounding.rate)
    var (found, worst) = (0, 0.0)
    let gridlines = line.gridlines()
    for gridline in gridlines {
      let time = law.time(of: gridline) - stretch.lowerBound
      guard
        let index = heard.firstIndex(where: { $0.kind == .tick && abs($0.time - time) < 0.005 })
      else { continue }
      found += 1
      worst = max(worst, abs(heard[index].time - time))
      heard.remove(at: index)
    }
    return (found, gridlines.count, heard.count, worst)
  }

  @Test func withoutTicksNoneIsHeard() throws {
    let sounding = try SampleLine.births.sounding { $0.ticks = .none }
    #expect(CueFinder.find(in: sounding.recording.mono, sampleRate: sounding.rate).isEmpty)
  }
}
