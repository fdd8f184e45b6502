import SonifyBase
import SonifyChart
import SonifyComposition

extension Session {
  /// Marks the point at the cursor, or asks for a name if it is marked.
  mutating func setMark() -> [SessionEffect] {
    guard let cursor = walk.cursor else { return answer(Walk.lost) }
    if let mark = walk.markHere {
      question = .name(of: mark)
      // Nothing is to be said while a name is typed.
      return player.stop()
        + ask(
          MarkPhrases.prompt.text(["mark": texts.name(of: mark)]),
          orShort: MarkPhrases.shortPrompt.text())
    }
    guard !walk.marks.areFull else { return refuse(MarkPhrases.full.text(count: Marks.maxCount)) }
    guard let mark = walk.setMark() else { return answer(Walk.lost) }
    let point = pointText(after: cursor)
    let text =
      mark.number == 1
      ? MarkPhrases.marked.text(["point": point])
      : MarkPhrases.markedAs.text(["mark": texts.name(of: mark), "point": point])
    return [.cue(sounds.mark()), .keepMarks(walk.keptMarks)] + say(text)
  }

  /// Names a mark; an empty name leaves it as it is.
  mutating func name(_ mark: Mark, _ name: String?) -> [SessionEffect] {
    let name = UntrustedText.harmless(name ?? "", limit: Marks.maxNameLength)
    guard !name.isEmpty, walk.marks.mark(at: mark.point) != nil else {
      return say(SearchPhrases.cancelled.text())
    }
    walk.marks.name(name, at: mark.point)
    return [.keepMarks(walk.keptMarks)] + say(MarkPhrases.named.text(["name": name]))
  }

  /// Removes the mark at the cursor.
  mutating func eraseMark() -> [SessionEffect] {
    guard walk.cursor != nil else { return answer(Walk.lost) }
    guard let mark = walk.eraseMark() else { return refuse(MarkPhrases.noMarkHere.text()) }
    return [.keepMarks(walk.keptMarks)]
      + say(MarkPhrases.erased.text(["mark": texts.name(of: mark)]))
  }

  /// Says the difference between the point at the cursor and the mark that was set last elsewhere.
  mutating func compare() -> [SessionEffect] {
    guard let place = walk.place, let point = walk.pointHere else { return answer(Walk.lost) }
    guard let mark = walk.marks.latest(besides: point) else {
      return walk.marks.all.isEmpty
        ? refuse(MarkPhrases.noMark.text()) : say(MarkPhrases.atMark.text())
    }
    let text = texts.comparison(of: place, with: walk.comparable(mark))
    let isOneOfSeveral = walk.marks.all.count > 1
    return say(
      isOneOfSeveral
        ? MarkPhrases.compared.text(["mark": texts.name(of: mark), "comparison": text]) : text,
      of: .compare)
  }

  /// Plays the part between the last two marks again and again, or pauses it.
  mutating func playLoop() -> [SessionEffect] {
    if player.playsLoop { return player.stop() + say(placed(PlayingPhrases.paused)) }
    guard let range = walk.markedRange else { return refuse(MarkPhrases.noLoop.text()) }
    var view = ""
    if !walk.view.shows(range) {
      _ = walk.showWhole()
      view = texts.viewText(ofSeries: walk.cursor?.series)
    }
    do throws(CompositionError) {
      let beginning = try player.loop(over: range, walk, choices)
      let loop = PlayingPhrases.loop.text(["range": texts.xRange(range)])
      return [beginning] + say(Lists.items([view, loop]))
    } catch {
      return refuse(faultLine(error))
    }
  }
}
