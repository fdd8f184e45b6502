import Foundation
import Sonify

@testable import sonify

/// Runs cases, and checks what must be true of every result.
struct Trial {
  let streams: Streams
  let tally: Tally

  /// The file that commands read; damage never changes its name.
  static let chart = "chart"

  /// Runs a case.
  /// - Returns: whether it is worth changing further. Most cases that are refused are not: each
  ///   way to be wrong is new code, and soon few cases would make a sound.
  func run(_ subject: Case) -> Bool {
    switch subject.subject {
    case "render", "score", "scrub", "describe", "convert", "draw", "page", "audit":
      guard CommandTrial(subject).isSafe else { return false }
      tally.add(.cases)
      return CommandTrial(subject).run(streams, tally)
    case "keys": Self.tryKeys(subject.data)
    case "settings": Self.trySettings(subject.data)
    case "catalogue": Self.tryCatalogue(subject.data)
    default: return false
    }
    tally.add(.cases)
    tally.add(.parts)
    return true
  }

  /// Ends the process with a line on standard error, unless `condition` is true.
  static func check(_ condition: Bool, _ problem: @autoclosure () -> String) {
    guard !condition else { return }
    FileHandle.standardError.write(Data("fuzz: \(problem())\n".utf8))
    fatalError()
  }

  /// Checks a text that goes to a terminal.
  static func checkLines(_ bytes: [UInt8], of name: String) {
    let text = String(validating: bytes, as: UTF8.self)
    check(text != nil, "\(name) is not UTF-8")
    for scalar in (text ?? "").unicodeScalars
    where scalar.properties.generalCategory == .control && scalar != "\n" {
      check(false, "\(name) holds U+\(String(scalar.value, radix: 16))")
    }
  }

  // MARK: - Parts

  /// Decodes what a terminal sends, and presses the keys in a session.
  private static func tryKeys(_ data: [UInt8]) {
    var (whole, single) = (KeyDecoder(), KeyDecoder())
    var keys = whole.feed(data, at: Seconds(0))
    check(keys == data.flatMap { single.feed([$0], at: Seconds(0)) }, "keys depend on the division")
    keys += whole.expire(at: whole.deadline ?? Seconds(0))
    check(whole.deadline == nil, "keys have a deadline without end")

    let chart = ChartDescriptor(
      title: "Births", x: .years(Array(1935..<1975)), y: (0..<40).map { Double($0 * 7 % 23) })
    var session = Session(chart, options: SessionOptions(), settings: SessionSettings())
    var moment = SessionEvent.Moment(time: Seconds(0))
    var effects = session.begin(at: moment)
    for key in keys.prefix(300) {
      moment.time = Seconds(moment.time.value + 0.03)
      effects += session.reduce(.key(key), at: moment)
      while let timer = session.nextTimer, timer <= moment.time {
        effects += session.reduce(.timer, at: moment)
      }
    }
    for case .say(let text) in effects {
      check(UntrustedText.harmless(text, limit: 1000) == text, "a session says \(text)")
    }
  }

  /// Reads a settings file; what was read is read again from its own text.
  private static func trySettings(_ data: [UInt8]) {
    var (faults, later): ([String], [String]) = ([], [])
    let settings = SessionSettings(parsing: String(decoding: data, as: UTF8.self), faults: &faults)
    check(SessionSettings(parsing: settings.text, faults: &later) == settings, "settings change")
    check(later.isEmpty, "settings have a fault of their own")
    for fault in faults { checkLines(Array(fault.utf8), of: "a fault of settings") }
  }

  /// Translates a sentence with a catalogue that the C library reads if it is found sound.
  private static func tryCatalogue(_ data: [UInt8]) {
    // The C library keeps what it read under the name of the folder.
    let folder = "catalogues-\(UUID().uuidString)"
    let language = "\(folder)/de/LC_MESSAGES"
    try? FileManager.default.createDirectory(atPath: language, withIntermediateDirectories: true)
    Files.write(data, to: "\(language)/sonify.mo")
    let path = FileManager.default.currentDirectoryPath
    let settings = LocaleSettings.ofUser(catalogues: "\(path)/\(folder)", language: "de")
    LocaleSettings.$current.withValue(settings) {
      for count in [0, 1, 2, 5, 21] {
        _ = MessagePhrases.seeHelp.text(["fault": "a", "help": "b"])
        _ = NarrationReportPhrases.captions.text(count: count, ["file": "c"])
      }
    }
    try? FileManager.default.removeItem(atPath: folder)
  }
}
