import SonifyTestSupport

@testable import SonifyBase
@testable import SonifySession

/// A monitor with rows that come at given times, for tests.
struct Monitored {
  var monitor: Monitor
  /// What it did, and when.
  private(set) var occurrences: [(time: Double, effect: SessionEffect)] = []

  init(
    _ names: [String] = ["us"], alerts: [Monitor.Alert] = [], watched: [String] = [],
    sharing: Bool = false, change: (inout Monitor.Options) -> Void = { _ in }
  ) {
    var options = Monitor.Options()
    change(&options)
    monitor = Monitor(options: options, settings: SessionSettings())
    let columns =
      names.enumerated().map { Monitor.Column($1, scale: sharing ? 0 : $0) }
      + watched.map { Monitor.Column($0, scale: names.count, isHeard: false) }
    let moment = SessionEvent.Moment(time: Seconds(0))
    _ = monitor.reduce(.arrived(.columns(columns, alerts: alerts)), at: moment)
    _ = monitor.begin(at: moment)
  }

  /// Lets time pass, with the timers that come due.
  mutating func pass(to time: Double) {
    while let due = monitor.nextTimer?.value, due <= time {
      take(.timer, at: due)
    }
  }

  mutating func row(_ values: Double..., at time: Double) {
    pass(to: time)
    take(.arrived(.rows(values)), at: time)
  }

  mutating func press(_ key: SessionKey, at time: Double) {
    pass(to: time)
    take(.key(key), at: time)
  }

  mutating func take(_ event: SessionEvent, at time: Double) {
    for effect in monitor.reduce(event, at: SessionEvent.Moment(time: Seconds(time))) {
      occurrences.append((time, effect))
    }
  }

  /// The texts, with their times.
  var texts: [String] {
    occurrences.compactMap { time, effect in
      if case .say(let text) = effect { "\(NumberText.exact(time)) \(text)" } else { nil }
    }
  }

  /// The tones of a gauge; nil where it rests.
  func tones(_ index: Int = 0) -> [SessionEffect.Tone?] {
    occurrences.compactMap { _, effect -> SessionEffect.Tone?? in
      if case .gauge(let gauge) = effect, gauge.index == index { .some(gauge.tone) } else { nil }
    }
  }

  var cues: [SessionEffect.Cue.Kind] {
    occurrences.compactMap { if case .cue(let cue) = $0.effect { cue.kind } else { nil } }
  }
}
