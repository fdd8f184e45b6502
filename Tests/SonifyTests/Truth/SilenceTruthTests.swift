import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyComposition
@testable import SonifySound

/// Where values are missing there is silence, and in the middle of the silence a breath.
@Suite struct SilenceTruthTests {
  /// A stretch without values, in seconds: from the end of the value before it, held, to the
  /// beginning of the value after it.
  private typealias Hole = ClosedRange<Double>

  /// Missing values at the start, inside, beside each other, around a lone value, and at the end.
  private static let cells = [
    "", "NA", "", "3", "4", "5", "NA", "7", "8", "", "", "", "", "9", "8", "", "6", "", "5", "4",
    "3",
    "2", "1", "NA", "NA", "NA", "2", "4", "6", "8", "9", "7", "5", "", "",
  ]

  @Test func everyKindOfHoleIsSilent() throws {
    let rows = Self.cells.enumerated().map { "\($0),\($1)\n" }.joined()
    let sounding = try Sounding(.text("day,tide\n" + rows)) {
      $0.duration = Seconds(10)
      $0.ticks = .none
    }
    let line = ExpectedLine(
      xs: Self.cells.indices.map(Double.init), ys: Self.cells.map { Double($0) ?? .nan },
      over: 0...10)
    let holes = Self.holes(of: line)
    #expect(holes.count == 7)
    let recording = sounding.recording
    for hole in holes {
      let isSilent = Self.isSilent(recording, hole, apartFrom: sounding)
      #expect(isSilent, "\(hole)")
    }
    try expectBreaths(sounding, recording.mono, in: holes)
    // The value between two holes is heard.
    let lone = line.times[16]
    let track = PitchTrack(
      of: sounding.recording(from: lone - 0.03, to: lone + 0.03).mono, sampleRate: 48_000)
    let found = try #require(track.frames[track.frames.count / 2].frequency)
    #expect(abs(TestTone.cents(line.pitches[16], found)) < 3)
  }

  /// The weeks in which nobody measured, played so slowly that every week is heard.
  @Test func theMissingWeeksOfCarbonDioxideAreSilent() throws {
    let length = 200.0
    let table = try PlainTable(sample: "co2.csv")
    let line = ExpectedLine(
      xs: try table.dates("date", as: "yyyyMMdd"), ys: try table.numbers("co2"), over: 0...length)
    let holes = Self.holes(of: line)
    #expect(holes.count == 22)
    let sounding = try Sounding(sample: "co2.csv") {
      $0.duration = Seconds(length)
      $0.ticks = .none
    }
    for hole in holes {
      let recording = sounding.recording(from: hole.lowerBound - 0.2, to: hole.upperBound + 0.2)
      let start = hole.lowerBound - 0.2
      let moved = (hole.lowerBound - start)...(hole.upperBound - start)
      let isSilent = Self.isSilent(recording, moved, apartFrom: sounding, at: start)
      #expect(isSilent, "\(hole)")
      // Beside it the line is heard.
      let level = ShortTimeLevel(of: recording.mono, sampleRate: sounding.rate)
      #expect(level.decibels[100] > -40 && level.decibels[level.decibels.count - 100] > -40)
    }
  }

  /// The holes of a line, without the time for which the values beside them are held: an eighth of
  /// the hole, but no longer than the first value of all, or 100 ms for a lone value.
  private static func holes(of line: ExpectedLine) -> [Hole] {
    let present = line.pitches.indices.filter { line.pitches[$0].isFinite }
    guard let first = present.first, let last = present.last else { return [] }
    let hold = line.ends.lowerBound
    func held(_ point: Int, _ hole: Double) -> Double {
      let isLone = ![point - 1, point + 1].contains { present.contains($0) }
      return min(isLone ? 0.1 : hold, hole / 8)
    }
    var holes = zip(present, present.dropFirst()).filter { $1 > $0 + 1 }.map { point, next in
      let (start, end) = (line.times[point], line.times[next])
      return (start + held(point, end - start))...(end - held(next, end - start))
    }
    if first > 0 { holes.insert(0...(line.times[first] - hold), at: 0) }
    if last < line.times.count - 1 {
      holes.append((line.times[last] + hold)...(line.ends.upperBound + hold))
    }
    return holes
  }

  /// Whether no sample of a hole differs from zero, but for the breath in its middle; `start` is the
  /// time of the recording's first frame.
  private static func isSilent(
    _ recording: Recording, _ hole: Hole, apartFrom sounding: Sounding, at start: Double = 0
  ) -> Bool {
    let first = Int((hole.lowerBound * recording.sampleRate).rounded(.up))
    let last = min(recording.frames, Int(hole.upperBound * recording.sampleRate))
    let offset = Int((start * recording.sampleRate).rounded())
    let breaths = sounding.score.events(.gap).map { ($0.start - offset)..<($0.end - offset) }
    return recording.channels.allSatisfy { samples in
      (first..<last).allSatisfy { frame in
        samples[frame] == 0 || breaths.contains { $0.contains(frame) }
      }
    }
  }

  /// Every hole of 80 ms or more has a breath in its middle, and nothing else has.
  private func expectBreaths(_ sounding: Sounding, _ samples: [Double], in holes: [Hole]) throws {
    let heard = CueFinder.find(in: samples, sampleRate: sounding.rate).filter {
      $0.kind == .breath
    }
    let long = holes.filter { $0.upperBound - $0.lowerBound >= 0.08 }
    #expect(heard.count == long.count)
    for (hole, breath) in zip(long, heard) {
      let middle = (hole.lowerBound + hole.upperBound) / 2
      #expect(abs(breath.time + 0.03 - middle) < 0.01)
      // 18 dB under the tone.
      #expect(breath.level < -30)
    }
  }
}
