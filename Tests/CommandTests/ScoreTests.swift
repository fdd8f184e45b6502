import Foundation
import Testing

/// `score`, as a user and the next program in a pipe see it.
@Suite struct ScoreTests {
  private let workplace: Workplace

  init() throws {
    workplace = try Workplace()
    try workplace.write("squares.csv", Workplace.squares)
  }

  @Test func aReaderThatGoesEarlyEndsUsQuietly() async throws {
    // More events than a pipe holds.
    let outcome = try await workplace.shell(
      """
      { "$SONIFY" score squares.csv --x-grid 1000 --duration 3600 --mode discrete --quiet
        "$SONIFY" score - --duration 3600 --quiet; echo $? >status; } | head -n 1
      """,
      input: .bytes(Array((0..<5000).map { "\($0),\($0 % 7)\n" }.joined().utf8)))
    #expect(outcome.ending == .exit(0))
    #expect(
      outcome.text == "time,duration,kind,series,x,y,frequency,endFrequency,pan,endPan,gain,"
        + "upperFrequency,endUpperFrequency\n")
    #expect(outcome.error == "")
    #expect(try workplace.bytes(of: "status") == Array("0\n".utf8))
  }

  @Test func bothFormsTellTheSameEvents() async throws {
    let table = try await workplace.sonify(["score", "squares.csv", "--quiet"])
    let json = try await workplace.sonify(["score", "squares.csv", "--quiet", "--format", "json"])
    #expect(table.error == "")
    #expect(json.error == "")
    let score = try JSONDecoder().decode(ScoreDocument.self, from: Data(json.output))
    #expect(score.sampleRate == 48_000)
    #expect(score.frames == 240_000)
    #expect(score.duration == 5)
    let lines = table.text.split(separator: "\n").dropFirst()
    #expect(score.events.count == lines.count)
    for (event, line) in zip(score.events, lines) {
      let cells = line.split(separator: ",", omittingEmptySubsequences: false)
      try #require(cells.count == 13)
      #expect([event.kind, event.series ?? ""] == [cells[2], cells[3]].map(String.init))
      let numbers = [
        event.time, event.duration, event.x, event.y, event.frequency, event.endFrequency,
        event.pan, event.endPan, event.gain,
      ]
      #expect(numbers == (cells[0...1] + cells[4...10]).map { Double($0) })
    }
  }

  @Test func aFullDiskIsAFailedWrite() async throws {
    let outcome = try await workplace.shell("\"$SONIFY\" score squares.csv --quiet >/dev/full")
    #expect(outcome.ending == .exit(74))
    #expect(
      outcome.error
        == "sonify: standard output: the disk is full; make room or choose another folder\n")
  }
}

/// The JSON form of a score, as another program would declare it.
private struct ScoreDocument: Decodable {
  struct Event: Decodable {
    var time, duration: Double
    var kind: String
    var series: String?
    var x, y, frequency, endFrequency, pan, endPan, gain: Double?
  }
  var sampleRate, frames: Int
  var duration: Double
  var events: [Event]
}
