import SonifyBase
import SonifyChart

/// The description of a chart as a page of Markdown: a summary, a table of its series, and lists of
/// notable features.
struct DescriptionMarkdown {
  private let statements: ChartStatements
  /// What the whole is of which the chart shows a part.
  private let context: [String]
  private let detail: ChartDescription.Detail

  /// The maximum number of items in a list.
  private static let maxList = 100

  init(
    _ chart: ChartDescriptor, within whole: ChartDescriptor?, facts: ChartFacts,
    detail: ChartDescription.Detail, wording: Wording
  ) {
    statements = ChartStatements(chart, facts: facts, wording: wording)
    context = whole.map(statements.lines) ?? []
    self.detail = detail
  }

  /// The whole text, which ends in a newline.
  var text: String {
    let title = statements.title.isEmpty ? MarkdownPhrases.untitled.text() : statements.title
    var sections = ["# \(MarkdownText.escaped(title))\n"]
    sections += statements.author.map { "> \(MarkdownText.escaped($0))\n" }
    sections.append(heading(MarkdownPhrases.summary))
    switch detail {
    case .alt: sections.append(list([statements.alternative]))
    case .brief: sections.append(list(statements.brief + context))
    case .normal:
      sections += [list(statements.normal + context), tableHeading, table]
    case .full:
      sections += [list(statements.statements + context), tableHeading, table]
      for (title, items) in notables where !items.isEmpty {
        sections += [heading(title), list(items)]
      }
    }
    if detail == .normal || detail == .full {
      sections += statements.source.map { "\(MarkdownText.escaped($0))\n" }
    }
    return sections.joined(separator: "\n")
  }

  private func heading(_ phrase: Phrase) -> String { "## \(phrase.text())\n" }

  private var tableHeading: String {
    heading(statements.chart.hasRows ? MarkdownPhrases.rows : MarkdownPhrases.series)
  }

  private func list(_ items: [String]) -> String {
    let rest = items.count - Self.maxList
    let more = rest > 0 ? [MarkdownPhrases.more.text(count: rest)] : []
    return (items.prefix(Self.maxList) + more).map { "- \(MarkdownText.escaped($0))\n" }
      .joined()
  }

  private var all: [SeriesStatements] {
    statements.series + (statements.totals.map { [$0] } ?? [])
  }

  private var table: String {
    let columns = MarkdownPhrases.columns.map { $0.text() }
    return MarkdownText.row(columns) + MarkdownText.row(columns.map { _ in "---" })
      + all.map { MarkdownText.row($0.cells.map(MarkdownText.escaped)) }.joined()
  }

  private var notables: [(title: Phrase, items: [String])] {
    func items(_ items: (SeriesStatements) -> [String]) -> [String] {
      all.flatMap { one in
        items(one).map {
          all.count > 1 ? MarkdownPhrases.named.text(["name": one.name, "item": $0]) : $0
        }
      }
    }
    return [
      (
        MarkdownPhrases.turningPoints,
        items { one in
          one.facts.turningPoints.map {
            ($0.isPeak ? MarkdownPhrases.peak : MarkdownPhrases.trough)
              .text(["point": one.texts.point($0.place)])
          }
        }
      ),
      (MarkdownPhrases.steps, items(\.steps)),
      (
        MarkdownPhrases.outliers,
        items { one in
          one.facts.outliers.map {
            MarkdownPhrases.outlier.text([
              "point": one.text(of: $0),
              "deviations": NumberText(digits: 2).text($0.deviations),
            ])
          }
        }
      ),
      (MarkdownPhrases.gaps, items { one in one.facts.gaps.map(one.line) }),
      (MarkdownPhrases.crossings, statements.facts.crossings.compactMap(statements.line)),
    ]
  }
}

extension SeriesStatements {
  /// The cells of the row for the series in the table.
  fileprivate var cells: [String] {
    func number(_ count: Int) -> String { NumberText(digits: 19).text(Double(count)) }
    let counts = [name, number(facts.count), number(facts.missing)]
    guard let values = facts.values else {
      return counts + MarkdownPhrases.columns.dropFirst(counts.count).map { _ in "" }
    }
    return counts
      + [values.minimum, values.maximum, values.first, values.last].map(texts.point)
      + [
        texts.computed(values.mean),
        values.standardDeviation.map { texts.amount($0, extra: 1) } ?? "",
        values.median.isFinite ? texts.computed(values.median) : "",
      ]
  }
}
