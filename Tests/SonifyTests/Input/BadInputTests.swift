import Foundation
import Testing

@testable import SonifyInput
@testable import SonifyTables

/// Everything that can be wrong with data or choices gives one clear line.
struct BadInputTests {
  private func message(
    _ text: String, _ reading: ReadingOptions = ReadingOptions(),
    _ choices: ChartChoices = ChartChoices()
  ) -> String { message(.text(text), reading, choices) }

  private func message(
    _ source: ChartSource, _ reading: ReadingOptions = ReadingOptions(),
    _ choices: ChartChoices = ChartChoices()
  ) -> String {
    do throws(InputError) {
      _ = try ChartLoader.load(source, reading: reading, choosing: choices)
      return "no error"
    } catch {
      let kind =
        switch error {
        case .unreadable: "66"
        case .badData: "65"
        case .badChoice: "64"
        }
      #expect(!error.description.contains("\n"))
      return "\(kind) \(error)"
    }
  }

  private func message(_ text: String, _ limits: ReadingLimits) -> String {
    do throws(InputError) {
      _ = try ChartLoader.load(
        .text(text), reading: ReadingOptions(), choosing: ChartChoices(), within: limits)
      return "no error"
    } catch {
      return "65 \(error)"
    }
  }

  private func message(
    _ text: String, _ choose: (inout ChartChoices) -> Void
  ) -> String {
    var choices = ChartChoices()
    choose(&choices)
    return message(text, ReadingOptions(), choices)
  }

  /// What is wrong with a cell.
  private func fault(_ text: String) -> InputError.CellFault? {
    let error = #expect(throws: InputError.self) { try ChartLoader.load(.text(text)) }
    guard case .badData(_, .cell(let fault, _, _)) = error else { return nil }
    return fault
  }

  private let small = "year,rate,share\n2001,1,10\n2002,2,20\n2003,3,15\n"

  @Test func emptyData() {
    #expect(message("") == "65 data.csv: is empty")
    #expect(
      message("\n\r\n\n") == "65 data.csv: there are only blank lines; give a table with values")
    #expect(
      message("year,rate\n")
        == "65 data.csv: there is a header, but there are no rows after it; add rows with values")
    #expect(
      message("year,rate\n,\nNA,\n")
        == "65 data.csv: every cell is missing; give a table with values")
    #expect(
      message("city,land\nRome,Italy\n")
        == "65 data.csv: no column holds numbers to plot")
    // Facts with a name each are no column.
    let facts =
      "\tCommand being timed: \"gzip\"\n\tPercent of CPU this job got: 100%\n"
      + "\tElapsed (wall clock) time (h:mm:ss or m:ss): 0:00.00\n\tExit status: 0\n"
    #expect(
      message(facts) == "65 data.csv: this text has no table of numbers; give rows and columns")
    // What is named or comes again may be counted.
    #expect(message("colour\nred\nblue\nred\ngreen\n").contains("no column holds numbers"))
    #expect(message("name,age\nAnn,\nBob,\n").contains("no column holds numbers"))
  }

  @Test func textWhereANumberShouldBe() {
    let rows = (1...20).map { "\(2000 + $0),\($0 == 16 ? "\"12,5\"" : "\($0).5")" }
    #expect(
      message("year,rate\n" + rows.joined(separator: "\n"))
        == "65 data.csv:17: column \"rate\": \"12,5\" is not a number")
    #expect(
      message("year,rate\n1,2\n2,3\n3,4\n4,5\n5,\u{7}[31mred\n")
        == "65 data.csv:6: column \"rate\": \"\u{FFFD}[31mred\" is not a number")
    let absent = "year,rate\n1,2\n2,3\n3,4\n4,5\n5,absent\n"
    #expect(
      message(absent) { $0.y = ["rate"] }
        == #"65 data.csv:6: column "rate": "absent" is not a number"#)
    #expect(fault(absent) == .notNumber("absent", mayBeMissing: true))
    let long = String(repeating: "x", count: 5000)
    #expect(
      message("1,2\n2,3\n3,4\n4,5\n5,\(long)\n")
        == "65 data.csv:5: column 2: \"\(String(repeating: "x", count: 39))…\" is not a number")
    #expect(
      message(small) {
        $0.y = ["year", "rate"]
        $0.x = "share"
      } == "no error")
    #expect(
      message("a,b\nu,1\nv,2\n") { $0.y = ["a"] }
        == "65 data.csv:2: column \"a\": \"u\" is not a number")
  }

  @Test func numbersPastTheGreatest() {
    #expect(
      message("x,y\n1,2\n2,1e999\n3,1\n4,5\n5,6\n")
        == "65 data.csv:3: column \"y\": \"1e999\" is not a finite number")
    #expect(
      message("x,y\n1,2\n2,3\n3,-Infinity\n4,5\n5,6\n")
        == "65 data.csv:4: column \"y\": \"-Infinity\" is not a finite number")
  }

  @Test func raggedRows() {
    #expect(
      message("x,y\n1,2\n3\n")
        == "65 data.csv:3: this row has 1 cell, and 2 are expected; check its separators and quotation marks"
    )
    #expect(
      message("x,y\n1,2\n\n3,4,5\n")
        == "65 data.csv:4: this row has more than 2 cells, the number expected; check its separators and quotation marks"
    )
  }

  @Test func bytesThatAreNoText() {
    let latin = Array("name,n\nA,1\nCaf".utf8) + [0xe9] + Array(",2\nB,3\n".utf8)
    var reading = ReadingOptions()
    reading.encoding = .utf8
    #expect(
      message(.bytes(latin, name: "l.csv"), reading)
        == "65 l.csv:3: column \"name\": \"Caf\u{FFFD}\" is not UTF-8 text; save the file as UTF-8")
    let header = Array("pre".utf8) + [0xe7] + Array("o,n\n1,1\n2,3\n".utf8)
    #expect(message(.bytes(header, name: "l.csv"), reading).hasPrefix("65 l.csv:1: column 1: "))
    reading.encoding = .latin1
    #expect(message(.bytes(latin, name: "l.csv"), reading) == "no error")
    // What is binary is not taken for it.
    let binary = [0x01, 0xe9, 0x02] + latin
    #expect(message(.bytes(binary, name: "l.csv")).contains("not UTF-8"))
    #expect(
      message("x,y\n1,2\n2,\0\n3,1\n4,5\n5,6\n")
        == "65 data.csv:3: column \"y\": there is a NUL byte here, so this is not plain text; give a text file"
    )
    #expect(
      message("x\0,y\n1,2\n")
        == "65 data.csv:1: column 1: there is a NUL byte here, so this is not plain text; give a text file"
    )
  }

  @Test func quotationMarksThatStayOpen() {
    #expect(
      message("x,y\n1,2\n2,\"3\n3,4\n")
        == "65 data.csv:3: column \"y\": a quotation mark is never closed; close it or remove it")
  }

  @Test func boundsOfSize() {
    var limits = ReadingLimits()
    limits.block = 1000
    limits.threads = 2
    limits.row = 1 << 16
    limits.cell = 2000
    let long = String(repeating: "1", count: 1 << 18)
    #expect(
      message("x,y\n1,2\n" + long, limits)
        == "65 data.csv:3: a row is longer than 65536 bytes, the maximum; check that the input is a text file with a table, such as CSV"
    )
    #expect(
      message(long, limits)
        == "65 data.csv:1: a row is longer than 65536 bytes, the maximum; check that the input is a text file with a table, such as CSV"
    )
    #expect(
      message("x,y\n1,2\n2," + long.prefix(5000) + "\n3,4\n", limits)
        == "65 data.csv:3: column \"y\": a cell is longer than 2000 bytes, the maximum; check for a quotation mark that is never closed"
    )
    #expect(ReadingLimits().row == 16 << 20)
    #expect(ReadingLimits().cell == 1 << 20)
    let wide = Array(repeating: "1", count: 16_385).joined(separator: ",")
    #expect(
      message(wide)
        == "65 data.csv: the table has 16385 columns, and at most 16384 can be read; remove some columns"
    )
    let many = (0..<10_000).map { "\($0),s\($0),\($0)" }.joined(separator: "\n")
    #expect(
      message("x,s,y\n" + many) { $0.series = "s" }
        == "64 column \"s\" has 10000 different values, and a chart can have at most 1000 series; choose another column or fewer rows"
    )
    #expect(
      message("x,s,y\n" + many + "\n10000,last,1\n") { $0.x = "s" }
        == "64 column \"s\" has more than 10000 different values, too many for categories; choose another column or fewer rows"
    )
  }

  @Test func filesThatCannotBeRead() throws {
    let folder = FileManager.default.temporaryDirectory.path
    #expect(message(.file(path: folder)) == "66 \(folder): is a directory, not a file")
    #expect(message(.file(path: "no/such.csv")) == "66 no/such.csv: no such file")
    #expect(message(.descriptor(-1, name: "standard input")).hasPrefix("66 standard input: "))
  }

  @Test func unknownColumns() {
    #expect(
      message(small) { $0.y = ["rat"] } == "64 there is no column \"rat\"; did you mean \"rate\"?")
    #expect(
      message(small) { $0.x = "wavelength" }
        == "64 there is no column \"wavelength\"; the columns are \"year\", \"rate\", \"share\"")
    #expect(
      message(small) { $0.series = "9" } == "64 there is no column 9; the table has 3 columns")
    #expect(message(small) { $0.x = "0" } == "64 there is no column 0; the table has 3 columns")
    #expect(
      message("a,a,b\n1,2,3\n2,3,5\n") { $0.y = ["a"] }
        == "64 2 columns are called \"a\"; choose one by its number, 1 or 2")
  }

  @Test func rangesAndScales() {
    #expect(
      message(small) { $0.xRange = ChartChoices.AxisRange(parsing: "2003:2001") }
        == "64 the x range 2003:2001 is empty or the wrong way round; give the lower end first")
    #expect(
      message(small) { $0.yRange = ChartChoices.AxisRange(parsing: "a:b") }
        == "64 \"a\" is not a number; give a number")
    #expect(
      message(small) { $0.xRange = ChartChoices.AxisRange(parsing: "1:2") }
        == "64 no row lies within the x range; choose a wider range")
    #expect(
      message("x,y\n1,2\n2,0\n") { $0.yScale = .log }
        == "64 a log scale needs y values above 0, and the lowest is 0; choose a linear scale")
    #expect(
      message(small) { $0.yScale = .time }
        == "64 a y axis cannot have this scale; choose a linear or a log scale")
    #expect(
      message("d,y\n2000-01-01,2\n2000-01-02,0\n") { $0.xScale = .log }
        == "64 column \"d\" holds dates, which have no log scale; choose a scale of time")
  }

  @Test func everyValueMissing() {
    #expect(
      message("x,y\n1,\n2,NA\n") { $0.y = ["y"] }
        == "65 data.csv: every value is missing in \"y\"; choose another column")
    #expect(
      message("x,y\n1,NA\n2,\n3,NA\n")
        == "65 data.csv: every value is missing in column \"y\"; choose another column")
    #expect(
      message("d,y\n2000-01-01,NA\n2000-01-02,\n")
        == "65 data.csv: every value is missing in column \"y\"; choose another column")
    #expect(
      message("x,y\n,1\n,2\n") { $0.x = "x" }
        == "65 data.csv: no row has a value in column \"x\"; choose another x column")
  }

  @Test func namesOfFilesCannotSteerATerminal() {
    #expect(message(.bytes([], name: "a\u{1b}[2Jb\nc")) == "65 a\u{FFFD}[2Jb c: is empty")
  }

  @Test func thousandsAreNotTakenForDecimals() {
    let start = "x,y\n1,2\n2,3\n3,4\n4,5000\n5,"
    #expect(
      fault(start + "\"1,234\"\n")
        == .decimalSign("1,234", .either(withComma: "1.234", withPoint: "1234")))
    #expect(message(start + "\"1,234,567.8\"\n") == "no error")
    #expect(fault(start + "\"0,125\"\n") == .decimalSign("0,125", .comma))
  }

  @Test func rangesOfNames() {
    #expect(
      message("site,y\na,1\nb,2\n") { $0.xRange = ChartChoices.AxisRange(parsing: "a:b") }
        == "64 an x axis of categories has no range; choose rows instead")
  }

  @Test func endlessZerosEndAtOnce() {
    #expect(
      message(.file(path: "/dev/zero"))
        == "65 /dev/zero:1: there is a NUL byte here, so this is not plain text; give a text file")
  }
}
