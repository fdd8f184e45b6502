import Foundation

@testable import SonifyBase
@testable import SonifyInput
@testable import SonifySession
@testable import SonifySound
@testable import SonifyTables

/// What a scripted session says and sounds, a line for everything that happens, for people to read.
enum Transcript {
  static func lines(_ session: Session, _ script: KeyScript) -> [String] {
    ScriptedSession(session, script: script).map { occurrence in
      switch occurrence.content {
      case .action(.key(let key)):
        String(format: "%8.3f  %@", occurrence.time.value, key.name)
      case .action(.goTo(let place)):
        String(format: "%8.3f  goto %@", occurrence.time.value, place)
      case .action(.mark(let name)):
        String(format: "%8.3f  mark %@", occurrence.time.value, name)
      case .effect(let effect):
        String(format: "%8.3f      %@", occurrence.time.value, text(effect))
      }
    }
  }

  static func text(_ effect: SessionEffect) -> String {
    switch effect {
    case .say(let text): return "\"\(text)\""
    case .braille(let view, let text):
      return "braille \(view.column) \"\(view.words)\(view.cells)\""
        + (text.map { ", saying \"\($0)\"" } ?? "")
    case .ask(let prompt): return "ask \"\(prompt)\""
    case .tone(let tone):
      let joined = tone.isJoined ? ", joined" : ""
      return String(
        format: "tone %.1f Hz, pan %.2f, series %d, gain %.2f, %.0f ms%@", tone.frequency.value,
        tone.pan.value, tone.series, tone.gain, tone.duration.value * 1000, joined)
    case .gauge(let gauge):
      guard let tone = gauge.tone else { return "gauge \(gauge.index) rests" }
      return "gauge \(gauge.index) " + text(.tone(tone))
    case .cue(let cue):
      let pitch = cue.frequency.map { String(format: " %.0f Hz", $0.value) } ?? ""
      return "cue \(cue.kind)\(pitch)" + String(format: ", pan %.2f", cue.pan.value)
    case .play(let score, let frame):
      return String(
        format: "play %d events of %.2f s from %.2f s", score.events.count, score.duration.value,
        score.sampleRate.seconds(frame).value)
    case .pause: return "pause"
    case .volume(let volume): return "volume \(volume.value) dB"
    case .openView(let number): return "open view \(number)"
    case .speechRate(let rate): return "speech rate \(rate)"
    case .keepMarks(let marks): return "keep \(marks.count) marks"
    case .keep(let settings):
      let lines = settings.text.split(separator: "\n")
      return "keep " + lines.joined(separator: ", ")
    case .speech(let isOn): return "speech \(isOn ? "on" : "off")"
    case .findFacts(_, let number): return "find facts \(number)"
    case .quit: return "quit"
    }
  }
}

extension Session {
  /// A session with a sample, the way the command begins one.
  static func with(
    _ sample: String, choosing choices: ChartChoices = ChartChoices(),
    settings: SessionSettings = SessionSettings(),
    change: (inout SessionOptions) -> Void = { _ in }
  ) throws -> Session {
    let chart = try ChartLoader.load(
      .file(path: Samples.path("\(sample).csv")), choosing: choices
    ).chart
    var options = SessionOptions()
    options.headroom = Decibels(6)
    change(&options)
    return Session(chart, options: options, settings: settings)
  }
}
