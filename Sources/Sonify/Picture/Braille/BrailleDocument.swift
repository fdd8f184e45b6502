import SonifyBase
public import SonifyChart
import SonifyComposition
import SonifyWords

/// A chart for braille embossers and displays: a picture of dots for each series, and its
/// description, on pages of 25 lines of 40 cells.
///
/// Words and numbers are in Unified English Braille without contractions. ``brf`` is the document as
/// a file.
public struct BrailleDocument: Equatable, Sendable {
  /// The number of cells in a line: that of an embosser with paper of 11.5 inches, and of the usual
  /// display.
  public static let cellCount = 40
  /// The maximum number of lines of a page of 11 inches.
  public static let lineCount = 25
  /// The maximum number of series that have a picture, each on a page.
  public static let maxPictureCount = 12

  /// The lines of each page, in Unicode's braille patterns, without blank cells at their ends.
  public let pages: [[String]]

  private let cells: [[[BrailleCharacter]]]

  /// Creates the document of a chart.
  ///
  /// Words follow ``LocaleSettings/current``; those of languages whose letters have no braille
  /// here, such as Japanese, are in English.
  /// - Parameter chart: the chart.
  /// - Complexity: O(*n* log *n*) in the number of points.
  public init(_ chart: ChartDescriptor) {
    cells = LocaleSettings.withBraille { Self.pages(of: chart) }
    pages = cells.map { page in page.map { String($0.map(\.unicode)) } }
  }

  /// The document in North American ASCII Braille, as embossers, note takers and braille displays
  /// read it.
  ///
  /// Lines end in a carriage return and a line feed, because embossers are printers: after a line
  /// feed alone many of them go on in the same column. A form feed stands between pages.
  public var brf: [UInt8] {
    var bytes: [UInt8] = []
    for (number, page) in cells.enumerated() {
      if number > 0 { bytes.append(0x0C) }
      for line in page {
        bytes += line.compactMap(\.ascii.asciiValue)
        bytes += [0x0D, 0x0A]
      }
    }
    return bytes
  }
}

extension BrailleDocument {
  private typealias Line = [BrailleCharacter]

  private static func pages(of described: ChartDescriptor) -> [[Line]] {
    let chart = described.withTotals
    let outlines = Composer().outlines(of: chart)
    let title = UntrustedText.harmless(described.title)
    var pages: [[Line]] = []
    var key: [(letter: String, name: String)] = []
    for index in chart.series.indices.prefix(maxPictureCount) {
      let page = picture(
        ofSeries: index, of: chart, outlines[index], titled: title, number: pages.count + 1)
      pages.append(page.lines)
      key = page.key
    }
    return pages
      + texts(of: described, key: key, undrawn: chart.series.count - pages.count).paged(
        under: title, from: pages.count + 1)
  }

  /// Returns the page of a series: titles, the picture, and what stands below it.
  private static func picture(
    ofSeries index: Int, of chart: ChartDescriptor, _ outline: SeriesOutline?, titled title: String,
    number: Int
  ) -> (lines: [Line], key: [(letter: String, name: String)]) {
    var top = heading(title, page: number, atMost: index == 0 ? 2 : 1)
    func add(_ text: String, atMost limit: Int, to lines: inout [Line]) {
      lines += BrailleLines.lines(of: text, within: cellCount, atMost: limit)
    }
    if chart.series.count > 1 {
      let phrase = chart.hasRows ? BrailleDocumentPhrases.row : BrailleDocumentPhrases.series
      let name = phrase.text([
        "name": UntrustedText.harmless(chart.name(ofSeries: index), limit: 100),
        "number": "\(index + 1)", "count": "\(chart.series.count)",
      ])
      add(name, atMost: 2, to: &top)
    }
    let axis = chart.axis(of: chart.series[index])
    // A title that lists all series says no more than the name of each.
    if chart.series.count == 1 || !chart.listsSeries(inTitleOf: chart.series[index].axis) {
      add(titleText(axis.title, of: axis), atMost: 2, to: &top)
    } else {
      add(titleText("", of: axis), atMost: 1, to: &top)
    }
    var bottom: [Line] = []
    let xTitle =
      switch chart.xAxis {
      case .numeric(let axis): titleText(axis.title, of: axis)
      case .categorical(let axis): UntrustedText.harmless(axis.title, limit: 300)
      }
    add(xTitle, atMost: 2, to: &bottom)
    let picture = BraillePicture(
      ofSeries: index, of: chart, outline: outline, width: cellCount,
      // A picture of more than 60 rows of dots would be higher than it is wide.
      lines: min(20, lineCount - 1 - top.count - bottom.count))
    return ((top + picture.lines + bottom).map(\.withoutBlankEnd), picture.key)
  }

  private static func titleText(_ title: String, of axis: NumericAxis) -> String {
    let title = UntrustedText.harmless(title, limit: 300)
    return axis.quantity == .number ? PictureLayout.title(title, withUnit: axis.unit) : title
  }

  /// Returns the lines over a page: a title, and the number of the page at the right.
  fileprivate static func heading(
    _ title: String, page: Int, atMost limit: Int
  ) -> [[BrailleCharacter]] {
    let number = UncontractedBraille("\(page)").cells
    // Three blank cells keep the number from the words.
    let room = cellCount - number.count - 3
    var lines = BrailleLines.lines(of: title, within: room, atMost: limit)
    if lines.isEmpty { lines.append([]) }
    lines[0] +=
      Array(repeating: .empty, count: cellCount - number.count - lines[0].count) + number
    return lines
  }

  /// Returns the texts after the pictures.
  private static func texts(
    of chart: ChartDescriptor, key: [(letter: String, name: String)], undrawn: Int
  ) -> BrailleTextBlocks {
    var blocks = BrailleTextBlocks()
    if !key.isEmpty {
      blocks.addHeading(BrailleDocumentPhrases.key.text())
      for entry in key {
        blocks.addEntry(
          BrailleDocumentPhrases.entry.text([
            "letter": entry.letter, "name": UntrustedText.harmless(entry.name, limit: 200),
          ]))
      }
      blocks.addSpace()
    }
    for line in ChartDescription(chart, facts: ChartFacts(chart), detail: .normal).lines {
      blocks.addParagraph(line)
    }
    if undrawn > 0 {
      let phrase =
        chart.hasRows ? BrailleDocumentPhrases.moreRows : BrailleDocumentPhrases.moreSeries
      blocks.addParagraph(phrase.text(count: undrawn))
    }
    let names =
      [chart.title, chart.xAxis.title] + chart.yAxes.map(\.title) + chart.series.map(\.name)
      + key.map(\.name)
    let unknown = Set(names).reduce(0) {
      $0 + UncontractedBraille(UntrustedText.harmless($1, limit: 300)).unknownCount
    }
    if unknown > 0 { blocks.addParagraph(BrailleDocumentPhrases.unknown.text(count: unknown)) }
    return blocks
  }
}

/// Paragraphs, headings and lists, as braille books set them: paragraphs begin in the third cell,
/// further lines of an entry too.
private struct BrailleTextBlocks {
  private var blocks: [[[BrailleCharacter]]] = []

  mutating func addHeading(_ text: String) {
    blocks.append(BrailleLines.lines(of: text, within: BrailleDocument.cellCount, atMost: 2))
  }

  mutating func addParagraph(_ text: String) {
    blocks.append(
      BrailleLines.lines(of: text, within: BrailleDocument.cellCount, firstIndent: 2, indent: 0))
  }

  mutating func addEntry(_ text: String) {
    blocks.append(
      BrailleLines.lines(of: text, within: BrailleDocument.cellCount, firstIndent: 0, indent: 2))
  }

  mutating func addSpace() { blocks.append([[]]) }

  /// Returns pages with a running head; no page is without text.
  func paged(under title: String, from first: Int) -> [[[BrailleCharacter]]] {
    var pages: [[[BrailleCharacter]]] = []
    for line in blocks.flatMap(\.self) {
      if (pages.last?.count ?? .max) >= BrailleDocument.lineCount {
        if line.isEmpty { continue }
        pages.append(BrailleDocument.heading(title, page: first + pages.count, atMost: 1))
      }
      pages[pages.count - 1].append(line.withoutBlankEnd)
    }
    return pages
  }
}

extension [BrailleCharacter] {
  /// The cells without blank ones at their end.
  fileprivate var withoutBlankEnd: [BrailleCharacter] {
    Array(prefix((lastIndex { $0 != .empty } ?? -1) + 1))
  }
}

extension ChartDescriptor {
  /// Returns the chart for braille embossers and displays, as pages of 25 lines of 40 cells.
  ///
  /// Words follow ``LocaleSettings/current``.
  /// - Complexity: O(*n* log *n*) in the number of points.
  public func brailleDocument() -> BrailleDocument { BrailleDocument(self) }
}
