import SonifyTestSupport
import Testing

@testable import sonify

/// `render -o x.mid`.
@Suite struct MIDITests {
  private let workplace: Workplace

  init() throws {
    workplace = try Workplace()
    try workplace.write("squares.csv", Workplace.squares)
  }

  private func render(_ options: String...) async throws -> Outcome {
    try await workplace.sonify(["render", "squares.csv", "-o", "a.mid"] + options)
  }

  @Test func theEndingWritesNotes() async throws {
    let outcome = try await render()
    #expect(outcome.ending == .exit(0))
    #expect(outcome.error == "sonify: x is number; y is square; kind is line\n")
    #expect(outcome.text.hasSuffix("\na.mid: 5 seconds, MIDI, 1 note\n"))
    let playback = try MIDIPlayback(workplace.bytes(of: "a.mid"))
    #expect(playback.names == ["squares", "square"])
    #expect(playback.markers.map(\.name) == ["5", "10", "15", "20"])
    #expect(try workplace.names == ["a.mid", "squares.csv"])
    let first = try workplace.bytes(of: "a.mid")
    _ = try await render("--quiet")
    #expect(try workplace.bytes(of: "a.mid") == first)
  }

  @Test func cuesThatAreLeftOutAreCounted() async throws {
    try workplace.write("squares.csv", "x,y\n1,2\n2,\n3,4\n4,\n5,1\n")
    let outcome = try await render("--mode", "discrete")
    #expect(outcome.error.hasSuffix("sonify: MIDI files hold notes alone: 2 cues are left out\n"))
    #expect(try MIDIPlayback(workplace.bytes(of: "a.mid")).notes.count == 3)
  }

  @Test(arguments: [["--bits", "24"], ["--sample-rate", "44100"]])
  func samplesAreRefused(options: [String]) async throws {
    let outcome = try await workplace.sonify(
      ["render", "squares.csv", "-o", "a.mid"] + options)
    #expect(outcome.ending == .exit(64))
    #expect(
      outcome.error
        == "sonify: a.mid: MIDI files hold notes, and neither bits nor a sample rate; leave --bits"
        + " and --sample-rate out\n")
    #expect(try workplace.names == ["squares.csv"])
  }

  @Test func speechIsRefused() async throws {
    let outcome = try await render("--speak", "full")
    #expect(outcome.ending == .exit(64))
    #expect(
      outcome.error
        == "sonify: a.mid: MIDI files cannot hold speech; leave --speak out, or use .wav\n")
  }

  @Test func captionsHaveTheTimesOfTheNotes() async throws {
    let outcome = try await render("--captions", "a.vtt")
    #expect(outcome.ending == .exit(0))
    #expect(try workplace.names == ["a.mid", "a.vtt", "squares.csv"])
  }

  @Test func anyNumberOfRowsIsPlayed() async throws {
    for count in [20, 60] {
      let rows = (0..<count).map { row in
        "r\(row)," + (0..<10).map { "\((row * 7 + $0 * 3) % 31)" }.joined(separator: ",") + "\n"
      }
      let header = "row," + (0..<10).map { "c\($0)" }.joined(separator: ",") + "\n"
      try workplace.write("squares.csv", header + rows.joined())
      let outcome = try await render("--kind", "heatmap")
      #expect(outcome.ending == .exit(0), "\(outcome.error)")
      let names = try MIDIPlayback(workplace.bytes(of: "a.mid")).names.dropFirst()
      if count == 20 {
        #expect(names.map(\.self) == (0..<20).map { "r\($0)" })
      } else {
        // Rows that sound as their means share a track.
        #expect(names.count < 30 && names.first?.hasPrefix("r0 to r") == true, "\(names)")
        #expect(names.last?.hasSuffix("r59") == true)
      }
    }
  }

  @Test func sixteenSeriesAreRefused() async throws {
    let rows = (0..<160).map { "\($0 / 16),s\($0 % 16),\($0 * 7 % 31)\n" }
    try workplace.write("squares.csv", "x,g,y\n" + rows.joined())
    let outcome = try await render("--series", "g")
    #expect(outcome.ending == .exit(64))
    #expect(
      outcome.error
        == "sonify: a.mid: a MIDI file has channels for 15 series, and the chart has 16; choose"
        + " some with --y or --where\n")
    #expect(try workplace.names == ["squares.csv"])
  }
}
