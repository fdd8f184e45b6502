import SonifyChart
import Testing

@testable import SonifyInput
@testable import SonifyTables

/// Which of several times, places and levels order the rows.
@Suite struct RecordTimeTests {
  /// When a reading was stored says less than when it was taken, in whatever order it was.
  @Test(arguments: ["saved_at", "updated_at", "abgerufen"])
  func whenRowsWereWrittenIsNoX(header: String) throws {
    let days = [15, 22, 16, 3, 9, 28, 11, 2]
    let rows = days.enumerated().map {
      "2026-03-06T17:0\($0):45Z,2026-02-\($1 < 10 ? "0" : "")\($1)T15:39:00Z,\(500 + $1)"
    }
    let chart = try loadTable("\(header),captured_at,value", rows)
    #expect(chart.xAxis.title == "captured_at")
    let alone = try loadTable("\(header),value", rows.map { $0.split(separator: ",")[0] + ",5" })
    #expect(alone.xAxis.title == header)
  }

  /// The day of a flight does not change with its price, and few issues are closed.
  @Test(arguments: ["departure_date", "closed_at"])
  func whenRowsWereFetchedIsXOtherwise(header: String) throws {
    let rows = (1...9).map { day in
      let other = header == "closed_at" && day != 4 ? "" : "2024-06-01"
      return "2024-01-0\(day),\(other),\(200 + day * 7 % 40)"
    }
    #expect(try loadTable("fetched_at,\(header),price", rows).xAxis.title == "fetched_at")
  }

  /// Books are heard by when they were read, though one is not read yet.
  @Test func withoutRecordsTheFirstDatesAreX() throws {
    let rows = (1...5).map { day in
      "2024-03-0\(day + 1),\(day == 3 ? "" : "2024-04-0\(day)"),\(day * 7 % 5)"
    }
    let chart = try loadTable("Date Read,Date Added,rating", rows)
    #expect(chart.xAxis.title == "Date Read")
    let sparse = rows.map { row in
      let cells = row.split(separator: ",", omittingEmptySubsequences: false)
      return "\(cells[1]),\(cells[0]),\(cells[2])"
    }
    #expect(try loadTable("Date Read,Date Added,rating", sparse).xAxis.title == "Date Read")
  }

  @Test func longitudesStandAfterLatitudes() throws {
    let chart = try loadTable(
      "stato,lat,long,casi", ["ITA,42.35,13.39,5", "ITA,40.6,15.8,3", "ITA,38.9,16.5,0"])
    #expect(chart.series.map(\.name) == ["casi"])
    let lengths = try loadTable("name,wide,long", ["a,3,13.39", "b,4,15.8", "c,6,16.5"])
    #expect(lengths.series.map(\.name) == ["wide", "long"])
  }

  /// What all rows have in common divides none of them.
  @Test func levelsBesideAConstantTextAreX() throws {
    let rows = [1, 2, 4, 8, 16, 32].flatMap { level in
      (0..<3).map { "free,\(level),\(1_600_000 / (level + 3) + $0 * 977 % 1009)" }
    }
    let chart = try loadTable("mode,num_producers,throughput_mps", rows)
    #expect(chart.xAxis.title == "num_producers")
    #expect(chart.series.map(\.count) == [18])
  }

  /// Nothing is said of how the magnitude follows from its own uncertainty.
  @Test func theUncertaintyOfXIsNoY() throws {
    let rows = (0..<30).map { place -> String in
      let other = (place * 37 % 30, place * 11 % 30, place * 17 % 30)
      return "\(20 + Double(other.0) / 7),\(Double(other.1) / 50),\(1 + Double(other.2) / 30)"
    }
    let chart = try loadTable(
      "Wesenheit Magnitude,Uncertainty in Magnitude (F160W),Log Period", rows)
    #expect(chart.xAxis.title == "Wesenheit Magnitude")
    #expect(chart.series.map(\.name).contains { $0.hasPrefix("Uncertainty") } == false)
  }
}
