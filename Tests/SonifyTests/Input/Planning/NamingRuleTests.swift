import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Which columns name, count or mark rows, in tables as people have them, and so are no values.
struct NamingRuleTests {
  private func lines(_ header: String, _ rows: [String]) -> String {
    ([header] + rows).joined(separator: "\n") + "\n"
  }

  /// `docker stats` with a format: identifiers name rows only if nothing else does.
  @Test func identifiersOfTextAreNoNames() throws {
    let rows = ["3f2a9b1c,web,0.5,12", "9a8b7c6d,db,3.1,34", "1b2c3d4e,cache,0.1,5"]
    #expect(try loadChart(lines("CONTAINER ID,NAME,CPU,PIDS", rows)).chart.xAxis.title == "NAME")
    let alone = rows.map { $0.split(separator: ",") }.map { "\($0[0]),\($0[2])" }
    #expect(try loadChart(lines("CONTAINER ID,CPU", alone)).chart.xAxis.title == "CONTAINER ID")
  }

  /// Earthquakes of USGS have an identifier before their place.
  @Test func pointsAreNamedByWhatPeopleRead() throws {
    let rows = (1...30).map {
      "2024-05-\($0 < 10 ? "0" : "")\($0),\($0 * 7 % 11),us7\($0),\($0) km N"
    }
    let chart = try loadChart(lines("time,mag,id,place", rows)).chart
    #expect(chart.series[0].labels.first == "1 km N")
  }

  /// Grades of Moodle.
  @Test(arguments: ["ID number", "Student No", "Order Number", "account_nr"])
  func numbersThatIdentifyAreNoValues(name: String) throws {
    let rows = (1...20).map { "A\($0),\(1000 + $0 * 37 % 100),\($0 * 7 % 11)" }
    let chart = try loadChart(lines("First name,\(name),Quiz", rows)).chart
    #expect(chart.series.map(\.name) == ["Quiz"])
  }

  /// cloc and tokei count lines of code.
  @Test(arguments: ["files,blank,comment,code", "Files,Code,Comments,Blanks"])
  func linesOfCodeAreNoCodes(names: String) throws {
    let rows = ["Swift,300,4000,5000,30000", "Python,20,500,300,2500", "C,12,300,10,1200"]
    let chart = try loadChart(lines("Language,\(names)", rows)).chart
    #expect(chart.series.map(\.name) == names.split(separator: ",").map(String.init))
    let places = ["Oslo,578,5", "Rome,380,7", "Bonn,276,6"]
    #expect(try loadChart(lines("City,code,rain", places)).chart.series.map(\.name) == ["rain"])
  }

  /// A number alone, or one of another kind, is a value.
  @Test(arguments: ["number", "Mean number", "Atomic number"])
  func otherNumbersAreValues(name: String) throws {
    let rows = (1...20).map { "A\($0),\(1000 + $0 * 37 % 100),\($0 * 7 % 11)" }
    let chart = try loadChart(lines("First name,\(name),Quiz", rows)).chart
    #expect(chart.series.map(\.name) == [name, "Quiz"])
  }

  /// `lsblk` and `netstat -i` have columns of nothing but 0.
  @Test func zerosAloneAreNoBars() throws {
    let rows = ["sda,0,100,0", "sdb,0,512,0", "sdc,0,64,0"]
    let loaded = try loadChart(lines("NAME,RM,SIZE,RO", rows))
    #expect(loaded.chart.series.map(\.name) == ["SIZE"])
    #expect(loaded.decisions.contains(.role(.unused(["RM", "RO"]))))
    // Over time a line of zeros is what was measured, and alone it is all there is.
    let days = (1...5).map { "2024-01-0\($0),0,\($0 * 3 % 4)" }
    #expect(
      try loadChart(lines("day,errors,load", days)).chart.series.map(\.name) == ["errors", "load"])
    let errors = ["sda,0", "sdb,0", "sdc,0"]
    #expect(try loadChart(lines("NAME,errors", errors)).chart.series.map(\.name) == ["errors"])
  }

  /// TensorBoard and the Trainer of transformers write the step beside the time or the epoch.
  @Test func stepsBesideATimeAreNoValues() throws {
    let rows = (1...40).map { "\(1_700_000_000 + $0 * 13).5,\($0 * 100),\($0 * 37 % 40)" }
    let loaded = try loadChart(lines("Wall time,Step,Value", rows))
    #expect(loaded.chart.series.map(\.name) == ["Value"])
    #expect(loaded.decisions.contains(.role(.unused(["Step"]))))
    let own = try loadChart(
      lines("Step,Value", rows.map { $0.split(separator: ",")[1...].joined(separator: ",") }))
    #expect(own.chart.xAxis.title == "Step")
    #expect(own.chart.series.map(\.name) == ["Value"])
  }

  /// `perf stat -x,` has the unit of few rows in a column before the names.
  @Test func aColumnOfFewTextsNamesNoRows() throws {
    let rows = [
      "1234.5,msec,task-clock,0.99", "12,,context-switches,9.72", "3,,migrations,2.43",
      "4567,,faults,3.69", "4012,,cycles,3.25",
    ]
    let chart = try loadChart(lines("value,unit,event,rate", rows)).chart
    #expect(chart.xAxis.title == "event")
    #expect(chart.series[0].count == 5)
  }

  /// Locust's list of requests has times, of which one rises by chance, and names.
  @Test func timesOfAFewRequestsAreNoAxis() throws {
    let rows = [
      "GET,/,1200,5.1", "GET,/search,800,20.3", "POST,/login,300,60", "GET,/help,2300,5.1",
    ]
    let chart = try loadChart(lines("Type,Name,Request Count,Min Response Time", rows)).chart
    #expect(chart.kind == .bar)
    #expect(chart.xAxis.title == "Name")
  }

  /// Of several lines, what never changes is not the one that is heard.
  @Test func linesAreOfWhatChanges() throws {
    let rows = (1...20).flatMap { ["\($0),a,7,\($0 * 3 % 7)", "\($0),b,7,\($0 * 5 % 7)"] }
    let chart = try loadChart(lines("sample,kind,total,used", rows)).chart
    #expect(chart.series.map(\.name) == ["a", "b"])
    #expect(chart.series[0].ys.prefix(3) == [3, 6, 2])
  }

  /// The number of a run or a receipt says which one it was.
  @Test(arguments: ["Run Number", "Receipt No", "Race nr", "Check number"])
  func numbersOfThingsAreNoMeasures(name: String) throws {
    let rows = [
      "2021-08-07,220,161", "2021-10-09,228,130", "2021-12-04,19,73", "2022-01-08,317,108",
    ]
    let chart = try loadChart(lines("Date,\(name),Score", rows)).chart
    #expect(chart.series.map(\.name) == ["Score"])
  }

  /// Where runs are in their order, they are x.
  @Test func runsInTheirOrderAreX() throws {
    let rows = (1...9).map { "\($0),\($0 * 37 % 11).5,\($0 * 5 % 7).5" }
    let chart = try loadChart(lines("Run number,Yield,Temp", rows)).chart
    #expect(chart.xAxis.title == "Run number")
    #expect(chart.series.map(\.name) == ["Yield", "Temp"])
  }

  /// The quality of values is none of them; that of wine is measured.
  @Test func qualityBesideValuesIsNoMeasure() throws {
    let rows = (1...9).map { "2024-01-0\($0),\($0 * 7 % 5).5,\($0 % 2 + 4)" }
    #expect(try loadChart(lines("date,value,quality", rows)).chart.series.map(\.name) == ["value"])
    #expect(try loadChart(lines("date,alcohol,quality", rows)).chart.series.count == 2)
  }

  /// The log of a server: the answer is a code, most often that of success; fio's has columns of zeros.
  @Test func codesUnderNoHeaderAreNoMeasures() throws {
    let rows = (1...30).map {
      "2024-01-01T10:\($0 + 10):00+00:00 \($0 == 20 ? 404 : 200) \($0 * 7 % 11)00 0.\($0)"
    }
    let chart = try loadChart(rows.joined(separator: "\n") + "\n").chart
    #expect(chart.series.map(\.name) == ["column 3", "column 4"])
    let bandwidth = (1...9).map { "\($0 * 500), \(8000 + $0 * 7 % 5), 0, 0, 0" }
    #expect(try loadChart(bandwidth.joined(separator: "\n")).chart.series.count == 1)
    // Power in steps from 200 is a measure.
    let power = (0..<40).map {
      "2024-01-01T10:\($0 + 10):00+00:00 \(200 + $0 / 8 * 25) \($0 * 7 % 11)\n"
    }
    #expect(try loadChart(power.joined()).chart.series.count == 2)
    // 200 may be a measure, too.
    let measured = (1...9).map { "2024-01-0\($0),\(200 + $0 * 37 % 90)" }
    #expect(try loadChart(measured.joined(separator: "\n")).chart.series.count == 1)
  }
}
