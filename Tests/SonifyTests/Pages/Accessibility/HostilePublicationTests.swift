import SonifyArchives
import SonifyInput
import SonifyTables
import SonifyTestSupport
import Testing

@testable import SonifyPages

/// Publications that are damaged or made to do harm: a line, or nothing but their claims.
@Suite struct HostilePublicationTests {
  private func line(_ bytes: [UInt8]) -> String? {
    do throws(PublicationError) {
      _ = try Publication.read(.bytes(bytes, name: "a.epub"))
      return nil
    } catch {
      return error.description
    }
  }

  private func archive(_ files: [(String, String)]) throws -> [UInt8] {
    var writer = ZipWriter()
    for (name, text) in files { try writer.add(name, Array(text.utf8)) }
    return writer.finished()
  }

  private static let container = "META-INF/container.xml"

  @Test func faultsAreNamedWithTheirPart() throws {
    let cases: [([(String, String)], String)] = [
      ([("mimetype", "application/epub+zip")], "a.epub: the book has no META-INF/container.xml"),
      ([(Self.container, "<a>")], "a.epub: META-INF/container.xml:1: the XML ends within"),
      (
        [(Self.container, "<container/>")],
        "a.epub: META-INF/container.xml: this names no package document"
      ),
      (
        [(Self.container, PublicationTests.container)],
        "a.epub: the zip archive has no file \"OPS/a.opf\""
      ),
      (
        [(Self.container, PublicationTests.container), ("OPS/a.opf", "<package/>")],
        "a.epub: OPS/a.opf: the package document of the book has no metadata"
      ),
      (
        [(Self.container, PublicationTests.container), ("OPS/a.opf", "<package>\n&e;</package>")],
        "a.epub: OPS/a.opf:2: the XML refers to the entity \"e\""
      ),
    ]
    for (files, expected) in cases {
      let line = try #require(try line(archive(files)))
      #expect(line.hasPrefix(expected), "\(line)")
      #expect(!line.contains("\n"))
    }
  }

  /// A package document of zeros that would unpack to far more than is read.
  @Test func bombsAreRefused() throws {
    let bomb = String(repeating: " ", count: PublicationReader.maxPart + 1)
    let bytes = try archive([(Self.container, bomb)])
    #expect(bytes.count < 40_000)
    #expect(line(bytes)?.contains("too large to read; 8 MiB is the maximum") == true)
    let laughs = (1...9).map {
      "<!ENTITY l\($0) \"\(String(repeating: "&l\($0 - 1);", count: 10))\">"
    }
    let document = "<!DOCTYPE a [\(laughs.joined())]><package><metadata>&l9;</metadata></package>"
    let billion = try archive([
      (Self.container, PublicationTests.container), ("OPS/a.opf", document),
    ])
    #expect(line(billion)?.contains("the entity \"l9\"") == true)
  }

  @Test func namesInMessagesAreHarmless() throws {
    let name = "OPS/\u{1B}[2J\u{202E}.opf"
    let container = PublicationTests.container.replacing(
      "OPS/a.opf", with: "OPS/&#x202E;.opf")
    let line = try #require(try line(archive([(Self.container, container), (name, "")])))
    #expect(!line.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{1B}" })
  }

  /// Bytes that are changed at random: never a crash, and what is reported fits on a line.
  @Test(arguments: 0..<60) func changedBooksAreReadOrRefused(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var bytes = try PublicationTests.book(
      "<meta property='schema:accessMode'>textual</meta><link rel='x' href='y'/>")
    for _ in 0..<200 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        changed[Int.random(in: changed.indices, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      if Bool.random(using: &random) {
        changed.removeLast(Int.random(in: 0..<changed.count, using: &random))
      }
      if let line = line(changed) {
        #expect(!line.isEmpty && !line.contains("\n"))
      }
    }
    bytes = Array("<html><script type='application/ld+json'>{\"accessMode\":[\"textual\"]}".utf8)
    for _ in 0..<200 {
      var changed = bytes
      let place = Int.random(in: 6..<changed.count, using: &random)
      changed[place] = .random(in: 0...255, using: &random)
      _ = line(changed)
    }
  }

  /// Works within works, lists of lists and very many terms: bounded, and no claim.
  @Test func nestingAndNumbersAreBounded() throws {
    let deep = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
    let nested = "<html><script type='application/ld+json'>\(deep)</script></html>"
    #expect(try PublicationTests.read(nested)?.accessibility == AccessibilityMetadata())
    let terms = (0..<20_000).map { "<meta itemprop=accessibilityFeature content=a\($0)>" }.joined()
    let many = try #require(try PublicationTests.read("<html>\(terms)</html>"))
    #expect(many.accessibility.features.count == 1_000)
  }
}
