import SonifyArchives
import SonifyInput
import SonifyTables
import SonifyTestSupport
import Testing

@testable import SonifyPages

/// Pages, books and manifests, as they are read.
@Suite struct PublicationTests {
  typealias Metadata = AccessibilityMetadata

  static func read(_ text: String) throws -> Publication? {
    try Publication.read(.bytes(Array(text.utf8), name: "file"))
  }

  /// A book whose package document has some elements.
  static func book(_ elements: String, attributes: String = "version='3.0'") throws -> [UInt8] {
    var writer = ZipWriter()
    try writer.add("mimetype", Array("application/epub+zip".utf8), isStored: true)
    try writer.add("META-INF/container.xml", Array(container.utf8))
    let document = """
      <?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" \(attributes)>
      <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">\(elements)</metadata></package>
      """
    try writer.add("OPS/a.opf", Array(document.utf8))
    return writer.finished()
  }

  static let container = """
    <?xml version="1.0"?><container xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
    <rootfiles><rootfile full-path="OPS/a.opf" media-type="application/oebps-package+xml"/>
    </rootfiles></container>
    """

  /// What a writer wrote is what the reader reads, in each form.
  @Test func whatIsWrittenIsReadAgain() throws {
    var expected = AccessibilityMetadataTests.full
    let elements = Markup.element("m", [:], expected.packageElements).xml
    let inner = elements.dropFirst(3).dropLast(4)
    let book = try Publication.read(
      .bytes(try Self.book("<dc:title>T</dc:title>" + inner), name: "a.epub"))
    #expect(book?.kind == .book && book?.title == "T" && book?.hasFixedLayout == false)
    #expect(book?.accessibility == expected)

    let page = Markup.element(
      "html", ["lang": "fr"],
      [
        .element("title", [:], "T & U"),
        .element("script", ["type": "application/ld+json"], expected.jsonLD(name: "V")),
      ]
    ).htmlDocument
    let read = try #require(try Self.read(page))
    #expect(read.kind == .page && read.title == "T & U" && read.language == "fr")
    // JSON-LD has no property for the day of a certification.
    expected.certification?.date = nil
    #expect(read.accessibility == expected)
  }

  @Test func aBookIsReadAsTheTechniquesAsk() throws {
    let bytes = try Self.book(
      """
      <dc:title id="t">Alice &amp; co.</dc:title><dc:language>en-GB</dc:language>
      <meta property="dcterms:date">2001-01-01</meta>
      <meta property="dcterms:conformsTo" id="c">
        EPUB Accessibility 1.1 - WCAG 2.1 Level AA</meta>
      <dc:conformsTo>EPUB Accessibility 1.1 - WCAG 2.2 Level A</dc:conformsTo>
      <meta property="a11y:certifiedBy" id="other" refines="#t">No one</meta>
      <meta property="a11y:certifierCredential" refines="#other">No badge</meta>
      <meta property="a11y:certifiedBy" id="who" refines="#c">Testers</meta>
      <meta property="a11y:certifierCredential" refines="#who">Badge</meta>
      <meta property="dcterms:date" refines="#who">2026-03-10</meta>
      <link rel="a11y:certifierReport" refines="#who" href="https://example.org/r"/>
      <meta property="schema:accessModeSufficient">textual , visual</meta>
      <meta property="schema:accessModeSufficient">textual</meta>
      <meta property="schema:accessibilityFeature"> alternativeText </meta>
      <meta property="schema:accessibilityFeature">alternativeText</meta>
      <meta property="schema:accessibilityFeature">madeUp</meta>
      <meta property="accessMode">visual</meta>
      <meta property="rendition:layout">pre-paginated</meta>
      <meta property="a11y:exemption">eaa-microenterprise</meta>
      """)
    let book = try #require(try Publication.read(.bytes(bytes, name: "a.epub")))
    #expect(book.title == "Alice & co." && book.language == "en-GB" && book.hasFixedLayout)
    #expect(
      book.accessibility.certification
        == Metadata.Certification(
          certifiedBy: "Testers", credential: "Badge", report: "https://example.org/r",
          date: "2026-03-10"))
    #expect(book.accessibility.conformsTo.map(\.claim?.level) == [.aa, .a])
    #expect(book.accessibility.accessModesSufficient == [[.textual, .visual], [.textual]])
    #expect(book.accessibility.features == [.alternativeText, .init(rawValue: "madeUp")])
    #expect(book.accessibility.exemptions == [.eaaMicroenterprise])
  }

  /// The metadata of EPUB 2, and a package document without its archive.
  @Test func olderBooksAreRead() throws {
    let package = """
      <opf:package xmlns:opf="http://www.idpf.org/2007/opf" version="2.0"><opf:metadata>
      <opf:dc-metadata><title>Old</title></opf:dc-metadata><opf:x-metadata>
      <opf:meta name="schema:accessMode" content="textual"/></opf:x-metadata>
      </opf:metadata></opf:package>
      """
    let book = try #require(try Self.read(package))
    #expect(book.kind == .book && book.title == "Old")
    #expect(book.accessibility.accessModes == [.textual])
  }

  /// The schema is https://readium.org/webpub-manifest/schema/a11y.schema.json and no more.
  @Test func aManifestIsReadByReadiumsSchema() throws {
    let text = """
      {"@context": "https://readium.org/webpub-manifest/context.jsonld",
       "metadata": {"title": {"fr": "Titre"}, "language": "fr", "layout": "fixed",
        "accessibility": {
         "conformsTo": "https://www.w3.org/TR/epub-a11y-11#wcag-2.2-aaa",
         "certification": {"certifiedBy": "A", "credential": "B", "report": "C"},
         "summary": "S", "accessMode": ["textual", "auditory"],
         "accessModeSufficient": ["textual", ["textual", "visual"], 3, []],
         "feature": ["displayTransformability"], "hazard": ["none"],
         "exemption": ["eaa-fundamental-alteration"]}},
       "readingOrder": []}
      """
    let read = try #require(try Self.read(text))
    #expect(read.kind == .manifest && read.title == "Titre" && read.hasFixedLayout)
    #expect(
      read.accessibility
        == Metadata(
          conformsTo: [.init(rawValue: "https://www.w3.org/TR/epub-a11y-11#wcag-2.2-aaa")],
          certification: .init(certifiedBy: "A", credential: "B", report: "C"), summary: "S",
          accessModes: [.textual, .auditory],
          accessModesSufficient: [[.textual], [.textual, .visual]],
          features: [.displayTransformability], hazards: [.none],
          exemptions: [.eaaFundamentalAlteration]))
    var writer = ZipWriter()
    try writer.add("manifest.json", Array(text.utf8))
    let packed = try Publication.read(.bytes(writer.finished(), name: "a.webpub"))
    #expect(packed == read)
  }

  @Test(arguments: [
    "<meta itemprop='accessMode' content='textual'>",
    "<meta property='schema:accessMode' content='textual'>",
    "<meta name='accessMode' content=textual>",
    "<p itemscope><span itemprop='name accessMode'> textual\n</span>",
    "<span property='http://schema.org/accessMode'>textual</span>",
    "<link itemprop=accessMode href=textual>",
    "<script type='application/ld+json'>{\"@graph\":[{\"a\":1},{\"accessMode\":\"textual\"}]}</script>",
    "<script type='application/ld+json'>not JSON</script><meta itemprop=accessMode content=textual>",
    "<script type='application/ld+json'>[{\"schema:accessMode\":{\"@value\":\"textual\"}}]</script>",
  ])
  func pagesStateTheirMetadataInManyWays(element: String) throws {
    let page = try #require(try Self.read("<!DOCTYPE html><html><body>\(element)</body></html>"))
    #expect(page.accessibility == Metadata(accessModes: [.textual]))
  }

  /// What is in the text of a page, or in a list that is not read whole, is no claim.
  @Test(arguments: [
    "<p>&lt;meta itemprop=accessMode content=textual></p>",
    "<!-- <meta itemprop=accessMode content=textual> -->",
    "<script>'<meta itemprop=accessMode content=textual>'</script>",
    "<meta name='keywords' content='accessMode textual'>",
    "<script type='application/ld+json'>{\"name\":\"accessMode\"}</script>", "",
  ])
  func textIsNoMetadata(element: String) throws {
    let page = try #require(try Self.read("<html>\(element)</html>"))
    #expect(page.accessibility == Metadata())
    #expect(page.displayGuide == AccessibilityDisplayGuide(Metadata()))
  }

  /// An item that is not understood leaves the rest of its list insufficient.
  @Test func listsStayWhole() throws {
    let page = try Self.read(
      """
      <html><script type="application/ld+json">{"accessModeSufficient":[{"@type":"ItemList",
      "itemListElement":["textual",{"smell":true}]}]}</script></html>
      """)
    let sufficient = try #require(page?.accessibility.accessModesSufficient.first)
    #expect(sufficient.count == 2 && sufficient.first == .textual)
  }

  @Test(arguments: [
    "", " ", "x,y\n1,2\n", "{\"mark\": \"bar\"}", "{\"metadata\": {}}", "[1, 2]", "{",
    "<svg></svg>",
    "{\"xAxis\": {}, \"series\": []}", "1", "\u{FEFF}",
  ])
  func chartsAreNoPublications(text: String) throws { #expect(try Self.read(text) == nil) }
}
