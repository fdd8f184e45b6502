import SonifyBase
import SonifyChart
package import SonifyInput
import SonifyPicture

/// Finds what would keep people out of a chart, by the rules that our own pictures follow.
package struct ChartAudit {
  private let chart: ChartDescriptor
  private let appearance: ChartAppearance?
  private let hasTitle: Bool

  /// The minimum contrast of text, WCAG 2.2, success criterion 1.4.3.
  static let textContrast = 4.5
  /// The minimum contrast of text of 18 points and more, by the same criterion.
  static let largeTextContrast = 3.0
  /// The minimum contrast of graphics, WCAG 2.2, success criterion 1.4.11.
  static let markContrast = 3.0
  /// The minimum CIEDE2000 of two colours of series, as in ``Palette``.
  static let colourDistance = 20.0
  /// The maximum number of findings on pairs of colours; the nearest are reported.
  private static let maxPairs = 20

  /// Prepares the audit of a chart.
  /// - Parameter loaded: the chart, with its colours if its file has any.
  package init(_ loaded: LoadedChart) {
    chart = loaded.chart
    appearance = loaded.appearance
    hasTitle = loaded.hasOwnTitle != false
  }

  /// The findings: those that fail a success criterion first.
  package var findings: [ChartFinding] {
    let colours = appearance.map { contrasts($0) + alone($0) + pairs($0) } ?? []
    let all = colours + words + unread
    return all.filter { $0.rule.criterion != nil } + all.filter { $0.rule.criterion == nil }
  }

  // MARK: Colours

  private func contrasts(_ appearance: ChartAppearance) -> [ChartFinding] {
    let texts = appearance.texts.compactMap {
      contrast($0, on: appearance.paper, .textContrast, AuditPhrases.textContrast)
    }
    let marks = appearance.marks.compactMap { mark in
      let phrase = mark.name == nil ? AuditPhrases.markContrast : AuditPhrases.seriesContrast
      return contrast(mark, on: appearance.plot, .markContrast, phrase)
    }
    return texts + marks
  }

  private func contrast(
    _ paint: ChartAppearance.Paint, on paper: ChartAppearance.Paint, _ rule: ChartFinding.Rule,
    _ phrase: Phrase
  ) -> ChartFinding? {
    let limit =
      rule == .markContrast
      ? Self.markContrast : paint.isLarge ? Self.largeTextContrast : Self.textContrast
    let (colour, background) = (Colour(paint.colour), Colour(paper.colour))
    let value = colour.contrast(with: background)
    guard value < limit else { return nil }
    let problem = phrase.text([
      "colour": colour.hexadecimal, "background": background.hexadecimal,
      "name": Self.shown(paint.name ?? ""), "value": Self.text(value), "limit": Self.text(limit),
    ])
    let better = colour.mended(on: background, contrast: limit)
    return ChartFinding(
      rule, at: paint.place, value: value, limit: limit, problem,
      AuditPhrases.betterColour.text(["colour": better.hexadecimal]))
  }

  private func alone(_ appearance: ChartAppearance) -> [ChartFinding] {
    guard appearance.tellsSeriesByColourAlone, let place = appearance.marks.first?.place else {
      return []
    }
    return [
      ChartFinding(
        .colourAlone, at: place, value: Double(appearance.marks.count),
        AuditPhrases.colourAlone.text(count: appearance.marks.count),
        AuditPhrases.otherSigns.text())
    ]
  }

  /// The pairs of colours that some eyes cannot tell apart, each for the eyes that see it worst.
  private func pairs(_ appearance: ChartAppearance) -> [ChartFinding] {
    // A chart of hundreds of series has another problem.
    let marks = appearance.marks.prefix(50)
    var found: [(distance: Double, finding: ChartFinding)] = []
    for (index, mark) in marks.enumerated() {
      for other in marks.dropFirst(index + 1) {
        let (one, two) = (Colour(mark.colour), Colour(other.colour))
        let worst = ColourVision.allCases.map { ($0, one.distance(to: two, for: $0)) }
          .min { $0.1 < $1.1 }
        guard let (vision, distance) = worst, distance < Self.colourDistance else { continue }
        let problem = AuditPhrases.colourPair.text([
          "first": Self.shown(mark.name ?? ""), "second": Self.shown(other.name ?? ""),
          "colour": one.hexadecimal, "other": two.hexadecimal, "value": Self.text(distance),
          "vision": vision.words, "limit": Self.text(Self.colourDistance),
        ])
        let finding = ChartFinding(
          .colourPair, at: mark.place, value: distance, limit: Self.colourDistance, problem,
          AuditPhrases.otherColours.text())
        found.append((distance, finding))
      }
    }
    return found.sorted { $0.distance < $1.distance }.prefix(Self.maxPairs).map(\.finding)
  }

  private var unread: [ChartFinding] {
    (appearance?.unread ?? []).map { place in
      ChartFinding(
        .unreadColour, at: place, AuditPhrases.unread.text(),
        AuditPhrases.checkByEye.text())
    }
  }

  // MARK: Words

  private var words: [ChartFinding] {
    var findings: [ChartFinding] = []
    func add(_ rule: ChartFinding.Rule, _ problem: String, _ remedy: Phrase) {
      findings.append(ChartFinding(rule, problem, remedy.text()))
    }
    // Where a ramp or other signs show the series, their number is no matter of colour.
    let count = appearance?.marks.count ?? chart.series.count
    // Rows of cells are told apart by their places.
    if chart.kind != .heatmap, count > Palette.count {
      findings.append(
        ChartFinding(
          .seriesCount, value: Double(count), limit: Double(Palette.count),
          AuditPhrases.seriesCount.text(count: count, ["limit": "\(Palette.count)"]),
          AuditPhrases.fewerSeries.text()))
    }
    if !hasTitle { add(.title, AuditPhrases.noTitle.text(), AuditPhrases.addTitle) }
    if chart.xAxis.title.isEmpty {
      add(.axisTitle, AuditPhrases.noXTitle.text(), AuditPhrases.addAxisTitle)
    }
    for axis in chart.yAxes {
      if axis.title.isEmpty {
        add(.axisTitle, AuditPhrases.noYTitle.text(), AuditPhrases.addAxisTitle)
      } else if axis.unit == nil, chart.kind != .histogram {
        let title = Self.shown(axis.title)
        add(.unit, AuditPhrases.noUnit.text(["title": title]), AuditPhrases.addUnit)
      }
    }
    if chart.summary?.isEmpty != false {
      add(.description, AuditPhrases.noDescription.text(), AuditPhrases.addDescription)
    }
    return findings
  }

  /// Rounds down, so that a value under a limit is never shown as the limit.
  private static func text(_ value: Double) -> String {
    NumberText(digits: 4).text((value * 100).rounded(.down) / 100)
  }

  private static func shown(_ name: String) -> String { UntrustedText.harmless(name, limit: 80) }
}

extension ColourVision {
  /// The name in a finding.
  fileprivate var words: String {
    switch self {
    case .trichromatic: AuditPhrases.trichromatic.text()
    case .protan: AuditPhrases.protan.text()
    case .deutan: AuditPhrases.deutan.text()
    case .tritan: AuditPhrases.tritan.text()
    }
  }
}

extension Colour {
  /// Returns the nearest mixture with black or white that has a contrast, or the better of them.
  fileprivate func mended(on background: Colour, contrast limit: Double) -> Colour {
    let ends = [Colour(0x000000), Colour(0xFFFFFF)]
    for percent in 1...100 {
      for end in ends {
        let mixture = mixed(with: end, share: Double(percent) / 100)
        if mixture.contrast(with: background) >= limit { return mixture }
      }
    }
    return ends.max { $0.contrast(with: background) < $1.contrast(with: background) } ?? self
  }
}
