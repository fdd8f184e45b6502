import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifyDevices
@testable import SonifySound

/// What a player that follows the specifications makes of MIDI files.
@Suite struct MIDIFileTests {
  /// The note that plays an event best, and its greatest distance in cents from the event's pitch.
  private func match(
    _ event: Score.Event, in playback: MIDIPlayback, _ sounding: Sounding
  ) throws -> (note: MIDIPlayback.Note, cents: Double) {
    let name = event.series.map(sounding.chart.name(ofSeries:)) ?? "total"
    let first = try #require(event.frequency).value
    let last = try #require(event.endFrequency).value
    let candidates = playback.notes.filter {
      playback.names[$0.track] == name
        && $0.start <= Double(event.start) / sounding.rate + 1e-6
        && $0.end >= Double(event.end) / sounding.rate - 1e-6
    }
    let found = candidates.map { note in
      (
        note,
        note.distance(
          from: first, to: last, over: event.start..<event.end, sampleRate: sounding.rate)
      )
    }
    return try #require(found.min { $0.1 < $1.1 })
  }

  @Test(arguments: MIDIChart.allCases)
  func everyFrameOfEveryToneHasItsPitchWithinACent(chart: MIDIChart) throws {
    let sounding = try chart.sounding()
    let playback = try MIDIPlayback(sounding.midi().bytes)
    var worst = 0.0
    for event in sounding.score.tones {
      worst = max(worst, try match(event, in: playback, sounding).cents)
    }
    // Half a step of the bends.
    #expect(worst < 0.35, "\(worst) cents")
    #expect(!playback.channels.contains(9))
    let notes = Set(
      sounding.score.tones.filter { event in
        event.kind != .glide
          || !sounding.score.tones.contains {
            $0.kind == .glide && $0.series == event.series && $0.end == event.start
          }
      }.map { [$0.start, $0.series ?? -1, Int($0.frequency?.value ?? 0)] })
    #expect(playback.notes.count >= notes.count)
  }

  @Test func notesHaveThePitchesThatAreHeardInTheEnginesSamples() throws {
    let sounding = try Sounding(sample: "births.csv") { $0.ticks = .none }
    let playback = try MIDIPlayback(sounding.midi().bytes)
    let note = try #require(playback.notes.first)
    let track = PitchTrack(
      of: sounding.recording.mono, sampleRate: sounding.rate, hop: 0.005)
    let turns = sounding.score.tones.map { Double($0.start) / sounding.rate }
    let frames = track.voiced.filter { frame in
      turns.allSatisfy { abs($0 - frame.time) > track.reach }
    }
    #expect(frames.count > 500)
    for frame in frames {
      let heard = try #require(frame.frequency)
      #expect(abs(TestTone.cents(heard, note.frequency(at: frame.time))) < 1)
    }
  }

  @Test func tracksHaveTheNamesOfSeriesAndMarkersThoseOfGridlines() throws {
    let sounding = try Sounding(sample: "stocks.csv")
    let file = try sounding.midi()
    let playback = try MIDIPlayback(file.bytes)
    #expect(playback.format == 1)
    #expect(playback.names == ["stocks", "MSFT", "AMZN", "IBM", "GOOG", "AAPL"])
    #expect(playback.texts == ["stocks"])
    #expect(playback.markers.map(\.name) == sounding.score.markers.map(\.name))
    for (marker, wanted) in zip(playback.markers, sounding.score.markers) {
      #expect(abs(marker.time - Double(wanted.frame) / sounding.rate) < 1e-9)
    }
    #expect(file.noteCount == playback.notes.count)
    #expect(abs(playback.duration - sounding.score.duration.value) < 1e-4)
  }

  @Test func levelsFollowTheLoudnessCurveAndPansTheX() throws {
    let sounding = try Sounding(sample: "births.csv")
    let note = try #require(try MIDIPlayback(sounding.midi().bytes).notes.first)
    let score = sounding.score
    let tones = score.tones
    let reference = tones[tones.count / 2]
    func decibels(_ event: Score.Event) throws -> (midi: Double, score: Double) {
      let middle = event.start + event.duration / 2
      let pitch = note.frequency(at: Double(middle) / sounding.rate)
      return (
        20 * log10(note.level(at: Double(middle) / sounding.rate)),
        20 * log10(event.gain * score.loudness.factor(at: Hertz(pitch)))
      )
    }
    let zero = try decibels(reference)
    for event in tones {
      let level = try decibels(event)
      #expect(abs((level.midi - zero.midi) - (level.score - zero.score)) < 0.3)
      let time = (Double(event.start) + Double(event.duration) / 2) / sounding.rate
      let pan = (event.pan.value + event.endPan.value) / 2
      #expect(abs(note.pan(at: time) - pan) < 0.03)
    }
    let softer = try MIDIPlayback(sounding.midi(volume: Decibels(-12)).bytes)
    let change = 20 * log10(softer.notes[0].levels[5].value / note.levels[5].value)
    #expect(abs(change + 12) < 0.5)
  }

  @Test func overlappingTonesHaveChannelsOfTheirOwn() throws {
    // The reader refuses two notes of one channel that overlap.
    func tone(_ index: Int) -> Tone {
      Tone(series: index % 3, start: 480 * index, duration: 40_000, pitch: 220 + Double(index))
    }
    let score = Self.score((0..<15).map(tone))
    let playback = try MIDIPlayback(MIDIFile(score).bytes)
    #expect(Set(playback.notes.map(\.channel)).count == 15)
    #expect(!playback.channels.contains(9))
    #expect(throws: MIDIFile.Fault.tooManyTones) {
      try MIDIFile(Self.score((0..<16).map(tone)))
    }
  }

  @Test func moreThanFifteenSeriesAreRefused() throws {
    func score(_ series: Int) -> Score {
      Self.score(
        (0..<series).map { Tone(series: $0, start: 4800 * $0, duration: 4000, pitch: 440) })
    }
    #expect(try MIDIPlayback(MIDIFile(score(15)).bytes).notes.count == 15)
    #expect(throws: MIDIFile.Fault.tooManySeries(16)) { try MIDIFile(score(16)) }
  }

  /// Rows come one after the other, so any number of them has room on 15 channels.
  @Test(arguments: [16, 20, 25]) func rowsOfAHeatMapTakeTurns(count: Int) throws {
    let chart = ChartDescriptor(
      title: "", kind: .heatmap,
      xAxis: .numeric(NumericAxis(title: "column", range: 0...7)),
      yAxis: NumericAxis(title: "value", range: 0...100),
      series: (0..<count).map { row in
        DataSeries(
          name: "row \(row)", isContinuous: false, xs: (0..<8).map(Double.init),
          ys: (0..<8).map { Double(($0 * 37 + row * 11) % 101) })
      })
    let sounding = try Sounding(chart)
    let file = try MIDIFile(
      sounding.score, names: chart.series.map(\.name), sharesChannels: true)
    let playback = try MIDIPlayback(file.bytes)
    #expect(playback.names.dropFirst() == chart.series.map(\.name)[...])
    #expect(!playback.channels.contains(9))
    // Cells, and the blips that count the rows.
    let tones = sounding.score.tones
    #expect(sounding.score.events(.tone).count == count * 8)
    #expect(playback.notes.count == tones.count)
    for (note, tone) in zip(playback.notes.sorted { $0.start < $1.start }, tones) {
      #expect(playback.names[note.track] == "row \(tone.series ?? -1)")
      #expect(abs(note.start - Double(tone.start) / sounding.rate) < 1e-4)
      let pitch = try #require(tone.frequency?.value)
      #expect(abs(TestTone.cents(note.frequency(at: (note.start + note.end) / 2), pitch)) < 0.35)
    }
    // No bend reaches a note that fades out.
    for channel in Set(playback.notes.map(\.channel)) {
      let own = playback.notes.filter { $0.channel == channel }.sorted { $0.start < $1.start }
      #expect(zip(own, own.dropFirst()).allSatisfy { $1.start - $0.end > 0.199 })
    }
    #expect(throws: MIDIFile.Fault.tooManySeries(count)) {
      try MIDIFile(sounding.score, names: chart.series.map(\.name))
    }
  }

  @Test func rowsThatOverlapAreRefused() throws {
    let turns = (0..<16).map { Tone(series: $0, start: 4800 * $0, duration: 4000, pitch: 440) }
    #expect(try MIDIFile(Self.score(turns), sharesChannels: true).noteCount == 16)
    for other in [
      Tone(series: 3, start: 4800 * 10 + 2000, duration: 9000, pitch: 220),
      Tone(series: 0, start: 4800 * 16, duration: 4000, pitch: 220),
    ] {
      #expect(throws: MIDIFile.Fault.tooManySeries(16)) {
        try MIDIFile(Self.score(turns + [other]), sharesChannels: true)
      }
    }
  }

  @Test func theWidestGlidesStayInTune() throws {
    for (first, last) in [(40.0, 5000.0), (5000, 40), (1, 24_000)] {
      let event = Score.Event(
        kind: .glide, start: 100, duration: 2400, series: 0, frequency: Hertz(first),
        endFrequency: Hertz(last))
      let score = Score(
        sampleRate: try #require(SampleRate(framesPerSecond: 48_000)), frames: 4800,
        events: [event], level: 1)
      let note = try #require(try MIDIPlayback(MIDIFile(score).bytes).notes.first)
      // Beyond eight octaves no bend reaches; the file is valid all the same.
      guard first > 1 else { continue }
      let cents = note.distance(from: first, to: last, over: 100..<2500, sampleRate: 48_000)
      // In one frame this glide passes 3.5 cents.
      #expect(cents < 2.2, "\(cents)")
    }
  }

  @Test func whatIsNoNoteIsCounted() throws {
    let gaps = try MIDIChart.gaps.sounding()
    let file = try gaps.midi()
    #expect(file.cuesLeftOut == gaps.score.events(.gap).count + gaps.score.events(.mark).count)
    #expect(file.cuesLeftOut > 0)
    #expect(!file.leavesOutSpread)
    #expect(try Sounding(sample: "co2.csv").midi().leavesOutSpread)
  }

  @Test(arguments: ["a.mid", "a.MIDI", "b/c.Mid"])
  func itsNamesAreRecognized(path: String) { #expect(MIDIFile.isNamed(by: path)) }

  @Test(arguments: [".mid", "mid", "a.mid/b", "a.midx", ""])
  func otherNamesAreNot(path: String) { #expect(!MIDIFile.isNamed(by: path)) }

  /// A tone of a score.
  private struct Tone {
    var series: Int
    var start: Int
    var duration: Int
    var pitch: Double
  }

  private static func score(_ tones: [Tone]) -> Score {
    let events = tones.sorted { $0.start < $1.start }.map {
      Score.Event(
        kind: .tone, start: $0.start, duration: $0.duration, series: $0.series,
        frequency: Hertz($0.pitch))
    }
    return Score(
      sampleRate: SoundOptions().sampleRate, frames: events.map(\.end).max() ?? 0, events: events,
      level: 1)
  }
}
