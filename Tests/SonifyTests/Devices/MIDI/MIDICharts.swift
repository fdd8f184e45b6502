import SonifyTestSupport

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifyDevices
@testable import SonifyInput
@testable import SonifySound

/// The charts whose MIDI files are listened to: real ones, one with gaps, and one that jumps.
enum MIDIChart: String, CaseIterable {
  case births, stocks, cars, barley, co2, gaps, jumps

  /// The chart with some changes, without cues.
  func sounding(_ change: (inout SoundOptions) -> Void = { _ in }) throws -> Sounding {
    switch self {
    case .births, .stocks, .cars, .barley, .co2:
      try Sounding(sample: "\(rawValue).csv", change)
    case .gaps:
      try Sounding(.text("x,y\n1,5\n2,\n3,7\n4,9\n5,1\n6,\n7,\n8,3\n9,4\n10,10\n"), change)
    case .jumps:
      try Sounding(
        .text("x,y\n" + (0..<60).map { "\($0),\($0 % 2 * 100)\n" }.joined()), change)
    }
  }
}

extension Sounding {
  /// The chart as a MIDI file, with the names of its series.
  func midi(volume: Decibels = Decibels(0)) throws -> MIDIFile {
    try MIDIFile(
      score, title: chart.title, names: chart.series.indices.map(chart.name(ofSeries:)),
      volume: volume)
  }
}

extension Score {
  /// The tones and glides.
  var tones: [Event] { events.filter(\.kind.isTonal) }
}
