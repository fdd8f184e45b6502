import SonifyChart
import Testing

@testable import SonifyInput
@testable import SonifyTables

/// Several tables on one sheet: the first is heard, the others are named by their cells, and each can be chosen.
@Suite struct SheetTablesTests {
  private func load(_ rows: [String], _ table: TableReference? = nil) throws -> LoadedChart {
    let book = try WorkbookTests.book([
      (
        "Sheet1", "",
        WorkbookTests.rows(
          rows.map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) })
      )
    ])
    var reading = ReadingOptions()
    reading.table = table
    return try ChartLoader.load(.bytes(book, name: "book.xlsx"), reading: reading)
  }

  private static let sideBySide = [
    "Month,Rain,,Station,Height", "Jan,30,,A,100", "Feb,40,,B,220", "Mar,35,,C,180", "Apr,50,,,",
    "May,60,,,",
  ]

  @Test func aTableBesideIsNamedAndChosen() throws {
    let first = try load(Self.sideBySide)
    #expect(first.chart.series.map(\.name) == ["Rain"])
    #expect(first.choices.contains("another table, at D1, is not used"))
    for name in ["D1", "Sheet1.D1", "Sheet1!D1", "$Sheet1.$D$1", "1.D1", "d1", "D1:E4"] {
      let second = try load(Self.sideBySide, TableReference(name))
      #expect(second.chart.xAxis.title == "Station")
      #expect(second.chart.series.map(\.ys) == [[100, 220, 180]])
    }
    let part = try load(Self.sideBySide, "A1:B4")
    #expect(part.chart.categories == ["Jan", "Feb", "Mar"])
    #expect(!part.choices.contains { $0.contains("another table") })
  }

  /// Names that come again begin a table with dates of its own.
  @Test func tablesWithoutASpaceBetweenThem() throws {
    let rows = (0..<6).map { "\(2010 + $0),\($0 * $0 + 1),\(2012 + 2 * $0),\(9 - $0)" }
    let first = try load(["Year,Value,Year,Value"] + rows)
    #expect(first.chart.series.map(\.ys) == [[1, 2, 5, 10, 17, 26]])
    #expect(first.choices.contains("another table, at C1, is not used"))
    #expect(try load(["Year,Value,Year,Value"] + rows, "C1").chart.series[0].xs.count == 6)
    let same = (0..<6).map { "\(2010 + $0),\($0 * $0 + 1),\(2010 + $0),\(9 - $0)" }
    #expect(try load(["Year,Value,Year,Value"] + same).chart.series.count == 2)
  }

  /// Blank columns within a table are there for the eye.
  @Test(arguments: [
    ["Name,Q1,Q2,,Club,Points", "A,1,2,,X,3", "B,2,4,,Y,4", "C,3,3,,Z,9"],
    ["Year,Men,,Women", "2001,5,,6", "2002,7,,7", "2003,4,,8", "2004,4,,"],
    ["Item,Price,,Remark,Stock", "A,5,,,1", "B,6,,new,2", "C,4,,,3", "D,4,,old,3"],
    ["Name,Pay,,Team,Bonus", "A,5,,X,4", "B,6,,Y,2", "C,4,,Z,3", "Total,15,,,9"],
    ["Low,High,Low,High", "1,3,4,7", "2,5,3,9", "3,4,5,8", "4,6,6,9"],
  ])
  func columnsOfOneTable(rows: [String]) throws {
    let loaded = try load(rows)
    #expect(!loaded.choices.contains { $0.contains("another table") })
    #expect(loaded.chart.series.count > 1)
  }

  @Test func tablesBelowAreNamedAndChosen() throws {
    let rows = [
      "Year,Sales", "2018,5", "2019,6", "2020,4", ",", "Year,Costs", "2018,3", "2019,4", "2020,2",
      ",", "Team,Staff", "A,3", "B,9",
    ]
    let first = try load(rows)
    #expect(first.chart.series.map(\.name) == ["Sales"])
    #expect(first.choices.contains("other tables, at A6, A11, are not used"))
    #expect(try load(rows, "A6").chart.series.map(\.name) == ["Costs"])
    #expect(try load(rows, "A11").chart.categories == ["A", "B"])
    #expect(throws: InputError.self) { try load(rows, "A14") }
    #expect(try load(rows, " a6").chart.series.map(\.name) == ["Costs"])
    #expect(throws: InputError.self) { try load(rows, "Sheet2.A1") }
  }

  /// A table with a title and a header is another, whatever stands above.
  @Test func titledTablesAreApart() throws {
    let loaded = try load([
      "Exports,,", "Region,2019,2020", "North,5,6", "South,7,9", ",,", "Imports,,",
      "Region,2019,2020", "North,3,4", "South,2,8",
    ])
    #expect(loaded.chart.series.allSatisfy { $0.count < 4 })
    #expect(loaded.choices.contains("another table, at A6, is not used"))
  }

  /// A short table with names of columns is no list of facts.
  @Test func shortTablesAreTables() throws {
    let loaded = try load(
      ["Region,Sales", "North,5", "South,6", "East,4", ",", "Day,Sales"]
        + (1...30).map { "\($0),\($0 * $0 % 13)" })
    #expect(loaded.chart.categories == ["North", "South", "East"])
    #expect(loaded.choices.contains("another table, at A6, is not used"))
  }

  /// Years above groups of columns, each of a merged cell, are part of the header.
  @Test func mergedYearsAreGroups() throws {
    let rows = [
      ["", "2022", "", "2023", ""], ["Region", "Men", "Women", "Men", "Women"],
      ["North", "10", "12", "11", "13"], ["South", "20", "22", "23", "21"],
      ["East", "5", "6", "7", "8"],
    ]
    let xml =
      WorkbookTests.rows(rows)
      + "<mergeCells><mergeCell ref='B1:C1'/><mergeCell ref='D1:E1'/></mergeCells>"
    let book = try WorkbookTests.book([("Sheet1", "", xml)])
    let loaded = try ChartLoader.load(.bytes(book, name: "book.xlsx"))
    #expect(
      loaded.chart.series.map(\.name) == ["2022 Men", "2022 Women", "2023 Men", "2023 Women"])
  }

  /// Facts with a name each stand above what they are about.
  @Test func factsAboveATableAreNoTable() throws {
    let facts = ["Mean,4", "Max,9", "Min,1", "Site,7", ","]
    let loaded = try load(facts + ["Day,Steps"] + (1...20).map { "\($0),\($0 * $0 % 13)" })
    #expect(loaded.chart.series.map(\.name) == ["Steps"])
    #expect(loaded.choices.contains("skipped 4 rows above the table"))
  }

  /// A pivot table of Excel: numbers may name its columns, and what it sums up is heard once.
  @Test(arguments: ["Row Labels", "Zeilenbeschriftungen", "Étiquettes de lignes"])
  func pivotTablesHaveAHeader(labels: String) throws {
    let loaded = try load([
      "Region,(All),,,", ",,,,", "Sum of Sales,Column Labels,,,", "\(labels),7,8,9,Grand Total",
      "Apples,120,80,60,260", "Pears,90,40,75,205", "Plums,30,20,45,95",
      "Grand Total,240,140,180,560",
    ])
    #expect(loaded.chart.categories == ["Apples", "Pears", "Plums"])
    #expect(loaded.chart.series.map(\.name) == ["7", "8", "9"])
    #expect(loaded.choices.contains("not used: Grand Total"))
  }

  /// Eurostat merges a year over its values and their flags, and names the rows below it.
  @Test func yearsAboveValuesAndFlags() throws {
    let rows = [
      ["TIME", "2019", "", "2020", "", "2021", ""], ["GEO", "", "", "", "", "", ""],
      ["Belgium", "1.2", "", "0.4", "p", "3.2", ""], ["Denmark", "0.7", "", "0.3", "p", "1.9", ""],
      ["Spain", "0.8", "", "-0.3", "", "3", "b"],
    ]
    let merged = ["B1:C1", "D1:E1", "F1:G1"].map { "<mergeCell ref='\($0)'/>" }.joined()
    let xml = WorkbookTests.rows(rows) + "<mergeCells>\(merged)</mergeCells>"
    let book = try WorkbookTests.book([("Sheet1", "", xml)])
    let loaded = try ChartLoader.load(.bytes(book, name: "book.xlsx"))
    #expect(loaded.chart.series.map(\.name) == ["Belgium", "Denmark", "Spain"])
    #expect(loaded.chart.series.map(\.ys) == [[1.2, 0.4, 3.2], [0.7, 0.3, 1.9], [0.8, -0.3, 3]])
    #expect(loaded.chart.xAxis.numeric?.quantity == .year)
  }

  /// A title with a date to its right, above more names than that.
  @Test func remarksAboveTheHeader() throws {
    let loaded = try load([
      "Report,,,45296", "Week,Km,Hours,Runs", "1,30,3,4", "2,35,4,5", "3,20,2,3",
    ])
    #expect(loaded.chart.series.map(\.name) == ["Km", "Hours", "Runs"])
    #expect(loaded.choices.contains { $0.contains("skipped") })
  }

  /// The sections of a budget, apart by blank rows, are one table with one header.
  @Test func sectionsHaveTheHeaderAbove() throws {
    let loaded = try load([
      ",Jan,Feb,Mar", "Income,,,", "Salary,2000,2000,2000", "Gifts,250,0,50", ",,,", "Expenses,,,",
      "Rent,900,900,900", "Food,410,380,395",
    ])
    #expect(loaded.chart.series.map(\.name).suffix(2) == ["Rent", "Food"])
    #expect(loaded.chart.series.allSatisfy { $0.count == 3 })
    #expect(!loaded.choices.contains { $0.contains("another table") })
  }
}

/// Sheets about other sheets, and rows that cannot share a column.
@Suite struct SheetKindTests {
  private func load(_ sheets: [(String, [String])]) throws -> LoadedChart {
    let book = try WorkbookTests.book(
      sheets.map { name, rows in
        let cells = rows.map {
          $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        }
        return (name, "", WorkbookTests.rows(cells))
      })
    return try ChartLoader.load(.bytes(book, name: "book.xlsx"))
  }

  private static let data = ["Year,Cases"] + (0..<9).map { "\(2010 + $0),\($0 * $0 % 7)" }

  @Test(arguments: ["Cover", "Table of contents", "Deckblatt", "LOOKUPS", "Read me"])
  func notesAreNoData(name: String) throws {
    let notes = ["Mark,Weight", "a,3", "b,9", "c,4"]
    #expect(try load([(name, notes), ("Cases", Self.data)]).chart.xAxis.title == "Year")
    #expect(try load([(name, notes)]).chart.xAxis.title == "Mark")
  }

  /// The numbers of notes count them; those in another column are values.
  @Test func numbersOfNotesAreNoData() throws {
    let notes = ["Note number,Note text", "1,First", "2,Second", "3,Third"]
    #expect(try load([("Notes", notes), ("B", Self.data)]).chart.xAxis.title == "Year")
    let ranks = ["Team,Points", "Ajax,1", "Bonn,2", "Cork,3"]
    #expect(try load([("A", ranks), ("B", Self.data)]).chart.xAxis.title == "Team")
    // In French, Notes are marks.
    let marks = ["Élève,Note", "Ana,12", "Bea,15", "Coe,9"]
    #expect(try load([("Notes", marks), ("B", Self.data)]).chart.xAxis.title == "Élève")
  }

  /// Rows of percentages among counts, or one of counts among percentages, are left out with a message; zero has no unit.
  @Test(arguments: [
    ([["Yes", "10"], ["No", "20"], ["Rate", "33%"]], ["Rate"]),
    ([["Base", "900"], ["Yes", "40%"], ["No", "60%"]], ["Base"]),
    ([["Yes", "40%"], ["No", "60%"], ["Other", "0"]], []),
    ([["Yes", "10"], ["No", "20"]], []),
  ])
  func rowsOfAnotherUnit(rows: [[String]], leftOut: [String]) throws {
    var sheet = CellSheet()
    for (line, row) in ([["Answer", "Share"]] + rows).enumerated() {
      sheet.beginRow(line: line)
      for (column, text) in row.enumerated() {
        let isNumber = text.first?.isNumber ?? false
        let number = text.filter { $0 != "%" }
        sheet.append(
          isNumber ? number.utf8.map { $0 } : Array(text.utf8), at: column,
          isNumber ? .number : .text, unit: text.hasSuffix("%") ? "%" : "")
      }
    }
    let table = try #require(SheetTable(in: sheet, isOne: false, hasHeader: nil))
    #expect(table.findings.otherUnits == leftOut)
    #expect(table.skipped.count == leftOut.count)
  }

  /// LibreOffice writes 0 for a formula that finds an empty cell, and shows none.
  @Test func formulasThatFindNoneAreEmpty() throws {
    func row(_ name: String, _ value: Int, _ found: String) -> String {
      """
      <table:table-row><table:table-cell><text:p>\(name)</text:p></table:table-cell>
      <table:table-cell office:value-type="float" office:value="\(value)"><text:p>\(value)</text:p></table:table-cell>
      <table:table-cell table:formula="of:=VLOOKUP([.A1])" \(found)</table:table-cell></table:table-row>
      """
    }
    let none = #"office:value-type="float" office:value="0"><text:p/>"#
    let flat = """
      <?xml version="1.0"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
      office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:body><office:spreadsheet>
      <table:table table:name="A"><table:table-row><table:table-cell><text:p>name</text:p></table:table-cell>
      <table:table-cell><text:p>y</text:p></table:table-cell><table:table-cell><text:p>street</text:p></table:table-cell>
      </table:table-row>\(row("a", 3, none))\(row("b", 5, none))\(row("c", 4, none))
      \(row("d", 9, #"office:value-type="string" office:string-value="High Street"><text:p>High Street</text:p>"#))
      </table:table></office:spreadsheet></office:body></office:document>
      """
    let loaded = try ChartLoader.load(.text(flat, name: "book.fods"))
    #expect(loaded.chart.series.map(\.ys) == [[3, 5, 4, 9]])
    #expect(
      !loaded.decisions.contains {
        if case .table(.formulasWithoutValue) = $0 { true } else { false }
      })
  }

  /// A title with a link beside it, groups of further columns, the unit in the corner, and a blank row below the years.
  @Test func yearsBelowATitleAndGroupsNameTheColumns() throws {
    let years = (2001...2012).map { "\($0)" }
    let names = ["Exajoules"] + years + ["2012", "2001-12"]
    let title = ["Consumption", "", "", "Contents"] + Array(repeating: "", count: 11)
    let groups = Array(repeating: "", count: 13) + ["Growth per annum", ""]
    let rows = (0..<4).map { row in
      ["Land \(row)"] + years.indices.map { "\(row * 10 + $0)" } + ["0.\(row)", "0.\(row + 1)"]
    }
    let xml =
      WorkbookTests.rows([title, groups, names, Array(repeating: "", count: 15)] + rows)
      + "<mergeCells><mergeCell ref='N2:O2'/></mergeCells>"
    let book = try WorkbookTests.book([("Sheet1", "", xml)])
    let chart = try ChartLoader.load(.bytes(book, name: "book.xlsx")).chart
    #expect(chart.kind == .line && chart.title == "Consumption")
    #expect(chart.series.map(\.name) == (0..<4).map { "Land \($0)" })
    #expect(chart.series[1].ys == (0..<12).map { Double(10 + $0) })
    #expect(chart.series[1].xs.first == 2001 && chart.yAxis.title == "Exajoules")
  }
}
