import Foundation
import SonifyTestSupport
import Testing

@testable import sonify

/// What `render` makes of a good chart.
@Suite struct RenderTests {
  private let workplace: Workplace

  init() throws {
    workplace = try Workplace()
    try workplace.write("squares.csv", Workplace.squares)
  }

  private func render(_ file: String, _ options: String...) async throws -> Outcome {
    try await workplace.sonify(
      ["render", "squares.csv", "-o", file, "--duration", "0.5"] + options)
  }

  private func recording(_ options: String...) async throws -> Recording {
    let outcome = try await workplace.sonify(
      ["render", "squares.csv", "-o", "a.wav", "--duration", "0.5"] + options)
    #expect(outcome.ending == .exit(0), "\(outcome.error)")
    return try Recording(waveFile: workplace.bytes(of: "a.wav"))
  }

  /// How files of each kind begin, and where in them that stands.
  private static let signatures: [(ending: String, offset: Int, signature: String)] = [
    ("wav", 0, "RIFF"), ("flac", 0, "fLaC"), ("ogg", 29, "vorbis"), ("opus", 28, "OpusHead"),
    ("mp3", 0, "ID3"), ("aiff", 0, "FORM"), ("aif", 0, "FORM"), ("WAV", 0, "RIFF"),
  ]

  @Test(arguments: signatures)
  func theEndingChoosesTheFormat(ending: String, offset: Int, signature: String) async throws {
    let outcome = try await render("sound.\(ending)", "--quiet")
    #expect(outcome.ending == .exit(0))
    #expect(outcome.error == "")
    #expect(outcome.output.isEmpty)
    #expect(try workplace.names == ["sound.\(ending)", "squares.csv"])
    let bytes = try workplace.bytes(of: "sound.\(ending)")
    #expect(bytes.dropFirst(offset).starts(with: signature.utf8))
  }

  @Test(arguments: ["sound.xyz", "sound", ".wav"])
  func anotherEndingListsThoseThatWork(file: String) async throws {
    let outcome = try await render(file)
    #expect(outcome.ending == .exit(64))
    #expect(
      outcome.error
        == "sonify: \(file): no sound format has this ending; use one of .wav .flac .ogg .opus"
        + " .mp3 .aiff\n")
    #expect(try workplace.names == ["squares.csv"])
  }

  @Test func bitsAreStoredAsAsked() async throws {
    #expect(try await recording().encoding == .integer(bits: 16))
    #expect(try await recording("--bits", "16").encoding == .integer(bits: 16))
    #expect(try await recording("--bits", "24").encoding == .integer(bits: 24))
    #expect(try await recording("--bits", "32f").encoding == .float(bits: 32))
  }

  @Test func theSampleRateAndChannelsAreAsAsked() async throws {
    let usual = try await recording()
    #expect(usual.sampleRate == 48_000)
    #expect(usual.channels.count == 2)
    #expect(usual.frames == 24_000)
    let other = try await recording("--sample-rate", "22050", "--mono")
    #expect(other.sampleRate == 22_050)
    #expect(other.channels.count == 1)
    #expect(other.frames == 11_025)
  }

  @Test func theFileSaysWhatItIs() async throws {
    let recording = try await recording("--title", "Squares of 1 to 20")
    #expect(recording.strings["INAM"] == "Squares of 1 to 20")
    // libsndfile adds its own name and version.
    #expect(recording.strings["ISFT"]?.hasPrefix("sonify \(Version.current) (libsndfile") == true)
    #expect(recording.strings["ICMT"] == "x: number, 1 to 20; y: square, 1 to 400")
    #expect(recording.cues.map(\.name) == ["5", "10", "15", "20"])
    let length = Double(recording.frames)
    for (cue, x) in zip(recording.cues, [5.0, 10, 15, 20]) {
      // Within a slot, as the line is summarised in this short time.
      #expect(abs(Double(cue.frame) / length - (x - 1) / 19) < 0.1)
    }
  }

  @Test func theSameInputGivesTheSameBytes() async throws {
    for file in ["a.wav", "b.wav", "a.flac", "b.flac"] { _ = try await render(file) }
    #expect(try workplace.bytes(of: "a.wav") == workplace.bytes(of: "b.wav"))
    #expect(try workplace.bytes(of: "a.flac") == workplace.bytes(of: "b.flac"))
  }

  @Test func resultsAndChoicesGoToStreamsOfTheirOwn() async throws {
    let outcome = try await workplace.sonify(["render", "squares.csv", "-o", "a.wav"])
    #expect(outcome.ending == .exit(0))
    #expect(outcome.error == "sonify: x is number; y is square; kind is line\n")
    #expect(
      outcome.text.hasPrefix(
        """
        squares
        x: number, 1 to 20
        y: square, 1 to 400
        20 points, none missing
        5 seconds, -18 LUFS, true peak at most -
        """))
    #expect(outcome.text.hasSuffix(" dBTP\na.wav: 48000 Hz, stereo, 16 bits\n"))
  }

  @Test(arguments: [
    ("a.flac", ["--bits", "24"], "48000 Hz, stereo, 24 bits"),
    ("a.aiff", ["--bits", "32f", "--mono"], "48000 Hz, mono, 32-bit float"),
    ("a.ogg", ["--sample-rate", "44100"], "44100 Hz, stereo"),
    ("a.opus", [], "48000 Hz, stereo"),
  ])
  func theLastLineSaysHowTheFileIsWritten(
    file: String, options: [String], words: String
  ) async throws {
    let outcome = try await workplace.sonify(["render", "squares.csv", "-o", file] + options)
    #expect(outcome.text.hasSuffix("\n\(file): \(words)\n"))
  }

  @Test(arguments: ["flac", "ogg", "opus", "mp3"])
  func aFormatWithoutMarkersSaysSo(ending: String) async throws {
    let outcome = try await workplace.sonify(["render", "squares.csv", "-o", "a.\(ending)"])
    #expect(
      outcome.errorLines.last
        == "sonify: \(ending) files cannot hold cue markers; .wav and .aiff files can")
    let withoutGrid = try await workplace.sonify(
      ["render", "squares.csv", "-o", "a.\(ending)", "--x-grid", "none"])
    #expect(withoutGrid.errorLines == ["sonify: x is number; y is square; kind is line"])
  }
}
