package import SonifyBase
package import SonifyChart
package import SonifyComposition
package import SonifySound
import SonifyWords

/// The controls of a chart that plays from beginning to end: pausing, skipping and changing the
/// speed, as values.
///
/// As ``Session``, it reads no clock, makes no sound and prints nothing.
package struct PlaySession: Sendable {
  /// The maximum time after a marker at which the key back leads to the marker before it.
  private static let returnTime = Seconds(0.7)

  private let options: SessionOptions
  private var settings: SessionSettings
  private let plan: PlayPlan
  private let chart: ChartDescriptor
  private var playback: Playback
  private let text: ValueText
  private var state = State.playing

  private enum State: Equatable, Sendable {
    case playing
    /// At a frame of the score.
    case paused(Int)
    case over
  }

  /// Prepares a chart to be played.
  /// - Parameters:
  ///   - chart: the chart.
  ///   - options: the options of its sound; the width of text is not limited.
  ///   - settings: the settings made before: options of a command over those kept in a file.
  /// - Throws: ``CompositionError`` if the chart cannot be played as the options ask.
  /// - Complexity: O(points).
  package init(
    _ chart: ChartDescriptor, options: SessionOptions, settings: SessionSettings
  ) throws(CompositionError) {
    var sound = options.sound
    sound.mode = settings.mode ?? sound.mode
    sound.ticks = settings.ticks ?? sound.ticks
    sound.cue = settings.cue ?? sound.cue
    self.options = options
    self.settings = settings
    self.chart = chart
    plan = try PlayPlan(chart, sound)
    text = ValueText(axis: chart.xAxis)
    let (composition, speed) = plan.fastest(upTo: settings.speed ?? 1)
    self.settings.speed = speed
    playback = Playback(composition, of: chart, level: options.level)
  }

  /// The score that is played, from beginning to end.
  package var score: Score { playback.score }

  /// The speed at which it is played: the chosen one, or the maximum at which every point can be
  /// heard.
  package var speed: Double { settings.speed ?? 1 }

  private var volumes: VolumeRange { VolumeRange(options) }

  private var volume: Decibels { volumes.volume(choosing: settings.volume) }

  private var rate: SampleRate { playback.score.sampleRate }

  // MARK: - Keys

  private mutating func press(_ key: SessionKey, at playhead: Int) -> [SessionEffect] {
    switch key {
    case .character(" "), .character("p"): pauseOrPlay(at: playhead)
    case .right, .character("l"): skip(forward: true, from: playhead)
    case .left, .character("h"): skip(forward: false, from: playhead)
    case .character("."): changeSpeed(faster: true, at: playhead)
    case .character(","): changeSpeed(faster: false, at: playhead)
    case .character("V"): changeVolume(by: 1)
    case .character("v"): changeVolume(by: -1)
    case .character("q"): [.pause, .quit]
    default: [.say(PerformancePhrases.keys.text())]
    }
  }

  private mutating func pauseOrPlay(at playhead: Int) -> [SessionEffect] {
    if case .paused(let frame) = state {
      state = .playing
      return [.play(score, from: frame), .say(PlayingPhrases.playing.text())]
    }
    state = .paused(playhead)
    return [.pause, .say(PlayingPhrases.paused.text(["point": place(at: playhead)]))]
  }

  /// Continues at the next gridline or series, or at the previous one.
  private mutating func skip(forward: Bool, from playhead: Int) -> [SessionEffect] {
    let markers = score.markers
    let nearest =
      forward
      ? markers.first { $0.frame > playhead }
      : markers.last { $0.frame < playhead - rate.frames(in: Self.returnTime) }
    if forward && nearest == nil { return [.say(PerformancePhrases.nothingAhead.text())] }
    let frame = nearest?.frame ?? 0
    let name = UntrustedText.harmless(
      nearest?.name ?? PerformancePhrases.beginning.text(), limit: 60)
    return goOn(at: frame) + [.say(name)]
  }

  private mutating func changeSpeed(faster: Bool, at playhead: Int) -> [SessionEffect] {
    let speed = settings.speed ?? 1
    guard let next = PlayPlan.speed(nextTo: speed, isFaster: faster),
      let composition = plan.composition(atSpeed: next)
    else {
      return [
        .say(SessionWords.speed(speed, faster ? PlayingPhrases.fastest : PlayingPhrases.slowest))
      ]
    }
    let place = playback.place(at: playhead, preferring: nil)
    settings.speed = next
    playback = Playback(composition, of: chart, level: options.level)
    return goOn(at: place.map(playback.frame(of:)) ?? 0) + [.say(SessionWords.speed(next))]
  }

  private mutating func changeVolume(by steps: Double) -> [SessionEffect] {
    guard let volume = volumes.volume(steps, stepsFrom: volume) else {
      return [
        .say(
          SessionWords.volume(
            self.volume, steps > 0 ? ChoicePhrases.loudest : ChoicePhrases.softest))
      ]
    }
    settings.volume = volume
    return [.volume(volumes.gain(at: volume)), .say(SessionWords.volume(volume))]
  }

  private mutating func goOn(at frame: Int) -> [SessionEffect] {
    guard state == .playing else {
      state = .paused(frame)
      return []
    }
    return [.play(score, from: frame)]
  }

  /// Returns the x that sounds at a frame, in words.
  private func place(at frame: Int) -> String {
    guard let place = playback.place(at: frame, preferring: nil) else {
      return PerformancePhrases.beginning.text()
    }
    return UntrustedText.harmless(text.text(place.x), limit: 60)
  }
}

extension PlaySession: ListeningSession {
  package static let outlivesSound = false

  /// Begins playback.
  package mutating func begin(at moment: SessionEvent.Moment) -> [SessionEffect] {
    let words: [SessionEffect] =
      volume < VolumeRange.quiet ? [.say(SessionWords.volume(volume, ChoicePhrases.quiet))] : []
    let gain = volumes.gain(at: volume)
    return (gain.value == 0 ? [] : [.volume(gain)]) + [.play(score, from: 0)] + words
  }

  /// Handles an event.
  /// - Parameters:
  ///   - event: the event.
  ///   - moment: the time of the event, and what is heard then.
  /// - Returns: the effects, in order.
  package mutating func reduce(
    _ event: SessionEvent, at moment: SessionEvent.Moment
  ) -> [SessionEffect] {
    switch event {
    case .key(let key):
      if case .paused(let frame) = state { return press(key, at: frame) }
      return press(key, at: moment.playhead ?? 0)
    case .playbackEnded:
      guard state == .playing else { return [] }
      state = .over
      return [.say(ClosingPhrases.finished.text()), .quit]
    case .suspended: return state == .playing ? pauseOrPlay(at: moment.playhead ?? 0) : []
    case .answer, .timer, .resized, .chartChanged, .chartLost, .viewOpened, .factsFound, .soundLost,
      .soundReturned, .trouble, .arrived:
      return []
    }
  }

  /// Always nil.
  package var nextTimer: Seconds? { nil }
}
