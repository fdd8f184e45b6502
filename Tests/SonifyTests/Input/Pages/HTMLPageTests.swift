import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Tables of HTML pages are read as a browser shows them.
struct HTMLPageTests {
  /// Pages of other programs; see `Pages/README.md`.
  private static func sample(_ name: String) throws -> LoadedChart {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Samples")
    return try ChartLoader.load(.file(path: folder.appending(path: name).path))
  }

  private func load(
    _ html: String, _ change: (inout ReadingOptions) -> Void = { _ in }
  ) throws(InputError) -> LoadedChart {
    var reading = ReadingOptions()
    change(&reading)
    return try ChartLoader.load(.text(html, name: "page.html"), reading: reading)
  }

  /// The values of each series by its name.
  private func values(_ loaded: LoadedChart) -> [String: [Double?]] {
    Dictionary(
      loaded.chart.series.map { ($0.name, $0.ys.map { $0.isNaN ? nil : $0 }) },
      uniquingKeysWith: { first, _ in first })
  }

  @Test func anArticleOfAnEncyclopedia() throws {
    let loaded = try Self.sample("wikipedia.html")
    #expect(loaded.chart.title == "Population and life expectancy")
    let values = values(loaded)
    #expect(
      values["Population 2020"] == [126_226_568, 5_367_580, 38_100, 39_538_223, 15_946_876]
        || values["Population 2020"]?.first == 126_226_568)
    #expect(values["Population 2023"]?[2] == 36_686)
    #expect(values["Life expectancy (years)"]?.last == .some(nil))
    #expect(loaded.chart.xAxis.categorical?.categories.prefix(2) == ["Japan", "Norway"])
  }

  @Test func aStyledTableOfPandas() throws {
    let loaded = try Self.sample("pandas_style.html")
    #expect(loaded.chart.title == "Bakery")
    #expect(values(loaded)["bread"]?.count == 12)
    #expect(values(loaded)["cake"]?.last == 90)
  }

  @Test func anOldPageWithTablesForLayout() throws {
    let loaded = try Self.sample("layout.html")
    #expect(loaded.chart.title == "Monthly rain")
    #expect(values(loaded)["Rain (mm)"] == [40, 38, 45, 52, 60, 66, 71, 69, 58, 50, 47, 90])
  }

  // MARK: Recognition

  @Test(arguments: [
    "<!doctype html><p>12,345 people, 1,2<p>3,4", "\n<html><body>1,2\n3,4\n5,6",
    "<?xml version=\"1.0\"?>\n<!DOCTYPE html PUBLIC \"x\"><html>1,2</html>",
    "<!-- saved from url=(0014)about:internet -->\n<html>1,2\n3,4", "<div>1,2\n3,4</div>",
    "<!doctype html><script>document.write('<table><tr><td>1<td>2<tr><td>3<td>4</table>')</script>",
    "<html><!-- <table><tr><td>1<td>2<tr><td>3<td>4</table> --></html>",
  ])
  func aPageWithoutATableIsNeverCommaText(html: String) {
    #expect(
      throws: InputError.badData(InputError.Place(source: "data.csv"), .sheet(.noTableOnPage))
    ) { try ChartLoader.load(.text(html)) }
  }

  @Test(arguments: ["<a>,<b>\n1,2\n3,4\n", "<5,value\n1,2\n2,3\n", "<x>\t<y>\n1\t2\n2\t3\n"])
  func delimitedTextMayBeginLikeOne(text: String) throws {
    #expect(try ChartLoader.load(.text(text)).chart.series.count == 1)
  }

  // MARK: Cells

  @Test(arguments: [
    ("12", "12"), ("<b>1</b>2", "12"), (" 1,234\n", "1,234"), ("36,686[9]", "36,686"),
    ("36,686<sup><a href=#n>[9]</a></sup>", "36,686"), ("5 [note 3][b]", "5"), ("[b]", "[b]"),
    ("12*", "12"), ("a*", "a*"), ("12 %†", "12 %"), ("36<sup>a</sup>", "36"),
    ("19<sup>th</sup>", "19th"),
    ("7<sup>9</sup>", "7"), ("km<sup>2</sup>", "km2"), ("Japan<sup>2</sup>", "Japan"),
    ("3 × 10<sup>3</sup>", "3 × 103"), ("a<br>b", "a b"), ("<p>a</p><p>b</p>", "a b"),
    ("&minus;1.5", "-1.5"), ("&#8722;11", "-11"), ("−", "−"), ("&nbsp;", ""),
    ("&nbsp;7&#8239;", "7"),
    ("1<span style='DISPLAY: none'>9</span>2", "12"), ("1<script>9</script>2", "12"),
    ("1<span hidden>9<span>8</span>9</span>2", "12"), ("1<!-- 9 -->2", "12"),
    ("a&amp;b &lt;c&gt; &eacute;&#x41;&#150;", "a&b <c> éA–"), ("<input value=9>", ""),
    ("<select><option>1<option>2</select>x", "x"), ("<a href='?a=9'>1</a>", "1"),
  ])
  func aCellIsItsTextAsABrowserShowsIt(html: String, text: String) {
    #expect(cells("<table><tr><td>\(html)</td><td>|</td></tr></table>") == [[text, "|"]])
  }

  /// The text of each position of the first table that ends, blank where no cell is.
  private func cells(_ html: String) -> [[String]] {
    var reader = HTMLTableReader(Array(html.utf8))
    guard let sheet = reader.read().first?.sheet else { return [] }
    return (0..<sheet.rowCount).map { row in
      sheet.places(row).map { $0 < 0 ? "" : String(decoding: sheet.text($0), as: UTF8.self) }
    }
  }

  @Test(arguments: [
    ("<table><tr><td>1<td>2<tr><td>3<td>4</table>", [["1", "2"], ["3", "4"]]),
    ("<table><td>1<td>2<tr><td>3", [["1", "2"], ["3", ""]]),
    ("<TABLE><thead><th>a<tbody><tr><td>1<tfoot><tr><td>9</TABLE>", [["a"], ["1"], ["9"]]),
    ("<table><tr><td>1<tr hidden><td>8<tr><td>2</table>", [["1"], ["2"]]),
    ("<table><tr style='display:none'><td>8</tr><tr><td>2</table>", [["2"]]),
    ("<table><tr><td>1<td hidden>8<td>2</table>", [["1", "2"]]),
    ("<table><tr><td>1<td><table><tr><td>9</table>x<td>2</table>", [["1", "x", "2"]]),
    ("<table><tr><td>1<span hidden><table><tr><td>9</table></span><td>2</table>", [["1", "2"]]),
    (
      "<table><tr><td rowspan=0>1<td>2<tr><td>3<tr><td>4</table>",
      [["1", "2"], ["1", "3"], ["1", "4"]]
    ),
    (
      "<table><tbody><tr><td rowspan=9>1<td>2<tbody><tr><td>3<td>4</table>",
      [["1", "2"], ["3", "4"]]
    ),
    (
      "<table><tr><td colspan=2>1<td>2<tr><td>3<td>4<td>5</table>",
      [["1", "1", "2"], ["3", "4", "5"]]
    ),
    ("<table><tr><td>1<span hidden>8<tr><td>2</table>", [["1"], ["2"]]),
  ])
  func tagsThatAreLeftOutAndSpansAreAsInBrowsers(html: String, expected: [[String]]) {
    let all = cells(html)
    // A table within a cell ends first, and is counted after the one around it.
    #expect(all == expected)
  }

  /// Rectangles of cells that fill a grid, written by rows with their spans, are that grid again,
  /// with and without end tags.
  @Test(arguments: 0..<40) func cellsThatSpanFillTheirRectangles(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let (height, width) = (
      Int.random(in: 1...8, using: &random), Int.random(in: 1...8, using: &random)
    )
    var grid = [[Int]](repeating: [Int](repeating: -1, count: width), count: height)
    var html = "<table>"
    var count = 0
    for row in 0..<height {
      html += "<tr>"
      for column in 0..<width where grid[row][column] < 0 {
        let free = grid[row][column...].prefix { $0 < 0 }.count
        let columns = Int.random(in: 1...free, using: &random)
        let rows = Int.random(in: 1...(height - row), using: &random)
        for y in row..<(row + rows) {
          for x in column..<(column + columns) { grid[y][x] = count }
        }
        let end = Bool.random(using: &random) ? "</td>" : ""
        html += "<td colspan=\(columns) rowspan=\"\(rows)\">\(count)\(end)"
        count += 1
      }
      if Bool.random(using: &random) { html += "</tr>" }
    }
    #expect(cells(html + "</table>") == grid.map { $0.map(String.init) })
  }

  // MARK: Rows

  @Test func rowsThatAreNoDataAreSkippedAndNamed() throws {
    let loaded = try load(
      """
      <table><caption>Traffic<sup>[1]</sup></caption>
      <thead><tr><th rowspan=2>Hour<th colspan=2>Cars<tr><th>in<th>out</thead>
      <tbody><tr><th colspan=3>Night</th></tr><tr><td>0<td>5<td>1<tr><td>1<td>8<td>3
      </tbody><thead><tr><th>Hour<th>in<th>out</thead>
      <tr><td>2<td>11<td>4<tr><td>...<td>...<td>...<tr><td>9<td>14<td>6
      <tfoot><tr><td>Sum<td>38<td>14</table>
      """)
    #expect(loaded.chart.title == "Traffic")
    #expect(values(loaded) == ["Cars in": [5, 8, 11, 14], "Cars out": [1, 3, 4, 6]])
    #expect(loaded.decisions.contains(.table(.totals(["Sum"]))))
    #expect(loaded.decisions.contains(.table(.headings(2))))
    #expect(
      loaded.decisions.contains { if case .table(.rowsLeftOut) = $0 { true } else { false } })
  }

  /// Where a click on the header sorts the rows, it is a button.
  @Test func buttonsInHeadersAreNames() throws {
    let loaded = try load(
      """
      <table><thead><tr><th><button>Currency</button></th><th>Rate <button>Sort</button></th></tr></thead>
      <tr><th>EUR</th><td>0.92 <button>Buy</button></td></tr><tr><th>GBP</th><td>0.78</td></tr></table>
      """)
    #expect(loaded.chart.xAxis.title == "Currency")
    #expect(loaded.chart.series.map(\.name) == ["Rate"])
    #expect(loaded.chart.series[0].ys == [0.92, 0.78])
  }

  @Test func lastRowsWithANameOfTheirOwnArePoints() throws {
    let loaded = try load(
      "<table><tr><th>Team<th>Points<tr><td>A<td>3<tr><td>B<td>4<tr><td>C<td></table>")
    #expect(loaded.chart.xAxis.categorical?.categories == ["A", "B", "C"])
  }

  // MARK: Choice

  private static let two = """
    <title>Page</title><h2>Bread</h2><table><tr><th>Month<th>Loaves<tr><td>Jan<td>120<tr><td>Feb<td>131
    <tr><td>Mar<td>128</table><h2>Staff</h2><table id=crew><tr><th>Shop<th>Staff<tr><td>N<td>3<tr><td>S<td>5</table>
    """

  @Test func theLargestIsUsedAndTheOthersAreNamed() throws {
    let loaded = try load(Self.two)
    #expect(loaded.chart.title == "Bread")
    #expect(
      loaded.choices.contains(
        "table 1 \"Bread\" is used; there is another with numbers, 2 \"Staff\""))
  }

  @Test(arguments: ["2", "Staff", "staff", "crew"]) func anotherIsUsedIfAsked(table: String) throws
  {
    let loaded = try load(Self.two) { $0.table = TableReference(table) }
    #expect(loaded.chart.title == "Staff")
    #expect(loaded.chart.series.map(\.ys) == [[3, 5]])
  }

  @Test func tablesThatAreNotThereAreNamed() {
    #expect(throws: InputError.badChoice(.noTable(number: 3, count: 2))) {
      try load(Self.two) { $0.table = "3" }
    }
    #expect(
      throws: InputError.badChoice(.unknownTable("Shop", known: ["Bread", "Staff"], count: 2))
    ) { try load(Self.two) { $0.table = "Shop" } }
    #expect(throws: InputError.badChoice(.tableOfOther)) {
      try load("x,y\n1,2\n2,3\n") { $0.table = "1" }
    }
  }

  // MARK: Bytes

  @Test func theEncodingIsThatOfThePage() throws {
    let rows = "<table><tr><th>Stra\u{DF}e<th>L\u{E4}nge<tr><td>A<td>1,5<tr><td>B<td>2,25</table>"
    let latin = rows.unicodeScalars.map { UInt8($0.value) }
    let named = "<meta charset=iso-8859-1>".utf8 + latin
    for bytes in [Array(rows.utf8), latin, Array(named), [0xEF, 0xBB, 0xBF] + rows.utf8] {
      let loaded = try ChartLoader.load(.bytes(bytes, name: "page.html"))
      #expect(loaded.chart.series.map(\.name) == ["Länge"])
      #expect(loaded.chart.series[0].ys == [1.5, 2.25])
    }
    let other = Array("<meta charset='Klingon'>".utf8) + [0x83, 0x5C]
    #expect(
      throws: InputError.badData(
        InputError.Place(source: "page.html"), .sheet(.encoding("klingon")))
    ) { try ChartLoader.load(.bytes(other, name: "page.html")) }
  }

  /// Spans, depth and random tags cost no more than a bounded time and memory.
  @Test func hostilePagesAreRefusedOrRead() throws {
    let bomb = "<table>" + String(repeating: "<tr><td colspan=1000 rowspan=65534>1", count: 5_000)
    #expect(
      throws: InputError.badData(InputError.Place(source: "page.html"), .sheet(.tooLarge))
    ) { try load(bomb) }
    for tag in ["<b>", "<table>", "<table><tr><td>", "<div hidden>", "<sup>", "<tr>", "<td>"] {
      #expect(throws: InputError.self) {
        try load("<html>" + String(repeating: tag, count: 50_000))
      }
    }
    let deep = String(repeating: "<b>", count: 9_000)
    let loaded = try load("<html>\(deep)<table><tr><th>a<th>b<tr><td>x<td>1<tr><td>y<td>2</table>")
    #expect(loaded.chart.series.map(\.ys) == [[1, 2]])
  }

  @Test(arguments: 0..<30) func noPageTraps(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let pieces = [
      "<table>", "</table>", "<tr>", "<td>", "<td rowspan=3>", "<th colspan=2>", "1", "2.5", "a",
      "<sup>",
      "</sup>", "<span hidden>", "</span>", "<thead>", "<tfoot>", "</tbody>", "<caption>", "[1]",
      "*", "&",
      "<table hidden>", "<h2>", "</h2>", "<td hidden>", "<tr hidden>", "</tr>", " ",
      "<td colspan=-1>",
      "<td rowspan=0>", "...", "Total",
    ]
    let html = "<html>" + (0..<400).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    do throws(InputError) {
      let loaded = try load(html)
      #expect(!loaded.chart.series.isEmpty)
    } catch {
      #expect(!error.description.contains("\n"))
    }
  }
}
