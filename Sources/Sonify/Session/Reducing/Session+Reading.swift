import SonifyBase
import SonifyChart

extension Session {
  /// Answers a command that changes nothing.
  mutating func read(_ command: Command) -> [SessionEffect] {
    switch command {
    case .help:
      let lines = SessionWords.help(ofRows: walk.view.source.chart.hasRows) + [texts.choicesText]
      return say(TextPages(lines, width: choices.textWidth), of: command)
    case .describe: return sayFacts(of: command)
    default: break
    }
    guard let cursor = walk.cursor else { return answer(Walk.lost) }
    switch command {
    case .repeatPoint:
      return soundPoint(after: nil)
        + say(pointText(after: cursor, withUnits: true), of: command)
    case .sayX: return say(texts.xAlone, of: command)
    case .sayY: return say(texts.yAlone(in: &speech.context), of: command)
    case .whereAmI: return say(texts.whereAmI(in: &speech.context), of: command)
    case .statistics: return sayFacts(of: command)
    default: return []
    }
  }

  /// Says the text at the start of a session: the chart, its size, its author's words, and the
  /// first point.
  mutating func greet() -> [SessionEffect] {
    var effects: [SessionEffect] = choices.gain.value == 0 ? [] : [.volume(choices.gain)]
    effects += say(texts.greeting)
    if let words = texts.authorSummary { effects += say(words) }
    if choices.volume < VolumeRange.quiet {
      effects += say(SessionWords.volume(choices.volume, ChoicePhrases.quiet))
    }
    guard walk.cursor != nil else { return effects + say(PointPhrases.nothingHere.text()) }
    effects += soundPoint(after: nil)
    return effects + sayPoint(after: nil)
  }
}
