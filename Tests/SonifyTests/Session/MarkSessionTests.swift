import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifySession
@testable import SonifySound

/// Marks, the list of places, and the part that plays again and again.
@Suite struct MarkSessionTests {
  private static let rising = Charts.line((0..<20).map(Double.init))

  /// A session at which keys are pressed a second apart.
  private struct Host {
    var session: Session
    var time = 0.0

    init(_ chart: ChartDescriptor, marks: [KeptMark] = []) {
      session = Session(
        chart, options: SessionOptions(), settings: SessionSettings(), marks: marks)
    }

    mutating func reduce(_ event: SessionEvent, playhead: Int? = nil) -> [SessionEffect] {
      time += 1
      return session.reduce(
        event, at: SessionEvent.Moment(time: Seconds(time), playhead: playhead))
    }

    /// Presses keys; returns the texts and prompts that each brings.
    mutating func texts(_ keys: SessionKey...) -> [[String]] {
      keys.map { MarkSessionTests.texts(reduce(.key($0))) }
    }
  }

  private static func texts(_ effects: [SessionEffect]) -> [String] {
    effects.compactMap {
      switch $0 {
      case .say(let text), .ask(let text): text
      default: nil
      }
    }
  }

  @Test func aPointIsMarkedNamedAndErased() throws {
    var host = Host(Self.rising)
    #expect(host.texts("l", "m", "m").last == ["name of mark 1: "])
    let named = host.reduce(.answer("start"))
    #expect(Self.texts(named) == ["named start"])
    let kept = named.lazy.compactMap { if case .keepMarks(let marks) = $0 { marks } else { nil } }
    #expect(kept.first?.map(\.name) == ["start"])
    #expect(host.texts("m") == [["name of start: "]])
    #expect(Self.texts(host.reduce(.answer(""))) == ["cancelled"])
    #expect(
      host.texts("l", "E", "h", "E", "E").suffix(4) == [
        ["no mark here, m sets one"], ["1, 1"], ["erased, start"], ["no mark here, m sets one"],
      ])
  }

  @Test func comparisonsAreWithTheLatestMarkElsewhere() {
    var host = Host(Self.rising)
    let texts = host.texts("M", "m", "M", "e", "m", "M", "h", "M")
    #expect(texts[0] == ["no mark yet, m sets one"])
    #expect(texts[2] == ["at the mark"])
    #expect(texts[5].first?.hasSuffix(", from mark 1") == true)
    #expect(
      texts[7] == ["1 less, 0.947 times as much, 1 point before the mark, x 1 less, from mark 2"])
  }

  @Test func marksAreFoundAgain() {
    var host = Host(Self.rising)
    var kept: [KeptMark] = []
    for key in ["l", "m", "l", "m"] as [SessionKey] {
      for case .keepMarks(let marks) in host.reduce(.key(key)) { kept = marks }
    }
    #expect(kept.map(\.x) == [.number(1), .number(2)])
    #expect(KeptMark.marks(parsing: KeptMark.text(of: kept)) == kept)
    let again = Host(Self.rising, marks: kept).session
    #expect(again.walk.marks.all.map(\.point.x) == [1, 2])
    // Of other data, only what is there.
    let other = Host(Charts.line([5, 6]), marks: kept).session
    #expect(other.walk.marks.all.map(\.point.x) == [1])
  }

  @Test func marksOfOtherDataStayKept() {
    let other = KeptMark(series: "elsewhere", x: .number(3), number: 4, name: "far")
    var host = Host(Self.rising, marks: [other])
    #expect(host.session.walk.marks.all.isEmpty)
    var kept: [KeptMark] = []
    for case .keepMarks(let marks) in host.reduce(.key("m")) { kept = marks }
    #expect(kept.count == 2 && kept.contains(other) && kept.last?.number == 5)
  }

  @Test func pointsOfEqualXAreToldApart() {
    let chart = Charts.chart([Charts.series([2, 9, 4], xs: [5, 5, 6])])
    var host = Host(chart)
    var kept: [KeptMark] = []
    _ = host.texts("l")
    for case .keepMarks(let marks) in host.reduce(.key("m")) { kept = marks }
    let again = Host(chart, marks: kept).session
    #expect(again.walk.marks.all.map(\.point.point) == [1])
    #expect(again.walk.marks.all.map(\.point.y) == [9])
  }

  /// A stop of many rows is marked at one of its points, with the value of that point.
  @Test func aMarkOfAStopIsAPointInEveryView() throws {
    let values = (0..<10_000).map { Double(($0 * 37) % 101) }
    var host = Host(Charts.line(values))
    _ = host.texts("l", "l", "m")
    let mark = try #require(host.session.walk.marks.all.first)
    #expect(mark.point.y == values[mark.point.point])
    let kept = host.session.walk.keptMarks
    for _ in 0..<5 { _ = host.texts("+") }
    #expect(host.texts("I").joined().first?.hasPrefix("1 of ") == true)
    _ = host.texts(.enter)
    #expect(host.session.walk.pointHere.map { mark.isAt($0) } == true)
    #expect(host.texts("E") == [["erased, mark 1"]])
    #expect(Host(Charts.line(values), marks: kept).session.walk.marks.all == [mark])
  }

  @Test func aNameIsThatOfTheMarkThatWasAskedFor() {
    var host = Host(Self.rising)
    _ = host.texts("m", "e", "m", "a")
    #expect(host.texts("m") == [["name of mark 1: "]])
    // Playback or other data may move the cursor meanwhile.
    _ = host.reduce(.chartChanged(Charts.line((0..<21).map(Double.init))))
    _ = host.session.walk.move(to: .maximum)
    _ = host.reduce(.answer("start"))
    #expect(host.session.walk.marks.all.map(\.name).contains("start"))
    #expect(host.session.walk.marks.all.first { $0.name == "start" }?.point.x == 0)
  }

  @Test func noMoreMarksThanCanBeTold() {
    var host = Host(Charts.line((0..<200).map(Double.init)))
    for _ in 0..<Marks.maxCount { _ = host.texts("m", "l") }
    #expect(host.texts("m") == [["there are 100 marks, E erases one"]])
    #expect(host.session.walk.marks.all.count == Marks.maxCount)
  }

  @Test func otherDataCloseTheListAndEndTheLoop() {
    var host = Host(Self.rising)
    _ = host.texts("l", "m", "e", "m", "I", "e")
    _ = host.reduce(.chartChanged(Charts.line([1, 2])))
    #expect(host.texts("k") == [["only one series"]])
    _ = host.texts("I", "j")
    _ = host.reduce(.chartChanged(Charts.line([1])))
    _ = host.texts("O", "j", .enter, "E")
  }

  @Test func anyTextOfAMarkIsKept() {
    let texts = ["", "a\tb", "a\\b", "line\nbreak", "a\r\nb", "=1", "# no", "日本", "\\t"]
    let marks = texts.flatMap { text in
      [
        KeptMark(series: text, x: .category(text), rank: 3, number: 7, name: text),
        KeptMark(series: text, x: .number(-1.5e-7), name: text),
      ]
    }
    #expect(KeptMark.marks(parsing: KeptMark.text(of: marks)) == marks)
    #expect(KeptMark.marks(parsing: "nonsense\n1\ta\n\n#\nx\ty\tz\ninf\ta\tb\n").isEmpty)
  }

  @Test func theListLeadsToMarksAndLandmarks() {
    var values = (0..<20).map { Double($0 % 7) }
    values[12] = 40
    var host = Host(Charts.line(values))
    _ = host.texts("l", "l", "m", "a")
    let start = host.session.cursor
    let opened = host.texts("I")[0]
    #expect(opened.first?.hasSuffix(", mark 1, 2, 2") == true)
    let next = host.texts("j", "k", "k")
    #expect(next[0].first?.hasPrefix("2 of ") == true)
    #expect(next[1].first?.hasPrefix("1 of ") == true)
    #expect(next[2] == ["end of the list"])
    // Nothing moves until an entry is chosen.
    #expect(host.session.cursor == start)
    #expect(host.texts(.enter) == [["mark 1, 2, 2"]])
    #expect(host.session.cursor?.stop == 2)
    #expect(host.texts("I", .escape)[1] == ["list closed"])
    // Any other key closes the list and does what it always does.
    #expect(host.texts("I", "x")[1] == ["x: 2"])
    _ = host.texts("I", "e", .enter)
    #expect(host.session.cursor?.stop == 12 || host.session.cursor?.landmark != nil)
  }

  @Test func everyEntryOfTheListIsWhereItSays() {
    for sample in SessionCharts.all {
      var walk = Walk(sample.chart, sound: SessionOptions().sound)
      guard let list = walk.places(.all) else { continue }
      for entry in list.entries {
        var there = walk
        guard case .arrived = there.go(to: entry) else {
          Issue.record("\(sample.name): \(entry)")
          continue
        }
        if case .landmark(let landmark) = entry { #expect(there.cursor?.stop == landmark.stop) }
      }
    }
  }

  @Test func aLoopPlaysBetweenTheMarksUntilItIsStopped() throws {
    var host = Host(Self.rising)
    #expect(
      host.texts("O") == [["set two marks with m, then O plays between them"]])
    _ = host.texts("l", "l", "m", "L", "L", "m", "a")
    let effects = host.reduce(.key("O"))
    let score = try #require(
      effects.lazy.compactMap { if case .play(let score, _) = $0 { score } else { nil } }.first)
    let xs = score.events.compactMap { $0.kind == .glide || $0.kind == .tone ? $0.x : nil }
    #expect(xs.min() == 2 && (5...6).contains(xs.max() ?? 0))
    let again = host.reduce(.playbackEnded)
    #expect(again == [.play(score, from: 0)])
    let paused = host.reduce(.key("p"), playhead: score.frames / 2)
    #expect(paused.contains(.pause))
    #expect(host.reduce(.playbackEnded) == [])
  }
}
