import SonifyArchives
import SonifyBase
import SonifyChart
import SonifyPicture
import SonifySession
import SonifyWords

extension ChartPage {
  /// Where nothing may be loaded from: neither a request nor a form leaves the page.
  private static let policy =
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:; media-src data: blob:; base-uri 'none'; form-action 'none'"

  /// Returns what the heads of all pages have.
  static func head(title: String, theme: PictureTheme) -> [Markup] {
    [
      .element("meta", ["charset": "utf-8"]),
      .element("meta", ["http-equiv": "Content-Security-Policy", "content": policy]),
      .element("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
      .element("title", [:], title),
      .element("style", [:], PageStyle.text(of: theme)),
    ]
  }

  /// Returns JSON with an escape for "<", which it has only within texts, so that no text ends a
  /// script or begins one.
  private static func safe(_ json: String) -> String { json.replacing("<", with: "\\u003c") }

  /// The whole page.
  var document: Markup {
    let language = pictures.wide.language
    return .element(
      "html", ["lang": language, "data-sonify-theme": options.theme.rawValue],
      [
        .lineEnd,
        .element(
          "head", [:],
          (Self.head(title: title, theme: options.theme) + [
            .element(
              "meta", ["name": "description", "content": lines(.brief).joined(separator: " ")]),
            .element("meta", ["name": "generator", "content": software]),
            .element(
              "script", ["type": "application/ld+json"],
              Self.safe(claims.jsonLD(name: title, language: language))),
          ]).onLines),
        .lineEnd,
        .element(
          "body", [:],
          [
            contents(media: .embedded), .element("script", [:], PageScript.text),
          ].onLines),
        .lineEnd,
      ])
  }

  /// Returns what a page or a chapter of a book shows.
  func contents(media: Media) -> Markup {
    .element(
      "main", ["data-sonify": "page"],
      ([.element("h1", ["id": titleID], title), noScript]
        + sections(level: "h2", media: media)
        + [data(for: "chart", script)]).onLines)
  }

  /// Where the sound and its captions are.
  enum Media {
    /// In the page itself.
    case embedded
    /// In files beside it.
    case files(sound: String, captions: String)
  }

  /// The ids and headings of all sections.
  var headings: [(id: String, heading: String)] {
    Section.allCases.map { (id(of: $0), $0.heading.text()) }
  }

  /// The chart as an element of someone else's page.
  var fragment: Markup {
    .element(
      "figure",
      [
        "data-sonify": "page", "data-sonify-theme": options.theme.rawValue,
        "lang": pictures.wide.language,
      ],
      ([
        .element("style", [:], PageStyle.text(of: options.theme)),
        .element("figcaption", [:], title), noScript,
      ] + sections(level: "h3", media: .embedded) + [
        data(for: "chart", script), .element("script", [:], PageScript.text),
      ]).onLines)
  }

  var title: String {
    let title = UntrustedText.harmless(chart.title, limit: 300)
    return title.isEmpty ? PagePhrases.untitled.text() : title
  }

  /// What the page claims of itself; tests hold each of it true.
  var claims: AccessibilityMetadata {
    AccessibilityMetadata(
      accessModes: [.textual, .visual, .auditory, .chartOnVisual],
      accessModesSufficient: [[.textual], [.visual], [.textual, .auditory]],
      features: [
        .alternativeText, .longDescription, .structuralNavigation, .displayTransformability,
        .captions, .highContrastDisplay,
      ],
      hazards: [.noFlashing, .noMotionSimulation, .unknownSound])
  }

  /// The lines of a description.
  func lines(_ detail: ChartDescription.Detail) -> [String] {
    ChartDescription(chart, facts: facts, detail: detail).lines
  }

  private var noScript: Markup {
    .element("p", ["data-sonify-no-script": ""], PagePhrases.noScript.text())
  }

  private func data(for name: String, _ json: String) -> Markup {
    .element(
      "script", ["type": "application/json", "data-sonify": name], Self.safe(json))
  }

  /// The parts of a page, each under a heading, in their order.
  enum Section: String, CaseIterable {
    case summary, picture, landmarks, data, sound, about

    fileprivate var heading: Phrase {
      switch self {
      case .summary: PagePhrases.summary
      case .picture: PagePhrases.chart
      case .landmarks: PagePhrases.landmarks
      case .data: PagePhrases.data
      case .sound: PagePhrases.sound
      case .about: PagePhrases.about
      }
    }
  }

  /// Returns the id of the heading of a section.
  func id(of section: Section) -> String { prefix + section.rawValue }

  private func sections(level: MarkupName, media: Media) -> [Markup] {
    Section.allCases.map { section in
      let contents =
        switch section {
        case .summary: summary
        case .picture: [figure, explorer]
        case .landmarks: landmarks(below: level == "h2" ? "h3" : "h4")
        case .data: PageTable(self).markup
        case .sound: soundContents(media)
        case .about: about
        }
      let id = id(of: section)
      return .element(
        "section", ["aria-labelledby": id],
        ([.element(level, ["id": id], section.heading.text())] + contents).onLines)
    }
  }

  private var summary: [Markup] {
    [
      .element(
        "div", [:],
        lines(.normal).enumerated().map { .element("p", ["id": summaryID($0)], $1) }.onLines),
      .element(
        "details", [:],
        [
          .element("summary", [:], PagePhrases.fullDescription.text()),
          .element("ul", [:], lines(.full).map { .element("li", [:], $0) }.onLines),
        ].onLines),
    ]
  }

  /// The width of a picture's unit, in rem, at which its text has 12 pixels.
  private static let minText = 12.0 / 14 / 16

  private var figure: Markup {
    let name = lines(.brief).joined(separator: " ")
    func picture(_ drawing: Drawing, _ kind: String) -> Markup {
      // One that large text has made wider is moved sideways in its box.
      let isWide = drawing.width > 1.05 * Self.widths.narrow && kind == "narrow"
      let width = isWide ? "min-width: \((drawing.width * Self.minText).rounded(.up))rem" : nil
      return .element(
        "div",
        [
          "class": "\(kind)-picture", "tabindex": isWide ? "0" : nil,
          "role": isWide ? "region" : nil, "aria-label": isWide ? PagePhrases.chart.text() : nil,
        ],
        [
          .element(
            "div", ["style": width],
            [
              drawing.svgElement(
                theme: options.theme, prefix: "\(prefix)\(kind)-", as: .image(name: name))
            ])
        ])
    }
    return .element(
      "div", ["class": "pictures", "id": figureID],
      [picture(pictures.wide, "wide"), picture(pictures.narrow, "narrow")].onLines)
  }
}
