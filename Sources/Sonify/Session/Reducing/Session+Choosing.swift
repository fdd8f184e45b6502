extension Session {
  /// How loud all is.
  var volume: Decibels { VolumeRange(options).volume(choosing: settings.volume) }

  /// Makes all louder or softer.
  mutating func changeVolume(by steps: Double) {
    let range = VolumeRange(options)
    guard let volume = range.volume(steps, stepsFrom: volume) else {
      soundEdge()
      return say(
        SessionWords.volume(
          self.volume, steps > 0 ? ChoicePhrases.loudest : ChoicePhrases.softest))
    }
    changes.volume = volume
    effects.append(.volume(range.gain(at: volume)))
    keep()
    if playback == nil { soundPoint(after: nil) }
    say(SessionWords.volume(volume))
  }

  /// Lets the gridlines be heard that were asked for, those of x if none were, or none.
  mutating func changeTicks() {
    let usual = options.sound.ticks == .none ? .x : options.sound.ticks
    let ticks = (settings.ticks ?? options.sound.ticks) == .none ? usual : .none
    changes.ticks = ticks
    keep()
    replan()
    say(SessionWords.ticks(ticks))
  }

  /// Joins the values, or parts them.
  mutating func changeMode() {
    let isJoined = isContinuous
    changes.mode = isJoined ? .discrete : .continuous
    keep()
    replan()
    if playback == nil { soundPoint(after: nil) }
    say(SessionWords.mode(isContinuous: !isJoined))
  }

  /// Says less, or more.
  mutating func changeVerbosity() {
    let verbosity: SessionVerbosity =
      switch verbosity {
      case .terse: .normal
      case .normal: .full
      case .full: .terse
      }
    changes.verbosity = verbosity
    keep()
    say(SessionWords.verbosity(verbosity))
  }

  /// Speaks what is said from now on, or no more.
  mutating func changeSpeech() {
    let isOn = !speaks
    changes.speech = isOn ? .on : .off
    keep()
    // What is said of it is to be spoken in both cases.
    if isOn { effects.append(.speech(isOn: true)) }
    say(SessionWords.speech(isOn: isOn))
    if !isOn { effects.append(.speech(isOn: false)) }
  }

  /// Whether texts are spoken.
  var speaks: Bool { (settings.speech ?? .off) != .off }

  /// How statements about the chart are worded.
  var wording: Wording { settings.wording ?? (verbosity == .terse ? .compact : .descriptive) }

  /// How much is said of a point.
  var verbosity: SessionVerbosity { settings.verbosity ?? .normal }

  /// Asks for what keys changed to be kept.
  mutating func keep() { effects.append(.keep(changes)) }
}
