import Sonify

/// What is reported of a sound: how long and how loud it is, and how it is stored.
enum ReportPhrases {
  /// A length; `{number}` has decimals.
  static let seconds = AmountPhrase(
    Phrase("{count} second", "{count} seconds"), part: Phrase("{number} seconds"))
  /// `{length}` is one of ``seconds``.
  static let level = Phrase(
    "{length}, {loudness} LUFS, true peak at most {peak} dBTP")
  static let softLevel = Phrase(
    "{length}, softer than -70 LUFS, true peak at most {peak} dBTP")
  /// The peaks keep a sound from the usual loudness.
  static let limitedByPeaks = Phrase(
    "the sound is softer than asked for, {loudness} LUFS, because its peaks would clip")

  /// `{name}` is the file, `{rate}` a number of hertz, `{channels}` mono or stereo.
  static let file = Phrase("{name}: {rate} Hz, {channels}")
  /// `{samples}` says how a sample is stored.
  static let fileWithSamples = Phrase("{name}: {rate} Hz, {channels}, {samples}")
  /// `{length}` is one of ``seconds``; the notes are those of a MIDI file.
  static let midi = Phrase(
    "{name}: {length}, MIDI, {count} note", "{name}: {length}, MIDI, {count} notes")
  static let mono = Phrase("mono")
  static let stereo = Phrase("stereo")
  static let int16 = Phrase("16 bits")
  static let int24 = Phrase("24 bits")
  static let float32 = Phrase("32-bit float")

  /// What a format cannot hold, or holds in its own way.
  static let noMarkers = Phrase(
    "{format} files cannot hold cue markers; .wav and .aiff files can")
  static let noCues = Phrase(
    "MIDI files hold notes alone: {count} cue is left out",
    "MIDI files hold notes alone: {count} cues are left out")
  /// The noise under a line with more points than time.
  static let noSpread = Phrase(
    "MIDI files hold notes alone: the noise that shows the spread of values is left out")
  static let longFile = Phrase("the file is over 4 GiB, so it is written as RF64")

  /// What plays: what is said of the chart, then how long it takes.
  static let next = Phrase("{first}; {second}")
  static let speed = Phrase("speed {speed}")
}

/// What --verbose reports of a playback device; numbers count frames, `{rate}` is in hertz.
enum DeviceReportPhrases {
  static let format = Phrase(
    "{device}: {rate} Hz, {count} channel, {samples}, period {period}, queue {queue}, buffer {buffer} frames",
    "{device}: {rate} Hz, {count} channels, {samples}, period {period}, queue {queue}, buffer {buffer} frames"
  )
  /// How long a sample took from being written to being heard, and how often playback had to be
  /// restarted.
  static let course = Phrase(
    "{device}: sound is heard {milliseconds} ms after it is written; {xruns}, {suspends}, {shortWrites}"
  )
  static let xruns = Phrase("{count} xrun", "{count} xruns")
  static let suspends = Phrase("{count} suspend", "{count} suspends")
  static let shortWrites = Phrase("{count} short write", "{count} short writes")
}
