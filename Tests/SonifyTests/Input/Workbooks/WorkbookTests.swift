import Foundation
import SonifyArchives
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Sheets of workbooks are read as a person sees them who opens the workbook.
struct WorkbookTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Samples")

  private static func sample(
    _ name: String, _ choose: (inout ChartChoices) -> Void = { _ in }
  ) throws -> LoadedChart {
    var choices = ChartChoices()
    choose(&choices)
    return try ChartLoader.load(.file(path: folder.appending(path: name).path), choosing: choices)
  }

  private static func values(_ loaded: LoadedChart) -> [String: [Double]] {
    Dictionary(
      loaded.chart.series.map { ($0.name, $0.ys) }, uniquingKeysWith: { first, _ in first })
  }

  @Test func titlesAndTotalsAreNoPoints() throws {
    let loaded = try Self.sample("openpyxl_title_total.xlsx")
    #expect(loaded.chart.title == "Bakery sales 2025")
    let values = Self.values(loaded)
    #expect(values["Bread"]?.count == 12 && values["Bread"]?.last == 171)
    #expect(values["Cake"]?.count == 12 && values["Cake"]?.last == 90)
    #expect(loaded.decisions.contains(.table(.totals(["Total"]))))
  }

  @Test(arguments: ["xlsxwriter_formats.xlsx", "libreoffice_formats.ods"])
  func formatsGiveUnits(file: String) throws {
    for (column, first, unit) in [
      ("Share", 12.5, "%"), ("Revenue", 1234.5, "€"), ("Hours", 26.5 * 3600, nil),
    ]
      as [(String, Double, String?)]
    {
      let loaded = try Self.sample(file) {
        $0.x = "Shop"
        $0.y = [ColumnReference(column)]
      }
      #expect(loaded.chart.series[0].ys.first == first, "\(column)")
      #expect(loaded.chart.yAxes[0].unit?.other == unit, "\(column)")
      #expect((loaded.chart.yAxes[0].quantity == .duration) == (column == "Hours"))
    }
    // Codes are names, whatever their digits.
    let codes = try Self.sample(file) {
      $0.x = "Code"
      $0.y = ["Share"]
    }
    #expect(codes.chart.xAxis.categorical?.categories.first == "0007")
  }

  // MARK: Made workbooks

  /// A workbook of sheets, each given by what is in its element.
  static func book(
    _ sheets: [(name: String, attributes: String, xml: String)], properties: String = "",
    parts: [(String, String)] = []
  ) throws -> [UInt8] {
    var writer = ZipWriter(year: 2026, month: 1, day: 1, hour: 0, minute: 0, second: 0)
    let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    func links(_ all: [(String, String, String)]) -> [UInt8] {
      let links = all.map { "<Relationship Id='\($0)' Type='\(office)/\($1)' Target='\($2)'/>" }
      return Array("<Relationships>\(links.joined())</Relationships>".utf8)
    }
    try writer.add("[Content_Types].xml", Array("<Types spreadsheetml=''/>".utf8))
    try writer.add("_rels/.rels", links([("r", "officeDocument", "xl/workbook.xml")]))
    let numbered = sheets.indices.map { ("s\($0)", "worksheet", "sheets/\($0).xml") }
    try writer.add(
      "xl/_rels/workbook.xml.rels",
      links(numbered + parts.map { ("p\($0.0)", $0.0, "/xl/\($0.0).xml") }))
    let tabs = sheets.enumerated().map {
      "<sheet name='\($1.name)' sheetId='9' id='s\($0)' \($1.attributes)/>"
    }
    try writer.add(
      "xl/workbook.xml",
      Array("<workbook>\(properties)<sheets>\(tabs.joined())</sheets></workbook>".utf8))
    for (index, sheet) in sheets.enumerated() {
      try writer.add(
        "xl/sheets/\(index).xml", Array("<worksheet>\(sheet.xml)</worksheet>".utf8))
    }
    for (name, xml) in parts { try writer.add("xl/\(name).xml", Array(xml.utf8)) }
    return writer.finished()
  }

  static func rows(_ rows: [[String]], _ attributes: [Int: String] = [:]) -> String {
    let lines = rows.enumerated().map { index, cells in
      let cells = cells.map { cell in
        cell.isEmpty
          ? "<c/>"
          : Double(cell) == nil
            ? "<c t='inlineStr'><is><t>\(cell)</t></is></c>" : "<c><v>\(cell)</v></c>"
      }
      return "<row r='\(index + 1)' \(attributes[index] ?? "")>\(cells.joined())</row>"
    }
    return "<sheetData>\(lines.joined())</sheetData>"
  }

  private func load(
    _ bytes: [UInt8], _ change: (inout ReadingOptions) -> Void = { _ in }
  ) throws(InputError) -> LoadedChart {
    var reading = ReadingOptions()
    change(&reading)
    return try ChartLoader.load(.bytes(bytes, name: "book.xlsx"), reading: reading)
  }

  private static let table = rows([
    ["year", "births"], ["2001", "5"], ["2002", "7"], ["2003", "4"],
  ])

  /// What a format shows beside a number is its unit, unless it stands for thousands or the number is divided.
  @Test(arguments: [
    ("0.0&quot; kg&quot;", 70.5, 70.5, "kg"), ("0.0,,&quot;M&quot;", 1_500_000, 1_500_000, nil),
    ("0.0,,&quot; MW&quot;", 1_500_000, 1_500_000, nil), ("#,##0&quot; kg&quot;", 1500, 1500, "kg"),
    ("0.0&quot; K&quot;", 12, 12, nil), ("[h]:mm", 0.3125, 27_000, nil),
    ("h:mm", 0.3125, 27_000, nil),
  ])
  func formatsHaveUnits(code: String, number: Double, value: Double, unit: String?) throws {
    let styles = """
      <styleSheet><numFmts><numFmt numFmtId='164' formatCode='\(code)'/></numFmts>\
      <cellXfs><xf numFmtId='0'/><xf numFmtId='164'/></cellXfs></styleSheet>
      """
    let header =
      "<row r='1'><c t='inlineStr'><is><t>Name</t></is></c><c t='inlineStr'><is><t>Slept</t></is></c></row>"
    let rows = (0..<4).map {
      "<row r='\($0 + 2)'><c t='inlineStr'><is><t>\("ABCD".dropFirst($0).first ?? "E")</t></is></c><c s='1'><v>\(number)</v></c></row>"
    }
    let book = try Self.book(
      [("Sheet", "", "<sheetData>\(header)\(rows.joined())</sheetData>")],
      parts: [("styles", styles)])
    let chart = try load(book).chart
    #expect(chart.series[0].ys == Array(repeating: value, count: 4))
    #expect(chart.yAxes[0].unit?.other == unit)
    #expect((chart.yAxes[0].quantity == .duration) == code.contains("h"))
  }

  @Test func theFirstShownSheetWithATableIsUsed() throws {
    let other = Self.rows([["year", "births"], ["2001", "1"], ["2002", "2"]])
    let book = try Self.book([
      ("lists", "state='hidden'", other), ("Cover", "", Self.rows([["Report"]])),
      ("2023", "", Self.table), ("2024", "", other),
    ])
    let loaded = try load(book)
    #expect(loaded.chart.title == "2023")
    #expect(loaded.chart.series.map(\.ys) == [[5, 7, 4]])
    #expect(
      loaded.choices.contains(
        "sheet 2 \"2023\" is used; there are others, 1 \"Cover\", 3 \"2024\""))
    #expect(loaded.choices.contains("hidden sheet \"lists\" is ignored"))
    // A name that is a number goes before the number.
    for name in ["2024", "3"] {
      #expect(try load(book) { $0.table = TableReference(name) }.chart.title == "2024")
    }
    #expect(try load(book) { $0.table = "LISTS" }.chart.series.map(\.ys) == [[1, 2]])
    let place = InputError.Place(source: "book.xlsx")
    #expect(throws: InputError.badData(place, .sheet(.noTableOnSheet("Cover")))) {
      try load(book) { $0.table = "1" }
    }
  }

  /// Programs in Java write whole numbers with a decimal, and months as numbers.
  @Test func wholeNumbersMayHaveADecimal() throws {
    let months = Self.rows([
      ["Año(aaaa)-Mes(mm)", "2014.0"], ["195407.0", "5"], ["195408.0", "7.5"], ["195409.0", "4"],
    ])
    let chart = try load(try Self.book([("Data", "", months)])).chart
    #expect(chart.xAxis.numeric?.quantity == .date(.month))
    #expect(chart.series.map(\.name) == ["2014"])
    #expect(chart.series[0].ys == [5, 7.5, 4])
  }

  /// A sheet of texts with few numbers describes one with the data, as workbooks of Eurostat have it.
  @Test func aSheetOfNumbersIsUsed() throws {
    let texts = Self.rows([
      ["Dimension", "Label"], ["Sex", "Total"], ["Age", "All"], ["Unit", "%"], ["Time", "2014"],
    ])
    let book = try Self.book([("Structure", "", texts), ("Data", "", Self.table)])
    #expect(try load(book).chart.title == "Data")
    #expect(throws: InputError.self) { try load(book) { $0.table = "1" } }
  }

  @Test func hiddenRowsAndColumnsAreIgnoredAndSaid() throws {
    let xml =
      "<cols><col min='2' max='2' hidden='1'/></cols>"
      + Self.rows(
        [
          ["year", "helper", "births"], ["2001", "8", "5"], ["2002", "8", "6"], ["2003", "8", "7"],
        ],
        [2: "hidden='1'"])
    let loaded = try load(try Self.book([("A", "", xml)]))
    #expect(loaded.chart.series.map(\.ys) == [[5, 7]])
    #expect(loaded.decisions.contains(.table(.hiddenRows(1))))
    #expect(loaded.decisions.contains(.table(.hiddenColumns(["B"]))))
  }

  @Test func formulasAreTheirValues() throws {
    let xml = """
      <sheetData><row><c t='inlineStr'><is><t>x</t></is></c><c t='inlineStr'><is><r><t>C</t></r><r>
      <t>O2</t></r><rPh><t>9</t></rPh></is></c></row>
      <row><c><v>1</v></c><c><f>A2*2</f><v>2.5</v></c></row><row><c><v>2</v></c><c t='e'><f/><v>#DIV/0!</v></c></row>
      <row><c><v>3</v></c><c><f>A4*2</f><v></v></c></row><row><c><v>4</v></c><c><v>4</v></c></row></sheetData>
      """
    let loaded = try load(try Self.book([("A", "", xml)]))
    #expect(loaded.chart.series.map(\.name) == ["CO2"])
    #expect(loaded.chart.series[0].ys.map { $0.isNaN ? -1 : $0 } == [2.5, -1, -1, 4])
    #expect(loaded.decisions.contains(.table(.formulasWithoutValue(1, first: "B4"))))
  }

  /// Random tables at random places, with titles above and a total below, give back the table.
  @Test(arguments: 0..<20) func tablesAreFoundWhereverTheyAre(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let (left, above) = (
      Int.random(in: 0...3, using: &random), Int.random(in: 0...2, using: &random)
    )
    let blank = [String](repeating: "", count: left)
    var sheet: [[String]] = []
    for line in 0..<above { sheet.append(blank + ["A title of line \(line)"]) }
    if above > 0, Bool.random(using: &random) { sheet.append([]) }
    sheet.append(blank + ["Shop", "Sales", "Staff"])
    let count = Int.random(in: 2...9, using: &random)
    var sales: [Double] = []
    for row in 0..<count {
      sales.append(Double.random(in: 1...1000, using: &random).rounded())
      sheet.append(blank + ["shop \(row)", "\(sales[row])", "\(row + 3)"])
    }
    if Bool.random(using: &random) {
      sheet.append(blank + ["Total", "\(sales.reduce(0, +))", "99"])
    }
    if Bool.random(using: &random) { sheet += [[], blank + ["Source: the shops themselves"]] }
    let loaded = try load(try Self.book([("Sheet1", "", Self.rows(sheet))]))
    #expect(Self.values(loaded)["Sales"] == sales)
    #expect(loaded.chart.title == (above > 0 ? "A title of line 0" : ""))
  }

  // MARK: Days

  @Test(arguments: [
    (1.0, false, "1900-01-01"), (59, false, "1900-02-28"), (61, false, "1900-03-01"),
    (45_658, false, "2025-01-01"), (0, true, "1904-01-01"), (44_196, true, "2025-01-01"),
    (2_958_465, false, "9999-12-31"),
  ])
  func serialNumbersAreDays(serial: Double, is1904: Bool, text: String) {
    #expect(SpreadsheetValue.moment(serial, is1904: is1904, isDay: true) == text)
  }

  /// Times of a quarter of an hour, as fractions of a day, are whole seconds.
  @Test func fractionsOfDaysAreTimes() {
    for quarter in 0..<96 {
      let text = SpreadsheetValue.moment(45_658 + Double(quarter) / 96, is1904: false, isDay: false)
      let expected = String(format: "2025-01-01T%02d:%02d:00", quarter / 4, quarter % 4 * 15)
      #expect(text == expected)
    }
  }

  @Test(arguments: [
    ("General", CellFormat.number(unit: "")), ("[$-807]General", .number(unit: "")),
    ("general\\ \"t\"", .number(unit: "t")), ("#,##0.00", .number(unit: "")), ("0.0%", .percent),
    ("#,##0.00\\ \"€\"", .number(unit: "€")), ("[$€-407]\\ #,##0", .number(unit: "€")),
    ("0.0\" km\"", .number(unit: "km")), ("0000", .code(digits: 4)), ("yyyy-mm-dd", .day),
    ("[$-F800]dddd\\,\\ mmmm\\ dd", .day), ("dd/mm/yyyy hh:mm:ss", .moment), ("mmm-yy", .day),
    ("h:mm AM/PM", .time), ("hh:mm:ss", .time), ("[h]:mm", .duration),
    ("[hh]:mm:ss", .duration), ("mm:ss.0", .duration),
    ("0.00E+00", .number(unit: "")), ("0.00e+00", .number(unit: "")),
    ("[Red]-0", .number(unit: "")),
    ("_-* #,##0.00_-;\"d\"", .number(unit: "")), ("m", .day), ("@", .number(unit: "")),
  ])
  func formatCodesAreUnderstood(code: String, format: CellFormat) {
    #expect(CellFormat(code: code) == format)
  }

  @Test(arguments: [
    (0.125, "12.5"), (0.07, "7"), (0.29, "29"), (1, "100"), (-0.005, "-0.5"), (12.3456, "1234.56"),
    (0, "0"),
  ])
  func percentagesAreExact(value: Double, text: String) {
    #expect(SpreadsheetValue.hundredfold(value) == text)
  }

  /// Beside a currency, numbers that the file has with exponents are read as what they are.
  @Test(arguments: [
    ("6.489397E-3", "€0.006489397"), ("-1.5e2", "€-150.00"), ("2E-10", "€0.0000000002"),
    ("12.345678E3", "€12345.6780000"),
  ])
  func exponentsAreWrittenInFull(number: String, text: String) {
    #expect(SpreadsheetValue.withoutExponent(number) == String(text.dropFirst()))
    #expect(Double(text.dropFirst()) == Double(number))
  }

  @Test func referencesAreColumnsAndRows() {
    #expect(CellReference("C4".utf8).map { [$0.column, $0.row] } == [2, 3])
    for column in [0, 25, 26, 701, 702, 16_383] {
      let letters = CellReference.letters(of: column)
      #expect(CellReference("\(letters)7".utf8)?.column == column)
    }
    for text in ["", "4", "C", "AAAA1", "A99999999999"] { #expect(CellReference(text.utf8) == nil) }
  }

  // MARK: Hostile workbooks

  @Test func damagedWorkbooksAreNamed() throws {
    let book = try Self.book([("A", "", Self.table)])
    let names = [
      Array(book.dropLast(30)), Array(book.prefix(400)),
      try Self.book([("A", "", "<sheetData><row>")]),
      try Self.book([("A", "", "<!DOCTYPE x><row/>")]),
    ]
    for bytes in names {
      do throws(InputError) {
        _ = try load(bytes)
        Issue.record("a damaged workbook was read")
      } catch {
        #expect(error.description.contains("book.xlsx: the workbook is damaged: "))
      }
    }
    var flipped = book
    let place = try #require(flipped.firstRange(of: Array("sheets/0.xml".utf8))).upperBound + 20
    flipped[place] ^= 0xFF
    #expect(throws: InputError.self) { try load(flipped) }
  }

  /// Rows and columns that are stated to be far more than there are cost nothing.
  @Test func statedSizesAreNotBelieved() throws {
    let merges = "<mergeCells><mergeCell ref='A1:XFD1048576'/><mergeCell ref='A2:A9'/></mergeCells>"
    let merged = try load(try Self.book([("A", "", Self.table + merges)]))
    #expect(merged.chart.series.map(\.ys) == [[5, 7, 4]])
    let flat = """
      <?xml version="1.0"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
      office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:body><office:spreadsheet>
      <table:table table:name="A"><table:table-row><table:table-cell><text:p>x</text:p></table:table-cell>
      <table:table-cell><text:p>y</text:p></table:table-cell></table:table-row>
      <table:table-row table:number-rows-repeated="3"><table:table-cell office:value-type="float" office:value="2"/>
      <table:table-cell office:value-type="float" office:value="7"/>
      <table:table-cell table:number-columns-repeated="16382"/></table:table-row>
      <table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/>
      </table:table-row></table:table></office:spreadsheet></office:body></office:document>
      """
    let loaded = try ChartLoader.load(.text(flat, name: "book.fods"))
    #expect(loaded.rowCount == 3)
  }
}
