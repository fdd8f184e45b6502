import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput

/// What a table of one row becomes.
@Suite struct SingleRowTests {
  @Test func aRowOfTwoNumbersIsAPoint() throws {
    for (text, x, y) in [("x,y\n1,2\n", 1.0, 2.0), ("year,rate\n1950,3\n", 1950, 3)] {
      let chart = try loadChart(text).chart
      #expect(chart.series.map(\.ys) == [[y]] && chart.series.map(\.xs) == [[x]])
    }
    let named = try loadChart("name,rate\nFinland,3\n").chart
    #expect(named.series.map(\.ys) == [[3]])
    // A column of one value is no row of one.
    let sparse = try loadChart("note,temp\n,5\n,6\n3,7\n,9\n").chart
    #expect(sparse.series.contains { $0.ys == [5, 6, 7, 9] })
    // What can be compared is.
    let several = try loadChart("rent,food,travel\n300,200,50\n").chart
    #expect(several.kind == .bar && several.categories == ["rent", "food", "travel"])
    // Their sum is no part of the whole; what is called a total and is another number may be.
    let summed = try loadChart("rent,food,travel,total\n300,200,50,550\n").chart
    #expect(summed.categories == ["rent", "food", "travel"])
    let other = try loadChart("rent,food,travel,total\n300,200,50,600\n").chart
    #expect(other.categories == ["rent", "food", "travel", "total"])
    let parts = try loadChart("rent,food,travel,total\n10.1,20.2,30.3,60.6\n").chart
    #expect(parts.kind == .bar && parts.categories == ["rent", "food", "travel"])
  }
}
