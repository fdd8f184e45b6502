import Foundation
import Testing

@testable import Sonify

/// That translators can work with the catalogue: whole sentences, each as it stands in its file.
@Suite struct CatalogueTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources").standardizedFileURL

  /// Every Swift file below a folder of the sources, by its path.
  private static func files() throws -> [String: String] {
    let root = sources
    let paths = try #require(FileManager.default.enumerator(atPath: root.path)).compactMap {
      ($0 as? String).flatMap { $0.hasSuffix(".swift") ? $0 : nil }
    }
    return try Dictionary(
      uniqueKeysWithValues: paths.map {
        ($0, try String(contentsOf: root.appending(path: $0), encoding: .utf8))
      })
  }

  /// The files that hold sentences, of the library and of the command.
  private static func catalogue() throws -> [String: String] {
    try files().filter { $0.key.hasSuffix("Phrases.swift") }
  }

  /// The forms of every phrase in a file.
  private static func phrases(in text: String) -> [[String]] {
    let literal = #/"""\n(?<lines>(?:[^"\\]|\\.|\\\n|"(?!""))*)"""|"(?<line>(?:[^"\\\n]|\\.)*)"/#
    let call =
      #/\bPhrase\(\s*((?:"""\n(?:[^"\\]|\\.|\\\n|"(?!""))*"""|"(?:[^"\\\n]|\\.)*"|,\s*)+)\s*\)/#
    return text.matches(of: call).map {
      $0.1.matches(of: literal).map { String($0.lines ?? $0.line ?? "") }
    }
  }

  private static func places(in form: String) -> [String] {
    form.matches(of: #/\{([^{}]*)\}/#).map { String($0.1) }
  }

  @Test func everyPhraseIsWrittenOutInTheCatalogue() throws {
    for (path, text) in try Self.catalogue() {
      // What is put together cannot be found by the tools of translators.
      let calls = text.matches(of: #/\bPhrase\(\s*"/#).count
      #expect(Self.phrases(in: text).count == calls, "\(path)")
    }
    let catalogue = try Self.catalogue()
    for (path, text) in try Self.files() where catalogue[path] == nil {
      #expect(!text.contains("Phrase(\""), "\(path)")
    }
  }

  /// The form for one may leave out what the other says, as how many there are.
  @Test func theFormsOfAPhraseAgreeInTheirPlaces() throws {
    for (path, text) in try Self.catalogue() {
      for forms in Self.phrases(in: text) {
        let places = forms.map(Self.places)
        #expect((1...2).contains(forms.count), "\(path): \(forms)")
        guard let first = places.first, let last = places.last else { continue }
        #expect(Set(first).isSubset(of: last), "\(path): \(forms)")
        // A list shows how many there are.
        let isList = ["names", "others", "list"].contains { last.contains($0) }
        #expect(forms.count == 1 || last.contains("count") || isList, "\(path): \(forms)")
        for (form, places) in zip(forms, places) {
          #expect(places.allSatisfy { $0.wholeMatch(of: #/[a-z][A-Za-z]*/#) != nil }, "\(form)")
          #expect(form.count { "{}".contains($0) } == 2 * places.count, "\(path): \(form)")
        }
      }
    }
  }

  /// The names of a text that stand behind others with a point between, as "Lists.pair", and all
  /// names that are asked for a text, as "pair.text".
  private static func uses(in text: String) -> Set<Substring> {
    var uses: Set<Substring> = []
    let bytes = text.utf8
    var (start, before): (String.Index?, String.Index?) = (nil, nil)
    var place = bytes.startIndex
    func isName(_ byte: UInt8) -> Bool {
      byte == 95 || (48...57).contains(byte) || (65...90).contains(byte)
        || (97...122).contains(byte)
    }
    while true {
      let byte = place == bytes.endIndex ? nil : bytes[place]
      if let byte, isName(byte) {
        start = start ?? place
      } else {
        if let before, start != nil { uses.insert(text[before..<place]) }
        if byte == UInt8(ascii: "["), let start { uses.insert(text[start..<place]) }
        before = byte == UInt8(ascii: ".") ? start : nil
        start = nil
      }
      guard byte != nil else { return uses }
      place = bytes.index(after: place)
    }
  }

  @Test func everyPhraseIsSaid() throws {
    let named = try Self.files().values.reduce(into: Set()) { $0.formUnion(Self.uses(in: $1)) }
    for (path, text) in try Self.catalogue() {
      let beside = Self.uses(in: text)
      var group: Substring = ""
      for line in text.split(separator: "\n") {
        let words = line.split { " (:".contains($0) }.filter { $0 != "package" }
        if ["enum", "struct", "extension"].contains(words.first), words.count > 1,
          line.first != " "
        {
          group = words[1]
        }
        guard let word = words.firstIndex(of: "let"), word > 0, words[word - 1] == "static",
          words.indices.contains(word + 1)
        else { continue }
        let name = words[word + 1]
        let isUsedBeside = beside.contains("\(name).text") || beside.contains(name)
        #expect(
          named.contains("\(group).\(name)") || isUsedBeside,
          "\(path): nothing says \(group).\(name)")
      }
    }
  }
}
