import Foundation
import SonifyTestSupport
import Testing

/// Sound files with words in them, and captions beside them.
@Suite struct NarrationTests {
  private let workplace: Workplace

  init() throws {
    workplace = try Workplace()
    try workplace.write("a.csv", "x,y\n0,1\n1,3\n2,2\n")
  }

  private func render(
    _ options: [String], environment: [String: String?] = [:]
  ) async throws -> Outcome {
    let voice = options.contains("--speak") ? ["--voice", "en"] : []
    var program = Program(
      sonify: ["render", "a.csv", "--duration", "0.5", "-q"] + voice + options)
    program.folder = workplace.path
    program.environment = environment
    return try await program.run()
  }

  /// Times and words of captions, in seconds.
  private func captions(_ file: String) throws -> [(start: Double, end: Double, text: String)] {
    let text = String(decoding: try workplace.bytes(of: file), as: UTF8.self)
    func seconds(_ time: Substring) -> Double {
      time.replacing(",", with: ".").split(separator: ":").reduce(0) {
        $0 * 60 + (Double($1) ?? .nan)
      }
    }
    return text.components(separatedBy: "\n\n").compactMap { block in
      let lines = block.split(separator: "\n")
      guard let line = lines.firstIndex(where: { $0.contains(" --> ") }) else { return nil }
      let times = lines[line].split(separator: " ")
      return (
        seconds(times[0]), seconds(times[2]), lines[(line + 1)...].joined(separator: "\n")
      )
    }
  }

  @Test func wordsTonesAndCaptionsAgree() async throws {
    let outcome = try await render(["-o", "a.wav", "--speak", "full", "--captions", "a.vtt"])
    #expect(outcome.ending == .exit(0), "\(outcome.error)")
    let captions = try captions("a.vtt")
    let texts = captions.map(\.text)
    #expect(texts.first == "a: a line chart; x is x, 0 to 2; y is y, 1 to 3.")
    #expect(texts.contains("y, 0 to 2: 1 to 2, up to 3 in between"))
    #expect(texts.last == "Complete.")

    let recording = try Recording(waveFile: workplace.bytes(of: "a.wav"))
    func level(from start: Double, to end: Double) -> Double {
      let frames = Int(start * 48_000)..<min(recording.frames, Int(end * 48_000))
      return LoudnessMeter.integrated(
        Recording(
          sampleRate: 48_000, channels: recording.channels.map { Array($0[frames]) }))
    }
    for caption in captions where caption.text != "y, 0 to 2: 1 to 2, up to 3 in between" {
      // A place in the sound has the name of what is said there.
      #expect(
        recording.cues.contains {
          $0.name == String(caption.text.prefix(80))
            && abs(Double($0.frame) / 48_000 - caption.start) < 0.001
        }, "\(caption.text)")
      #expect(abs(level(from: caption.start, to: caption.end) + 18) < 1, "\(caption.text)")
    }
    // Between what is said and what sounds there is silence: 3 samples of dither at most.
    for (caption, next) in zip(captions, captions.dropFirst()) {
      #expect(next.start - caption.end > 0.3)
      let pause = Int(caption.end * 48_000 + 96)..<Int(next.start * 48_000 - 96)
      #expect(recording.channels[0][pause].allSatisfy { abs($0) < 4.0 / 32_768 })
    }
    let tones = try #require(captions.first { $0.text == "y, 0 to 2: 1 to 2, up to 3 in between" })
    #expect(abs(tones.end - tones.start - 0.5) < 0.002)
  }

  @Test func theSameInputGivesTheSameBytes() async throws {
    for file in ["a", "b"] {
      let outcome = try await render([
        "-o", "\(file).wav", "--speak", "title", "--captions", "\(file).srt", "--speech-rate",
        "400",
        "--mono", "--sample-rate", "44100",
      ])
      #expect(outcome.ending == .exit(0), "\(outcome.error)")
    }
    #expect(try workplace.bytes(of: "a.wav") == workplace.bytes(of: "b.wav"))
    #expect(try workplace.bytes(of: "a.srt") == workplace.bytes(of: "b.srt"))
    let recording = try Recording(waveFile: workplace.bytes(of: "a.wav"))
    #expect(recording.sampleRate == 44_100 && recording.channels.count == 1)
    #expect(
      try captions("a.srt").first?.text == "a: a line chart; x is x, 0 to 2; y is y, 1 to 3.")
  }

  @Test func captionsNeedNoWords() async throws {
    #expect(try await render(["-o", "a.wav"]).ending == .exit(0))
    #expect(try await render(["-o", "b.wav", "--captions", "b.vtt"]).ending == .exit(0))
    #expect(try workplace.bytes(of: "a.wav") == workplace.bytes(of: "b.wav"))
    #expect(try captions("b.vtt").map(\.text) == ["y, 0 to 2: 1 to 2, up to 3 in between"])
  }

  @Test(arguments: [
    (["--voice", "xx"], 64, "espeak-ng has no voice \"xx\""),
    (["--voice", "mb-en1"], 64, "MBROLA"),
    (["--speech-rate", "79"], 64, "give 80 to 450 words per minute"),
    (["--captions", "a.txt"], 64, "ends in .vtt or .srt"),
    (["--captions", "nowhere/a.vtt"], 73, "the folder \"nowhere\" does not exist"),
  ])
  func whatCannotBeIsRefusedBeforeAnyWork(
    options: [String], status: Int32, message: String
  ) async throws {
    let outcome = try await render(["-o", "a.wav", "--speak", "title"] + options)
    #expect(outcome.ending == .exit(status))
    #expect(outcome.errorLines.count == 1 && outcome.error.contains(message), "\(outcome.error)")
    #expect(try workplace.names == ["a.csv"])
  }

  @Test func aVoiceIsForWords() async throws {
    let outcome = try await render(["-o", "a.wav", "--voice", "en"])
    #expect(outcome.ending == .exit(64))
    #expect(outcome.error.contains("work only with --speak; add --speak title or --speak full"))
  }

  @Test func speakingOverTonesIsForFullNarration() async throws {
    let outcome = try await render(["-o", "a.wav", "--speak", "title", "--speak-over"])
    #expect(outcome.ending == .exit(64))
    #expect(outcome.error.contains("--speak-over works only with --speak full"))
  }

  @Test(arguments: [
    ("libespeak-ng.so.1", "libespeak-ng1"), ("libsoxr.so.0", "libsoxr0"),
  ])
  func aLibraryThatIsNotThereIsNamed(library: String, package: String) async throws {
    try workplace.write(library, "no library")
    let without = ["LD_LIBRARY_PATH": workplace.path]
    let outcome = try await render(["-o", "a.wav", "--speak", "title"], environment: without)
    #expect(outcome.ending == .exit(69))
    #expect(
      outcome.error
        == "sonify: speech in a file needs \(library), which is missing; run apt-get install \(package)\n"
    )
    #expect(try workplace.names.sorted() == ["a.csv", library])
    #expect(try await render(["-o", "a.wav"], environment: without).ending == .exit(0))
  }

  @Test func soundThatCannotBeWrittenLeavesNoCaptions() async throws {
    let outcome = try await render(["-o", "/dev/full", "--captions", "a.vtt"])
    #expect(outcome.ending == .exit(74))
    #expect(try workplace.names == ["a.csv"])
  }

  @Test func captionsNeverTakeThePlaceOfTheSound() async throws {
    let links = [("a.vtt", "a.wav"), ("b.wav", "b.vtt")]
    for (link, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: workplace.file(link), withDestinationPath: target)
    }
    for (sound, captions) in [("a.wav", "a.vtt"), ("./a.wav", "a.vtt"), ("b.wav", "b.vtt")] {
      let outcome = try await render(["-o", sound, "--captions", captions])
      #expect(outcome.ending == .exit(64))
      #expect(
        outcome.error
          == "sonify: \(captions): the sound is written to this file; choose another name for the captions\n"
      )
    }
    #expect(try workplace.names == ["a.csv", "a.vtt", "b.wav"])
  }

  @Test func captionsThatCannotBeWrittenLeaveTheOldSound() async throws {
    try workplace.write("old.wav", "before")
    try FileManager.default.createSymbolicLink(
      atPath: workplace.file("a.vtt"), withDestinationPath: "/dev/full")
    for file in ["old.wav", "new.wav"] {
      let outcome = try await render(["-o", file, "--captions", "a.vtt"])
      #expect(outcome.ending == .exit(74))
      #expect(
        outcome.error
          == "sonify: a.vtt: the disk is full; make room or choose another folder\n")
      #expect(try workplace.names == ["a.csv", "a.vtt", "old.wav"])
      #expect(try workplace.bytes(of: "old.wav") == Array("before".utf8))
    }
  }
}
