import ArgumentParser
import Sonify

/// Renders a chart to a sound file.
struct RenderCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      subcommand: "render", abstract: RenderHelp.abstract,
      discussion: """
        \(RenderHelp.discussion.text())

          sonify render chart.csv -o - | aplay -
        """)
  }

  @OptionGroup(title: CommonHelp.chartOptions.text()) var chart: ChartArguments
  @OptionGroup(title: CommonHelp.soundOptions.text()) var sound: SoundArguments
  @OptionGroup(title: NarrationHelpPhrases.title.text()) var narration: NarrationArguments

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(RenderHelp.output, ValueNames.file),
    completion: .file())
  var output: String

  @Flag(name: .shortAndLong, help: ArgumentHelp(CommonHelp.quiet))
  var quiet = false

  @OptionGroup var language: LanguageArguments

  func run() throws {
    try chart.refuse(output: output)
    try chart.refuse(output: narration.captions)
    if let captions = narration.captions, OutputFile.isOne(captions, and: output) {
      throw CommandFailure(
        status: .usage,
        message: MessagePhrases.captionsAreSound.text([
          "path": UntrustedText.harmless(captions, limit: 5000)
        ]))
    }
    guard !MIDIFile.isNamed(by: output) else {
      try renderMIDI()
      return
    }
    let (fileFormat, format) = try target.format(for: sound)
    try narration.checkCaptions()
    let synthesizer = try narration.synthesizer()
    let progress = Progress()
    defer { progress.finish(isDone: false) }
    let loaded = try chart.load()
    try chart.refuse(output: output, named: loaded.namedFiles)
    try chart.refuse(output: narration.captions, named: loaded.namedFiles)
    let performance = try Performance(loaded, sound.options)
    let narrated = try narration.narrate(
      performance, volume: sound.options.volume, synthesizer)
    progress.endLine()
    let overview = ChartOverview(performance.chart)
    let tags = SoundFileSink.Tags(
      title: overview.title, software: "sonify \(Version.current)", comment: overview.comment,
      markers: narrated.score.markers)
    let captions = try narration.captionsFile(of: narrated)
    let sink = try target.open(
      format, frames: narrated.score.frames, tags: tags, companion: captions)
    if !quiet { performance.printChoices() }
    if !quiet { narration.printLimits(of: narrated, synthesizer) }
    if !quiet { printLimits(of: sink.fileFormat, isRF64: sink.isRF64, tags: tags) }
    try render(narrated, to: sink, progress)
    guard !quiet else { return }
    try report(
      overview, performance, narrated, format, isLossy: fileFormat.isLossy,
      narration: narration.report(narrated, synthesizer))
  }

  private var target: SoundTarget { SoundTarget(output: output) }

  private func render(
    _ narrated: NarratedScore, to sink: consuming SoundFileSink, _ progress: Progress
  ) throws(CommandFailure) {
    let outcome: SoundFileSink.Outcome
    do {
      outcome = try narrated.score.render(
        speech: narrated.parts, to: sink
      ) { done in
        progress.update(done: done, of: narrated.score.frames)
        return Interruption.signal == nil
      }
    } catch {
      throw CommandFailure(error)
    }
    guard outcome == .finished else { throw Interruption.failure }
    progress.finish(isDone: true)
  }

  /// Prints what the format cannot hold, or holds in its own way.
  private func printLimits(of format: SoundFileFormat, isRF64: Bool, tags: SoundFileSink.Tags) {
    if !tags.markers.isEmpty && !format.holdsMarkers {
      StandardError.note(ReportPhrases.noMarkers.text(["format": format.rawValue]))
    }
    if isRF64 { StandardError.note(ReportPhrases.longFile.text()) }
  }

  private func report(
    _ overview: ChartOverview, _ performance: Performance, _ narrated: NarratedScore,
    _ format: SoundFormat, isLossy: Bool, narration: [String]
  ) throws {
    let estimate = performance.estimate
    let decimal = NumberText(digits: 3)
    let channels = format.channels == 1 ? ReportPhrases.mono : ReportPhrases.stereo
    let samples =
      switch format.samples {
      case .int16: ReportPhrases.int16
      case .int24: ReportPhrases.int24
      case .float32: ReportPhrases.float32
      }
    let level = estimate.loudness.isFinite ? ReportPhrases.level : ReportPhrases.softLevel
    let file = isLossy ? ReportPhrases.file : ReportPhrases.fileWithSamples
    let lines =
      overview.lines + [
        level.text([
          "length": narrated.score.lengthText, "loudness": decimal.text(estimate.loudness),
          "peak": decimal.text(narrated.truePeak(ofTones: estimate.truePeak).value),
        ]),
        file.text([
          "name": target.isStandardOutput
            ? MessagePhrases.standardOutput.text() : UntrustedText.harmless(output, limit: 5000),
          "rate": "\(format.sampleRate.framesPerSecond)", "channels": channels.text(),
          "samples": samples.text(),
        ]),
      ] + narration
    let text = lines.joined(separator: "\n") + "\n"
    if target.isStandardOutput { StandardError.write(text) } else { try StandardOutput.write(text) }
  }
}
