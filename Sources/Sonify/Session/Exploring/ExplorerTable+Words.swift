import SonifyBase
import SonifyChart
import SonifyComposition
import SonifyWords

extension ExplorerTable {
  /// The sentences that the script of a page fills in, in the reader's language.
  var words: JSONTree {
    let isOfBins = chart.kind == .histogram
    let ends = EdgePhrases.ends(ofRows: chart.hasRows)
    let own = [
      ("firstPoint", ends.first), ("lastPoint", ends.last), ("onlyPoint", ends.only),
      ("range", isOfBins ? PointPhrases.bins : ValueRangePhrases.range),
      ("firstLevel", SessionWords.edge(of: chart, isLast: false)),
      ("lastLevel", SessionWords.edge(of: chart, isLast: true)),
      ("onlySeries", chart.hasRows ? CellRowPhrases.only : EdgePhrases.onlySeries),
    ]
    let figures = chart.kind == .box ? [("outlier", FigureText.outliers.one)] : []
    return .object(
      (own + Self.sentences + figures).map { name, phrase in (name, .text(phrase.pattern)) })
  }

  /// What is said of an element: sentences, each with the indices of its values; nil if an element is
  /// a value.
  var figureTexts: JSONTree? {
    guard chart.hasFigures else { return nil }
    let parts = chart.kind.figureParts
    return .list(
      FigureText.sentences(of: chart.kind).map { sentence in
        let indices = [sentence.part, sentence.upper].compactMap { $0 }.compactMap(parts.firstIndex)
        return .list([.text(sentence.pattern)] + indices.map(JSONTree.count))
      })
  }

  /// The sentences with a count, as lists of their forms.
  var counted: JSONTree {
    let choices = SessionSettings.Landmarks.ofCharts.map {
      ($0.rawValue, SessionWords.phrases(of: $0).chosen)
    }
    let times = zip(Self.timeNames, TimeSpanText.units).map { ($0, $1.phrase.whole) }
    let figures = chart.kind == .box ? [("outliers", FigureText.outliers.several)] : []
    let phrases = ViewPhrases.phrases(ofRows: chart.hasRows)
    let views = [("whole", phrases.whole), ("part", phrases.part)]
    return .object(
      (views + Self.counted + choices + times + figures).map { name, phrase in
        (name, .texts(Self.forms(of: phrase)))
      })
  }

  /// Hours, minutes and seconds: 4 for hours, 2 for minutes and 1 for seconds.
  static var clock: [Phrase] {
    [
      ClockPhrases.seconds, ClockPhrases.seconds, ClockPhrases.minutes,
      ClockPhrases.minutesAndSeconds, ClockPhrases.hours, ClockPhrases.hoursAndSeconds,
      ClockPhrases.hoursAndMinutes, ClockPhrases.all,
    ]
  }

  private static var sentences: [(String, Phrase)] {
    [
      ("next", ItemPhrases.next), ("beforeGap", PointPhrases.beforeGap),
      ("afterGap", PointPhrases.afterGap),
      ("thenPoint", LandmarkPhrases.afterGap), ("nothingHere", PointPhrases.nothingHere),
      ("startOfView", EdgePhrases.startOfView), ("endOfView", EdgePhrases.endOfView),
      ("startOfChart", EdgePhrases.startOfChart),
      ("endOfChart", EdgePhrases.endOfChart),
      ("noValues", EdgePhrases.noValues), ("noCloserView", EdgePhrases.noCloserView),
      ("allInView", EdgePhrases.allInView), ("cancelled", SearchPhrases.cancelled),
      ("notFound", SearchPhrases.notFound), ("nearest", SearchPhrases.nearest),
      ("outside", SearchPhrases.outside), ("marked", MarkPhrases.marked),
      ("markedAs", MarkPhrases.markedAs), ("mark", MarkPhrases.number),
      ("erased", MarkPhrases.erased), ("noMarkHere", MarkPhrases.noMarkHere),
      ("compared", MarkPhrases.compared),
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
      ("legend", PlayingPhrases.legend),
      ("legendWithGridlines", PlayingPhrases.legendWithGridlines),
      ("continuous", ChoicePhrases.continuous), ("discrete", ChoicePhrases.discrete),
      ("volume", ChoicePhrases.volume), ("loudest", ChoicePhrases.loudest),
      ("softest", ChoicePhrases.softest), ("choices", KeyPhrases.choices),
      ("noSuchKey", SessionPhrases.noSuchKeyNamed),
      ("negative", ClockPhrases.negative), ("onDay", ClockPhrases.onDay),
      ("microseconds", ClockPhrases.microseconds),
      ("nanoseconds", ClockPhrases.nanoseconds), ("combined", DurationPhrases.combined),
      ("year", ValuePhrases.year),
    ]
  }

  private static var counted: [(String, Phrase)] {
    [
      ("stepsAfter", MarkPhrases.stepsAfter), ("stepsBefore", MarkPhrases.stepsBefore),
      ("months", DurationPhrases.months.whole), ("years", DurationPhrases.years.whole),
    ]
  }

  static var landmarkChoices: [(name: String, value: JSONTree)] {
    SessionSettings.Landmarks.ofCharts.map { choice in
      let phrases = SessionWords.phrases(of: choice)
      return (
        choice.rawValue,
        .members([
          "name": .text(phrases.name.text()), "none": .text(phrases.none.text()),
          "noneAhead": .text(phrases.noneAhead.text()),
          "noneBehind": .text(phrases.noneBehind.text()),
        ])
      )
    }
  }

  var ticks: [(name: String, value: JSONTree)] {
    SoundOptions.Ticks.allCases.map { ($0.rawValue, .text(SessionWords.ticks($0))) }
  }

  /// The units of lengths of time with their lengths in seconds, the longest first.
  var times: [JSONTree] {
    zip(Self.timeNames, TimeSpanText.units).map { name, unit in
      .members([
        "seconds": .number(unit.length), "name": .text(name),
        "part": .text(unit.phrase.text("{number}")),
      ])
    }
  }

  /// What the script calls ``TimeSpanText/units``.
  private static let timeNames = ["days", "hours", "minutes", "seconds"]

  // MARK: - Forms for counts

  /// The class of every count below 200, each of which has a form of its own in the reader's
  /// language; the classes of larger counts are those of 100 and more.
  static var pluralClasses: [Int] {
    let signs = counts.map { count in ViewPhrases.whole.pattern(count: count) }
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
