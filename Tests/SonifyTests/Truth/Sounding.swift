import SonifyTestSupport

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifyInput
@testable import SonifySound
@testable import SonifyTables

/// A chart that has gone the whole way from its data to samples, by the entrances that a program
/// would use.
struct Sounding {
  let chart: ChartDescriptor
  let score: Score
  let estimate: Score.LevelEstimate

  /// Loads, composes and levels a chart, with what is asked of the chart and of its sound.
  init(
    _ source: ChartSource, choosing choices: ChartChoices = ChartChoices(),
    _ change: (inout SoundOptions) -> Void = { _ in }
  ) throws {
    try self.init(try ChartLoader.load(source, choosing: choices).chart, change)
  }

  /// Composes and levels a file of Samples.
  init(
    sample name: String, choosing choices: ChartChoices = ChartChoices(),
    _ change: (inout SoundOptions) -> Void = { _ in }
  ) throws {
    try self.init(.file(path: Samples.path(name)), choosing: choices, change)
  }

  /// Composes and levels a chart.
  init(_ chart: ChartDescriptor, _ change: (inout SoundOptions) -> Void = { _ in }) throws {
    let options = SoundOptions.with(change)
    self.chart = chart
    (score, estimate) = try Composer(options).compose(chart).score.levelled(volume: options.volume)
  }

  /// The frames in a second.
  var rate: Double { Double(score.sampleRate.framesPerSecond) }

  /// The whole sound.
  var recording: Recording { score.recording(in: 0..<score.frames) }

  /// The sound between two times in seconds, silence outside the score.
  func recording(from start: Double, to end: Double) -> Recording {
    score.recording(in: Int((max(0, start) * rate).rounded())..<Int((end * rate).rounded()))
  }

  /// The tones alone between two times in seconds, without any cue.
  func tones(from start: Double, to end: Double) -> Recording {
    var score = score
    score.events.removeAll { !$0.kind.isTonal }
    return score.recording(in: Int((start * rate).rounded())..<Int((end * rate).rounded()))
  }

  /// When the events of a kind begin, in seconds, as the exported score says.
  func exportedTimes(_ kind: Score.Event.Kind) -> [Double] {
    var text = ""
    score.write(as: .csv, of: chart) { text += String(decoding: $0, as: UTF8.self) }
    return text.split(separator: "\n").dropFirst().compactMap { line in
      let cells = line.split(separator: ",", omittingEmptySubsequences: false)
      return cells[2] == kind.rawValue ? Double(cells[0]) : nil
    }
  }
}

extension Score {
  /// The samples of some frames, silence after the end.
  func recording(in frames: Range<Int>) -> Recording {
    var renderer = Renderer(self)
    renderer.seek(to: frames.lowerBound)
    var samples = [Float](repeating: .nan, count: frames.count * channels)
    var output = samples.mutableSpan
    renderer.render(into: &output)
    return Recording(
      sampleRate: Double(sampleRate.framesPerSecond), interleaved: samples, channels: channels)
  }
}
