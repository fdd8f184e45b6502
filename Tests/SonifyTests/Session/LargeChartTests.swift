import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifySession

/// A chart whose description takes long: the host finds it beside the session.
@Suite struct LargeChartTests {
  private static let chart = Charts.line((0..<200_000).map { Double($0 * $0 % 1009) })
  private static let facts = ChartFacts(chart)

  /// A session at which keys are pressed one second after another.
  private struct Host {
    var session: Session
    var time = 0.0

    mutating func reduce(_ event: SessionEvent) -> [SessionEffect] {
      time += 1
      return session.reduce(event, at: SessionEvent.Moment(time: Seconds(time)))
    }

    mutating func press(_ key: SessionKey) -> [SessionEffect] { reduce(.key(key)) }
  }

  private func session(beside: Bool = true, _ chart: ChartDescriptor = chart) -> Host {
    var options = SessionOptions()
    options.findsFactsBeside = beside
    var session = Session(chart, options: options, settings: SessionSettings())
    _ = session.begin(at: SessionEvent.Moment(time: Seconds(0)))
    return Host(session: session)
  }

  private func texts(_ effects: [SessionEffect]) -> [String] {
    effects.compactMap { if case .say(let text) = $0 { text } else { nil } }
  }

  private func requests(_ effects: [SessionEffect]) -> [Int] {
    effects.compactMap { if case .findFacts(_, let number) = $0 { number } else { nil } }
  }

  @Test(arguments: [SessionKey("d"), SessionKey("i")])
  func factsAreAskedForAndSaidWhenTheyCome(key: SessionKey) throws {
    var waiting = session(beside: false)
    let expected = texts(waiting.press(key))
    var session = session()
    let asked = session.press(key)
    #expect(texts(asked) == ["describing 200,000 points, 0 to 1,008, any key cancels"])
    let number = try #require(requests(asked).first)
    let told = session.reduce(.factsFound(Self.facts, number: number))
    #expect(texts(told) == expected)
    // The same key then reads on, as ever.
    #expect(texts(session.press(key)) == texts(waiting.press(key)))
  }

  @Test func anyKeyCancelsAndWhatIsFoundIsKept() throws {
    var session = session()
    let number = try #require(requests(session.press("d")).first)
    #expect(!texts(session.press("l")).isEmpty)
    #expect(session.reduce(.factsFound(Self.facts, number: number)).isEmpty)
    let again = session.press("d")
    #expect(requests(again).isEmpty)
    #expect(texts(again).first?.hasSuffix("(more)") == true)
  }

  @Test func oneSearchIsEnough() throws {
    var session = session()
    let number = try #require(requests(session.press("d")).first)
    _ = session.press("l")
    let again = session.press("d")
    #expect(texts(again).first?.hasPrefix("describing") == true)
    #expect(requests(again).isEmpty)
    #expect(!texts(session.reduce(.factsFound(Self.facts, number: number))).isEmpty)
  }

  @Test func whoWaitsHearsTheFactsOfTheNewData() throws {
    var session = session()
    let number = try #require(requests(session.press("d")).first)
    let changed = session.reduce(.chartChanged(Charts.line((0..<200_001).map { Double($0 % 7) })))
    let next = try #require(requests(changed).first)
    #expect(next != number)
    #expect(session.reduce(.factsFound(Self.facts, number: number)).isEmpty)
    #expect(!texts(session.reduce(.factsFound(Self.facts, number: next))).isEmpty)
  }

  @Test func aPartIsSearchedForItself() throws {
    var session = session()
    let whole = try #require(requests(session.press("d")).first)
    _ = session.press("+")
    // The part has few enough points to be described at once, as have all closer views.
    let part = session.press("d")
    #expect(requests(part).isEmpty)
    #expect(texts(part).first?.hasPrefix("describing") == false)
    // What is found of the whole is kept for when it is in view again.
    #expect(session.reduce(.factsFound(Self.facts, number: whole)).isEmpty)
    _ = session.press("z")
    #expect(requests(session.press("d")).isEmpty)
  }

  @Test func factsOfAViewThatIsGoneAreDropped() throws {
    var session = session(Charts.line((0..<900_000).map { Double($0 * $0 % 1009) }))
    _ = session.press("+")
    let part = try #require(requests(session.press("d")).first)
    _ = session.press("z")
    let whole = try #require(requests(session.press("d")).first)
    #expect(part != whole)
    #expect(session.reduce(.factsFound(Self.facts, number: part)).isEmpty)
    #expect(!texts(session.reduce(.factsFound(Self.facts, number: whole))).isEmpty)
  }

  @Test func smallChartsAreDescribedAtOnce() {
    var session = session(Charts.line([1, 3, 2]))
    let effects = session.press("d")
    #expect(requests(effects).isEmpty)
    #expect(texts(effects).first?.hasPrefix("describing") == false)
  }
}
