import SonifyBase
import SonifyComposition
import SonifyWords

extension SessionSettings {
  /// The maximum length of a text, in characters; the rest is ignored.
  static let maxTextLength = 65_536

  /// The maximum number of faults that are reported for a text.
  static let maxFaultCount = 20

  /// Creates settings from lines of "name = value"; a "#" begins a comment.
  ///
  /// Malformed lines are ignored, so that a file from another version, or one edited by hand, is
  /// still usable. Each fault is reported in one line, as in `line 2: speed: "fast" is not a number
  /// from 0.125 to 64`.
  /// - Parameters:
  ///   - text: any text at all; only its first 65,536 characters are read.
  ///   - faults: the array to which faults are appended, at most 20.
  public init(parsing text: String, faults: inout [String]) {
    let lines = text.prefix(Self.maxTextLength)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var count = 0
    for (index, line) in lines.enumerated() {
      let content = trimmed(line.prefix { $0 != "#" })
      guard !content.isEmpty, let fault = read(content) else { continue }
      count += 1
      if count <= Self.maxFaultCount { faults.append(fault.text(line: index + 1)) }
    }
  }

  /// The settings that are not nil, a line each, in the format that ``init(parsing:faults:)``
  /// reads.
  public var text: String {
    let lines = Name.allCases.compactMap { name in
      value(of: name).map { "\(name.rawValue) = \($0)\n" }
    }
    return lines.joined()
  }

  /// The names of the settings in a text.
  private enum Name: String, CaseIterable {
    case speed, mode, ticks, cue, volume, verbosity, wording, landmarks, braille, speech, pitches
    case pitchScale = "pitch-scale"
    case invert, pan
    case speechRate = "speech-rate"
  }

  /// The values of a setting that is on or off.
  private enum Switch: String, CaseIterable {
    case off, on
  }

  private func value(of name: Name) -> String? {
    switch name {
    case .speed: speed.map(NumberText.exact)
    case .mode: mode?.rawValue
    case .ticks: ticks?.rawValue
    case .cue: cue?.rawValue
    case .volume: volume.map { NumberText.exact($0.value) }
    case .verbosity: verbosity?.rawValue
    case .wording: wording?.rawValue
    case .landmarks: landmarks?.rawValue
    case .braille: braille.map { ($0 ? Switch.on : .off).rawValue }
    case .speech: speech?.rawValue
    case .pitches: pitches?.rawValue
    case .pitchScale: pitchScale?.rawValue
    case .invert: isInverted.map { ($0 ? Switch.on : .off).rawValue }
    case .pan: pan?.rawValue
    case .speechRate: speechRate.map(NumberText.exact)
    }
  }

  /// A fault in a line, and the text at fault.
  private struct Fault {
    var phrase: Phrase
    var text: Substring
    var name: Name?
    var choices: [String] = []
    var range = 0.0...0.0

    func text(line: Int) -> String {
      phrase.text([
        "line": "\(line)", "text": UntrustedText.harmless(text, limit: 40),
        "name": name?.rawValue ?? "",
        "names": Name.allCases.map(\.rawValue).joined(separator: ", "),
        "choices": choices.joined(separator: ", "),
        "minimum": NumberText.exact(range.lowerBound),
        "maximum": NumberText.exact(range.upperBound),
      ])
    }
  }

  /// Reads one line; returns its fault, or nil if it has none.
  private mutating func read(_ line: Substring) -> Fault? {
    let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      return Fault(phrase: SettingPhrases.notASetting, text: line)
    }
    let (title, value) = (trimmed(parts[0]), trimmed(parts[1]))
    guard let name = Name(rawValue: String(title)) else {
      return Fault(phrase: SettingPhrases.noSuchSetting, text: title)
    }
    var fault: Fault? =
      switch name {
      case .speed: read(value, into: &speed, within: Self.allowedSpeeds)
      case .volume: read(value, into: &volume)
      case .mode: read(value, into: &mode)
      case .ticks: read(value, into: &ticks)
      case .cue: read(value, into: &cue)
      case .verbosity: read(value, into: &verbosity)
      case .wording: read(value, into: &wording)
      case .landmarks: read(value, into: &landmarks)
      case .braille: read(value, into: &braille)
      case .speech: read(value, into: &speech)
      case .pitches: read(value, into: &pitches)
      case .pitchScale: read(value, into: &pitchScale)
      case .invert: read(value, into: &isInverted)
      case .pan: read(value, into: &pan)
      case .speechRate: read(value, into: &speechRate, within: Self.allowedSpeechRates)
      }
    fault?.name = name
    return fault
  }

  private func read<Choice: RawRepresentable<String> & CaseIterable>(
    _ text: Substring, into choice: inout Choice?
  ) -> Fault? {
    if let value = Choice(rawValue: String(text)) {
      choice = value
      return nil
    }
    return Fault(
      phrase: SettingPhrases.notAChoice, text: text, choices: Choice.allCases.map(\.rawValue))
  }

  private func read(
    _ text: Substring, into number: inout Double?, within range: ClosedRange<Double>
  ) -> Fault? {
    if let value = Double(text), range.contains(value) {
      number = value
      return nil
    }
    return Fault(phrase: SettingPhrases.notANumber, text: text, range: range)
  }

  private func read(_ text: Substring, into isOn: inout Bool?) -> Fault? {
    var value: Switch?
    let fault = read(text, into: &value)
    if let value { isOn = value == .on }
    return fault
  }

  private func read(_ text: Substring, into volume: inout Decibels?) -> Fault? {
    var value: Double?
    let range = Self.allowedVolumes
    let fault = read(text, into: &value, within: range.lowerBound.value...range.upperBound.value)
    if let value { volume = Decibels(value) }
    return fault
  }
}

private func trimmed(_ text: Substring) -> Substring {
  var text = text.drop(while: \.isWhitespace)
  while text.last?.isWhitespace == true { text.removeLast() }
  return text
}
