import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Columns that sum up others are not heard among them.
struct ColumnsOfSumsTests {
  private func names(_ header: String, _ row: (Int) -> [Double]) throws -> [String] {
    let rows = (0..<12).map { place in
      (["\(2000 + place)"] + row(place).map { "\($0)" }).joined(separator: ",") + "\n"
    }
    return try ChartLoader.load(.text("year,\(header)\n" + rows.joined())).chart.series.map(\.name)
  }

  private func number(_ place: Int, _ factor: Int) -> Double { Double(1013 + place * factor % 997) }

  @Test func sumsOfNeighboursAreLeftOut() throws {
    let parts = ["super", "regular", "low", "high", "ultra"]
    let found = try names("super,regular,petrol,low,high,ultra,diesel") { place in
      let (a, b) = (number(place, 331), number(place, 571))
      let (c, d, e) = (number(place, 113), number(place, 717), number(place, 257))
      return [a, b, a + b, c, d, e, c + d + e]
    }
    #expect(found == parts)
    // A sum may stand before its parts.
    let first = try names("all,a,b,c") { place in
      let (a, b, c) = (number(place, 113), number(place, 717), number(place, 257))
      return [a + b + c, a, b, c]
    }
    #expect(first == ["a", "b", "c"])
    // The main figure comes first, too.
    let cases = try names("confirmed,active,recovered,dead") { place in
      let (a, b, c) = (number(place, 113), number(place, 717), number(place, 257))
      return [a + b + c, a, b, c]
    }
    #expect(cases.count == 4)
  }

  /// What is left over is no sum of its own, one sum among other measures may matter most, and a different row settles it.
  @Test func othersAreKept() throws {
    let results = try names("sales,costs,rent,profit") { place in
      let (a, b, c) = (number(place, 113), number(place, 717), number(place, 257))
      return [a + b + c, a, b, c]
    }
    #expect(results.count == 4)
    let voters = try names("voters,with card,without,boats,birds,trees,bees,bushes") { place in
      let (a, b) = (number(place, 113), number(place, 717))
      return [a + b, a, b] + [257, 19, 91, 333, 41].map { number(place, $0) }
    }
    #expect(voters.count == 8)
    let nearly = try names("all,a,b,c") { place in
      let (a, b, c) = (number(place, 113), number(place, 717), number(place, 257))
      return [a + b + c + (place == 11 ? 1 : 0), a, b, c]
    }
    #expect(nearly.count == 4)
  }

  @Test func aRoundedMeanIsLeftOut() throws {
    let marks = ["a,7,8,6,7", "b,9,8,8,8.33", "c,6,6,7,6.33", "d,10,9,8,9", "e,5,6,6,5.67"]
    let text = "pupil,one,two,three,Media\n" + marks.joined(separator: "\n")
    #expect(
      try ChartLoader.load(.text(text)).chart.series.map(\.name) == ["one", "two", "three"])
    let other = text.replacing("6.33", with: "6.43")
    #expect(try ChartLoader.load(.text(other)).chart.series.count == 4)
  }

  /// A series that has the sums of all others is left out, whatever its name is, unless the user chose the series.
  @Test func theSumOfSeriesIsNoSeries() throws {
    let text =
      "year,area,people\n"
      + (2000..<2006).map { year in
        let parts = [113, 717, 257, 331].map { 1013 + (year - 1999) * $0 % 997 }
        let rows = zip(["a", "b", "c", "d"], parts).map { "\(year),\($0),\($1)\n" }.joined()
        return "\(year),land,\(parts.reduce(0, +))\n" + rows
      }.joined()
    let loaded = try ChartLoader.load(.text(text))
    #expect(loaded.chart.series.map(\.name) == ["a", "b", "c", "d"])
    #expect(loaded.choices.contains("land of area has the sums of the others and is no series"))
    var choices = ChartChoices()
    choices.series = ColumnReference("area")
    #expect(try ChartLoader.load(.text(text), choosing: choices).chart.series.count == 5)
    let nearly = text.replacing("2005,a,", with: "2005,a,1").replacing("2004,a,", with: "2004,a,1")
    #expect(try ChartLoader.load(.text(nearly)).chart.series.count == 5)
  }
}
