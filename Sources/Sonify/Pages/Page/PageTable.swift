import SonifyArchives
import SonifyBase
import SonifyChart
import SonifySession
import SonifyWords

/// The data of a page as a table: all points, or the stops if there are too many.
struct PageTable {
  /// The maximum number of points that all have a row.
  static let maxPointCount = 1000

  private let page: ChartPage
  private var chart: ChartDescriptor { page.chart }

  init(_ page: ChartPage) { self.page = page }

  /// The table in a box that may be moved sideways, after what is to be said of it.
  var markup: [Markup] {
    let isWhole =
      page.pointCount <= Self.maxPointCount && chart.series.allSatisfy(\.slots.isEmpty)
    let rows = isWhole ? pointRows : stopRows
    let note =
      isWhole
      ? []
      : [
        Markup.element(
          "p", [:],
          PagePhrases.dataOfStops.text(["points": page.number(page.pointCount)]))
      ]
    let head = Markup.element(
      "thead", [:],
      [
        .element(
          "tr", [:], rows.head.map { .element("th", ["scope": "col"], $0) })
      ])
    let body = Markup.element(
      "tbody", [:],
      rows.body.map { row in
        .element(
          "tr", [:],
          row.enumerated().map { index, cell in
            .element(
              index < rows.headCount ? "th" : "td",
              [
                "scope": index < rows.headCount ? "row" : nil,
                "data-value": cell.exact == cell.text ? nil : cell.exact,
              ], cell.text)
          })
      }.onLines)
    return note + [
      .element(
        "div",
        [
          "class": "table", "role": "region", "tabindex": "0",
          "aria-label": PagePhrases.table.text(),
        ], [.element("table", ["aria-label": page.title], [head, body].onLines)])
    ]
  }

  /// A cell, for people and for programs.
  private struct Cell {
    var text: String
    var exact: String
  }

  /// The first cells of each row, which name series and x, are headers.
  private typealias Rows = (head: [String], body: [[Cell]], headCount: Int)

  /// Every point; series with the same x are columns beside each other.
  private var pointRows: Rows {
    let series = chart.series
    let x = ValueText(axis: chart.xAxis)
    let ys = series.map { ValueText(axis: chart.axis(of: $0)) }
    let isWide =
      !chart.hasFigures && series.allSatisfy { $0.xs == series[0].xs && $0.labels.isEmpty }
      && chart.additionalAxes.count == series.filter { $0.axis > 0 }.count
    guard !series.isEmpty, isWide else { return longRows(x, ys) }
    let body = series[0].xs.indices.map { row in
      [cell(series[0].xs[row], x)] + series.indices.map { cell(series[$0].ys[row], ys[$0]) }
    }
    let names =
      series.count == 1
      ? [title(chart.axis(of: series[0]).title, PagePhrases.y)]
      : series.indices.map { UntrustedText.harmless(chart.name(ofSeries: $0), limit: 60) }
    return ([title(xTitle, PagePhrases.x)] + names, body, 1)
  }

  /// The parts of the elements beside y.
  private var parts: [FigurePart] {
    chart.hasFigures ? chart.kind.figureParts.filter { $0 != chart.kind.mainPart } : []
  }

  /// The heads of their columns, and of the outliers of boxes.
  private var partHeads: [String] {
    parts.map(\.name)
      + (parts.isEmpty || chart.kind != .box ? [] : [PagePhrases.outliers.text()])
  }

  private func parts(ofSeries index: Int, _ row: Int, _ text: ValueText) -> [Cell] {
    guard !parts.isEmpty else { return [] }
    let figure = chart.figure(ofSeries: index, at: row)
    let cells = parts.map { cell(figure?[$0] ?? .nan, text) }
    guard chart.kind == .box else { return cells }
    let outliers = (figure?.outliers ?? []).prefix(100).map(text.text)
    let list = UntrustedText.harmless(Lists.items(Array(outliers)), limit: 1000)
    return cells + [Cell(text: list, exact: list)]
  }

  private func longRows(_ x: ValueText, _ ys: [ValueText]) -> Rows {
    let series = chart.series
    let hasNames = series.count > 1
    let hasLabels = series.contains { !$0.labels.isEmpty }
    let others = chart.additionalAxes.indices.filter { number in
      series.contains { $0.additionalValues.indices.contains(number) }
    }
    let head =
      (hasNames ? [seriesHead] : []) + [
        title(xTitle, PagePhrases.x),
        title(series.first.map { chart.axis(of: $0).title } ?? "", PagePhrases.y),
      ] + partHeads + others.map { title(chart.additionalAxes[$0].title, PagePhrases.y) }
      + (hasLabels ? [PagePhrases.label.text()] : [])
    let body = series.indices.flatMap { index in
      series[index].xs.indices.map { row in
        let name = UntrustedText.harmless(chart.name(ofSeries: index), limit: 60)
        let label = series[index].labels.isEmpty ? "" : series[index].labels[row]
        let values = others.map { number in
          let columns = series[index].additionalValues
          return columns.indices.contains(number)
            ? cell(columns[number][row], ValueText(axis: chart.additionalAxes[number]))
            : Cell(text: "", exact: "")
        }
        return (hasNames ? [Cell(text: name, exact: name)] : [])
          + [cell(series[index].xs[row], x), cell(series[index].ys[row], ys[index])]
          + parts(ofSeries: index, row, ys[index]) + values
          + (hasLabels
            ? [Cell(text: UntrustedText.harmless(label), exact: UntrustedText.harmless(label))]
            : [])
      }
    }
    return (head, body, hasNames ? 2 : 1)
  }

  /// The stops of every series, with the range of their values.
  private var stopRows: Rows {
    let hasNames = chart.series.count > 1
    let head =
      (hasNames ? [seriesHead] : []) + [
        title(xTitle, PagePhrases.x), title(chart.yAxis.title, PagePhrases.y),
        PagePhrases.low.text(), PagePhrases.high.text(), PagePhrases.rows.text(),
      ]
    let x = ValueText(axis: chart.xAxis)
    let body = page.table.levels.filter { !$0.isOfStacks && $0.part == nil }.flatMap { level in
      let y = ValueText(axis: page.table.chart.axis(of: page.table.chart.series[level.series]))
      return level.stops.map { stop in
        (hasNames ? [Cell(text: level.name, exact: level.name)] : []) + [
          Cell(text: stop.xText, exact: x.exact(stop.x)), cell(stop.y ?? .nan, y),
          cell(stop.ys?.lowerBound ?? .nan, y), cell(stop.ys?.upperBound ?? .nan, y),
          Cell(text: page.number(stop.rows), exact: "\(stop.rows)"),
        ]
      }
    }
    return (head, body, hasNames ? 2 : 1)
  }

  /// The head of the column with the names of the series.
  private var seriesHead: String {
    chart.hasRows ? title(chart.seriesTitle, PagePhrases.row) : PagePhrases.series.text()
  }

  private var xTitle: String {
    switch chart.xAxis {
    case .numeric(let axis): axis.title
    case .categorical(let axis): axis.title
    }
  }

  private func title(_ title: String, _ other: Phrase) -> String {
    let title = UntrustedText.harmless(title, limit: 60)
    return title.isEmpty ? other.text() : title
  }

  private func cell(_ value: Double, _ text: ValueText) -> Cell {
    guard value.isFinite else { return Cell(text: PagePhrases.missing.text(), exact: "") }
    return Cell(
      text: UntrustedText.harmless(text.text(value), limit: 200),
      exact: UntrustedText.harmless(text.exact(value), limit: 200))
  }
}
