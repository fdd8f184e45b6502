import ArgumentParser
import Glibc
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
    help: ArgumentHelp("The sound file, or - for standard output.", valueName: "file"))
  var output: String

  @Flag(name: .shortAndLong, help: "Say nothing unless something is wrong.")
  var quiet = false

  func run() throws {
    let format = try fileFormat()
    let performance = try Performance(chart: chart, sound: sound)
    let overview = ChartOverview(performance.chart)
    let target = SoundFormat(
      sampleRate: performance.score.sampleRate, channels: performance.score.channels,
      samples: sound.bits ?? format.sampleFormats[0])
    let tags = SoundTags(
      title: overview.title, software: "sonify \(Version.current)", comment: overview.comment,
      markers: performance.score.markers)
    let sink = try open(target, frames: performance.score.frames, tags: tags)
    if !quiet { performance.tellChoices() }
    if !quiet { tellLimits(of: sink.fileFormat, isRF64: sink.isRF64, tags: tags) }
    try render(performance.score, to: sink)
    if !quiet { try report(overview, performance, target, isLossy: format.isLossy) }
  }

  private var isStandardOutput: Bool { output == "-" }

  /// Whether a pipe or a device stands where the output is to go.
  private var isSpecial: Bool {
    var status = stat()
    return unsafe stat(output, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }

  /// The format of the output, known before any data are read.
  private func fileFormat() throws(CommandFailure) -> SoundFileFormat {
    guard !isStandardOutput else { return .wav }
    do {
      return try SoundFileSink.fileFormat(path: output)
    } catch {
      throw CommandFailure(error)
    }
  }

  private func open(
    _ format: SoundFormat, frames: Int, tags: SoundTags
  ) throws(CommandFailure) -> SoundFileSink {
    // What is written straight away leaves nothing to tidy up, and a signal must be able to end the
    // wait for its reader.
    if !isStandardOutput && !isSpecial { Interruption.watch() }
    do {
      guard isStandardOutput else {
        return try SoundFileSink.open(path: output, format: format, frames: frames, tags: tags)
      }
      return try SoundFileSink.wave(
        descriptor: 1, name: "standard output", format: format, frames: frames, tags: tags)
    } catch {
      throw CommandFailure(error)
    }
  }

  private func render(
    _ score: Score, to sink: consuming SoundFileSink
  ) throws(CommandFailure) {
    var progress = Progress(total: score.frames)
    let outcome: SoundFileRendering.Outcome
    do {
      outcome = try SoundFileRendering.render(score, to: sink) { done in
        progress.update(done: done)
        return Interruption.signal == nil
      }
    } catch {
      progress.finish(isDone: false)
      throw CommandFailure(error)
    }
    progress.finish(isDone: outcome == .finished)
    if outcome == .stopped { throw Interruption.failure }
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
    let length = NumberText(digits: 4).text(performance.score.duration.value)
    let target = isStandardOutput ? "standard output" : UntrustedText.harmless(output, limit: 5000)
    let level =
      estimate.loudness.isFinite
      ? "\(decimal.text(estimate.loudness)) LUFS, true peak at most "
        + "\(decimal.text(estimate.truePeak.value)) dB"
      : "silent"
    let lines =
      overview.lines + [
        "\(length) \(length == "1" ? "second" : "seconds"), \(level)",
        "\(target): \(format.sampleRate.framesPerSecond) Hz, \(channels)\(bits)",
      ]
    let text = lines.joined(separator: "\n") + "\n"
    if isStandardOutput { StandardError.write(text) } else { try StandardOutput.write(text) }
  }
}
