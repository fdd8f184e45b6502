import SonifyArchives
import SonifyBase
import SonifyChart
import SonifyPicture
import SonifySession
import SonifyWords

extension ChartPage {
  // MARK: - The explorer

  var explorer: Markup {
    func button(_ command: String, _ phrase: Phrase) -> Markup {
      .element(
        "button", ["type": "button", "data-sonify-command": command], phrase.text())
    }
    let id = "\(prefix)explorer"
    let hasSeveral = table.levels.count > 1
    let count = table.levels.first { !$0.stops.isEmpty }?.stops.count ?? 0
    let hint = chart.hasRows ? PagePhrases.explorerHintOfCells : PagePhrases.explorerHint
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
        // The first line is for the points that the slider speaks, the second is live.
        .element(
          "div", ["data-sonify": "status"],
          [.element("p"), .element("p", ["role": "status", "aria-live": "polite"])]),
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
              button(
                "previousSeries",
                chart.hasRows ? PagePhrases.previousRow : PagePhrases.previousSeries),
              button("nextSeries", chart.hasRows ? PagePhrases.nextRow : PagePhrases.nextSeries),
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
        .element("p", ["id": "\(id)-hint"], hint.text()),
      ]
        + (table.hasEveryPoint
          ? []
          : [
            .element(
              "p", [:],
              PagePhrases.fewerStops.text([
                "stops": number(table.stopCount), "points": number(pointCount),
              ]))
          ]))
        .onLines)
  }

  var pointCount: Int { chart.series.reduce(0) { $0 + $1.rowCount } }

  func number(_ count: Int) -> String { NumberText(digits: 19).text(Double(count)) }

  // MARK: - Landmarks, sound and the rest

  func landmarks(below: MarkupName) -> [Markup] {
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

  func soundContents(_ media: Media) -> [Markup] {
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
        "audio",
        ["controls": "", "preload": "auto", "data-sonify": "sound", "aria-label": title],
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

  var about: [Markup] {
    let fields = AccessibilityDisplayGuide(claims).fields.filter(\.shouldDisplay)
    let statements = fields.flatMap { field -> [Markup] in
      [.element("dt", [:], field.title())]
        + field.statements.map { .element("dd", [:], $0.localized(descriptive: false)) }
    }
    let source = ChartOverview(chart).sourceLines.map { Markup.element("p", [:], $0) }
    return source + [
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
