import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Metrics, statistics and data sets in the forms of their programs.
struct MetricTests {
  private func load(_ text: String, table: TableReference? = nil) throws -> LoadedChart {
    var reading = ReadingOptions()
    reading.table = table
    return try ChartLoader.load(.text(text), reading: reading)
  }

  /// Of prometheus_client 0.23.
  private static let metrics = """
    # HELP node_memory_bytes Memory
    # TYPE node_memory_bytes gauge
    node_memory_bytes{zone="a"} 1e+06
    node_memory_bytes{zone="b \\"x\\", c"} 2e+06
    node_memory_bytes{zone="7"} NaN
    # HELP http_requests_total Requests
    # TYPE http_requests_total counter
    http_requests_total{code="200",method="GET"} 600.0
    http_requests_total{code="404",method="GET"} 1212.0
    # TYPE latency_seconds histogram
    latency_seconds_bucket{le="0.005"} 0.0
    latency_seconds_bucket{le="0.01"} 1.0
    latency_seconds_bucket{le="0.025"} 2.0
    latency_seconds_bucket{le="0.05"} 2.0
    latency_seconds_bucket{le="+Inf"} 5.0
    latency_seconds_count 5.0

    """

  @Test func theLargestMetricIsUsed() throws {
    let loaded = try load(Self.metrics)
    #expect(loaded.chart.series[0].name == "node_memory_bytes")
    #expect(loaded.chart.kind == .bar)
    #expect(loaded.chart.xAxis.categorical?.categories == ["a", "b \"x\", c", "7"])
    #expect(loaded.decisions.contains { $0.text.contains("2 \"http_requests_total\"") })
  }

  @Test func metricsAreChosenByName() throws {
    // The method is the same in all, and codes are names.
    let codes = try load(Self.metrics, table: "http_requests_total").chart
    #expect(codes.xAxis.categorical?.categories == ["200", "404"])
    #expect(codes.series[0].ys == [600, 1212])
    let buckets = try load(Self.metrics, table: "latency_seconds_bucket").chart
    // The last bucket has no bound.
    #expect(buckets.series[0].ys == [0, 1, 2, 2])
  }

  /// After the example in the manual of Prometheus.
  @Test func answersOfPrometheusAreSeries() throws {
    let matrix = """
      {"status":"success","data":{"resultType":"matrix","result":[
      {"metric":{"__name__":"up","job":"prometheus"},"values":[[1435781430.781,"1"],[1435781445.781,"1"],[1435781460.781,"0"]]},
      {"metric":{"__name__":"up","job":"node"},"values":[[1435781430.781,"0"],[1435781445.781,"NaN"],[1435781460.781,"1"]]}]}}
      """
    let chart = try load(matrix).chart
    #expect(chart.series.map(\.name) == ["prometheus", "node"])
    #expect(chart.series[0].ys == [1, 1, 0])
    #expect(chart.series[1].ys[1].isNaN)
    #expect(chart.series[0].xs[2] - chart.series[0].xs[0] == 30)
    let vector = """
      {"status":"success","data":{"resultType":"vector","result":[
      {"metric":{"__name__":"up","job":"a"},"value":[1435781451.781,"1"]},
      {"metric":{"__name__":"up","job":"b"},"value":[1435781451.781,"3"]}]}}
      """
    #expect(try load(vector).chart.series[0].ys == [1, 3])
  }

  /// After the reference of InfluxDB.
  @Test func linesOfInfluxAreRows() throws {
    let lines = """
      cpu,host=a,site=x\\ y usage=1.5,idle=90i,on=t,note="a b,c=d" 1700000000000000000
      cpu,host=b,site=x\\ y usage=2.5,idle=80i,on=f 1700000000000000000
      mem,host=a free=5i 1700000000000000000
      cpu,host=a,site=x\\ y usage=1.7,idle=88i,on=t 1700000010000000000
      cpu,host=b,site=x\\ y usage=2.2,idle=81i,on=t 1700000010000000000

      """
    let chart = try load(lines).chart
    #expect(chart.series.map(\.name) == ["a", "b"])
    #expect(chart.series[1].ys == [2.5, 2.2])
    #expect(chart.series[0].xs.map { $0 - chart.series[0].xs[0] } == [0, 10])
    #expect(try load(lines, table: "mem").rowCount == 1)
  }

  /// The form of Eurostat's bulk files.
  @Test func flagsOfEurostatAreNoValues() throws {
    let text =
      "freq,unit,geo\\TIME_PERIOD\t2010 \t2011 \t2012 \t2013 \nA,PC,AT\t4.8 \t4.6 b\t4.9 \t: \n"
      + "A,PC,BE\t8.3 e\t7.2 \t7.6 \t8.4 \nA,PC,DE\t7.0 \t5.8 \t: z\t5.2 p\n"
    let chart = try load(text).chart
    #expect(chart.series.map(\.name) == ["AT", "BE", "DE"])
    #expect(chart.series[1].ys == [8.3, 7.2, 7.6, 8.4])
    #expect(chart.series[2].ys.map(\.isNaN) == [false, false, true, false])
    let two = try load(text.replacing("A,PC,BE", with: "A,NR,AT")).chart
    #expect(two.series.map(\.name) == ["PC, AT", "NR, AT", "PC, DE"])
  }

  /// What gnuplot 5.4 writes after `set table`.
  private static let curves = """

    # Curve 0 of 2, 6 points
    # Curve title: "sin(x)"
    # x y type
    -10  0.544021  i
    -6  0.279415  i
    -2 -0.909297  i
     2  0.909297  i
     6 -0.279415  i
     10 -0.544021  i


    # Curve 1 of 2, 6 points
    # Curve title: "cos(x)"
    # x y type
    -10 -0.839072  i
    -6  0.96017  i
    -2 -0.416147  i
     2 -0.416147  i
     6  0.96017  i
     10 -0.839072  i

    """

  @Test func dataSetsOfGnuplotAreTables() throws {
    let first = try load(Self.curves)
    #expect(first.chart.xAxis.title == "x")
    #expect(first.chart.series[0].name == "y")
    #expect(first.chart.series[0].ys.count == 6)
    #expect(first.decisions.contains { $0.text.contains("2 \"cos(x)\"") })
    #expect(try load(Self.curves, table: "2").chart.series[0].ys[1] == 0.96017)
    #expect(try load(Self.curves, table: "cos(x)").chart.series[0].ys[1] == 0.96017)
    // A single blank line does not end a set.
    let scans = "# x y\n1 2\n2 4\n\n3 5\n4 1\n\n\n1 9\n2 8\n"
    #expect(try load(scans).chart.series[0].ys == [2, 4, 5, 1])
    #expect(try load(scans, table: "2").chart.series[0].ys == [9, 8])
    #expect(throws: InputError.badChoice(.noTable(number: 3, count: 2))) {
      try load(scans, table: "3")
    }
  }

  @Test func otherTextsAreNoForms() throws {
    #expect(throws: InputError.badChoice(.tableOfOther)) { try load("a b\n1 2\n2 3\n", table: "1") }
    #expect(try load("1 2\n2 4\n3 5\n").chart.series[0].ys == [2, 4, 5])
  }
}
