import SonifyChart
import Testing

@testable import SonifyInput
@testable import SonifyTables

/// What a program was run with is x, and what came of it is y.
struct BenchmarkTableTests {
  /// Times that rise with the size are no course, and the order of the columns means little.
  @Test(arguments: ["time_ms", "ms", "runtime", "seconds"], ["n", "size", "elements"])
  func sizesAreX(time: String, size: String) throws {
    let rows = [
      "100,quick,0.1", "1000,quick,1.4", "10000,quick,19", "100,bubble,0.5", "1000,bubble,50",
      "10000,bubble,5000",
    ]
    let chart = try loadTable("\(size),algorithm,\(time)", rows)
    #expect(chart.xAxis.title == size && chart.yAxis.title == time)
    #expect(chart.series.map(\.name) == ["quick", "bubble"])
    #expect(chart.series[1].ys.last == (time == "seconds" ? 5000 : chart.series[1].ys.last))
  }

  /// Two numbers of workers are enough, in any order.
  @Test func workersAreX() throws {
    let rows = [
      "X,2,3,65.4", "Y,2,3,68.0", "Z,4,3,68.1", "X,4,3,140.8", "Y,4,3,145.9", "Z,2,3,35.1",
    ]
    let chart = try loadTable("name,workers,repeats,mpps", rows)
    #expect(chart.kind == .line && chart.xAxis.title == "workers" && chart.yAxis.title == "mpps")
    #expect(chart.series.map(\.ys) == [[65.4, 140.8], [68.0, 145.9], [35.1, 68.1]])
  }

  /// What was set is not what came of it.
  @Test func settingsAreNoMeasure() throws {
    let rows = [
      "X,on,2,65.4", "X,off,2,68", "X,on,4,68.1", "X,off,4,140.8", "Y,on,2,145.9", "Y,off,2,125",
    ]
    #expect(try loadTable("driver,state,workers,mpps", rows).yAxis.title == "mpps")
    // How many there are may be what was counted.
    let counts = (0..<10).map { "h\($0),\($0 * $0 % 23),\(100 + $0)" }
    #expect(try loadTable("host,threads,load", counts).series.map(\.name) == ["threads", "load"])
  }

  /// A course of a measurement that begins anew stays one.
  @Test func timesOfSeveralProbesStayX() throws {
    let rows = (0..<24).map {
      "\($0 / 12 == 0 ? "a" : "b"),\(Double($0 % 12) * 1.5),\($0 * $0 % 17)"
    }
    let chart = try loadTable("probe,time_s,value", rows)
    #expect(chart.xAxis.title == "time_s" && chart.series.map(\.name) == ["a", "b"])
  }
}
