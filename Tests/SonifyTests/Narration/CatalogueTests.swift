import Foundation
import Testing

@testable import Sonify

/// That translators can work with the catalogue: whole sentences, each as it stands in its file.
@Suite struct CatalogueTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources").standardizedFileURL

  /// Every Swift file below a folder of the sources, by its path.
  private static func files(in folder: String = "") throws -> [String: String] {
    let root = sources.appending(path: folder)
    let paths = try #require(FileManager.default.enumerator(atPath: root.path)).compactMap {
      ($0 as? String).flatMap { $0.hasSuffix(".swift") ? $0 : nil }
    }
    return try Dictionary(
      uniqueKeysWithValues: paths.map {
        ($0, try String(contentsOf: root.appending(path: $0), encoding: .utf8))
      })
  }

  private static let catalogue = "Sonify/Narration/Catalogue"

  /// The forms of every phrase in a file.
  private static func phrases(in text: String) -> [[String]] {
    let literal = #/"(?:[^"\\]|\\.)*"/#
    return text.matches(of: #/\bPhrase\(\s*("(?:[^"\\]|\\.)*"(?:,\s*"(?:[^"\\]|\\.)*")*)\s*\)/#)
      .map { $0.1.matches(of: literal).map { String($0.0.dropFirst().dropLast()) } }
  }

  private static func places(in form: String) -> [String] {
    form.matches(of: #/\{([^{}]*)\}/#).map { String($0.1) }
  }

  @Test func everyPhraseIsWrittenOutInTheCatalogue() throws {
    for (path, text) in try Self.files(in: Self.catalogue) {
      // What is put together cannot be found by the tools of translators.
      let calls = text.matches(of: #/\bPhrase\(\s*"/#).count
      #expect(Self.phrases(in: text).count == calls, "\(path)")
    }
    for (path, text) in try Self.files() where !path.hasPrefix(Self.catalogue) {
      #expect(!text.contains("Phrase(\""), "\(path)")
    }
  }

  /// The form for one may leave out what the other says, as how many there are.
  @Test func theFormsOfAPhraseAgreeInTheirPlaces() throws {
    for (path, text) in try Self.files(in: Self.catalogue) {
      for forms in Self.phrases(in: text) {
        let places = forms.map(Self.places)
        #expect((1...2).contains(forms.count), "\(path): \(forms)")
        guard let first = places.first, let last = places.last else { continue }
        #expect(Set(first).isSubset(of: last), "\(path): \(forms)")
        #expect(forms.count == 1 || last.contains("count"), "\(path): \(forms)")
        for (form, places) in zip(forms, places) {
          #expect(places.allSatisfy { $0.wholeMatch(of: #/[a-z][A-Za-z]*/#) != nil }, "\(form)")
          #expect(form.count { "{}".contains($0) } == 2 * places.count, "\(path): \(form)")
        }
      }
    }
  }

  @Test func everyPhraseIsSaid() throws {
    let sources = try Self.files()
    for (path, text) in sources where path.hasPrefix(Self.catalogue) {
      var group: Substring = ""
      for line in text.split(separator: "\n") {
        if let match = line.firstMatch(of: #/^(?:enum|struct|extension) (\w+)/#) { group = match.1 }
        guard let match = line.firstMatch(of: #/static let (\w+)/#) else { continue }
        let name = match.1
        let isNamed = sources.values.contains { $0.contains("\(group).\(name)") }
        let isUsedBeside = text.matches(of: try Regex("\\b\(name)(\\.text|\\[)")).count > 0
        #expect(isNamed || isUsedBeside, "\(path): nothing says \(group).\(name)")
      }
    }
  }
}
