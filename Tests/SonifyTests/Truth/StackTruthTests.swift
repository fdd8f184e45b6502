import SonifyTestSupport
import Testing

@testable import SonifyInput
@testable import SonifySound
@testable import SonifyTables

/// Stacks as they sound, from samples alone.
@Suite struct StackTruthTests {
  private static let table = "letter,colour,n\nA,red,1\nA,blue,2\nB,red,3\nB,green,5\nC,blue,4\n"

  private static func sounding() throws -> Sounding {
    var choices = ChartChoices()
    choices.isStacked = true
    return try Sounding(.text(table), choosing: choices)
  }

  @Test func everyPartAndTotalIsHeardAtItsTimeLengthAndPitch() throws {
    let sounding = try Self.sounding()
    let recording = sounding.recording
    let tones = ToneSegments.find(in: recording.mono, sampleRate: recording.sampleRate)
    // Beats of a quarter second; five to a stack, of which the last is silent.
    let expected: [(beat: Double, beats: Double, value: Double)] = [
      (0, 1, 1), (1, 1, 2), (2, 2, 3), (5, 1, 3), (6, 1, 5), (7, 2, 8), (10, 1, 4), (11, 2, 4),
    ]
    try #require(tones.count == expected.count)
    for (tone, wanted) in zip(tones, expected) {
      #expect(abs(tone.start - 0.25 * wanted.beat) < 0.002)
      #expect(abs(tone.end - tone.start - 0.2 * wanted.beats) < 0.003)
      let pitch = Law.pitch(of: wanted.value, on: 0...8)
      #expect(abs(tone.startFrequency / pitch - 1) < 0.0006)
      #expect(abs(tone.endFrequency / pitch - 1) < 0.0006)
    }
    #expect(Clicks.find(in: recording.mono, sampleRate: recording.sampleRate).isEmpty)
  }

  @Test func theEarCanGroupStacksBySilence() throws {
    let recording = try Self.sounding().recording
    let tones = ToneSegments.find(in: recording.mono, sampleRate: recording.sampleRate)
    let silences = zip(tones, tones.dropFirst()).map { $1.start - $0.end }
    let between = [silences[2], silences[5]]
    let within = [0, 1, 3, 4, 6].map { silences[$0] }
    #expect(try #require(between.min()) > 5 * #require(within.max()))
  }

  @Test func theTotalHasTheTimbreOfTheFirstSeriesAndPartsTheirOwn() throws {
    let score = try Self.sounding().score
    let timbres = score.events(.tone).map { ($0.series ?? 0) % Timbre.series.count }
    #expect(timbres == [0, 1, 0, 0, 2, 0, 1, 0])
  }
}
