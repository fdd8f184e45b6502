import Foundation
import Testing

/// Which language is spoken: the one that is asked for, if it is there.
@Suite struct LanguageTests {
  /// A language that has but few sentences, each of which ends in its name.
  private func language(_ name: String) -> PortableObject {
    var sentences = PortableObject(parsing: "")
    sentences.header = [
      "Content-Type": "text/plain; charset=UTF-8", "Language": name,
      "Plural-Forms":
        "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);",
    ]
    func add(_ context: String, _ one: String, _ other: String? = nil, _ forms: String...) {
      sentences.entries.append(
        PortableObject.Entry(context: context, one: one, other: other, forms: forms))
    }
    add("SessionPhrases", "? lists keys", nil, "? \(name)")
    add(
      "OverviewPhrases", "{count} point", "{count} points", "one {count}", "few {count}",
      "many {count}")
    add("ConventionPhrases", ".", nil, ",")
    add("ConventionPhrases", ",", nil, "'")
    add("ConventionPhrases", "{day} {month} {year}", nil, "{day}. {month} {year}")
    add("MonthInDatePhrases", "March", nil, "Maerz")
    add(
      "LanguagePhrases",
      "--language {language}: no such translation; choose one of {languages}", nil,
      "{language} \(name): {languages}")
    add(
      "SoundFilePhrases", "{path}: the folder \"{folder}\" does not exist; make it first", nil,
      "{folder} \(name)")
    return sentences
  }

  private let births = ["scrub", Workplace.sample("births.csv"), "--no-config", "--keys", "q"]

  /// The language of the first words of a session; "en" for English.
  private func spoken(_ outcome: Outcome) -> String {
    #expect(outcome.ending == .exit(0))
    let line = outcome.text.split(separator: "\n").first ?? ""
    return line.hasSuffix("? lists keys") ? "en" : String(line.suffix(2))
  }

  private func place(_ layout: LanguagePlace.Layout = .beside) async throws -> LanguagePlace {
    let place = try LanguagePlace(layout)
    try await MadeLocales.shared.make("en_US")
    for name in ["xa", "xb"] { try await place.add(name, language(name)) }
    return place
  }

  private static let locale = ["LC_ALL": "en_US.UTF-8"]

  @Test(arguments: [LanguagePlace.Layout.beside, .installed, .installedBesideLocale])
  func theEnvironmentSaysWhichLanguage(layout: LanguagePlace.Layout) async throws {
    let place = try await place(layout)
    for (languages, language) in [
      ("", "en"), ("xa", "xa"), ("xa_YY", "xa"), ("xa_YY.UTF-8", "xa"), ("xb:xa", "xb"),
      ("yy:xa", "xa"), ("yy", "en"), ("en:xa", "en"), ("C:xa", "en"), ("en_GB:xa", "en"),
      ("yy:en:xa", "en"),
      ("../xa", "en"), (":::", "en"), (String(repeating: "x", count: 9000), "en"),
    ] {
      let outcome = try await place.sonify(
        births, Self.locale.merging(["LANGUAGE": languages]) { $1 })
      #expect(spoken(outcome) == language, "\(languages)")
      #expect(outcome.errorLines.count == 1, "\(outcome.error)")
    }
    for environment in [
      ["LC_ALL": "C"], ["LC_ALL": "POSIX"], ["LC_ALL": "yy_YY.UTF-8"], ["LC_ALL": "", "LANG": ""],
    ] {
      let outcome = try await place.sonify(births, environment.merging(["LANGUAGE": "xa"]) { $1 })
      #expect(spoken(outcome) == "en", "\(environment)")
      #expect(outcome.errorLines.count == 1, "\(outcome.error)")
    }
  }

  @Test func theOptionSaysWhichLanguageOnEveryCommand() async throws {
    let place = try await place()
    for environment in [["LC_ALL": "C"], Self.locale] {
      #expect(spoken(try await place.sonify(["--language", "xa"] + births, environment)) == "xa")
      #expect(spoken(try await place.sonify(births + ["--language=xb"], environment)) == "xb")
      for country in ["xb_YY", "xb-YY", "XB", "xb-yy"] {
        let walk = births + ["--language", country]
        #expect(spoken(try await place.sonify(walk, environment)) == "xb")
      }
    }
    let wanted = Self.locale.merging(["LANGUAGE": "xa"]) { $1 }
    #expect(spoken(try await place.sonify(births + ["--language", "en"], wanted)) == "en")
    let twice = births + ["--language", "xa", "--language", "xb"]
    #expect(spoken(try await place.sonify(twice, wanted)) == "xb")
    let error = try await place.sonify([
      "render", Workplace.sample("births.csv"), "-qo", "/no/such/a.wav", "--language", "xa",
    ])
    #expect(error.error == "sonify: /no/such xa\n")
    #expect(error.ending == .exit(73))
  }

  @Test func aLanguageThatIsNotThereIsTold() async throws {
    let place = try await place()
    let outcome = try await place.sonify(births + ["--language", "yy"])
    #expect(spoken(outcome) == "en")
    #expect(
      outcome.errorLines.first
        == "sonify: --language yy: no such translation; choose one of en, xa, xb")
    #expect(outcome.errorLines.count == 2)
    // The environment still says which language is spoken.
    let wanted = Self.locale.merging(["LANGUAGE": "xb"]) { $1 }
    let own = try await place.sonify(births + ["--language", "yy"], wanted)
    #expect(spoken(own) == "xb")
    #expect(own.errorLines.first?.hasPrefix("sonify: yy xb:") == true, "\(own.error)")
    let missing = try await place.sonify(["describe", "--language"])
    #expect(missing.ending == .exit(64))
    #expect(missing.error.contains("Missing value for '--language <language>'"))
  }

  @Test func numbersAndDatesFollowTheSentences() async throws {
    let place = try await place()
    let file = try Workplace()
    try file.write(
      "rain.csv",
      "day,rain\n" + (1...9).map { "1958-03-0\($0),\(1000.5 * Double($0))\n" }.joined())
    let walk = ["scrub", file.file("rain.csv"), "--no-config", "--keys", "wait 1s Right wait 1s y"]
    let own = try await place.sonify(walk + ["--language", "xa"], Self.locale)
    #expect(own.text.contains("2. Maerz 1958"), "\(own.text)")
    #expect(own.text.contains("2'001"), "\(own.text)")
    let found = try await place.sonify([
      "scrub", file.file("rain.csv"), "--no-config", "--language", "xa",
      "--keys", "wait 1s goto \"7. Maerz 1958\" wait 1s",
    ])
    #expect(found.text.contains("7. Maerz 1958, 7"), "\(found.text)")
  }

  @Test func countsTakeTheFormOfTheirLanguage() async throws {
    let place = try await place()
    let file = try Workplace()
    for (count, form) in [
      (1, "one 1"), (2, "few 2"), (5, "many 5"), (21, "many 21"), (22, "few 22"),
    ] {
      try file.write("a.csv", "x,y\n" + (1...count).map { "\($0),\($0)\n" }.joined())
      let outcome = try await place.sonify([
        "scrub", file.file("a.csv"), "--x", "x", "--no-config", "--language", "xa", "--keys", "q",
      ])
      #expect(outcome.text.contains(", \(form), "), "\(outcome.text)")
    }
  }

  @Test func aBrokenCatalogueIsEnglish() async throws {
    let place = try await place()
    let whole = try Data(contentsOf: place.catalogue("xa"))
    for length in [0, 10, 27, 28, 100, whole.count / 2, whole.count - 1] {
      try whole.prefix(length).write(to: place.catalogue("xa"))
      let outcome = try await place.sonify(
        births, Self.locale.merging(["LANGUAGE": "xa"]) { $1 })
      #expect(spoken(outcome) == "en", "\(length)")
      #expect(outcome.errorLines.count == 1, "\(outcome.error)")
    }
    for place_ in stride(from: 4, to: 28, by: 4) {
      var bytes = whole
      bytes.replaceSubrange(place_..<place_ + 4, with: [0xFF, 0xFF, 0xFF, 0x0F])
      try bytes.write(to: place.catalogue("xa"))
      let outcome = try await place.sonify(
        births, Self.locale.merging(["LANGUAGE": "xa:xb"]) { $1 })
      #expect(["en", "xa", "xb"].contains(spoken(outcome)), "\(place_)")
    }
  }
}
