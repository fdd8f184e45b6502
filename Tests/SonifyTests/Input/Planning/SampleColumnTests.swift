import SonifyChart
import SonifyInput
import Testing

/// Samples side by side, whose rows say nothing of what is in them.
@Suite struct SampleColumnTests {
  /// Heights of boys, and of fewer girls.
  @Test func listsOfDifferentLengthsAreBoxes() throws {
    let boys = [184, 173, 188, 176, 190, 187, 195, 191, 188, 185, 194, 181]
    let girls = [155, 169, 179, 162, 175, 156, 160, 158]
    let rows = boys.indices.map { "\(boys[$0]),\($0 < girls.count ? "\(girls[$0])" : "")" }
    let chart = try loadTable("boys,girls", rows)
    #expect(chart.kind == .box)
    #expect(chart.categories == ["boys", "girls"])
  }

  @Test(arguments: ["gardenA,gardenB,gardenC", "A,B,C", "group 1,group 2,group 3"])
  func namesThatCountOnAreBoxes(header: String) throws {
    let rows = ["3,5,3", "4,4,3", "4,6,2", "2,5,5", "5,3,4", "1,7,2", "3,4,5"]
    #expect(try loadTable(header, rows).kind == .box)
  }

  /// Pairs of measures, courses, and what has times, names or few rows.
  @Test(arguments: [
    ("height,weight", ["180,75", "172,63", "182,80", "169,71", "177,66", "190,90"]),
    ("x,y", ["3,5", "4,4", "4,6", "2,5", "5,3", "1,7"]),
    ("A,B,C", ["1,2,3", "2,3,4", "3,4,5", "4,5,6", "5,6,7", "6,7,8", "7,8,9"]),
    ("name,A,B,C", ["a,3,5,3", "b,4,4,3", "c,4,6,2", "d,2,5,5", "e,5,3,4", "f,1,7,2"]),
    ("A,B,C", ["3,5,3", "4,4,3"]),
    ("sensor1,sensor2,sensor3", ["3,5,3", "4,4,3", "4,6,2", "2,5,5", "5,3,4", "1,7,2"]),
    ("year,A,B", ["2001,3,5", "2002,4,4", "2003,4,6", "2004,2,5", "2005,5,3", "2006,1,7"]),
    ("math,reading", ["45,47", "60,55", "72,", "81,80", "90,", "100,89", "52,50", "66,61", "77,"]),
    ("price,rooms", ["5.1,3", "7.2,", "4.3,5", "9.9,2", "6.1,", "8.8,4", "10.5,6", "5.5,"]),
    ("temperature,rain", ["20,4", "25,1", "18,6", "22,", "30,0", "17,9", "21,3"]),
  ])
  func otherTablesAreNone(header: String, rows: [String]) throws {
    #expect(try loadTable(header, rows).kind != .box)
  }
}
