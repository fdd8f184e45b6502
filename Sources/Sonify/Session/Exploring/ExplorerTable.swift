import SonifyBase
package import SonifyChart
package import SonifyComposition
import SonifySound
import SonifyWords

/// All that the explorer of a page needs to know of a chart: the stops with their words and sounds.
///
/// A page has no session; its script finds here every word that a session would say, or the parts
/// that the session would put together. The script is in `Pages`, and reads the members of ``json``
/// by their names.
package struct ExplorerTable: Sendable {
  /// The chart that is explored: with the totals as its last series, if it has stacks.
  package let chart: ChartDescriptor
  /// The series, in the order of the keys for the next and the previous one; whole stacks come
  /// before their parts, and the totals alone after them.
  package let levels: [Level]
  /// When the stops sound.
  let passages: [Passage]
  /// The speeds at which every point can be heard.
  let speeds: [Double]

  /// The maximum length of a text about a point, in Unicode scalars.
  static let textLimit = 1000

  /// Wider than any text of a page.
  private static let wholeWidth = 100_000

  let walk: Walk
  let choices: Choices

  /// A series, or whole stacks, with its stops.
  package struct Level: Sendable {
    /// The index of its series.
    package let series: Int
    /// Whether all parts of stacks are said and heard.
    package let isOfStacks: Bool
    /// The part of the elements that is said and heard, or nil if it is all of them.
    package let part: FigurePart?
    /// Its name.
    package let name: String
    /// When its sound begins, in seconds, with the blips that count it.
    let start: Double
    /// Its stops, in order of x.
    package let stops: [Place]
  }

  /// A stop, or a point that is gone to within one.
  package struct Place: Sendable {
    /// The index of its first point among those of the series.
    let first: Int
    /// The number of points.
    package let rows: Int
    /// The range of x.
    let xs: ClosedRange<Double>
    /// The x of its middle.
    package let x: Double
    /// The value that is compared, or nil if all are missing.
    package let y: Double?
    /// The range of its values, or nil if all are missing.
    package let ys: ClosedRange<Double>?
    /// Which point of which series it is.
    let position: String
    /// Whether all parts of a stack or all values of an element are said.
    let isOfStacks: Bool
    /// The texts of x and y, and both with units.
    package let xText, yText: String
    /// The texts of the lowest and the highest x as ends of a range.
    let from, to: String
    let xWithUnit, yWithUnit: String
    /// The text of y with units, but without the number of points.
    let yOfPlace: String
    /// Further values, each with its title.
    let additional: [String]
    /// The author's label, or nil.
    let label: String?
    /// Whether points are absent before it.
    let followsGap: Bool
    /// Whether a ping says that it is an outlier, a turning point or labelled.
    let hasPing: Bool
    /// The value that sounds, if it is another than ``y``, and the noise under it: its lower and
    /// upper value and its amplitude factor.
    let sound: StopSound?
    /// The values of the parts of a stack, each with its series.
    let parts: [(series: Int, y: Double)]
    /// The tones of an element: each with its value and its first half beat and their number.
    let steps: [FigureSteps.Step]
    /// The values of an element, if all of them are said, or nil.
    let figure: PointFigure?
  }

  /// A time in the sound of the page at which a stop sounds.
  struct Passage: Sendable {
    let level: Int
    let stop: Int
    let start: Double
    var end: Double
  }

  /// The number of all stops.
  package var stopCount: Int { levels.reduce(0) { $0 + $1.stops.count } }

  /// Whether every point has a stop of its own.
  package var hasEveryPoint: Bool {
    levels.allSatisfy { $0.stops.allSatisfy { $0.rows == 1 || $0.y == nil } }
  }

  /// Finds the stops of a chart and their words.
  /// - Parameters:
  ///   - described: the chart.
  ///   - options: the options of a session with the level of its sound.
  ///   - composition: the composition of its sound.
  ///   - limit: the maximum number of stops of all series; each may have 400 at most, as in a
  ///     session.
  /// - Complexity: O(points) expected, and O(stops × log points).
  package init(
    _ described: ChartDescriptor, options: SessionOptions, sound composition: Composition,
    atMost limit: Int
  ) {
    let parts = described.hasFigures ? 1 + described.kind.figureParts.count : 1
    let count = max(1, described.series.count * parts + (described.hasStacks ? 2 : 0))
    var walk = Walk(
      described, sound: options.sound,
      stopLimit: max(1, min(ChartView.maxStopCount, limit / count)))
    var options = options
    // A page shows whole texts.
    options.widthLimit = Self.wholeWidth
    let choices = Choices(options, given: SessionSettings())
    let view = walk.view
    let totals = view.source.totals
    let order: [(series: Int, isOfStacks: Bool, part: FigurePart?)] =
      (totals.map { [($0, true, nil)] } ?? [])
      + view.stops.indices.flatMap { series in
        walk.levelsOfSeries.map { (series, false, $0) }
      }
    let playback = Playback(composition, of: described, level: options.level)
    levels = order.map { series, isOfStacks, part in
      walk.hearsParts = isOfStacks
      walk.part = part
      let stops = view.stops[series].indices.map { stop in
        walk.stand(at: Walk.Cursor(series: series, stop: stop))
        return Place(at: &walk, choices)
      }
      let name = WalkTexts(walk: walk, choices: choices).levelName
      let isFirst = series == walk.firstPlace?.series
      let start = isFirst ? 0 : playback.start(ofSeries: series)
      return Level(
        series: series, isOfStacks: isOfStacks, part: part, name: name,
        start: composition.score.sampleRate.seconds(start).value, stops: stops)
    }
    walk.hearsParts = true
    walk.part = nil
    if let first = walk.firstPlace { walk.stand(at: first) }
    self.walk = walk
    self.choices = choices
    chart = view.source.chart
    passages = Self.passages(of: composition, levels, in: view)
    speeds = Self.speeds(of: described, options.sound)
  }

  /// The highest speed at which browsers play sound.
  private static let maxSpeed = 16.0

  private static func speeds(of chart: ChartDescriptor, _ sound: SoundOptions) -> [Double] {
    let plan = try? PlayPlan(chart, sound)
    let slow = PlayPlan.speeds.prefix { $0 <= 1 }
    let fast = PlayPlan.speeds.dropFirst(slow.count).prefix {
      $0 <= maxSpeed && plan?.composition(atSpeed: $0) != nil
    }
    return Array(slow + fast)
  }

  /// Returns when stops sound; neighbours at one stop are one passage.
  private static func passages(
    of composition: Composition, _ levels: [Level], in view: ChartView
  ) -> [Passage] {
    let score = composition.score
    let rate = Double(score.sampleRate.framesPerSecond)
    var passages: [Passage] = []
    var latest: [Int: Int] = [:]
    for event in score.events where event.kind == .tone || event.kind == .glide {
      let series = composition.hearsStacks ? view.source.totals : event.series ?? view.source.totals
      guard let x = event.x, let series,
        let level = levels.firstIndex(where: { $0.series == series }),
        let stop = view.stop(nearestTo: x, inSeries: series)
      else { continue }
      let (start, end) = (Double(event.start) / rate, Double(event.end) / rate)
      if let before = latest[level], passages[before].stop == stop {
        passages[before].end = max(passages[before].end, end)
      } else {
        latest[level] = passages.count
        passages.append(Passage(level: level, stop: stop, start: start, end: end))
      }
    }
    return passages
  }
}

extension ExplorerTable.Place {
  /// Says what a session would say at the cursor of a walk.
  init(at walk: inout Walk, _ choices: Choices) {
    let texts = WalkTexts(walk: walk, choices: choices)
    guard let cursor = walk.cursor, let stop = walk.stop else {
      preconditionFailure("a walk along the stops of a view stands on one of them")
    }
    // Units are said when they are new, which the page finds out.
    var said = SpeechContext()
    _ = said.isUnitNew(onAxis: walk.view.source.chart.series[cursor.series].axis)
    func harmless(_ text: String) -> String {
      UntrustedText.harmless(text, limit: ExplorerTable.textLimit)
    }
    func y(withUnits: Bool, countsRows: Bool = true) -> String {
      harmless(
        texts.yText(of: cursor, stop, withUnits: withUnits, countsRows: countsRows, in: &said))
    }
    let source = walk.view.source
    let point = cursor.value
    first =
      (point?.point ?? stop.points.lowerBound)
      - source.series[cursor.series].points.lowerBound
    rows = point == nil ? stop.rows : 1
    xs = point.map { $0.x...$0.x } ?? stop.xs
    x = point?.x ?? stop.x
    self.y = walk.lacksPart ? nil : point?.y ?? stop.y
    ys = walk.lacksPart ? nil : point.flatMap { $0.y.map { $0...$0 } } ?? stop.ys
    position = texts.positionText(of: stop, inSeries: cursor.series)
    isOfStacks = walk.stack != nil || walk.figure != nil
    xText = harmless(texts.xText(of: cursor, stop))
    xWithUnit = harmless(texts.xText(of: cursor, stop, withUnits: true))
    (from, to) = (texts.endText(ofX: xs.lowerBound), texts.endText(ofX: xs.upperBound))
    yText = y(withUnits: false)
    yWithUnit = y(withUnits: true)
    yOfPlace = y(withUnits: true, countsRows: stop.rows == 1)
    additional = texts.additionalTexts(of: cursor, stop).map(harmless)
    label = texts.label(of: cursor, stop, besideX: xText)
    followsGap = stop.followsAbsentRows
    hasPing = walk.isMarked(by: choices.cue)
    sound = point == nil ? walk.view.sound(of: stop, inSeries: cursor.series) : nil
    parts =
      walk.stack.map { stack in
        stack.parts.compactMap { part in
          part.y.flatMap { $0 == 0 ? nil : (part.series, $0) }
        }
      } ?? []
    steps = walk.figure.map { FigureSteps($0, of: source.chart.kind).steps } ?? []
    figure = choices.verbosity == .terse ? nil : walk.figure
  }
}
