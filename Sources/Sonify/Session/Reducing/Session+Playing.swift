import SonifyBase
import SonifyComposition

extension Session {
  /// Plays the view from the cursor, or pauses playback.
  mutating func playOrPause() -> [SessionEffect] {
    if player.playsView { return player.stop() + say(placed(PlayingPhrases.paused)) }
    do throws(CompositionError) {
      guard let beginning = try player.play(walk, choices) else { return answer(Walk.lost) }
      let words = beginning.isFromStart ? PlayingPhrases.playingFromStart : PlayingPhrases.playing
      return [beginning.effect]
        + say(
          beginning.speed < choices.speed
            ? SessionWords.speed(beginning.speed, PlayingPhrases.playingFastest) : words.text())
    } catch {
      return refuse(faultLine(error))
    }
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
  private mutating func placed(_ phrase: Phrase) -> String {
    phrase.text(["point": pointText(after: nil)])
  }
}
