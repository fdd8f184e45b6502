import ArgumentParser
import Foundation
import Sonify

@testable import sonify

/// Runs one command on one chart, as the program does, and checks its results.
struct CommandTrial {
  private let subject: Case
  private let arguments: [String]

  /// What a command came to.
  private struct Outcome: Equatable {
    var status: ExitStatus
    var output: [UInt8]
    var errors: [UInt8]
    var sound: [UInt8]
    var captions: [UInt8]
  }

  private static let outputs = ["sound.wav", "sound.flac", "sound.ogg", "sound.aiff", "-"]
  private static let captions = ["words.vtt", "words.srt"]

  init(_ subject: Case) {
    self.subject = subject
    var arguments = subject.arguments
    func give(_ option: String) {
      let name = option.prefix { $0 != "=" } + "="
      if !arguments.contains(where: { $0.hasPrefix(name) }) { arguments.append(option) }
    }
    switch subject.subject {
    case "convert", "draw", "page": give("--output=-")
    case "scrub": give("--keys=Right*3 d")
    case "render": give("--output=sound.wav")
    default: break
    }
    if ["render", "score", "scrub", "page"].contains(subject.subject) {
      // Longer sounds and higher rates take longer, and are no different; captions need some time.
      give("--sample-rate=8000")
      let hasCaptions = arguments.contains { $0.hasPrefix("--captions=") }
      if subject.subject != "scrub" { give(hasCaptions ? "--duration=6" : "--duration=0.5") }
    }
    self.arguments = arguments + [Trial.chart]
  }

  /// Whether the case stays in the working folder, needs nobody, and speaks a sentence at most: a
  /// voice takes as long as a thousand other cases.
  var isSafe: Bool {
    let names = ["--output=": Self.outputs, "--captions=": Self.captions]
    return subject.arguments.dropFirst().allSatisfy { argument in
      argument.hasPrefix("--") && !["--follow", "--speak=full"].contains(argument)
        && !argument.contains("\0")
        && !argument.hasPrefix("--data=") && !argument.hasPrefix("--speech=")
        && names.allSatisfy { name, values in
          !argument.hasPrefix(name) || values.contains(String(argument.dropFirst(name.count)))
        }
    }
  }

  /// Runs the command and checks what it did.
  /// - Returns: whether it succeeded, or is one of the failures to keep.
  func run(_ streams: Streams, _ tally: Tally) -> Bool {
    Files.write(subject.data, to: Trial.chart)
    if subject.settings.isEmpty {
      unsafe unlink(Fuzz.settings)
    } else {
      Files.write(Array(subject.settings.joined(separator: "\n").utf8), to: Fuzz.settings)
    }
    let outcome = outcome(streams)
    check(outcome)
    count(outcome, tally)
    // A part of all cases, always the same ones, runs twice. An Ogg file has a random number.
    let sum = subject.data.reduce(UInt(arguments.count)) { $0 &* 31 &+ UInt($1) }
    if sum.isMultiple(of: 8), !has("--output=sound.ogg") {
      Trial.check(self.outcome(streams) == outcome, "the same input has another result")
    }
    return outcome.status == .done || sum % 64 == 0
  }

  private func outcome(_ streams: Streams) -> Outcome {
    for name in Self.outputs + Self.captions { unsafe unlink(name) }
    var status = ExitStatus.done
    let (output, errors) = streams.during {
      let language = MessageLanguage(arguments)
      LocaleSettings.$current.withValue(language.localeSettings) {
        if let notice = language.notice { StandardError.note(notice) }
        status = Self.status(of: language.arguments)
      }
    }
    func file(_ names: [String]) -> [UInt8] { names.map(Files.read).first { !$0.isEmpty } ?? [] }
    return Outcome(
      status: status, output: output, errors: errors, sound: file(Self.outputs),
      captions: file(Self.captions))
  }

  private static func status(of arguments: [String]) -> ExitStatus {
    do {
      var command = try parse(arguments)
      try command.run()
      return .done
    } catch let failure as CommandFailure {
      if let message = failure.message { StandardError.note(message) }
      return failure.status
    } catch {
      StandardError.note(SonifyCommand.message(for: error))
      return .usage
    }
  }

  /// Command lines that were parsed, which takes longer than most charts.
  nonisolated(unsafe) private static var parsed: [[String]: any ParsableCommand] = [:]

  private static func parse(_ arguments: [String]) throws -> any ParsableCommand {
    if let command = unsafe parsed[arguments] { return command }
    let command = try Program.parse(arguments)
    if unsafe parsed.count >= 4096 { unsafe parsed.removeAll() }
    unsafe parsed[arguments] = command
    return command
  }

  private func has(_ argument: String) -> Bool { arguments.contains(argument) }

  // MARK: - What must be true

  private func check(_ outcome: Outcome) {
    // A specification may name a file of data that is not there.
    var expected: [ExitStatus] = [.done, .usage, .badData, .noInput, .noDevice]
    if subject.subject == "audit" { expected.append(.findings) }
    // A signal ends the run, not the case.
    if case .signalled(let signal) = outcome.status { _exit(128 + signal) }
    Trial.check(expected.contains(outcome.status), "status \(outcome.status.code)")
    Trial.checkLines(outcome.errors, of: "standard error")
    if outcome.status != .done, outcome.status != .findings {
      Trial.check(outcome.errors.last == UInt8(ascii: "\n"), "a failure without a message")
      Trial.check(outcome.sound.isEmpty, "a failure leaves a sound file")
    }
    guard !has("--output=-") || subject.subject == "convert" else { return }
    Trial.checkLines(outcome.output, of: "standard output")
    guard outcome.status == .done else { return }
    switch subject.subject {
    case "convert": checkDocument(outcome.output)
    case "describe" where has("--format=json"): checkJSON(outcome.output)
    case "score" where has("--format=json"):
      checkJSON(outcome.output)
      checkBlocks(outcome.output)
    default: break
    }
    if !outcome.captions.isEmpty { checkCaptions(outcome.captions) }
  }

  private func checkJSON(_ bytes: [UInt8]) {
    let value = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    Trial.check(value != nil, "output that is not JSON")
  }

  /// Checks that a chart document is the same chart again.
  private func checkDocument(_ bytes: [UInt8]) {
    checkJSON(bytes)
    do {
      let chart = try ChartLoader.load(.bytes(bytes, name: "document")).chart
      var again: [UInt8] = []
      ChartDocument.write(chart) { again += $0 }
      Trial.check(again == bytes, "a document that changes when it is read and written")
    } catch {
      Trial.check(false, "a document that is refused: \(error)")
    }
  }

  /// Checks that a score can be read, is finite, and sounds the same in blocks of any size.
  private func checkBlocks(_ bytes: [UInt8]) {
    let decoded = Result { try JSONDecoder().decode(Score.self, from: Data(bytes)) }
    guard case .success(let score) = decoded else {
      return Trial.check(false, "a score that is refused: \(decoded)")
    }
    // Long sounds take long, and are no different.
    guard score.frames <= 100_000 else { return }
    let whole = RenderedSound(score).samples
    Trial.check(whole.allSatisfy { abs($0) <= 1 }, "a sample beyond full scale")
    var renderer = Renderer(score)
    var (position, size) = (0, 1)
    while position < score.frames {
      let frames = min(size, score.frames - position)
      var block = [Float](repeating: .nan, count: frames * score.channels)
      var span = block.mutableSpan
      renderer.render(into: &span)
      let first = position * score.channels
      Trial.check(
        whole[first..<first + block.count].elementsEqual(block), "samples depend on the block size")
      position += frames
      size = size * 5 % 4099 + 1
    }
  }

  /// Checks that captions follow each other.
  private func checkCaptions(_ bytes: [UInt8]) {
    Trial.checkLines(bytes, of: "captions")
    var last = 0.0
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let times = line.components(separatedBy: " --> ").map(Self.seconds)
      guard times.count == 2, let start = times[0], let end = times[1] else { continue }
      Trial.check(start >= last, "a caption begins before the one before it has ended: \(line)")
      Trial.check(end >= start, "a caption ends before it begins: \(line)")
      last = end
    }
  }

  /// Returns the seconds of "00:01:05.250" or "00:01:05,250", or nil for another text.
  private static func seconds(_ text: String) -> Double? {
    let parts = text.replacing(",", with: ".").split(separator: ":").map { Double($0) }
    guard parts.count == 3 else { return nil }
    return parts.reduce(0) { sum, part in part.flatMap { part in sum.map { $0 * 60 + part } } }
  }

  private func count(_ outcome: Outcome, _ tally: Tally) {
    switch outcome.status {
    case .usage: tally.add(.refusedOptions)
    case .done: tally.add(.done)
    default: tally.add(.refusedData)
    }
    let isScore = subject.subject == "score" && has("--format=json")
    let isStream = subject.subject == "render" && has("--output=-")
    if outcome.status == .done, !outcome.sound.isEmpty || isScore || isStream {
      tally.add(.sounds)
    }
  }
}
