import SonifyBase
import SonifyComposition

extension Session {
  /// Plays what is in view from the cursor on, or pauses there.
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

  /// Stops what plays where it is, as no key asked for.
  mutating func pause() -> [SessionEffect] {
    followPlayback()
    let playedView = player.playsView
    let stopped = player.stop()
    return playedView ? stopped + announce(placed(PlayingPhrases.paused)) : stopped
  }

  /// Stops whatever sounds.
  mutating func stopSounding() -> [SessionEffect] {
    let hasPlayed = player.isPlaying
    _ = player.stop()
    return [.pause]
      + say(hasPlayed ? placed(PlayingPhrases.stopped) : PlayingPhrases.silent.text())
  }

  /// What plays has come to its end.
  mutating func endPlaying() -> [SessionEffect] {
    guard let end = player.end(preferring: walk.cursor?.series) else { return [] }
    walk.follow(toX: end.x, inSeries: end.series)
    return announce(placed(PlayingPhrases.complete))
  }

  /// The cursor comes to the point that is being heard.
  mutating func followPlayback() {
    guard let place = player.follow(moment.playhead, preferring: walk.cursor?.series) else {
      return
    }
    walk.follow(toX: place.x, inSeries: place.series)
  }

  /// Plays the lowest pitch, the highest and those of the y gridlines of what is in view.
  mutating func playLegend() -> [SessionEffect] {
    guard let series = walk.cursor?.series else { return answer(Walk.lost) }
    return [player.reply(sounds.legend(ofSeries: series))] + say(texts.legend(ofSeries: series))
  }

  /// What became of playing, and at which point.
  private mutating func placed(_ phrase: Phrase) -> String {
    phrase.text(["point": pointText(after: nil)])
  }
}
