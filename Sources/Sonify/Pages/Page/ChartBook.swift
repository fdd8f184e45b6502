package import SonifyArchives
import SonifyBase
package import SonifyPicture

/// Charts as a book: EPUB 3.3 with a chapter for each chart, whole without scripts.
package struct ChartBook {
  private let chapters: [Chapter]
  private let theme: PictureTheme
  private let certifier: String?
  private let modified: Double

  /// The folder of the book's files.
  private static let folder = "EPUB"

  /// A chart in a book.
  package struct Chapter {
    /// The page that the chapter shows.
    package let page: ChartPage
    /// How it is read aloud, or nil.
    package let overlay: MediaOverlay?

    /// Creates a chapter.
    package init(_ page: ChartPage, overlay: MediaOverlay? = nil) {
      (self.page, self.overlay) = (page, overlay)
    }
  }

  /// Makes a book of chapters in their order.
  /// - Parameters:
  ///   - chapters: the chapters, one or more.
  ///   - theme: the colours.
  ///   - certifier: who vouches for its accessibility, or nil; without one the book claims no standard.
  ///   - modified: when its data were last changed, in seconds since 1970-01-01T00:00:00Z.
  package init(
    _ chapters: [Chapter], theme: PictureTheme, certifiedBy certifier: String?, modified: Double
  ) {
    (self.chapters, self.theme, self.certifier) = (chapters, theme, certifier)
    self.modified = modified
  }

  /// The bytes of the book; the same pages give the same.
  /// - Throws: ``ArchiveError`` if the book grows too large.
  package func epub() throws(ArchiveError) -> [UInt8] {
    var archive = ZipWriter()
    // Readers know the format by the first bytes.
    try archive.add("mimetype", Array("application/epub+zip".utf8), isStored: true)
    try archive.add("META-INF/container.xml", bytes(container))
    var files: [(name: String, contents: [UInt8])] = [
      ("nav.xhtml", bytes(navigation)), ("style.css", Array(PageStyle.text(of: theme).utf8)),
      ("explorer.js", Array(PageScript.text.utf8)),
    ]
    for (index, chapter) in chapters.enumerated() {
      let (page, names) = (chapter.page, names(ofChapter: index))
      files += [
        (names.text, bytes(document(of: page, names))), (names.sound, page.sound.mp3),
        (names.captions, Array(page.sound.captions.utf8)),
      ]
      if let overlay = chapter.overlay {
        let document = overlay.document(
          text: names.text, speech: names.speech, sound: names.sound)
        files += [(names.overlay, bytes(document)), (names.speech, overlay.speech)]
      }
    }
    let identifier = Self.identifier(of: files)
    try archive.add("\(Self.folder)/package.opf", bytes(package(identifiedBy: identifier)))
    for file in files {
      try archive.add(
        "\(Self.folder)/\(file.name)", file.contents, isStored: file.name.hasSuffix(".mp3"))
    }
    return archive.finished()
  }

  private func bytes(_ document: Markup) -> [UInt8] { Array(document.xmlDocument.utf8) }

  /// The names of the files of a chapter.
  private struct Names {
    let text, sound, captions, overlay, speech: String
  }

  private func names(ofChapter index: Int) -> Names {
    let stem = "chart-\(index + 1)"
    return Names(
      text: "\(stem).xhtml", sound: "\(stem).mp3", captions: "\(stem).vtt",
      overlay: "\(stem).smil", speech: "\(stem)-speech.mp3")
  }

  /// Returns a UUID made of the contents of files: one of version 8, by RFC 9562.
  private static func identifier(of files: [(name: String, contents: [UInt8])]) -> String {
    let seeds = [StableHash.usualSeed, 0x9e37_79b9_7f4a_7c15]
    let hashes = seeds.map { seed in
      files.reduce(into: StableHash(seed: seed)) { $0.add($1.contents) }
    }
    var digits = hashes.flatMap { hash -> [Character] in
      let digits = String(hash.value, radix: 16)
      return Array(String(repeating: "0", count: 16 - digits.count) + digits)
    }
    digits[12] = "8"
    digits[16] = "8"
    for place in [20, 16, 12, 8] { digits.insert("-", at: place) }
    return String(digits)
  }

  private var title: String {
    chapters.count == 1
      ? chapters[0].page.title : PagePhrases.charts.text(count: chapters.count)
  }

  private var language: String { chapters[0].page.pictures.wide.language }

  // MARK: - Documents

  private var container: Markup {
    .element(
      "container",
      ["version": "1.0", "xmlns": "urn:oasis:names:tc:opendocument:xmlns:container"],
      [
        .element(
          "rootfiles", [:],
          [
            .element(
              "rootfile",
              [
                "full-path": "\(Self.folder)/package.opf",
                "media-type": "application/oebps-package+xml",
              ])
          ].onLines)
      ].onLines)
  }

  private func package(identifiedBy identifier: String) -> Markup {
    let metadata: [Markup] =
      [
        .element("dc:identifier", ["id": "identifier"], "urn:uuid:\(identifier)"),
        .element("dc:title", [:], title),
        .element("dc:language", [:], language),
        .element("meta", ["property": "dcterms:modified"], modifiedText),
      ] + claims.packageElements + overlayElements
    func item(
      _ id: String, _ name: String, _ type: String, _ properties: String? = nil,
      overlay: String? = nil
    ) -> Markup {
      .element(
        "item",
        [
          "id": id, "href": name, "media-type": type, "properties": properties,
          "media-overlay": overlay,
        ])
    }
    var items = [
      item("nav", "nav.xhtml", "application/xhtml+xml", "nav"),
      item("style", "style.css", "text/css"), item("script", "explorer.js", "text/javascript"),
    ]
    for (index, chapter) in chapters.enumerated() {
      let (names, number) = (names(ofChapter: index), index + 1)
      let overlay = chapter.overlay.map { _ in overlayID(ofChapter: index) }
      items += [
        item(
          "chart-\(number)", names.text, "application/xhtml+xml", "scripted svg",
          overlay: overlay),
        item("sound-\(number)", names.sound, "audio/mpeg"),
        item("captions-\(number)", names.captions, "text/vtt"),
      ]
      guard let overlay else { continue }
      items += [
        item(overlay, names.overlay, "application/smil+xml"),
        item("speech-\(number)", names.speech, "audio/mpeg"),
      ]
    }
    let spine =
      (chapters.count > 1 ? ["nav"] : []) + chapters.indices.map { "chart-\($0 + 1)" }
    return .element(
      "package",
      [
        "xmlns": "http://www.idpf.org/2007/opf", "version": "3.0", "xml:lang": language,
        "unique-identifier": "identifier",
      ],
      [
        .element(
          "metadata", ["xmlns:dc": "http://purl.org/dc/elements/1.1/"], metadata.onLines),
        .element("manifest", [:], items.onLines),
        .element("spine", [:], spine.map { .element("itemref", ["idref": $0]) }.onLines),
      ].onLines)
  }

  private func overlayID(ofChapter index: Int) -> String { "overlay-\(index + 1)" }

  /// The lengths of what is read aloud, and how readers mark what is being read; none without.
  private var overlayElements: [Markup] {
    let lengths = chapters.enumerated().compactMap { index, chapter in
      chapter.overlay.map { (id: overlayID(ofChapter: index), length: $0.length) }
    }
    guard !lengths.isEmpty else { return [] }
    func duration(_ seconds: Double, of id: String? = nil) -> Markup {
      .element(
        "meta", ["property": "media:duration", "refines": id.map { "#\($0)" }],
        MediaOverlay.clock(seconds))
    }
    return lengths.map { duration($0.length, of: $0.id) } + [
      duration(lengths.reduce(0) { $0 + $1.length }),
      .element("meta", ["property": "media:active-class"], "spoken"),
    ]
  }

  /// What the book claims of itself; tests hold each of it true.
  private var claims: AccessibilityMetadata {
    var claims = chapters[0].page.claims
    claims.features += [.tableOfContents, .readingOrder, .transcript]
    if chapters.contains(where: { $0.overlay != nil }) {
      claims.features.append(.synchronizedAudioText)
    }
    if let certifier {
      claims.conformsTo = [AccessibilityMetadata.Profile(guidelines: "2.2", level: .aa)]
      claims.certification = .init(certifiedBy: certifier)
    }
    return claims
  }

  private var modifiedText: String { DateText(granularity: .second).iso8601(modified) }

  private var navigation: Markup {
    let items = chapters.enumerated().map { index, chapter in
      let (page, name) = (chapter.page, names(ofChapter: index).text)
      let sections = page.headings.map { id, heading in
        Markup.element("li", [:], [.element("a", ["href": "\(name)#\(id)"], heading)])
      }
      return Markup.element(
        "li", [:],
        [
          .element("a", ["href": name], page.title), .element("ol", [:], sections.onLines),
        ])
    }
    return document(
      title: title,
      body: [
        .element(
          "main", ["data-sonify": "contents"],
          [
            .element(
              "nav", ["epub:type": "toc", "role": "doc-toc", "id": "toc"],
              [
                .element("h1", [:], PagePhrases.contents.text()),
                .element("ol", [:], items.onLines),
              ].onLines)
          ].onLines)
      ])
  }

  private func document(of page: ChartPage, _ names: Names) -> Markup {
    document(
      title: page.title,
      body: [
        page.contents(media: .files(sound: names.sound, captions: names.captions)),
        .element("script", ["src": "explorer.js"], ""),
      ])
  }

  private func document(title: String, body: [Markup]) -> Markup {
    .element(
      "html",
      [
        "xmlns": "http://www.w3.org/1999/xhtml", "xmlns:epub": "http://www.idpf.org/2007/ops",
        "lang": language, "xml:lang": language, "data-sonify-theme": theme.rawValue,
      ],
      [
        .element(
          "head", [:],
          [
            .element("meta", ["charset": "utf-8"]), .element("title", [:], title),
            .element("link", ["rel": "stylesheet", "type": "text/css", "href": "style.css"]),
          ].onLines),
        .element("body", [:], body.onLines),
      ].onLines)
  }
}
