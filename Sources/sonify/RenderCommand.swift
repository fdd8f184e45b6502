import ArgumentParser
import Sonify

/// Renders a chart to a sound file.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Render a chart to a sound file.",
    discussion: """
      The ending of FILE chooses the format: .wav, .flac, .ogg, .opus, .mp3 or .aiff. \
      A - in its place writes WAV to standard output:

        sonify render chart.csv -o - | aplay -
      """)

  @OptionGroup(title: "Chart options") var chart: ChartArguments
  @OptionGroup(title: "Sound options") var sound: SoundArguments

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The sound file, or - for standard output.", valueName: "file"),
    completion: .file())
  var output: String

  @Flag(name: .shortAndLong, help: "Say nothing unless something is wrong.")
  var quiet = false

  func run() throws {
    let (fileFormat, format) = try target.format(for: sound)
    let progress = Progress()
    defer { progress.finish(isDone: false) }
    let performance = try Performance(chart: chart, sound: sound)
    progress.endLine()
    let overview = ChartOverview(performance.chart)
    let tags = SoundTags(
      title: overview.title, software: "sonify \(Version.current)", comment: overview.comment,
      markers: performance.score.markers)
    let sink = try target.open(format, frames: performance.score.frames, tags: tags)
    if !quiet { performance.tellChoices() }
    if !quiet { tellLimits(of: sink.fileFormat, isRF64: sink.isRF64, tags: tags) }
    try render(performance.score, to: sink, progress)
    if !quiet { try report(overview, performance, format, isLossy: fileFormat.isLossy) }
  }

  private var target: SoundTarget { SoundTarget(output: output) }

  private func render(
    _ score: Score, to sink: consuming SoundFileSink, _ progress: Progress
  ) throws(CommandFailure) {
    let outcome: SoundFileRendering.Outcome
    do {
      outcome = try SoundFileRendering.render(score, to: sink) { done in
        progress.update(done: done, of: score.frames)
        return Interruption.signal == nil
      }
    } catch {
      throw CommandFailure(error)
    }
    guard outcome == .finished else { throw Interruption.failure }
    progress.finish(isDone: true)
  }

  /// What the format cannot hold, or holds in its own way.
  private func tellLimits(of format: SoundFileFormat, isRF64: Bool, tags: SoundTags) {
    if !tags.markers.isEmpty && !format.holdsMarkers {
      StandardError.note("\(format.rawValue) files have no cue markers; .wav and .aiff have")
    }
    if isRF64 { StandardError.note("longer than 4 GiB: written as RF64") }
  }

  private func report(
    _ overview: ChartOverview, _ performance: Performance, _ format: SoundFormat, isLossy: Bool
  ) throws {
    let estimate = performance.estimate
    let decimal = NumberText(digits: 3)
    let channels = format.channels == 1 ? "mono" : "stereo"
    let bits =
      switch format.samples {
      case _ where isLossy: ""
      case .int16: ", 16 bits"
      case .int24: ", 24 bits"
      case .float32: ", 32-bit float"
      }
    let name =
      target.isStandardOutput ? "standard output" : UntrustedText.harmless(output, limit: 5000)
    let loudness =
      estimate.loudness.isFinite
      ? "\(decimal.text(estimate.loudness)) LUFS" : "softer than -70 LUFS"
    let level = "\(loudness), true peak at most \(decimal.text(estimate.truePeak.value)) dBTP"
    let lines =
      overview.lines + [
        "\(performance.score.lengthText), \(level)",
        "\(name): \(format.sampleRate.framesPerSecond) Hz, \(channels)\(bits)",
      ]
    let text = lines.joined(separator: "\n") + "\n"
    if target.isStandardOutput { StandardError.write(text) } else { try StandardOutput.write(text) }
  }
}
