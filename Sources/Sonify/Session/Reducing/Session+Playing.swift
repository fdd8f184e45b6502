import SonifyBase
import SonifyComposition
import SonifySound

extension Session {
  /// Plays the view from the cursor, or pauses playback.
  mutating func playOrPause() -> [SessionEffect] {
    if player.playsView { return player.stop() + say(placed(PlayingPhrases.paused)) }
    return play(backwards: false)
  }

  /// Plays the view backwards from the cursor, also while it plays forwards; pauses what plays
  /// backwards.
  mutating func playBackwards() -> [SessionEffect] {
    if player.playsBackwards { return player.stop() + say(placed(PlayingPhrases.paused)) }
    return play(backwards: true)
  }

  private mutating func play(backwards: Bool) -> [SessionEffect] {
    do throws(CompositionError) {
      guard let beginning = try player.play(walk, choices, backwards: backwards) else {
        return answer(Walk.lost)
      }
      let words =
        switch (backwards, beginning.isFromOtherEnd) {
        case (false, false): PlayingPhrases.playing
        case (false, true): PlayingPhrases.playingFromStart
        case (true, false): PlayingPhrases.backwards
        case (true, true): PlayingPhrases.backwardsFromEnd
        }
      return [beginning.effect]
        + say(
          beginning.speed < choices.speed
            ? SessionWords.speed(beginning.speed, PlayingPhrases.playingFastest) : words.text())
    } catch {
      return refuse(faultLine(error))
    }
  }

  /// Plays the values of all series at the x of the cursor, one after the other, and says them.
  mutating func playAllHere() -> [SessionEffect] {
    let cursors = walk.cursorsHere
    guard let cursor = walk.cursor, !cursors.isEmpty else { return answer(Walk.lost) }
    if walk.stack != nil { return soundPoint(after: nil) + say(pointText(after: cursor)) }
    let score = sounds.score(of: cursors)
    return (score.events.isEmpty ? [] : [player.reply(score)])
      + say(texts.values(at: cursors, in: &speech.context))
  }

  /// Pauses playback without a key.
  mutating func pause() -> [SessionEffect] {
    followPlayback()
    let playedView = player.playsView
    let stopped = player.stop()
    return playedView ? stopped + announce(placed(PlayingPhrases.paused)) : stopped
  }

  /// Stops all sound.
  mutating func stopSounding() -> [SessionEffect] {
    let hasPlayed = player.isPlaying
    _ = player.stop()
    return [.pause]
      + say(hasPlayed ? placed(PlayingPhrases.stopped) : PlayingPhrases.silent.text())
  }

  /// Ends playback after the last frame.
  mutating func endPlaying() -> [SessionEffect] {
    if let again = player.playAgain() { return [again] }
    guard let end = player.end(preferring: walk.cursor?.series) else { return [] }
    walk.follow(toX: end.x, inSeries: end.series)
    return announce(placed(PlayingPhrases.complete))
  }

  /// Moves the cursor to the point that is being heard.
  mutating func followPlayback() {
    guard let place = player.follow(moment.playhead, preferring: walk.cursor?.series) else {
      return
    }
    walk.follow(toX: place.x, inSeries: place.series)
  }

  /// Plays the lowest and the highest pitch in view, and those of the y gridlines.
  mutating func playLegend() -> [SessionEffect] {
    guard let series = walk.cursor?.series else { return answer(Walk.lost) }
    return [player.reply(sounds.legend(ofSeries: series))] + say(texts.legend(ofSeries: series))
  }

  /// Returns a phrase about playback with the point at the cursor.
  mutating func placed(_ phrase: Phrase) -> String {
    phrase.text(["point": pointText(after: nil)])
  }
}
