import SonifyBase
import SonifyChart
import SonifyWords

extension Session {
  /// Makes playback faster or slower; continues at the same position.
  mutating func changeSpeed(isFaster: Bool) -> [SessionEffect] {
    let speed = player.limitedSpeed(walk, choices)
    guard let next = player.speed(nextTo: speed, isFaster: isFaster, walk, choices) else {
      return refuse(
        SessionWords.speed(speed, isFaster ? PlayingPhrases.fastest : PlayingPhrases.slowest))
    }
    choices.changeSpeed(to: next)
    return [keep] + player.replan(walk, choices) + say(SessionWords.speed(next))
  }

  /// Makes all sound louder or softer.
  mutating func changeVolume(by steps: Double) -> [SessionEffect] {
    guard choices.changeVolume(bySteps: steps) else {
      let limit = steps > 0 ? ChoicePhrases.loudest : ChoicePhrases.softest
      return refuse(SessionWords.volume(choices.volume, limit))
    }
    return [.volume(choices.gain), keep] + (player.isPlaying ? [] : soundPoint(after: nil))
      + say(SessionWords.volume(choices.volume))
  }

  /// Switches the ticks of gridlines on or off.
  mutating func changeTicks() -> [SessionEffect] {
    choices.switchTicks()
    return [keep] + player.replan(walk, choices) + say(SessionWords.ticks(choices.ticks))
  }

  /// Joins the values, or separates them.
  mutating func changeMode() -> [SessionEffect] {
    let joins = !choices.joinsValues(ofSeries: walk.cursor?.series, in: walk.view.source.chart)
    choices.changeMode(joiningValues: joins)
    let replanned = player.replan(walk, choices)
    return [keep] + replanned + (player.isPlaying ? [] : soundPoint(after: nil))
      + say(SessionWords.mode(isContinuous: joins))
  }

  /// Changes to the next verbosity.
  mutating func changeVerbosity() -> [SessionEffect] {
    choices.changeVerbosity()
    return [keep]
      + say(SessionWords.verbosity(choices.verbosity, ofRows: walk.view.source.chart.hasRows))
  }

  /// Switches the speaking of texts on or off.
  mutating func changeSpeech() -> [SessionEffect] {
    choices.switchSpeech()
    let isOn = choices.speaks
    let change = [SessionEffect.speech(isOn: isOn)]
    let text = say(SessionWords.speech(isOn: isOn))
    // The text about it is spoken in both cases.
    return [keep] + (isOn ? change + text : text + change)
  }

  /// Switches the braille line on or off.
  mutating func changeBraille() -> [SessionEffect] {
    choices.switchBraille()
    guard choices.showsBraille else { return [keep] + say(BrailleChoicePhrases.off.text()) }
    // The line comes after the text also if another key came shortly before.
    let text = announce(BrailleChoicePhrases.on.text(count: choices.brailleStyle.cells))
    let line = braille.show(texts).map { [SessionEffect.braille($0, saying: nil)] } ?? []
    return [keep] + text + line
  }

  /// Shows words in place of cells on a braille display, or cells in place of words.
  mutating func swapBraille() -> [SessionEffect] {
    guard choices.showsBraille else { return refuse(BrailleChoicePhrases.noBraille.text()) }
    guard let cursor = walk.cursor else { return answer(Walk.lost) }
    choices.swapBraille()
    guard choices.showsCells else { return say(pointText(after: nil, withUnits: true)) }
    return speech.say(
      pages(pointText(after: cursor)), of: nil, isPoint: true, at: moment.time)
  }

  /// Chooses the kinds of landmarks that the landmark keys lead to.
  mutating func changeLandmarks(by step: Int) -> [SessionEffect] {
    choices.changeLandmarks(by: step)
    let count = walk.landmarks(choices.landmarks).count
    let phrases = SessionWords.phrases(of: choices.landmarks)
    return [keep] + say(count == 0 ? phrases.none.text() : phrases.chosen.text(count: count))
  }

  /// The effect that keeps the settings changed with keys.
  private var keep: SessionEffect { .keep(choices.changes) }
}
