import Foundation
import SonifyTestSupport
import Testing

/// `-o -`, and what the programs make of it that people put behind it.
@Suite struct PipeTests {
  private let workplace: Workplace

  init() throws {
    workplace = try Workplace()
    try workplace.write("squares.csv", Workplace.squares)
    try workplace.write("page.html", AuditTests.page)
  }

  private let command = "\"$SONIFY\" render squares.csv --duration 0.5"

  @Test(arguments: ["16", "24", "32f"])
  func thePipeCarriesTheBytesOfTheFile(bits: String) async throws {
    let outcome = try await workplace.sonify(
      ["render", "squares.csv", "-o", "-", "--duration", "0.5", "--bits", bits])
    #expect(outcome.ending == .exit(0))
    // The reader refuses a header whose sizes are not those of the file.
    #expect(try Recording(waveFile: outcome.output).frames == 24_000)
    _ = try await workplace.sonify(
      ["render", "squares.csv", "-o", "a.wav", "--duration", "0.5", "--bits", bits])
    #expect(try outcome.output == workplace.bytes(of: "a.wav"))
    // Standard output is the sound; so what was made is told beside it.
    #expect(outcome.error.hasSuffix("\nstandard output: 48000 Hz, stereo, \(words[bits] ?? "")\n"))
  }

  private let words = ["16": "16 bits", "24": "24 bits", "32f": "32-bit float"]

  @Test(arguments: ["16", "24", "32f"])
  func soxReadsThePipe(bits: String) async throws {
    let outcome = try await workplace.shell(
      "\(command) --quiet --bits \(bits) -o - | sox -t wav - -n stat")
    #expect(outcome.ending == .exit(0))
    #expect(outcome.error.contains("Length (seconds):      0.500000\n"), "\(outcome.error)")
    #expect(!outcome.error.contains("WARN"), "\(outcome.error)")
  }

  @Test(arguments: ["16", "24", "32f"])
  func aplayPlaysThePipe(bits: String) async throws {
    try workplace.write(
      "alsa.conf",
      """
      pcm.!default { type file slave.pcm { type null } file "heard.raw" format "raw" }
      """)
    let outcome = try await workplace.shell(
      "\(command) --quiet --bits \(bits) -o - | ALSA_CONFIG_PATH=\"$PWD/alsa.conf\" aplay --quiet -"
    )
    #expect(outcome.ending == .exit(0))
    #expect(outcome.error == "")
    _ = try await workplace.shell("\(command) --quiet --bits \(bits) -o a.wav")
    let file = try workplace.bytes(of: "a.wav")
    let heard = try workplace.bytes(of: "heard.raw")
    #expect(heard.count == 24_000 * 2 * (["16": 2, "24": 3, "32f": 4][bits] ?? 0))
    #expect(file.suffix(heard.count).elementsEqual(heard))
  }

  @Test func aReaderThatGoesEarlyEndsUsQuietly() async throws {
    let outcome = try await workplace.shell(
      """
      { "$SONIFY" render squares.csv --duration 3600 --quiet -o -; echo $? >status; } | head -c 4
      """)
    #expect(outcome.ending == .exit(0))
    #expect(outcome.text == "RIFF")
    #expect(outcome.error == "")
    #expect(try workplace.bytes(of: "status") == Array("0\n".utf8))
  }

  @Test func aReaderOfTheReportThatGoesEarlyIsNoFailure() async throws {
    let outcome = try await workplace.shell(
      """
      { \(command) --quiet -o warm.wav; \(command) -o a.wav; echo $? >status; } 2>errors | true
      """)
    #expect(outcome.ending == .exit(0))
    #expect(try workplace.bytes(of: "status") == Array("0\n".utf8))
    #expect(try workplace.names.contains("a.wav"))
    #expect(
      try String(decoding: workplace.bytes(of: "errors"), as: UTF8.self).split(separator: "\n")
        .allSatisfy { $0.hasPrefix("sonify: ") })
  }

  @Test func standardOutputThatIsFullIsAFailedWrite() async throws {
    let sound = try await workplace.shell("\(command) --quiet -o - >/dev/full")
    #expect(sound.ending == .exit(74))
    #expect(
      sound.error
        == "sonify: standard output: the disk is full; make room or choose another folder\n")
  }

  @Test(arguments: [
    "--help", "--version", "help render", "render --help", "--generate-completion-script bash",
    "describe squares.csv --quiet", "describe squares.csv --quiet --format json",
    "describe squares.csv --quiet --braille", "score squares.csv --quiet", "",
    "convert squares.csv --quiet -o -", "render squares.csv --quiet --duration 0.5 -o -",
    "scrub squares.csv --keys End", "draw squares.csv --quiet -o -", "audit page.html",
    "audit squares.csv --quiet",
  ])
  func everyResultMeetsTheFullDiskAndTheClosedPipe(arguments: String) async throws {
    let full = try await workplace.shell("\"$SONIFY\" \(arguments) >/dev/full")
    #expect(full.ending == .exit(74))
    #expect(
      full.errorLines.last
        == "sonify: standard output: the disk is full; make room or choose another folder")
    let closed = try await workplace.shell(
      "mkfifo pipe; : <pipe & { wait; \"$SONIFY\" \(arguments); echo $? >status; } >pipe")
    #expect(closed.errorLines.allSatisfy { !$0.contains("standard output") })
    #expect(try workplace.bytes(of: "status") == Array("0\n".utf8))
  }

  @Test func aReportThatCannotBePrintedIsAFailedWrite() async throws {
    let report = try await workplace.shell("\(command) -o a.wav 2>/dev/null >/dev/full")
    #expect(report.ending == .exit(74))
  }

  @Test func streamsThatAreClosedAreNotMistakenForFiles() async throws {
    let outcome = try await workplace.shell(
      "\(command) -o closed.wav <&- >&- 2>&-; \(command) -o open.wav --quiet")
    #expect(outcome.ending == .exit(0))
    #expect(try workplace.bytes(of: "closed.wav") == workplace.bytes(of: "open.wav"))
  }

  @Test func aNamedPipeTakesTheBytesOfTheFile() async throws {
    try workplace.makePipe("pipe")
    let outcome = try await workplace.shell(
      "cat pipe & \(command) --quiet -o pipe; wait; \(command) --quiet -o a.wav")
    #expect(outcome.ending == .exit(0))
    #expect(try outcome.output == workplace.bytes(of: "a.wav"))
  }
}
