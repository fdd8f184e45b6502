import Foundation
import Testing

/// The translations that come with sonify: whole, and right in their places and numbers.
@Suite struct TranslationTests {
  @Test func theLanguagesAreThere() throws {
    #expect(Set(try PortableObject.translations().keys) == ["de", "es", "fr", "ja", "pl"])
  }

  /// Every sentence is translated, none is left over, and the forms are as many as the language has.
  @Test func allAreWhole() async throws {
    let script = PortableObject.project.appending(path: "scripts/translations.sh").path
    let outcome = try await Program(script, ["check"]).run()
    #expect(outcome.ending == .exit(0), "\(outcome.error)")
  }

  private static func places(in form: String) -> Set<String> {
    Set(form.matches(of: #/\{[^{}]*\}/#).map { String($0.0) })
  }

  @Test func thePlacesOfASentenceAreKept() throws {
    for (language, sentences) in try PortableObject.translations() {
      for entry in sentences.entries {
        let needed = Self.places(in: entry.one)
        let allowed = Self.places(in: entry.other ?? entry.one)
        for (index, form) in entry.forms.enumerated() {
          let places = Self.places(in: form)
          #expect(places.isSubset(of: allowed), "\(language): \(form)")
          // Only the form for one alone may leave out what English leaves out there.
          let isForOne = entry.other != nil && index == 0 && entry.forms.count > 1
          #expect(places.isSuperset(of: isForOne ? needed : allowed), "\(language): \(form)")
        }
      }
    }
  }

  /// By the Unicode CLDR, of these languages only Spanish and Polish leave four digits together.
  @Test func fourDigitsAreGroupedAsTheLanguageDoes() throws {
    for (language, sentences) in try PortableObject.translations() {
      let entries = sentences.entries.filter { $0.context == "ConventionPhrases" }
      func form(_ one: String) throws -> String {
        try #require(entries.first { $0.one == one }?.forms.first)
      }
      let areTogether = ["es", "pl"].contains(language)
      #expect(try form("1,234") == (areTogether ? "1234" : "1\(form(","))234"), "\(language)")
    }
  }

  /// Which form a language takes for a number of things, by the rules of the Unicode CLDR.
  private static func form(_ language: String, _ count: Int) -> Int {
    switch language {
    case "ja": 0
    case "fr": count > 1 ? 1 : 0
    case "pl" where count == 1: 0
    case "pl": (2...4).contains(count % 10) && !(12...14).contains(count % 100) ? 1 : 2
    default: count == 1 ? 0 : 1
    }
  }

  @Test(arguments: ["de", "es", "fr", "ja", "pl"])
  func countsTakeTheFormOfTheirLanguage(language: String) async throws {
    let sentences = try #require(try PortableObject.translations()[language])
    func said(_ context: String, _ one: String, _ count: Int) throws -> String {
      let entry = try #require(
        sentences.entries.first { $0.context == context && $0.one == one })
      // What is not counted has one form.
      return entry.forms[entry.other == nil ? 0 : Self.form(language, count)]
        .replacingOccurrences(of: "{count}", with: "\(count)")
    }
    let place = try LanguagePlace()
    try await place.add(language, sentences)
    let file = try Workplace()
    for count in [1, 2, 5, 21, 22] {
      try file.write("a.csv", "x,y\n" + (1...count).map { "\($0),\($0)\n" }.joined())
      let outcome = try await place.sonify([
        "scrub", file.file("a.csv"), "--x", "x", "--no-config", "--language", language,
        "--keys", "r r wait 1s q",
      ])
      let points = try said("OverviewPhrases", "{count} point", count)
      #expect(outcome.text.contains(points), "\(outcome.text)")
      let none = try said("LandmarkChoicePhrases", "no outliers in view", 0)
      #expect(outcome.text.contains(none), "\(outcome.text)")
    }
  }

  /// Lines of the list of keys have to fit beside a sign that there are more.
  @Test func theListOfKeysFitsALine() async throws {
    for (language, sentences) in try PortableObject.translations() {
      let more = try #require(sentences.entries.first { $0.one == " (more)" }?.forms.first)
      for entry in sentences.entries where entry.context == "SessionPhrases" && entry.other == nil {
        guard entry.one.contains("; ") || entry.one.contains(": ") else { continue }
        let form = entry.forms.first ?? ""
        #expect(columns(form + more) <= 79, "\(language): \(form)")
      }
    }
  }

  /// How many columns of a terminal a text takes.
  private func columns(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ((0x1100...0xFF60).contains($1.value) ? 2 : 1) }
  }
}
