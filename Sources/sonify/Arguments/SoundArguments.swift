import ArgumentParser
import Sonify

/// The options of the sound, the same for every command that makes sound.
struct SoundArguments: ParsableArguments {
  @Option(help: ArgumentHelp(SoundHelp.mode, ValueNames.mode))
  var mode: SoundOptions.Mode?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(SoundHelp.duration, ValueNames.seconds),
    transform: parseSeconds)
  var duration: Seconds?

  @Option(
    help: ArgumentHelp(SoundHelp.pitchRange, ValueNames.range),
    transform: parsePitchRange)
  var pitchRange: PitchRange?

  @Option(help: ArgumentHelp(SoundHelp.pitchScale, ValueNames.scale))
  var pitchScale: PitchScale?

  @Flag(help: ArgumentHelp(SoundHelp.invert))
  var invert = false

  @Option(help: ArgumentHelp(SoundHelp.pan, ValueNames.pan))
  var pan: SoundOptions.Panning?

  @Option(help: ArgumentHelp(SoundHelp.ticks, ValueNames.axis))
  var ticks: SoundOptions.Ticks?

  @Option(help: ArgumentHelp(SoundHelp.cue, ValueNames.points))
  var cue: SoundOptions.Cue?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(SoundHelp.cueLevel, ValueNames.decibels),
    transform: parseCueLevel)
  var cueLevel: Decibels?

  @Option(help: ArgumentHelp(SoundHelp.order, ValueNames.order))
  var order: SoundOptions.Order?

  @Option(help: ArgumentHelp(SoundHelp.loudness, ValueNames.loudness))
  var loudness: SoundOptions.Loudness?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(SoundHelp.volume, ValueNames.decibels),
    transform: parseDecibels)
  var volume: Decibels?

  @Option(
    help: ArgumentHelp(SoundHelp.sampleRate, ValueNames.hertz),
    transform: parseSampleRate)
  var sampleRate: SampleRate?

  @Option(help: ArgumentHelp(SoundHelp.bits, ValueNames.bits))
  var bits: SoundFormat.Samples?

  @Flag(help: ArgumentHelp(SoundHelp.mono))
  var mono = false

  @Flag(help: ArgumentHelp(SoundHelp.legend))
  var legend = false

  @Option(help: ArgumentHelp(SoundHelp.dense, ValueNames.summary))
  var dense: SoundOptions.Dense?

  /// The options as library options.
  var options: SoundOptions {
    var options = SoundOptions()
    if let mode { options.mode = mode }
    options.duration = duration
    if let pitchRange { options.pitchRange = pitchRange }
    if let pitchScale { options.pitchScale = pitchScale }
    options.isInverted = invert
    if let pan { options.pan = pan }
    if let ticks { options.ticks = ticks }
    if let cue { options.cue = cue }
    if let cueLevel { options.cueLevel = cueLevel }
    if let order { options.order = order }
    if let loudness { options.loudness = loudness }
    if let volume { options.volume = volume }
    if let sampleRate { options.sampleRate = sampleRate }
    options.isMono = mono
    options.playsLegend = legend
    if let dense { options.dense = dense }
    return options
  }
}

private func parseNumber(_ text: String) -> Double? {
  guard let number = Double(text), number.isFinite else { return nil }
  return number
}

private func parseSeconds(_ text: String) throws -> Seconds {
  guard let seconds = parseNumber(text), Composer.allowedDurations.contains(Seconds(seconds)) else {
    let (minimum, maximum) = (
      Composer.allowedDurations.lowerBound, Composer.allowedDurations.upperBound
    )
    throw ValidationError(
      ArgumentFaults.seconds,
      ["minimum": NumberText.exact(minimum.value), "maximum": NumberText.exact(maximum.value)])
  }
  return Seconds(seconds)
}

func parsePitchRange(_ text: String) throws -> PitchRange {
  do {
    return try PitchRange(parsing: text)
  } catch {
    throw ValidationError(error.line)
  }
}

func parseDecibels(_ text: String) throws -> Decibels {
  guard let decibels = parseNumber(text), (-60...40).contains(decibels) else {
    throw ValidationError(ArgumentFaults.decibels)
  }
  return Decibels(decibels)
}

private func parseCueLevel(_ text: String) throws -> Decibels {
  let allowed = SoundOptions.allowedCueLevels
  guard let decibels = parseNumber(text), allowed.contains(Decibels(decibels)) else {
    throw ValidationError(
      ArgumentFaults.cueLevel,
      [
        "minimum": NumberText.exact(allowed.lowerBound.value),
        "maximum": NumberText.exact(allowed.upperBound.value),
      ])
  }
  return Decibels(decibels)
}

func parseSampleRate(_ text: String) throws -> SampleRate {
  guard let frames = Int(text), let rate = SampleRate(framesPerSecond: frames) else {
    let allowed = SampleRate.allowed
    throw ValidationError(
      ArgumentFaults.sampleRate,
      ["minimum": "\(allowed.lowerBound)", "maximum": "\(allowed.upperBound)"])
  }
  return rate
}
