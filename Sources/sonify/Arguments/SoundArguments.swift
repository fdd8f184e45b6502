import ArgumentParser
import Sonify

/// How a chart is to sound: the same for every command that makes sound.
struct SoundArguments: ParsableArguments {
  @Option(help: "Whether neighbouring values are joined by a glide; auto if not given.")
  var mode: SoundOptions.Mode?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The length of the whole sound.", valueName: "seconds"),
    transform: parseSeconds)
  var duration: Seconds?

  @Option(
    help: ArgumentHelp(
      "The pitches of the least and the greatest value, in hertz or as notes; A3:A6 if not given.",
      valueName: "low:high"),
    transform: parsePitchRange)
  var pitchRange: PitchRange?

  @Option(help: ArgumentHelp("How pitches are spaced.", valueName: "scale"))
  var pitchScale = PitchScale.log

  @Flag(help: "Let high values have low pitches.")
  var invert = false

  @Option(help: "What left and right stand for.")
  var pan = SoundOptions.Panning.auto

  @Option(help: "Which gridlines are heard; x if not given.")
  var ticks: SoundOptions.Ticks?

  @Option(help: "Which points get a ping; outliers if not given.")
  var cue: SoundOptions.Cue?

  @Option(help: "Whether several series sound at once.")
  var order = SoundOptions.Order.auto

  @Option(help: "How loud pitches are against each other.")
  var loudness = SoundOptions.Loudness.equal

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How much louder or softer than usual.", valueName: "db"),
    transform: parseDecibels)
  var volume: Decibels?

  @Option(
    help: ArgumentHelp("Frames in a second; 48000 if not given.", valueName: "hz"),
    transform: parseSampleRate)
  var sampleRate: SampleRate?

  @Option(help: "How samples are stored; 16 if not given.")
  var bits: SampleFormat?

  @Flag(help: "One channel, and no left and right.")
  var mono = false

  @Flag(help: "Let the lowest, the highest and the gridline pitches come first.")
  var legend = false

  @Option(help: "How more points than time are summarised.")
  var dense = SoundOptions.Dense.median

  /// The choices as the library takes them.
  var options: SoundOptions {
    var options = SoundOptions()
    if let mode { options.mode = mode }
    options.duration = duration
    if let pitchRange { options.pitchRange = pitchRange }
    options.pitchScale = pitchScale
    options.isInverted = invert
    options.pan = pan
    if let ticks { options.ticks = ticks }
    if let cue { options.cue = cue }
    options.order = order
    options.loudness = loudness
    if let volume { options.volume = volume }
    if let sampleRate { options.sampleRate = sampleRate }
    options.isMono = mono
    options.playsLegend = legend
    options.dense = dense
    return options
  }
}

private func parseNumber(_ text: String) -> Double? {
  guard let number = Double(text), number.isFinite else { return nil }
  return number
}

private func parseSeconds(_ text: String) throws -> Seconds {
  guard let seconds = parseNumber(text), Composer.allowedDurations.contains(Seconds(seconds)) else {
    let (least, most) = (Composer.allowedDurations.lowerBound, Composer.allowedDurations.upperBound)
    throw ValidationError(
      "give \(NumberText.exact(least.value)) to \(NumberText.exact(most.value)) seconds")
  }
  return Seconds(seconds)
}

private func parsePitchRange(_ text: String) throws -> PitchRange {
  do {
    return try PitchRange(parsing: text)
  } catch {
    throw ValidationError(error.description)
  }
}

private func parseDecibels(_ text: String) throws -> Decibels {
  guard let decibels = parseNumber(text), (-60...40).contains(decibels) else {
    throw ValidationError("give -60 to 40 decibels")
  }
  return Decibels(decibels)
}

private func parseSampleRate(_ text: String) throws -> SampleRate {
  guard let frames = Int(text), let rate = SampleRate(framesPerSecond: frames) else {
    let allowed = SampleRate.allowed
    throw ValidationError(
      "give \(allowed.lowerBound) to \(allowed.upperBound) frames in a second")
  }
  return rate
}
