import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifySession
@testable import SonifySound

/// Labels of an author on a walk through a chart.
@Suite struct LabelSessionTests {
  @Test(arguments: LabelCompositionTests.forms.indices, [1, 2] as [UInt64])
  func everyLabelledPointIsALandmarkOnAStopOfItsOwn(form: Int, seed: UInt64) throws {
    let chart = LabelCompositionTests.chart(form, seed: seed)
    let view = Views.of(chart)
    var count = 0
    for index in chart.series.indices {
      let landmarks = view.landmarks(ofSeries: index, .labels)
      let own = chart.labelledPoints.filter { $0.series == index }
      #expect(landmarks.map(\.x) == own.map(\.x))
      #expect(landmarks.map(\.y) == own.map(\.y))
      for (landmark, point) in zip(landmarks, own) {
        let stop = view.stops[index][landmark.stop]
        #expect(stop.rows == 1 && landmark.kinds == [.label])
        #expect(view.label(of: stop, inSeries: index) == point.label)
        count += 1
      }
      let all = view.landmarks(ofSeries: index, .all)
      for point in own { #expect(all.contains { $0.x == point.x && $0.kinds.contains(.label) }) }
      #expect(view.stops[index].count <= ChartView.maxStopCount)
      #expect(view.stops[index].reduce(0) { $0 + $1.rows } == chart.series[index].count)
    }
    #expect(count == chart.labelledPoints.count && count > 0)
  }

  private static func said(_ chart: ChartDescriptor, _ keys: String) throws -> [String] {
    try Spoken.texts(chart, keys: keys)
  }

  private static let line: ChartDescriptor = {
    var series = Charts.series((0..<60).map { Double($0 * 7 % 11) })
    series.labels = series.xs.map { [10: "Flood", 11: "\u{1B}[2JStrike\u{202E}"][$0] ?? "" }
    series.ys[11] = .nan
    series.ys[12] = .nan
    return Charts.chart([series])
  }()

  @Test func aLabelIsSaidWhereverThePointIs() throws {
    let labels = "r r r r r r wait 1s"
    let lines = try Self.said(Self.line, "\(labels) n wait 1s w wait 1s n wait 1s l wait 1s")
    #expect(lines.contains("labels, 2 in view"), "\(lines)")
    #expect(lines.contains("label, Flood, 4 at x 10"))
    #expect(lines.contains { $0.hasPrefix("11 of 60, Flood, 10, 4") })
    #expect(lines.contains("label, �[2JStrike�, missing at x 11"))
    #expect(lines.last == "12, missing")
    let walk = try Self.said(
      Self.line, "goto 9 wait 1s l wait 1s l wait 1s a wait 1s goto Flood wait 1s")
    #expect(walk.contains("Flood, 10, 4"))
    #expect(walk.contains("�[2JStrike�, 11, missing"))
    #expect(walk.last == "Flood, 10, 4")
  }

  @Test func aLabelledPointPingsUnderTheCursor() {
    let session = Session(Self.line, options: SessionOptions(), settings: SessionSettings())
    let view = Views.of(Self.line)
    var findings = Findings(view)
    let marked = view.stops[0].indices.filter {
      findings.isMarked(stop: $0, inSeries: 0, by: .outliers, in: view)
    }
    #expect(marked == [10, 11])
    let isMarked = findings.isMarked(stop: 10, inSeries: 0, by: .none, in: view)
    #expect(!isMarked)
    #expect(session.walk.cursor != nil)
  }

  /// In a part of the chart, labels are what they are in the whole.
  @Test func zoomingKeepsThePings() throws {
    var chart = Charts.chart(
      [Charts.series(Charts.noise(64, seed: 3), isContinuous: false)], kind: .bar,
      xAxis: .categorical(CategoricalAxis(title: "x", categories: (0..<64).map { "c\($0)" })))
    chart.series[0].labels = (0..<64).map { [32, 33, 34].contains($0) ? "l\($0)" : "" }
    var view = Views.of(chart)
    while view.stops[0].count > 4 {
      view = try #require(view.zoomedIn(around: 33, inSeries: 0))
    }
    let part = view.visibleChart
    #expect(part.labelledPoints.count == view.landmarks(ofSeries: 0, .labels).count)
    #expect(part.labelledPoints.count > 1)
    let marks = try Composer().compose(part).score.events.filter { $0.kind == .mark }
    #expect(marks.count >= part.labelledPoints.count)
  }

  /// Where whole stacks are walked along, a stack has the labels of its parts.
  @Test func stacksHaveTheLabelsOfTheirParts() throws {
    let chart = LabelCompositionTests.chart(9, seed: 1)
    let view = Views.of(chart)
    let totals = try #require(view.source.totals)
    let landmarks = view.landmarks(ofSeries: totals, .labels)
    #expect(landmarks.map(\.x) == chart.labelledPoints.map(\.x))
    let lines = try Self.said(chart, "R wait 1s n wait 1s")
    let first = try #require(chart.labelledPoints.first)
    #expect(lines.last?.contains("label, series 0: \(first.label), ") == true, "\(lines)")
  }

  @Test func longWordsOfTheAuthorGoOn() throws {
    var chart = Self.line
    chart.summary = String(repeating: "many words ", count: 50)
    let lines = try Self.said(chart, "d wait 1s")
    #expect(lines[1].hasSuffix(" (more)") && lines[1].count <= 76, "\(lines)")
    #expect(lines.last?.hasPrefix("The author says: many words") == true)
  }

  /// The first line has the place and the value of a point, however long its label is; the rest goes on.
  @Test(arguments: [2, 8, 10, 12, 14, 20, 30], [false, true])
  func aLongLabelLeavesRoomForTheValue(words: Int, isWide: Bool) throws {
    var chart = Self.line
    let label = (0..<words).map { isWide ? "長い語\($0)" : "word\($0)" }.joined(separator: " ")
    chart.series[0].labels[20] = label
    let enters = String(repeating: " Enter wait 1s", count: 5)
    for keys in ["goto 20 wait 1s", "goto 20 wait 1s w wait 1s"] {
      let lines = try Self.said(chart, keys)
      let line = try #require(lines.last)
      #expect(line.contains(", 20, 8") && line.contains(isWide ? "長い語0" : "word0"), "\(line)")
      #expect(DisplayWidth.columns(line) <= 79)
      let all = try Self.said(chart, keys + enters).dropFirst(lines.count - 1)
      // Text without spaces is cut within its words.
      let text = all.joined().replacing(" ", with: "").replacing("(more)", with: "")
        .replacing("…,20,8,…", with: "")
      #expect(text.contains(label.replacing(" ", with: "")), "\(all)")
      if words == 2 { #expect(!line.contains("…")) }
    }
  }
}
