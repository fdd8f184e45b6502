import SonifyBase
import SonifyComposition

extension SessionWords {
  /// Returns the text of a property of the sound.
  static func sound(
    _ choice: SoundChoice, _ sound: SoundOptions, speechRate: Double?, ofRows: Bool
  ) -> String {
    switch choice {
    case .pitches:
      SoundChoicePhrases.pitches.text([
        "low": pitch(sound.pitchRange.lowest), "high": pitch(sound.pitchRange.highest),
      ])
    case .pitchScale:
      switch sound.pitchScale {
      case .log: SoundChoicePhrases.log.text()
      case .erb: SoundChoicePhrases.erb.text()
      case .linear: SoundChoicePhrases.linear.text()
      }
    case .direction:
      (sound.isInverted ? SoundChoicePhrases.inverted : SoundChoicePhrases.upright).text()
    case .pan:
      switch sound.pan {
      case .auto: SoundChoicePhrases.automaticPan.text()
      case .x: SoundChoicePhrases.panOfX.text()
      case .series where ofRows: CellRowPhrases.pan.text()
      case .series: SoundChoicePhrases.panOfSeries.text()
      case .none: SoundChoicePhrases.noPan.text()
      }
    case .speechRate:
      speechRate.map {
        SoundChoicePhrases.speechRate.text(["rate": NumberText(digits: 3).text($0)])
      }
        ?? SoundChoicePhrases.usualSpeechRate.text()
    }
  }

  /// Returns a pitch in hertz.
  private static func pitch(_ pitch: Hertz) -> String {
    SoundChoicePhrases.hertz.text(["frequency": NumberText(digits: 3).text(pitch.value)])
  }
}
