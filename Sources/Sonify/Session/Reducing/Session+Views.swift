import SonifyBase
import SonifyChart

extension Session {
  /// Asks the host for the next view of the source; after the last comes the first.
  mutating func askForNextView() -> [SessionEffect] {
    guard let view = choices.options.sourceView, view.count > 1 else {
      return refuse(SourceViewPhrases.onlyOne.text())
    }
    let next = (requestedView ?? view.number) % view.count + 1
    requestedView = next
    return [.openView(next)]
      + say(SourceViewPhrases.view.text(["number": "\(next)", "count": "\(view.count)"]))
  }

  /// Begins again in another view of the source, with the choices made.
  mutating func open(
    _ chart: ChartDescriptor, asView number: Int, with marks: [KeptMark]
  ) -> [SessionEffect] {
    let stopped = player.stop()
    choices.open(sourceView: number)
    walk = Walk(chart, sound: choices.sound)
    walk.restore(marks)
    setLevel()
    // What was computed for the earlier view is known by numbers that begin again.
    (player, braille, list, soundChoice) = (Player(), BrailleDisplay(), nil, nil)
    (question, speech.context, requestedView) = (.place, SpeechContext(), nil)
    choices.forgetMatches()
    _ = search.forget()
    return stopped + announce(texts.greeting) + soundPoint(after: nil)
  }
}
