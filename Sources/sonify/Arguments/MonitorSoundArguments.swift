import ArgumentParser
import Sonify

/// The sound options of a monitor: those of a chart that are not about its course.
struct MonitorSoundArguments: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(SoundHelp.pitchRange, ValueNames.range),
    transform: parsePitchRange)
  var pitchRange: PitchRange?

  @Option(help: ArgumentHelp(SoundHelp.pitchScale, ValueNames.scale))
  var pitchScale: PitchScale?

  @Flag(help: ArgumentHelp(SoundHelp.invert))
  var invert = false

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

  /// The options as library options.
  var options: SoundOptions {
    var options = SoundOptions()
    if let pitchRange { options.pitchRange = pitchRange }
    if let pitchScale { options.pitchScale = pitchScale }
    options.isInverted = invert
    if let loudness { options.loudness = loudness }
    if let volume { options.volume = volume }
    if let sampleRate { options.sampleRate = sampleRate }
    options.isMono = mono
    return options
  }
}
