import Foundation
import Testing

/// Whether every sentence can be translated: in a language whose letters are all wide, no narrow letter
/// may be left but those of data and of what is typed.
@Suite struct PseudoLanguageTests {
  /// A catalogue in which every sentence is in wide letters, its places apart.
  static func wide() async throws -> PortableObject {
    var sentences = try await PortableObject.template()
    sentences.header["Language"] = "zz"
    sentences.header["Plural-Forms"] = "nplurals=2; plural=(n != 1);"
    for index in sentences.entries.indices {
      let entry = sentences.entries[index]
      sentences.entries[index].forms = ([entry.one] + [entry.other].compactMap(\.self)).map(widened)
    }
    return sentences
  }

  private static func widened(_ text: String) -> String {
    var isInPlace = false
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          if scalar == "{" { isInPlace = true }
          if scalar == "}" { isInPlace = false }
          guard !isInPlace, scalar.isASCII, scalar.properties.isAlphabetic else { return scalar }
          return Unicode.Scalar(scalar.value + 0xFEE0) ?? scalar
        }))
  }

  /// The words in narrow letters of a text, of two or more letters.
  private static func narrowWords(of text: String) -> Set<String> {
    Set(text.matches(of: #/[A-Za-z]{2,}/#).map { String($0.0) })
  }

  private static let walk = """
    w wait 1s ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? wait 1s Right*3 wait 1s Enter wait 1s x wait 1s y wait 1s \
    d d d d d d d d d d d d wait 1s i i i i i i i i wait 1s j wait 1s j wait 1s k wait 1s f wait 1s F \
    wait 1s u wait 1s U wait 1s n wait 1s n wait 1s N wait 1s r wait 1s n wait 1s r wait 1s n wait 1s \
    r wait 1s n wait 1s r wait 1s n wait 1s r wait 1s n wait 1s p wait 1s p wait 1s . wait 1s , wait \
    1s + wait 1s + wait 1s - wait 1s z wait 1s < wait 1s > wait 1s m wait 1s Right wait 1s M wait 1s \
    L wait 1s M wait 1s goto 1957 wait 1s goto 77777 wait 1s g wait 1s t wait 1s t wait 1s t wait 1s \
    c wait 1s V wait 1s v wait 1s D wait 1s D wait 1s Q wait 1s a wait 1s h wait 1s e wait 1s l \
    wait 1s s wait 1s s
    """

  @Test func allThatIsSaidOfAChartCanBeTranslated() async throws {
    let place = try LanguagePlace()
    try await place.add("zz", try await Self.wide())
    for name in ["births", "city-temperatures", "nile"] {
      let path = Workplace.sample("\(name).csv")
      let data = Self.narrowWords(of: try String(contentsOfFile: path, encoding: .utf8) + name)
      for arguments in [
        ["describe", path, "-q"], ["describe", path, "-q", "--detail", "brief"],
        ["describe", path, "-q", "--format", "markdown", "--wording", "compact"],
        ["scrub", path, "--no-config", "--verbosity", "full", "--keys", Self.walk],
      ] {
        let outcome = try await place.sonify(arguments + ["--language", "zz"])
        #expect(outcome.ending == .exit(0))
        let words = Self.narrowWords(of: outcome.text).subtracting(data)
        #expect(words.isEmpty, "\(arguments): \(words)")
      }
    }
  }

  private static let faults: [(arguments: [String], typed: String)] = [
    (["render", "a.csv", "-o", "/no/a.wav"], "no wav"),
    (["render", "a.csv", "-o", "a.xyz"], "xyz"),
    (["render", "a.csv", "-o", "a.opus", "--sample-rate", "44100"], "opus"),
    (["render", "a.csv", "-o", "a.flac", "--bits", "32f"], "flac"),
    (["render", "a.csv", "-o", "a.ogg", "--bits", "16"], "ogg"),
    (["render", "a.csv", "-o", "."], ""), (["render", "a.csv", "-o", "a.csv/a.wav"], "wav"),
    (["scrub", "a.csv", "--keys", "77"], ""), (["scrub", "a.csv", "--keys", "wait"], ""),
    (["scrub", "a.csv", "--keys", "Right*0"], "Right"),
    (["scrub", "a.csv", "--keys", "wait 77"], ""), (["scrub", "a.csv", "--keys", "goto \"1"], ""),
    (["scrub", "a.csv"], ""),
  ]

  @Test func allErrorsCanBeTranslated() async throws {
    // What stands for itself in every language.
    let same: Set = [
      "sonify", "csv", "wav", "flac", "ogg", "opus", "mp", "aiff", "Space", "Tab", "Left", "Right",
      "Up", "Down", "Home", "End", "PgUp", "PgDn", "Ctrl", "Enter", "Esc", "Backspace",
    ]
    let place = try LanguagePlace()
    try await place.add("zz", try await Self.wide())
    let file = try Workplace()
    try file.write("a.csv", "1,2\n1,3\n2,5\n3,2\n")
    for (arguments, typed) in Self.faults {
      let outcome = try await place.sonify(
        arguments.map { $0.hasPrefix("a.") ? file.file($0) : $0 } + ["--language", "zz"])
      #expect(outcome.ending != .exit(0), "\(arguments)")
      let words = Self.narrowWords(of: outcome.error).subtracting(same)
        .subtracting(Self.narrowWords(of: typed + file.path))
      #expect(words.isEmpty, "\(arguments): \(outcome.error)")
    }
  }

  @Test func whatProgramsReadIsNotTranslated() async throws {
    let place = try LanguagePlace()
    try await place.add("zz", try await Self.wide())
    let file = try Workplace()
    try file.write(
      "a.csv", "day,rain\n" + (1...40).map { "\($0),\(1000.5 * Double($0 % 7))\n" }.joined())
    for arguments in [
      ["score"], ["describe", "--format", "json"],
      ["describe", "--format", "json", "--kind", "histogram"],
      ["convert", "--kind", "histogram", "-o", "-"],
    ] {
      let line = [arguments[0], file.file("a.csv"), "-q"] + arguments.dropFirst()
      let english = try await place.sonify(line)
      let translated = try await place.sonify(line + ["--language", "zz"])
      #expect(english.ending == .exit(0))
      #expect(english.output == translated.output, "\(arguments)")
    }
  }
}
