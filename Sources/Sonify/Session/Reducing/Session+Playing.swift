extension Session {
  /// Plays what is in view from the cursor on, or pauses there.
  mutating func playOrPause() {
    if playback?.isReply == false {
      stopPlaying()
      return say(PlayingPhrases.paused.text(["point": pointText(after: nil)]))
    }
    guard let cursor, let stop else { return sayNothingHere() }
    let (playback, speed): (Playback, Double)
    do throws(CompositionError) {
      (playback, speed) = try playbackOfView()
    } catch {
      soundEdge()
      return say(faultLine(error))
    }
    let isFirst = cursor.stop == 0
    let place = Playback.Place(series: cursor.series, x: stop.xs.lowerBound, share: 0)
    var frame =
      isFirst
      ? (cursor.series == firstPlace?.series ? 0 : playback.start(ofSeries: cursor.series))
      : playback.frame(of: place)
    // From the very last value, there would be next to nothing to hear.
    let isAtEnd =
      !isFirst && cursor.stop == view.stops[cursor.series].count - 1
      && playback.end(preferring: cursor.series)?.series == cursor.series
    if isAtEnd { frame = 0 }
    heard = playback.place(at: frame, preferring: cursor.series)
    self.playback = playback
    effects.append(.play(playback.score, from: frame))
    let wanted = settings.speed ?? 1
    let words = isAtEnd ? PlayingPhrases.playingFromStart : PlayingPhrases.playing
    say(
      speed < wanted
        ? SessionWords.speed(speed, PlayingPhrases.playingFastest) : words.text())
  }

  /// Stops what plays where it is, as no key asked for.
  mutating func pause(at moment: SessionMoment) {
    guard let playback else { return }
    follow(moment.playhead)
    stopPlaying()
    if !playback.isReply { announce(PlayingPhrases.paused.text(["point": pointText(after: nil)])) }
  }

  /// Stops whatever sounds.
  mutating func stopSounding() {
    let played = playback != nil
    effects.append(.pause)
    playback = nil
    say(
      played
        ? PlayingPhrases.stopped.text(["point": pointText(after: nil)])
        : PlayingPhrases.silent.text())
  }

  /// Stops what plays, if anything does.
  mutating func stopPlaying() {
    guard playback != nil else { return }
    effects.append(.pause)
    playback = nil
  }

  /// Makes playing faster or slower; goes on at the same place.
  mutating func changeSpeed(isFaster: Bool) {
    let speed = possibleSpeed
    guard let next = PlayPlan.speed(nextTo: speed, isFaster: isFaster),
      !isFaster || isAllHeard(atSpeed: next)
    else {
      soundEdge()
      return say(
        SessionWords.speed(speed, isFaster ? PlayingPhrases.fastest : PlayingPhrases.slowest))
    }
    changes.speed = next
    keep()
    replan(keepingPlan: true)
    say(SessionWords.speed(next))
  }

  /// The speed that was chosen, as far as every point of what is in view is heard at it.
  private var possibleSpeed: Double {
    mutating get {
      let speed = settings.speed ?? 1
      guard speed > 1, let plan = try? madePlan() else { return speed }
      return plan.fastest(upTo: speed).speed
    }
  }

  /// The cursor comes to the point that is being heard.
  mutating func follow(_ playhead: Int?) {
    guard let playback, !playback.isReply, let playhead,
      let place = playback.place(at: playhead, preferring: cursor?.series)
    else { return }
    heard = place
    stand(at: place)
  }

  /// What plays has come to its end.
  mutating func endPlaying() {
    guard let playback else { return }
    self.playback = nil
    guard !playback.isReply, let end = playback.end(preferring: cursor?.series) else { return }
    stand(at: end)
    announce(PlayingPhrases.complete.text(["point": pointText(after: nil)]))
  }

  /// Plays on at the same place after something has changed how the chart is played.
  mutating func replan(keepingPlan: Bool = false) {
    if !keepingPlan { plan = nil }
    guard playback?.isReply == false else { return }
    guard let (playback, _) = try? playbackOfView() else { return stopPlaying() }
    self.playback = playback
    effects.append(.play(playback.score, from: heard.map(playback.frame(of:)) ?? 0))
  }

  private mutating func stand(at place: Playback.Place) {
    guard view.stops.indices.contains(place.series),
      let stop = view.stop(nearestTo: place.x, inSeries: place.series)
    else { return }
    let cursor = Cursor(series: place.series, stop: stop)
    // A point that was gone to is left only for another stop.
    if cursor.series != self.cursor?.series || cursor.stop != self.cursor?.stop {
      self.cursor = cursor
    }
  }

  private mutating func isAllHeard(atSpeed speed: Double) -> Bool {
    guard let plan = try? madePlan() else { return true }
    return plan.composition(atSpeed: speed) != nil
  }

  /// How what is in view is played, and the speed it was made for.
  private mutating func playbackOfView() throws(CompositionError) -> (Playback, Double) {
    let (composition, speed) = try madePlan().fastest(upTo: settings.speed ?? 1)
    let playback = Playback(
      score: composition.score.levelled(at: options.level), origin: originOfView,
      totals: view.source.totals, isOfStacks: composition.hearsStacks)
    return (playback, speed)
  }

  private mutating func madePlan() throws(CompositionError) -> PlayPlan {
    if let plan, plan.series == levelAlone { return plan }
    var sound = options.sound
    sound.mode = settings.mode ?? sound.mode
    sound.ticks = settings.ticks ?? sound.ticks
    sound.cue = settings.cue ?? sound.cue
    sound.playsLegend = false
    let made = try PlayPlan(view.visibleChart, sound, hearing: levelAlone)
    plan = made
    return made
  }

  /// Names in view count from 0 in the score.
  private var originOfView: Double {
    if case .categorical = view.source.chart.xAxis { view.xs.lowerBound } else { 0 }
  }
}
