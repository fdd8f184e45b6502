import Foundation
import SonifyTestSupport
import Testing

@testable import Sonify
@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifyDevices
@testable import SonifyInput
@testable import SonifySound
@testable import SonifyTables
@testable import SonifyWords

/// One call from data to a chart, and from a chart to sound and words.
@Suite struct ShortRoadTests {
  private let chart = ChartDescriptor(title: "Squares", x: .numbers([1, 2, 3]), y: [1, 4, 9])

  /// A second of sound.
  private var options: SoundOptions { .with { $0.duration = Seconds(1) } }

  private func score(_ options: SoundOptions) throws -> Score {
    try Composer(options).compose(chart).score.levelled(volume: options.volume).score
  }

  // MARK: - Reading

  @Test func aFileIsReadAsTheLoaderReadsIt() throws {
    let path = Samples.path("stocks.csv")
    var choices = ChartChoices()
    choices.y = ["price"]
    #expect(
      try ChartDescriptor(file: path, choosing: choices)
        == ChartLoader.load(.file(path: path), choosing: choices).chart)
    #expect(try ChartDescriptor(file: path).title == "stocks")
  }

  @Test func textIsReadAsAFileIs() throws {
    let chart = try ChartDescriptor(text: "fruit;kg\napples;1,5\npears;2,5\n")
    #expect(chart.series[0].ys == [1.5, 2.5])
    var reading = ReadingOptions()
    reading.hasHeader = false
    #expect(try ChartDescriptor(text: "1,2\n3,4\n", reading: reading).series[0].count == 2)
  }

  @Test func errorsOfReadingNameTheSource() {
    #expect(throws: InputError.self) { try ChartDescriptor(file: "/no/such/file.csv") }
    do throws(InputError) {
      _ = try ChartDescriptor(text: "{\"a\": [1, 2", named: "answer")
      Issue.record("not refused")
    } catch {
      #expect("\(error)".hasPrefix("answer:1"))
    }
  }

  // MARK: - Sound

  @Test func renderedSamplesAreThoseOfTheScore() throws {
    let sound = try chart.rendered(options: options)
    #expect(sound == RenderedSound(try score(options)))
    #expect(sound.samples == rendered(try score(options)))
    #expect(sound.sampleRate == .standard && sound.channels == 2)
    #expect(sound.frames == 48_000 && sound.duration == Seconds(1))
    let loudest = sound.samples.map(abs).max() ?? 0
    #expect(loudest > 0.05 && loudest < 0.9)
  }

  @Test func aSoundFileHoldsTheRenderedSamples() throws {
    let folder = try TemporaryFolder()
    var options = options
    options.isMono = true
    options.volume = Decibels(-6)
    try chart.render(to: folder.file("a.wav"), options: options, samples: .float32)
    let file = try Recording(waveFile: folder.bytes(of: "a.wav"))
    let sound = try chart.rendered(options: options)
    #expect(file.sampleRate == 48_000 && file.channels.count == 1)
    #expect(file.channels[0] == sound.samples.map(Double.init))
    #expect(try folder.names == ["a.wav"])
  }

  @Test func theUsualFileHasSixteenBitsATitleAndMarkers() throws {
    let folder = try TemporaryFolder()
    try chart.render(to: folder.file("a.wav"), options: options)
    let bytes = try folder.bytes(of: "a.wav")
    #expect(bytes.count > 4 * 48_000 && bytes.count < 4 * 48_000 + 2000)
    let file = try Recording(waveFile: bytes)
    #expect(file.encoding == .integer(bits: 16) && file.strings["INAM"] == "Squares")
    let (cues, markers) = (file.cues, try score(options).markers)
    #expect(!markers.isEmpty)
    #expect(cues.map(\.frame) == markers.map(\.frame))
    #expect(cues.map(\.name) == markers.map(\.name))
  }

  @Test func whatCannotBeRenderedLeavesNothingBehind() throws {
    let folder = try TemporaryFolder()
    let (text, wave) = (folder.file("a.txt"), folder.file("a.wav"))
    #expect(throws: ChartSoundError.output(.unknownFormat(path: text))) {
      try chart.render(to: text)
    }
    #expect(throws: ChartSoundError.composition(.noValues)) {
      try ChartDescriptor(y: []).render(to: wave)
    }
    #expect(throws: ChartSoundError.composition(.durationOutside(Seconds(0)))) {
      try chart.render(to: wave, options: .with { $0.duration = Seconds(0) })
    }
    #expect(try folder.names == [])
  }

  // MARK: - Playing

  @Test func playingReturnsWhenAllWasHeard() async throws {
    let card = try FaultCard(.unpaced)
    let options = options
    try await onThread { [chart] in try chart.play(options: options, device: card.device) }
    let sound = try chart.rendered(options: options)
    var expected = [Int16](repeating: 0, count: sound.samples.count)
    var output = expected.mutableSpan
    Quantizer.quantize(sound.samples.span, at: 0, into: &output)
    let heard = card.sixteenBitSamples
    #expect(heard.starts(with: expected))
    #expect(heard.dropFirst(expected.count).allSatisfy { $0 == 0 })
  }

  @Test func aDeviceOfAnotherRateIsPlayedAtItsOwn() async throws {
    let card = try FaultCard(.unpaced, .rates([44_100]))
    let options = options
    try await onThread { [chart] in try chart.play(options: options, device: card.device) }
    let sound = try chart.rendered(
      options: .with {
        $0.duration = Seconds(1)
        $0.sampleRate = SampleRate(framesPerSecond: 44_100) ?? .standard
      })
    #expect(sound.frames == 44_100)
    let heard = card.sixteenBitSamples
    #expect(heard.count >= sound.samples.count)
    #expect(
      zip(heard, sound.samples).allSatisfy { abs(Float($0) / 32_768 - $1) < 3 / 32_768 })
  }

  @Test func aCancelledTaskStopsPlaying() async throws {
    let card = try FaultCard()
    let long = SoundOptions.with { $0.duration = Seconds(300) }
    let chart = chart
    // On a thread of its own: tests beside it may hold up those that tasks share.
    let task = Task.detached(executorPreference: OwnThreads()) {
      try chart.play(options: long, device: card.device)
    }
    card.after(eventNamed: "start") { task.cancel() }
    try await task.value
    let samples = card.sixteenBitSamples
    #expect(samples.count < 2 * 300 * 48_000)
    #expect(samples.suffix(2).allSatisfy { $0 == 0 })
  }

  @Test func aDeviceThatFailsIsNamed() async throws {
    let card = try FaultCard(.unplug(at: 4800))
    let options = options
    do {
      try await onThread { [chart] in try chart.play(options: options, device: card.device) }
      Issue.record("played to its end")
    } catch let error as ChartSoundError {
      #expect(error == .device(.unplugged(device: card.device)))
    }
    #expect(throws: ChartSoundError.composition(.noValues)) {
      try ChartDescriptor(y: []).play(device: "none")
    }
  }

  // MARK: - Words

  @Test func wordsAreThoseOfTheDescription() throws {
    let facts = ChartFacts(chart)
    let lines = ChartDescription(chart, facts: facts).lines
    #expect(lines.count > 3)
    #expect(chart.describe() == lines.joined(separator: "\n"))
    let brief = ChartDescription(chart, facts: facts, detail: .brief, wording: .compact).lines
    #expect(chart.describe(detail: .brief, wording: .compact) == brief.joined(separator: "\n"))
    let json = try JSONSerialization.jsonObject(with: Data(chart.describe(as: .json).utf8))
    #expect((json as? [String: Any])?["title"] as? String == "Squares")
  }
}

/// Runs each piece of a task on a new thread.
private final class OwnThreads: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread.detachNewThread {
      unsafe job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}
