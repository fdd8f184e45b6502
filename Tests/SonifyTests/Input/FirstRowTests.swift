import Foundation
import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// The first rows of long data are read without the others.
struct FirstRowTests {
  private static let count = 2000

  /// The rows in each format, of which the row `fault` is malformed.
  private func text(_ format: String, fault: Int? = nil) -> String {
    let rows = (0..<Self.count).map { row in
      let y = row == fault ? "\"oops" : "\(row * 7919 % 1000)"
      switch format {
      case "csv": return "\(row),\(y)\n"
      case "ndjson": return "{\"t\":\(row),\"y\":\(y)}\n"
      case "json", "lines of json": return "{\"t\":\(row),\"y\":\(y)}"
      case "psql": return " \(row) | \(y)\n"
      default: return "| \(row) | \(y) |\n"
      }
    }
    return switch format {
    case "csv": "t,y\n" + rows.joined()
    case "ndjson": rows.joined()
    case "json": "[" + rows.joined(separator: ",") + "]"
    case "lines of json": "[" + rows.joined(separator: ",\n") + "]"
    case "psql": " t | y \n---+---\n" + rows.joined() + "(\(Self.count) rows)\n"
    default: "| t | y |\n|---|---|\n" + rows.joined()
    }
  }

  private func load(
    _ source: ChartSource, first: Int, beginning: Int
  ) throws(InputError) -> LoadedChart {
    var limits = ReadingLimits()
    limits.beginning = beginning
    var choices = ChartChoices()
    choices.rows.first = first
    return try ChartLoader.load(
      source, reading: ReadingOptions(), choosing: choices, within: limits)
  }

  @Test(arguments: ["csv", "ndjson", "json", "lines of json", "psql", "markdown"])
  func theChartIsThatOfTheFirstRows(format: String) throws {
    let text = text(format)
    let whole = try load(.text(text), first: 10, beginning: 1 << 20)
    #expect(whole.choices.contains("skipped 1990 rows after the first 10"))
    for beginning in [1, 300, 2000, 9000] {
      let part = try load(.text(text), first: 10, beginning: beginning)
      #expect("\(part.chart)" == "\(whole.chart)")
      #expect(part.choices.contains("read only the first 10 rows"))
    }
    let all = try load(.text(text), first: Self.count, beginning: 300)
    #expect(all.chart.series[0].count == Self.count)
    #expect(!all.choices.contains { $0.contains("first") })
  }

  @Test(arguments: ["csv", "ndjson", "json"])
  func aFaultIsReportedOnlyIfItIsRead(format: String) throws {
    let late = try load(.text(text(format, fault: 1500)), first: 10, beginning: 1000)
    #expect(late.chart.series[0].count == 10)
    let text = text(format, fault: 5)
    func fault(beginning: Int) -> String {
      do throws(InputError) {
        return try load(.text(text), first: 10, beginning: beginning).choices.joined()
      } catch {
        return error.description
      }
    }
    let (part, whole) = (fault(beginning: 1000), fault(beginning: 1 << 20))
    if format == "ndjson" {
      // It is one of the rows that are skipped.
      for told in [part, whole] { #expect(told.contains("line 6 has text that is not JSON")) }
    } else {
      #expect(part == whole)
    }
  }

  /// Whoever writes may wait for a reader of what comes next, or never end.
  @Test(.timeLimit(.minutes(1)), arguments: [false, true])
  func aPipeIsReadNoFurther(isPacked: Bool) throws {
    let pipe = Pipe()
    let rows = Array(text("csv").utf8)
    try pipe.fileHandleForWriting.write(contentsOf: Data(isPacked ? gzip(rows) : rows))
    let source = ChartSource.descriptor(pipe.fileHandleForReading.fileDescriptor, name: "-")
    if isPacked { try pipe.fileHandleForWriting.close() }
    let loaded = try load(source, first: 10, beginning: 1000)
    #expect(loaded.chart.series[0].count == 10)
  }
}
