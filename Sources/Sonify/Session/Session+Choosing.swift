extension Session {
  /// How much louder or softer one key makes all.
  static let volumeStep = 3.0
  /// Below this, a volume that was kept is told when a session begins.
  static let quietVolume = Decibels(-20)

  /// How loud all is, as far as the headroom allows.
  var volume: Decibels {
    min(settings.volume ?? Decibels(0), max(Decibels(0), options.headroom))
  }

  /// Makes all louder or softer.
  mutating func changeVolume(by steps: Double) {
    let most = max(0, options.headroom.value)
    let wanted = volume.value + steps * Self.volumeStep
    let value = min(most, max(SessionSettings.allowedVolumes.lowerBound.value, wanted))
    guard value != volume.value else {
      soundEdge()
      return say(SessionWords.volumeEnd(isLoudest: steps > 0, volume))
    }
    changes.volume = Decibels(value)
    effects.append(.volume(Decibels(value)))
    keep()
    if playback == nil { soundPoint(after: nil) }
    say(SessionWords.volume(Decibels(value)))
  }

  /// Chooses which gridlines are heard.
  mutating func changeTicks() {
    let ticks: SoundOptions.Ticks =
      switch settings.ticks ?? options.sound.ticks {
      case .none: .x
      case .x: .both
      case .both: .y
      case .y: .none
      }
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
    let verbosity: Verbosity =
      switch verbosity {
      case .terse: .normal
      case .normal: .full
      case .full: .terse
      }
    changes.verbosity = verbosity
    keep()
    say(SessionWords.verbosity(verbosity))
  }

  /// How much is said of a point.
  var verbosity: Verbosity { settings.verbosity ?? .normal }

  /// Asks for what keys changed to be kept.
  mutating func keep() { effects.append(.keep(changes)) }
}
