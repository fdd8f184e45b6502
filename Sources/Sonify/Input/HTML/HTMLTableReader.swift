import SonifyArchives
import SonifyTables

/// Reads all tables of a page, in one pass without a tree.
///
/// It follows the rules of browsers for end tags that are left out, for spans and for parts of
/// tables (HTML, 13.1.2.4 and 4.9.12). What the page hides is skipped, and so are scripts and
/// comments. A table within a cell is a table of its own, and no text of the cell.
struct HTMLTableReader {
  private let bytes: [UInt8]
  private var tokens: HTMLTokenizer
  private var line = 0
  private var counted = 0
  private var open: [OpenHTMLTable] = []
  /// The tables that ended, in the order of their start tags.
  private var tables: [(start: Int, table: HTMLTable)] = []
  /// The number of tables that began.
  private var begun: [Int] = []
  private var count = 0
  /// The element that is skipped with all in it, how often it is open, and the number of tables
  /// that are open within it.
  private var skipped: (name: String, depth: Int, tables: Int)?
  private var heading: HTMLCellText?
  private var lastHeading: [UInt8] = []
  private var pageTitle: HTMLCellText?
  /// The title of the page.
  private(set) var title: [UInt8] = []

  /// The maximum number of bytes of a page.
  static let maxCount = 256 << 20
  /// The maximum depth of tables within tables.
  static let maxDepth = 64

  /// Starts to read a page.
  /// - Parameter bytes: the page, in UTF-8.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens = HTMLTokenizer(bytes)
  }

  /// Reads the page.
  /// - Returns: the tables that are shown, in order.
  mutating func read() -> [HTMLTable] {
    while true {
      let start = tokens.offset
      guard let token = tokens.next() else { break }
      if skipped != nil {
        skip(token, at: start)
        continue
      }
      switch token {
      case .start(let name, let attributes): begin(name, attributes, at: start)
      case .end(let name): end(name)
      case .text(let range): append(range)
      }
    }
    while !open.isEmpty { endTable() }
    return tables.sorted { $0.start < $1.start }.map(\.table)
  }

  // MARK: Skipping

  /// Takes a token within an element that is skipped.
  private mutating func skip(_ token: HTMLTokenizer.Token, at offset: Int) {
    guard let element = skipped else { return }
    switch token {
    case .text: return
    case .start("table", _): skipped?.tables += 1
    case .end("table") where element.tables > 0:
      skipped?.tables -= 1
      if element.name == "table", element.tables == 1 { skipped = nil }
    case .start where element.tables > 0: return
    case .end where element.tables > 0: return
    case .start(let name, let attributes):
      if Self.ends(element.name, before: name) {
        skipped = nil
        begin(name, attributes, at: offset)
      } else if name == element.name {
        skipped?.depth += 1
      }
    case .end(let name):
      if name == element.name {
        skipped?.depth -= 1
        if element.depth == 1 { skipped = nil }
      } else if Self.rank(name) > Self.rank(element.name) {
        // The end tag of the element was left out.
        skipped = nil
        end(name)
      }
    }
  }

  /// The height of an element within a table; 0 for others.
  private static func rank(_ name: String) -> Int {
    switch name {
    case "td", "th": 1
    case "tr": 2
    case "thead", "tbody", "tfoot": 3
    case "table": 4
    default: 0
    }
  }

  /// Returns whether an element, whose end tag may be left out, ends before the start of another.
  private static func ends(_ name: String, before next: String) -> Bool {
    let rank = rank(next)
    return rank > 0 && rank < 4 && rank >= max(1, Self.rank(name))
  }

  private static func isHidden(_ attributes: [String: String]) -> Bool {
    guard !attributes.isEmpty else { return false }
    if let hidden = attributes["hidden"], hidden.lowercased() != "false" { return true }
    if attributes["aria-hidden"]?.lowercased() == "true" { return true }
    guard let style = attributes["style"]?.lowercased() else { return false }
    let rules = style.filter { !$0.isWhitespace }.split(separator: ";")
    return rules.contains("display:none") || rules.contains("visibility:hidden")
      || rules.contains("display:none!important")
  }

  /// Elements without contents.
  private static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr", "param",
  ]
  /// Elements whose contents are not shown, or are no text of a table.
  private static let unseen: Set<String> = [
    "script", "style", "template", "noscript", "svg", "math", "select", "textarea", "button",
    "iframe", "object", "rp", "audio", "video", "canvas",
  ]
  /// Elements that begin and end lines.
  private static let blocks: Set<String> = [
    "br", "p", "div", "li", "ul", "ol", "dl", "dt", "dd", "hr", "pre", "section", "article",
    "blockquote", "center",
  ]
  private static let headings: Set<String> = ["h1", "h2", "h3", "h4", "h5", "h6"]

  // MARK: Tags

  private mutating func begin(_ name: String, _ attributes: [String: String], at offset: Int) {
    // Where a click sorts the rows, the button is the name of the column.
    let isName = name == "button" && open.last?.isAtHeading ?? false
    if Self.unseen.contains(name), !isName {
      skipped = (name, 1, 0)
      return
    }
    if Self.isHidden(attributes), !Self.void.contains(name) {
      if Self.rank(name) == 1 { withTable { $0.endCell() } }
      if Self.rank(name) == 2 { withTable { $0.endRow() } }
      if Self.rank(name) == 3 { withTable { $0.beginPart(.body) } }
      skipped = (name, 1, name == "table" ? 1 : 0)
      return
    }
    switch name {
    case "table": beginTable(attributes, at: offset)
    case "caption": withTable { $0.isInCaption = true }
    case "thead": withTable { $0.beginPart(.head) }
    case "tbody": withTable { $0.beginPart(.body) }
    case "tfoot": withTable { $0.beginPart(.foot) }
    case "tr":
      // SQLite writes rows alone.
      if count == 0 { beginTable([:], at: offset) }
      let line = line(at: offset)
      withTable { $0.beginRow(line: line) }
    case "td", "th":
      let line = line(at: offset)
      withTable { $0.beginCell(attributes, isHeading: name == "th", line: line) }
    case "sup":
      let names = attributes["class"]?.lowercased() ?? ""
      let isReference = names.contains("reference") || names.contains("footnote")
      withText { $0.beginRaised(isReference: isReference) }
    case "a": withText { $0.addLink() }
    case "title" where open.isEmpty: pageTitle = HTMLCellText()
    case _ where Self.headings.contains(name):
      withText { $0.separate() }
      heading = HTMLCellText()
    case _ where Self.blocks.contains(name): withText { $0.separate() }
    default: break
    }
  }

  private mutating func end(_ name: String) {
    switch name {
    case "table": endTable()
    case "caption": withTable { $0.isInCaption = false }
    case "thead", "tbody", "tfoot": withTable { $0.beginPart(.body) }
    case "tr": withTable { $0.endRow() }
    case "td", "th": withTable { $0.endCell() }
    case "sup": withText { $0.endRaised() }
    case "title":
      if var text = pageTitle { title = text.finish() }
      pageTitle = nil
    case _ where Self.headings.contains(name):
      if var text = heading { lastHeading = text.finish() }
      heading = nil
      withText { $0.separate() }
    case _ where Self.blocks.contains(name): withText { $0.separate() }
    default: break
    }
  }

  private mutating func withTable(_ change: (inout OpenHTMLTable) -> Void) {
    guard !open.isEmpty else { return }
    change(&open[open.count - 1])
  }

  private mutating func withText(_ change: (inout HTMLCellText) -> Void) {
    guard !open.isEmpty else { return }
    open[open.count - 1].withText(change)
  }

  private mutating func beginTable(_ attributes: [String: String], at offset: Int) {
    guard open.count < Self.maxDepth else {
      skipped = ("table", 1, 1)
      return
    }
    withText { $0.separate() }
    var table = HTMLTable()
    table.line = line(at: offset)
    table.title = lastHeading
    lastHeading = []
    table.identifier = attributes["id"] ?? ""
    table.isLayout = ["presentation", "none"].contains(attributes["role"]?.lowercased())
    open.append(OpenHTMLTable(table))
    begun.append(count)
    count += 1
  }

  private mutating func endTable() {
    guard var last = open.popLast(), let start = begun.popLast() else { return }
    tables.append((start, last.end()))
  }

  // MARK: Text

  private mutating func append(_ range: Range<Int>) {
    let isPlain = !bytes[range].contains(UInt8(ascii: "&"))
    let text = isPlain ? bytes[range] : Array(tokens.string(range).utf8)[...]
    if pageTitle != nil { pageTitle?.append(text) }
    if heading != nil { heading?.append(text) }
    withText { $0.append(text) }
  }

  /// Returns the line at an offset that does not fall, counted from 0.
  private mutating func line(at offset: Int) -> Int {
    while counted < offset {
      if bytes[counted] == .lineFeed { line += 1 }
      counted += 1
    }
    return line
  }
}
