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

  /// A second instrument has the times of the first.
  @Test func theTimesOfASecondInstrumentAreX() throws {
    let rows = (0..<20).map { "\($0 * 30),\(number($0)),\($0 * 30),\(number($0 + 5))\n" }
    let chart = try ChartLoader.load(.text("T1 time,T1 angle,T2 time,T2 angle\n" + rows.joined()))
      .chart
    #expect(chart.series.map(\.name) == ["T1 angle", "T2 angle"])
    let minutes = (1...20).map { "\($0 * 1500),\(number($0)),\(Double($0) / 40)\n" }
    let clock = try ChartLoader.load(.text("Zeit [ms],Wert,Zeit[min]\n" + minutes.joined())).chart
    #expect(clock.series.map(\.name) == ["Wert"])
  }

  /// Neither straightness nor a factor alone makes two quantities one, nor do letters that are also units.
  @Test(arguments: [
    ("net,gross", 1.19, 0, 0), ("price_net,price_gross", 1.19, 0, 0), ("temp_c,temp_f", 1.8, 0, 9),
    ("inside,outside", 1, 0, 0), ("Population m,Population f", 2, -40, 0),
    ("Plant A,Plant B", 1.02, 3, 0),
    ("Export t,Export usd", 7.5, 0, 0), ("temp,temp min", 0.5, 2, 0),
  ])
  func measuresOfTheirOwnAreKept(header: String, factor: Double, shift: Double, noise: Int) throws {
    let found = try names(header) {
      "\(number($0)),\(Double(number($0)) * factor + shift + Double($0 * $0 * noise % 17))"
    }
    #expect(found == header.split(separator: ",").map(String.init))
  }

  /// One other value settles it.
  @Test func oneDifferentValueSettlesIt() throws {
    for other in ["", "3"] {
      let found = try names("temp_c,temp_f") {
        "\(number($0)),\($0 == 18 ? other : "\(Double(number($0)) * 1.8 + 32)")"
      }
      #expect(found == ["temp_c", "temp_f"])
    }
  }
}
