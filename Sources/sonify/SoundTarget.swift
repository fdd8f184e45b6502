import Glibc
import Sonify

/// The target of a sound file: a path, or - for standard output.
struct SoundTarget {
  /// The argument of `-o`.
  let output: String

  /// Whether the sound goes to standard output.
  var isStandardOutput: Bool { output == "-" }

  /// Returns the format of the file and of its samples, checked before any data are read.
  func format(for sound: SoundArguments) throws(CommandFailure) -> (
    file: SoundFileFormat, samples: SoundFormat
  ) {
    try format(for: sound.options, bits: sound.bits)
  }

  /// Returns the format of the file and of its samples for the options of a sound.
  func format(for options: SoundOptions, bits: SoundFormat.Samples?) throws(CommandFailure) -> (
    file: SoundFileFormat, samples: SoundFormat
  ) {
    if isStandardOutput && isatty(STDOUT_FILENO) == 1 {
      throw CommandFailure(
        status: .usage, message: MessagePhrases.soundOnTerminal.text())
    }
    do {
      let fileFormat = isStandardOutput ? .wav : try SoundFileSink.fileFormat(path: output)
      let format = SoundFormat(
        sampleRate: options.sampleRate, channels: options.isMono ? 1 : 2,
        samples: bits ?? fileFormat.sampleFormats[0])
      if !isStandardOutput { try SoundFileSink.check(path: output, format: format) }
      return (fileFormat, format)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Opens the file; `companion` gets its final name together with it.
  func open(
    _ format: SoundFormat, frames: Int, tags: SoundFileSink.Tags, companion: OutputFile? = nil
  ) throws(CommandFailure) -> SoundFileSink {
    // A pipe leaves nothing to clean up, and a signal must be able to end the wait for its reader.
    if !isStandardOutput && !SoundFileSink.isStream(path: output) { Interruption.watch() }
    do {
      guard isStandardOutput else {
        return try SoundFileSink.open(
          path: output, format: format, frames: frames, tags: tags, companion: companion)
      }
      return try SoundFileSink.wave(
        descriptor: 1, name: MessagePhrases.standardOutput.text(), format: format, frames: frames,
        tags: tags, companion: companion)
    } catch {
      throw CommandFailure(error)
    }
  }
}
