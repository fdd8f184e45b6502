import SonifyBase
import SonifyComposition

extension SessionWords {
  /// Returns the text of a speed: a changed one, a limit, or the speed of playback.
  static func speed(_ speed: Double, _ phrase: Phrase = PlayingPhrases.speed) -> String {
    phrase.text(["speed": NumberText(digits: 3).text(speed)])
  }

  /// Returns the text of a volume: a changed one, a limit, or a warning.
  static func volume(_ volume: Decibels, _ phrase: Phrase = ChoicePhrases.volume) -> String {
    phrase.text(["decibels": NumberText(digits: 3).text(volume.value)])
  }

  static func ticks(_ ticks: SoundOptions.Ticks) -> String {
    let phrase =
      switch ticks {
      case .none: ChoicePhrases.ticksOff
      case .x: ChoicePhrases.ticksOfX
      case .y: ChoicePhrases.ticksOfY
      case .both: ChoicePhrases.ticksOfBoth
      }
    return phrase.text()
  }

  static func mode(isContinuous: Bool) -> String {
    (isContinuous ? ChoicePhrases.continuous : ChoicePhrases.discrete).text()
  }

  static func verbosity(_ verbosity: SessionSettings.Verbosity, ofRows: Bool) -> String {
    let phrase =
      switch verbosity {
      case .terse: ChoicePhrases.terse
      case .normal where ofRows: CellRowPhrases.normal
      case .normal: ChoicePhrases.normal
      case .full: ChoicePhrases.full
      }
    return phrase.text()
  }

  static func speech(isOn: Bool) -> String {
    (isOn ? ChoicePhrases.speechOn : ChoicePhrases.speechOff).text()
  }

  /// Returns the text of the ends of an axis and its gridlines.
  static func legend(_ values: [String]) -> String {
    guard values.count > 1 else {
      let value = values.first ?? PlayingPhrases.nothing.text()
      return PlayingPhrases.legendOfOne.text(["value": value])
    }
    let lines = Lists.items(Array(values.dropFirst(2)))
    return (lines.isEmpty ? PlayingPhrases.legend : PlayingPhrases.legendWithGridlines)
      .text(["low": values[0], "high": values[1], "values": lines])
  }

  /// Returns the keys and what they do, a line for each group.
  static func help(ofRows: Bool) -> [String] {
    KeyPhrases.lines(ofRows: ofRows).map { $0.text() }
  }
}
