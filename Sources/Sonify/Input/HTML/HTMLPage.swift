import SonifyBase
import SonifyTables

/// The table of a page that is used, as delimited text.
struct HTMLPage {
  /// The rows.
  let text: SheetText
  /// The title of the chart: that of the table, or else of the page.
  let title: String?
  /// The decisions that were made.
  let decisions: [Decision]

  /// Reads a page and chooses one of its tables.
  /// - Parameters:
  ///   - source: the page.
  ///   - options: how to read it, and which table; without a choice the largest one is used.
  ///   - charts: the names of the charts of the page, which are counted after its tables.
  /// - Throws: ``InputError`` if the page has no table with numbers, or not the chosen one.
  /// - Complexity: linear in the size of the page, which is held in memory with the texts of its
  ///   tables.
  init(
    _ source: ByteSource, _ options: ReadingOptions, charts: [String] = []
  ) throws(InputError) {
    guard options.skippedLines == nil else { throw .badChoice(.skippedLinesOfCells) }
    let place = InputError.Place(source: source.name)
    var reader = HTMLTableReader(try Self.bytes(source))
    let shown = reader.read().filter { !$0.isLayout }
    guard !shown.contains(where: \.sheet.isFull) else {
      throw .badData(place, .sheet(.tooLarge))
    }
    let tables = shown.compactMap { table in
      SheetTable(in: table.sheet, isOne: true, hasHeader: options.hasHeader).map { (table, $0) }
    }
    let names = tables.map { Self.text($0.0.title) }
    var index = tables.indices.max {
      // A list of single numbers is seldom what a page is read for.
      let (first, second) = (tables[$0].1, tables[$1].1)
      let isLess = first.columns.count < 2 && second.columns.count > 1
      let isMore = first.columns.count > 1 && second.columns.count < 2
      return isLess || !isMore && first.numberCount < second.numberCount
        || isLess == isMore && first.numberCount == second.numberCount && $0 > $1
    }
    if let asked = options.table {
      index = try asked.index(among: zip(names, tables).map { [$0, $1.0.identifier] })
    }
    guard let index else { throw .badData(place, .sheet(.noTableOnPage)) }
    let (table, found) = tables[index]
    let tab = UInt8(ascii: "\t")
    guard let text = try found.text(of: table.sheet, name: source.name, options, delimiter: tab)
    else { throw .badData(InputError.Place(source: source.name), .sheet(.tooLarge)) }
    self.text = text
    let pageTitle = Self.text(reader.title)
    title = [found.findings.title ?? "", names[index], pageTitle].first { !$0.isEmpty }
    let use = Decision.use(ofTable: index, among: names + charts)
    decisions = (use.map { [$0] } ?? []) + found.findings.decisions(sheet: nil)
  }

  private static func bytes(_ source: ByteSource) throws(InputError) -> [UInt8] {
    let place = InputError.Place(source: source.name)
    guard source.count <= HTMLTableReader.maxCount else {
      throw .badData(place, .sheet(.pageTooLong(maximum: HTMLTableReader.maxCount)))
    }
    let bytes = try source.beginning(source.count)
    if source.conversion.encoding != nil { return bytes }
    do throws(InputError.SheetFault) {
      return try HTMLText.utf8(bytes)
    } catch {
      throw .badData(place, .sheet(error))
    }
  }

  private static func text(_ bytes: [UInt8]) -> String {
    UntrustedText.harmless(String(decoding: bytes, as: UTF8.self), limit: 100)
  }

  // MARK: Recognition

  /// The number of bytes in which a page shows what it is.
  private static let sampleSize = 64 << 10

  /// Returns whether a text is HTML: it begins with a declaration or an element of HTML.
  ///
  /// Elements that may begin a cell of delimited text too, such as `<b>`, must be followed by a
  /// table or a script.
  /// - Parameter source: the text.
  /// - Returns: whether it is HTML.
  /// - Throws: ``InputError/unreadable(source:_:)``.
  static func isPage(_ source: ByteSource) throws(InputError) -> Bool {
    let sample = try source.beginning(sampleSize)
    var rest = sample[(sample.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)...].drop { $0 <= 0x20 }
    guard rest.first == UInt8(ascii: "<") else { return false }
    rest = rest.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }[...]
    // Comments and instructions say nothing.
    while let ending = remarks.first(where: { rest.starts(with: $0.key.utf8) })?.value,
      let end = rest.firstRange(of: Array(ending.utf8))
    {
      rest = rest[end.upperBound...].drop { $0 <= 0x20 }
    }
    if rest.starts(with: "<!doctype".utf8) {
      return rest.dropFirst(9).drop { $0 <= 0x20 }.starts(with: "html".utf8)
    }
    guard rest.first == UInt8(ascii: "<") else { return false }
    let letters = rest.dropFirst().prefix { $0 > 0x20 && $0 != 0x3E && $0 != 0x2F }
    let name = String(decoding: letters, as: UTF8.self)
    if structure.contains(name) { return true }
    return elements.contains(name)
      && ["<table", "<script"].contains { rest.firstRange(of: Array($0.utf8)) != nil }
  }

  /// What begins and ends remarks.
  private static let remarks = ["<!--": "-->", "<?": "?>"]
  /// Elements that begin pages and parts of them.
  private static let structure: Set<String> = [
    "html", "head", "body", "table", "thead", "tbody", "tr", "div", "style", "script", "meta",
    "link", "template", "main", "section", "article", "header", "nav", "center", "h1", "h2", "h3",
    "figure",
  ]
  /// Other elements before a table or a script.
  private static let elements: Set<String> = [
    "b", "i", "a", "p", "span", "font", "br", "hr", "title", "base", "form", "ul", "ol", "pre",
    "small", "strong", "em", "caption", "td", "th", "h4", "h5", "h6", "img", "blockquote", "dl",
    "footer", "aside", "details", "label", "u", "big", "tt", "code", "canvas",
  ]
}
