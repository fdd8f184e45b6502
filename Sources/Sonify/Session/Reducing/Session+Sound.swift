import SonifyBase
import SonifyChart
import SonifyComposition
import SonifySound

extension Session {
  /// Opens the list of sound options at the first.
  mutating func openSoundOptions() -> [SessionEffect] {
    soundChoice = .pitches
    return say(SoundChoicePhrases.opening.text(["choice": soundText(of: .pitches)]))
  }

  /// Handles a key while the list of sound options is open.
  /// - Returns: the effects, or nil if the key is none of the list, which is then closed.
  mutating func pressInSoundOptions(_ command: Command?) -> [SessionEffect]? {
    guard let choice = soundChoice else { return nil }
    if command == .repeatPoint, let effects = readOn() { return effects }
    switch command {
    case .nextSeries: return goToSoundOption(after: choice, by: 1)
    case .previousSeries: return goToSoundOption(after: choice, by: -1)
    case .nextPoint: return change(choice, by: 1)
    case .previousPoint: return change(choice, by: -1)
    case .repeatPoint, .soundOptions, .stop:
      soundChoice = nil
      return say(SoundChoicePhrases.closed.text())
    default:
      soundChoice = nil
      return nil
    }
  }

  private mutating func goToSoundOption(
    after choice: SoundChoice, by step: Int
  ) -> [SessionEffect] {
    let all = SoundChoice.allCases
    guard let index = all.firstIndex(of: choice).map({ $0 + step }), all.indices.contains(index)
    else { return refuse(PlaceListPhrases.end.text()) }
    soundChoice = all[index]
    return say(soundText(of: all[index]))
  }

  /// Changes a property of the sound, and lets it be heard.
  private mutating func change(_ choice: SoundChoice, by step: Int) -> [SessionEffect] {
    guard choices.change(choice, by: step) else { return refuse(soundText(of: choice)) }
    var effects: [SessionEffect] = [.keep(choices.changes)]
    if choice == .speechRate {
      effects += choices.speechRate.map { [.speechRate($0)] } ?? []
    } else {
      soundHasChanged()
      effects += player.replan(walk, choices)
      if !player.playsView, let series = walk.cursor?.series {
        effects +=
          choice == .pan
          ? soundPoint(after: nil) : [player.reply(sounds.legend(ofSeries: series))]
      }
    }
    return effects + say(soundText(of: choice))
  }

  /// Takes over changed options of the sound: the level of the chart, and the pitches in view.
  private mutating func soundHasChanged() {
    setLevel()
    walk.show(ChartView(walk.view.source, sound: choices.sound, window: walk.view.window))
  }

  /// Sets the level of all sounds to that of the whole chart; a chart that cannot be played keeps the
  /// level before.
  mutating func setLevel() {
    let sound = choices.sound
    guard let (composition, _) = try? Composer(sound).compose(walking: walk.view.source.described)
    else { return }
    let (score, estimate) = composition.score.levelled(volume: sound.volume)
    choices.level(as: score, estimate: estimate)
  }

  private func soundText(of choice: SoundChoice) -> String {
    SessionWords.sound(
      choice, choices.sound, speechRate: choices.speechRate,
      ofRows: walk.view.source.chart.hasRows)
  }
}
