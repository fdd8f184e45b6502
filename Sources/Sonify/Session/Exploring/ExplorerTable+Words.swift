import SonifyBase
import SonifyChart
import SonifyComposition
import SonifyWords

extension ExplorerTable {
  /// The sentences that the script of a page fills in, in the reader's language: those with a count
  /// are lists of their forms.
  var words: JSONTree {
    .object(
      Self.sentences.map { name, phrase in (name, .text(phrase.pattern)) }
        + Self.counted.map { name, phrase in (name, .texts(Self.forms(of: phrase))) }
        + [
          ("searchPrompt", .text(SessionWords.prompt(chart.xAxis.title))),
          ("ticks", .object(ticks)), ("landmarks", .object(Self.landmarkChoices)),
          ("times", .list(times)), ("keys", .texts(ExplorerPhrases.keys.map { $0.text() })),
        ])
  }

  private static var sentences: [(String, Phrase)] {
    [
      ("next", ItemPhrases.next), ("range", ValueRangePhrases.range), ("bins", PointPhrases.bins),
      ("titled", PointPhrases.titled), ("missing", PointPhrases.missing),
      ("beforeGap", PointPhrases.beforeGap), ("afterGap", PointPhrases.afterGap),
      ("thenPoint", LandmarkPhrases.afterGap), ("nothingHere", PointPhrases.nothingHere),
      ("place", PointPhrases.place), ("places", PointPhrases.places),
      ("series", PointPhrases.series), ("namedSeries", PointPhrases.namedSeries),
      ("namelessSeries", NamePhrases.series),
      ("startOfView", EdgePhrases.startOfView), ("endOfView", EdgePhrases.endOfView),
      ("firstPoint", EdgePhrases.firstPoint), ("lastPoint", EdgePhrases.lastPoint),
      ("onlyPoint", EdgePhrases.onlyPoint), ("startOfChart", EdgePhrases.startOfChart),
      ("endOfChart", EdgePhrases.endOfChart), ("firstSeries", EdgePhrases.firstSeries),
      ("lastSeries", EdgePhrases.lastSeries), ("firstLevel", EdgePhrases.firstLevel),
      ("lastLevel", EdgePhrases.lastLevel), ("onlySeries", EdgePhrases.onlySeries),
      ("noValues", EdgePhrases.noValues), ("noCloserView", EdgePhrases.noCloserView),
      ("allInView", EdgePhrases.allInView), ("cancelled", SearchPhrases.cancelled),
      ("notFound", SearchPhrases.notFound), ("nearest", SearchPhrases.nearest),
      ("outside", SearchPhrases.outside), ("marked", MarkPhrases.marked),
      ("noMark", MarkPhrases.noMark), ("noValue", MarkPhrases.noValue),
      ("atMark", MarkPhrases.atMark), ("less", MarkPhrases.less), ("more", MarkPhrases.more),
      ("noDifference", MarkPhrases.noDifference), ("ratio", MarkPhrases.ratio),
      ("twice", MarkPhrases.twice), ("xLess", MarkPhrases.xLess), ("xMore", MarkPhrases.xMore),
      ("earlier", MarkPhrases.earlier), ("later", MarkPhrases.later),
      ("playing", PlayingPhrases.playing), ("playingFromStart", PlayingPhrases.playingFromStart),
      ("paused", PlayingPhrases.paused), ("stopped", PlayingPhrases.stopped),
      ("complete", PlayingPhrases.complete), ("silent", PlayingPhrases.silent),
      ("speed", PlayingPhrases.speed), ("fastest", PlayingPhrases.fastest),
      ("slowest", PlayingPhrases.slowest), ("legendOfOne", PlayingPhrases.legendOfOne),
      ("legend", PlayingPhrases.legend), ("legendWithGridlines", PlayingPhrases.legendWithGridlines),
      ("continuous", ChoicePhrases.continuous), ("discrete", ChoicePhrases.discrete),
      ("volume", ChoicePhrases.volume), ("loudest", ChoicePhrases.loudest),
      ("softest", ChoicePhrases.softest), ("choices", KeyPhrases.choices),
      ("noSuchKey", ExplorerPhrases.noSuchKey), ("seconds", ClockPhrases.seconds),
      ("minutes", ClockPhrases.minutes), ("hours", ClockPhrases.hours),
      ("hoursAndMinutes", ClockPhrases.hoursAndMinutes),
      ("hoursAndSeconds", ClockPhrases.hoursAndSeconds),
      ("minutesAndSeconds", ClockPhrases.minutesAndSeconds), ("clock", ClockPhrases.all),
      ("negative", ClockPhrases.negative), ("combined", DurationPhrases.combined),
      ("year", ValuePhrases.year),
    ]
  }

  private static var counted: [(String, Phrase)] {
    [
      ("whole", ViewPhrases.whole), ("part", ViewPhrases.part),
      ("stepsAfter", MarkPhrases.stepsAfter), ("stepsBefore", MarkPhrases.stepsBefore),
      ("months", DurationPhrases.months.whole), ("years", DurationPhrases.years.whole),
    ]
  }

  private static var landmarkChoices: [(name: String, value: JSONTree)] {
    SessionSettings.Landmarks.allCases.map { choice in
      let phrases = SessionWords.phrases(of: choice)
      return (
        choice.rawValue,
        .members([
          "name": .text(phrases.name.text()), "none": .text(phrases.none.text()),
          "noneAhead": .text(phrases.noneAhead.text()),
          "noneBehind": .text(phrases.noneBehind.text()), "chosen": .texts(forms(of: phrases.chosen)),
        ])
      )
    }
  }

  private var ticks: [(name: String, value: JSONTree)] {
    SoundOptions.Ticks.allCases.map { ($0.rawValue, .text(SessionWords.ticks($0))) }
  }

  /// The units of lengths of time with their lengths in seconds, the longest first.
  private var times: [JSONTree] {
    TimeSpanText.units.map { unit in
      .members([
        "seconds": .number(unit.length), "forms": .texts(Self.forms(of: unit.phrase.whole)),
      ])
    }
  }

  // MARK: - Forms for counts

  /// The class of every count below 200, each of which has a form of its own in the reader's
  /// language; the classes of larger counts are those of 100 and more.
  static var pluralClasses: [Int] {
    let signs = counts.map { count in counted[0].1.pattern(count: count) }
    let different = signs.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return signs.map { different.firstIndex(of: $0) ?? 0 }
  }

  private static var counts: Range<Int> { 0..<200 }

  private static func forms(of phrase: Phrase) -> [String] {
    let classes = pluralClasses
    return (0...(classes.max() ?? 0)).map { number in
      phrase.pattern(count: classes.firstIndex(of: number) ?? 0)
    }
  }

  /// The signs between groups of digits, as the script reads them.
  var groupings: [JSONTree] {
    let numbers = LocaleSettings.current.numbers
    return [
      .text(numbers.groupSign), .numbers(numbers.groupSizes.map(Double.init)),
      .count(numbers.minimumGroupingDigits),
    ]
  }
}

/// What only the explorer of a page says.
enum ExplorerPhrases {
  /// A key that means nothing was pressed; ? is a key.
  static let noSuchKey = Phrase("no such key, {key}, ? lists keys")

  /// The keys of the explorer, a line for each group.
  ///
  /// A letter is a key, and capital letters are other keys than small ones.
  static let keys =
    KeyPhrases.lines.prefix(11) + [
      Phrase("g: legend; t: ticks on, off; c: continuous or discrete; o, ?: these keys")
    ]
}
