import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Columns that say what an earlier one says are heard once.
struct RepeatedMeasureTests {
  private func names(_ header: String, _ row: (Int) -> String) throws -> [String] {
    let rows = (0..<20).map { "2024-03-\($0 + 10),\(row($0))\n" }.joined()
    return try ChartLoader.load(.text("date,\(header)\n" + rows)).chart.series.map(\.name)
  }

  private func number(_ place: Int) -> Int { place * 37 % 101 }

  @Test func oneQuantityInTwoUnitsIsHeardOnce() throws {
    let degrees = try names("temp_c,temp_f,wind") {
      "\(number($0)),\(Double(number($0)) * 1.8 + 32),\($0 % 7)"
    }
    #expect(degrees == ["temp_c", "wind"])
    let lengths = try names("ElapsedTime,ElapsedSeconds") {
      let seconds = 60 + number($0)
      return "\"\(seconds / 60) minutes, \(seconds % 60) seconds\",\(seconds)"
    }
    #expect(lengths == ["ElapsedTime"])
    let ways = try names("Distance (km),Distance (mi)") {
      "\(number($0)),\((Double(number($0)) * 62.1371).rounded() / 100)"
    }
    #expect(ways == ["Distance (km)"])
  }

  @Test func theSameValuesAreHeardOnceWhateverTheyAreCalled() throws {
    #expect(try names("Firefox,Moz-All") { "\(number($0)),\(number($0))" } == ["Firefox"])
  }

  /// A factor alone shows nothing: a price with its tax, and what is only nearly the same.
  @Test(arguments: [
    ("net,gross", 1.19, 0), ("price_net,price_gross", 1.19, 0), ("temp_c,temp_f", 1.8, 9),
    ("inside,outside", 1, 1),
  ])
  func measuresOfTheirOwnAreKept(header: String, factor: Double, noise: Int) throws {
    let found = try names(header) {
      "\(number($0)),\(Double(number($0)) * factor + Double($0 * $0 * noise % 17))"
    }
    #expect(found == header.split(separator: ",").map(String.init))
  }

  /// Values that are missing are no values, and those of the first rows are not all.
  @Test func oneDifferentValueSettlesIt() throws {
    for other in ["", "3"] {
      let found = try names("a,b") { "\(number($0)),\($0 == 18 ? other : "\(number($0))")" }
      #expect(found == ["a", "b"])
    }
  }
}
