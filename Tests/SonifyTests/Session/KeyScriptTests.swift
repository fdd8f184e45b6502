import Testing

@testable import SonifyBase
@testable import SonifySession

@Suite struct KeyScriptTests {
  @Test func theExampleOfTheManualIsUnderstood() throws {
    let script = try KeyScript(parsing: "Right*30@33ms wait 1s End goto 1957 z")
    #expect(
      script.steps == [
        .init(action: .key(.right), time: Seconds(0), count: 30, interval: Seconds(0.033)),
        .init(action: .key(.end), time: Seconds(1.99), count: 1, interval: Seconds(0.3)),
        .init(action: .goTo("1957"), time: Seconds(2.29), count: 1, interval: Seconds(0.3)),
        .init(action: .key("z"), time: Seconds(2.59), count: 1, interval: Seconds(0.3)),
      ])
    #expect(abs(script.duration.value - 2.89) < 1e-9)
  }

  @Test(arguments: Command.allCases.flatMap(\.keys) + Self.controls)
  func everyKeyHasAName(key: SessionKey) throws {
    #expect(SessionKey(name: key.name) == key)
    #expect(try KeyScript(parsing: key.name).steps.map(\.action) == [.key(key)])
    #expect(try KeyScript(parsing: "\(key.name)*3@1s").steps.map(\.count) == [3])
  }

  private static let controls = (UInt8(0)..<0x20).map {
    SessionKey.character(Character(Unicode.Scalar($0)))
  }

  @Test func signsOfTheGrammarAreKeysToo() throws {
    let script = try KeyScript(parsing: "* @ **3 @@0s *@1s \"")
    let keys: [SessionKey] = ["*", "@", "*", "@", "*", "\""]
    #expect(script.steps.map(\.action) == keys.map { .key($0) })
  }

  @Test func placesWithSpacesStandInQuotes() throws {
    let script = try KeyScript(parsing: "goto \"New  York\" goto a\"b")
    #expect(script.steps.map(\.action) == [.goTo("New  York"), .goTo("a\"b")])
  }

  @Test(arguments: [
    ("Rihgt", 1), ("l  Rigth", 4), ("l*0", 1), ("l*100001", 1), ("l*x", 1), ("l@3", 1),
    ("l@-1s", 1),
    ("l@infs", 1), ("l@nanms", 1), ("wait", 1), ("wait 5", 6), ("goto", 1), ("h goto \"x", 8),
    ("l*99999 l*2", 9), ("wait 86400s l", 13), ("l*3x", 1), ("é*", 1),
  ])
  func faultsAreToldWithTheirPlace(text: String, position: Int) {
    #expect {
      try KeyScript(parsing: text)
    } throws: {
      ($0 as? KeyScriptError)?.position == position
    }
  }

  @Test func messagesSayHowToMend() {
    #expect(throws: KeyScriptError.self) { try KeyScript(parsing: "l*0") }
    do {
      _ = try KeyScript(parsing: "Rihgt")
    } catch {
      #expect(
        error.description
          == "character 1: there is no key \"Rihgt\": put a space between keys; a key is a single "
          + "character or Space, Tab, Left, Right, Up, Down, Home, End, PgUp, PgDn, Ctrl+Left, Ctrl+Right, Enter, Esc, "
          + "Backspace, F1"
      )
    }
  }

  @Test func anEmptyScriptJustBegins() throws {
    let session = Session(
      Charts.line([1, 2]), options: SessionOptions(), settings: SessionSettings())
    let lines = try Transcript.lines(session, KeyScript(parsing: "  "))
    #expect(lines.count == 3)
  }
}
