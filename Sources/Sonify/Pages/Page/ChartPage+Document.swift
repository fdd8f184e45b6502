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
      ([.element("h1", [:], title), noScript]
        + sections(level: "h2", media: media).map(\.markup)
        + [data(for: "chart", script.written)]).onLines)
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
    sections(level: "h2", media: .files(sound: "", captions: "")).map { ($0.id, $0.heading) }
  }

  /// The chart as an element of someone else's page.
  var fragment: Markup {
    .element(
      "figure",
      ["data-sonify": "page", "data-sonify-theme": options.theme.rawValue, "lang": pictures.wide.language],
      ([
        .element("style", [:], PageStyle.text(of: options.theme)),
        .element("figcaption", [:], title), noScript,
      ] + sections(level: "h3", media: .embedded).map(\.markup) + [
        data(for: "chart", script.written), .element("script", [:], PageScript.text),
      ]).onLines)
  }

  /// What ids begin with: in fragments something of their own, so that several can be on one page.
  var prefix: String {
    guard options.isFragment else { return "s-" }
    let hash = script.written.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return "s\(String(hash, radix: 36))-"
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

  /// A part of a page under a heading.
  private struct Section {
    let id: String
    let heading: String
    let markup: Markup
  }

  private func section(
    _ name: String, _ phrase: Phrase, level: MarkupName, _ contents: [Markup]
  ) -> Section {
    let (id, heading) = ("\(prefix)\(name)", phrase.text())
    return Section(
      id: id, heading: heading,
      markup: .element(
        "section", ["aria-labelledby": id],
        ([.element(level, ["id": id], heading)] + contents).onLines))
  }

  private func sections(level: MarkupName, media: Media) -> [Section] {
    [
      section("summary", PagePhrases.summary, level: level, summary),
      section("picture", PagePhrases.chart, level: level, [figure, explorer]),
      section(
        "landmarks", PagePhrases.landmarks, level: level,
        landmarks(below: level == "h2" ? "h3" : "h4")),
      section("data", PagePhrases.data, level: level, PageTable(self).markup),
      section("sound", PagePhrases.sound, level: level, soundContents(media)),
      section("about", PagePhrases.about, level: level, about),
    ]
  }

  private var summary: [Markup] {
    [
      .element("div", [:], lines(.normal).map { .element("p", [:], $0) }.onLines),
      .element(
        "details", [:],
        [
          .element("summary", [:], PagePhrases.fullDescription.text()),
          .element("ul", [:], lines(.full).map { .element("li", [:], $0) }.onLines),
        ].onLines),
    ]
  }

  private var figure: Markup {
    let name = ([title] + lines(.brief)).joined(separator: ". ")
    func picture(_ drawing: Drawing, _ kind: String) -> Markup {
      .element(
        "div", ["class": "\(kind)-picture"],
        [
          drawing.svgElement(
            theme: options.theme, prefix: "\(prefix)\(kind)-", as: .image(name: name))
        ].onLines)
    }
    return .element(
      "div", ["class": "pictures"],
      [picture(pictures.wide, "wide"), picture(pictures.narrow, "narrow")].onLines)
  }

  // MARK: - The explorer

  private var explorer: Markup {
    func button(_ command: String, _ phrase: Phrase) -> Markup {
      .element(
        "button", ["type": "button", "data-sonify-command": command], phrase.text())
    }
    let id = "\(prefix)explorer"
    let hasSeveral = table.levels.count > 1
    let count = table.levels.first { !$0.stops.isEmpty }?.stops.count ?? 0
    return .element(
      "div",
      [
        "role": "group", "aria-label": title, "data-sonify-script": "", "hidden": "",
        "class": "explorer",
      ],
      ([
        .element("label", ["for": id], PagePhrases.explorer.text()),
        .element(
          "input",
          [
            "type": "range", "id": id, "min": "0", "max": "\(max(0, count - 1))", "step": "1",
            "value": "0", "data-sonify": "explorer", "aria-describedby": "\(id)-hint",
          ]),
        .element("p", ["data-sonify": "status", "role": "status", "aria-live": "polite"]),
        .element(
          "div", ["class": "steps"],
          [
            button("previousPoint", PagePhrases.previous), button("play", PagePhrases.play),
            button("nextPoint", PagePhrases.next),
          ].onLines),
        .element(
          "div", ["class": "buttons"],
          ((hasSeveral
            ? [
              button("previousSeries", PagePhrases.previousSeries),
              button("nextSeries", PagePhrases.nextSeries),
            ] : []) + [
              button("testSound", PagePhrases.testSound), button("help", PagePhrases.keys),
            ]).onLines),
        .element(
          "form", ["data-sonify": "search", "hidden": ""],
          [
            .element("label", ["for": "\(id)-search"], table.searchPrompt),
            .element("input", ["type": "text", "id": "\(id)-search", "autocomplete": "off"]),
            .element("button", ["type": "submit"], PagePhrases.go.text()),
          ].onLines),
        .element("p", ["id": "\(id)-hint"], PagePhrases.explorerHint.text()),
      ]
        + (table.hasEveryPoint
          ? []
          : [
            .element(
              "p", [:],
              PagePhrases.fewerStops.text([
                "stops": number(table.stopCount), "points": number(pointCount),
              ]))
          ])).onLines)
  }

  var pointCount: Int { chart.series.reduce(0) { $0 + $1.count } }

  func number(_ count: Int) -> String { NumberText(digits: 19).text(Double(count)) }

  // MARK: - Landmarks, sound and the rest

  private func landmarks(below: MarkupName) -> [Markup] {
    let lists = table.levels.indices.compactMap { level -> [Markup]? in
      let landmarks = table.landmarks(ofLevel: level)
      guard !landmarks.isEmpty else { return nil }
      let items = landmarks.map { landmark in
        Markup.element(
          "li", [:],
          [
            .element(
              "span", ["data-sonify-landmark": "\(level) \(landmark.index)"], landmark.text)
          ])
      }
      let list = Markup.element("ol", ["class": "landmarks"], items.onLines)
      guard table.levels.count > 1 else { return [list] }
      // Many buttons in a row would keep the keys from what follows.
      let folded = Markup.element(
        "details", [:],
        [
          .element("summary", [:], PagePhrases.landmarkList.text(count: items.count)), list,
        ].onLines)
      return [.element(below, [:], table.levels[level].name), items.count > 5 ? folded : list]
    }
    return lists.isEmpty
      ? [.element("p", [:], PagePhrases.noLandmarks.text())] : lists.flatMap(\.self)
  }

  private func soundContents(_ media: Media) -> [Markup] {
    func source(_ address: String, _ type: String) -> Markup {
      .element("source", ["src": address, "type": type])
    }
    func inside(_ bytes: [UInt8], _ type: String) -> String {
      "data:\(type);base64,\(Base64.text(bytes))"
    }
    let (sources, captions): ([Markup], String) =
      switch media {
      case .embedded:
        (
          [
            source(inside(sound.opus, "audio/ogg"), "audio/ogg"),
            source(inside(sound.mp3, "audio/mpeg"), "audio/mpeg"),
          ], inside(Array(sound.captions.utf8), "text/vtt")
        )
      case .files(let sound, let captions): ([source(sound, "audio/mpeg")], captions)
      }
    let track = Markup.element(
      "track",
      [
        "kind": "captions", "label": PagePhrases.captions.text(),
        "srclang": pictures.wide.language, "src": captions,
      ])
    let length = ClockText(range: 0...max(1, sound.length)).text(sound.length)
    let chapters = sound.chapters.map { chapter in
      Markup.element(
        "li", [:],
        [.element("span", ["data-sonify-time": NumberText.exact(chapter.start)], chapter.name)])
    }
    func download(_ name: String, _ phrase: Phrase) -> Markup {
      .element(
        "button", ["type": "button", "data-sonify-download": name], phrase.text())
    }
    return [
      .element("p", [:], PagePhrases.soundHint.text(["length": length])),
      .element(
        "audio", ["controls": "", "preload": "auto", "data-sonify": "sound"],
        (sources + [track]).onLines),
      .element("p", ["data-sonify": "captions"]),
      .element(
        "details", [:],
        [
          .element("summary", [:], PagePhrases.transcript.text()),
          .element("ol", [:], sound.transcript.map { .element("li", [:], $0) }.onLines),
        ].onLines),
    ]
      + (chapters.isEmpty
        ? []
        : [
          .element(
            "details", [:],
            [
              .element("summary", [:], PagePhrases.chapters.text()),
              .element("ol", ["class": "chapters"], chapters.onLines),
            ].onLines)
        ]) + [
          .element(
            "div",
            [
              "role": "group", "aria-label": PagePhrases.downloads.text(),
              "data-sonify-script": "", "hidden": "", "class": "buttons",
            ],
            [
              download("sound", PagePhrases.saveSound), download("data", PagePhrases.saveData),
              download("picture", PagePhrases.savePicture),
            ].onLines)
        ]
  }

  private var about: [Markup] {
    let fields = AccessibilityDisplayGuide(claims).fields.filter(\.shouldDisplay)
    let statements = fields.flatMap { field -> [Markup] in
      [.element("dt", [:], field.title())]
        + field.statements.map { .element("dd", [:], $0.localized(descriptive: false)) }
    }
    return [
      .element("ul", [:], PagePhrases.usage.map { .element("li", [:], $0.text()) }.onLines),
      .element("p", [:], PagePhrases.madeBy.text(["name": software])),
      .element(
        "details", [:],
        [
          .element("summary", [:], PagePhrases.accessibility.text()),
          .element("dl", [:], statements.onLines),
        ].onLines),
    ]
  }
}
