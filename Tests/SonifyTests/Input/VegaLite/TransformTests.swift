import Testing

@testable import SonifyInput
@testable import SonifyTables

/// Transforms, each by itself, against answers worked out by hand or by Vega's documentation.
@Suite struct TransformTests {
  /// The column of a field after some transforms of records {"k", "t", "v"}.
  private func column(_ name: String, _ transforms: String) throws -> [JSONValue] {
    let rows: [(String, Double, JSONValue)] = [
      ("a", 1, .number(5)), ("a", 2, .number(1)), ("b", 1, .number(2)), ("a", 4, .null),
      ("b", 2, .number(2)), ("b", 5, .number(-3)),
    ]
    let records = rows.map { JSONValue.object(["k": .text($0.0), "t": .number($0.1), "v": $0.2]) }
    let source = try ByteSource.open(.bytes(Array(transforms.utf8), name: "transforms"))
    var runner = TransformRunner(try Records(records))
    try runner.apply(DocumentNode(try JSONValue.parse(source)).elements)
    return try #require(runner.records[name])
  }

  private func numbers(_ name: String, _ transforms: String) throws -> [Double] {
    try column(name, transforms).map(\.measure)
  }

  /// What every operation makes of the values of "a", 5, 1 and one missing, and of "b", 2, 2 and
  /// −3.
  private static let answers: [String: [Double]] = [
    "count": [3, 3], "valid": [2, 3], "missing": [1, 0], "distinct": [3, 2], "sum": [6, 1],
    "mean": [3, 0.3333333333333333], "average": [3, 0.3333333333333333], "median": [3, 2],
    "min": [1, -3], "max": [5, 2], "q1": [2, -0.5], "q3": [4, 2],
    "variance": [8, 8.333333333333334], "variancep": [4, 5.555555555555555],
    "product": [5, -12],
  ]

  @Test(arguments: answers.keys.sorted())
  func aggregates(_ operation: String) throws {
    let expected = try #require(Self.answers[operation])
    let values = try numbers(
      "y", #"[{"aggregate": [{"op": "\#(operation)", "field": "v", "as": "y"}], "groupby": ["k"]}]"#
    )
    for (value, expected) in zip(values, expected) { #expect(abs(value - expected) < 1e-12) }
    let joined = try numbers(
      "y",
      #"[{"joinaggregate": [{"op": "\#(operation)", "field": "v", "as": "y"}], "groupby": ["k"]}]"#)
    #expect(joined == [values[0], values[0], values[1], values[0], values[1], values[1]])
  }

  @Test func windowsCountEqualNeighboursTogether() throws {
    func window(_ operation: String, _ rest: String = "") throws -> [Double] {
      try numbers(
        "y",
        #"[{"filter": "isValid(datum.v)"}, {"window": [{"op": "\#(operation)", "field": "v", "as": "y"}], "sort": [{"field": "v"}] \#(rest)}]"#
      )
    }
    // In order of v: −3, 1, 2, 2, 5.
    #expect(try window("rank") == [5, 2, 3, 3, 1])
    #expect(try window("dense_rank") == [4, 2, 3, 3, 1])
    #expect(try window("row_number") == [5, 2, 3, 4, 1])
    #expect(try window("percent_rank") == [1, 0.25, 0.5, 0.5, 0])
    #expect(try window("cume_dist") == [1, 0.4, 0.8, 0.8, 0.2])
    #expect(try window("sum") == [7, -2, 2, 2, -3])
    #expect(try window("sum", #", "ignorePeers": true"#) == [7, -2, 0, 2, -3])
    #expect(try window("max", #", "frame": [-1, 1]"#) == [5, 2, 2, 5, 1])
    #expect(try window("count", #", "frame": [null, null]"#) == [5, 5, 5, 5, 5])
    #expect(try window("lag").map { $0.isNaN ? 99 : $0 } == [2, -3, 1, 2, 99])
    #expect(try window("lead").map { $0.isNaN ? 99 : $0 } == [99, 2, 2, 5, 1])
  }

  @Test func stacksGrowFromZero() throws {
    let stack =
      #"[{"stack": "v", "groupby": ["t"], "sort": [{"field": "k"}], "as": ["y0", "y1"], "offset": "#
    #expect(try numbers("y0", stack + #""zero"}]"#) == [0, 0, 5, 0, 1, 0])
    #expect(try numbers("y1", stack + #""zero"}]"#) == [5, 1, 7, 0, 3, -3])
    #expect(try numbers("y1", stack + #""normalize"}]"#) == [5.0 / 7, 1.0 / 3, 1, 0, 1, 1])
  }

  @Test func imputingFillsHoles() throws {
    let impute = #"[{"impute": "v", "key": "t", "groupby": ["k"], "#
    // A value is for records that are missing; a mean is for values that are missing as well.
    let values = try numbers("v", impute + #""value": 0}]"#)
    #expect(values.map { $0.isNaN ? 99 : $0 } == [5, 1, 2, 99, 2, -3, 0, 0])
    #expect(try numbers("v", impute + #""method": "mean"}]"#)[3] == 3)
    #expect(try numbers("v", impute + #""value": 9, "keyvals": [7]}]"#).count == 10)
  }

  @Test func windowsFindNeighboursWithValues() throws {
    func window(_ operation: String, _ rest: String = "") throws -> [Double] {
      try numbers(
        "y",
        #"[{"window": [{"op": "\#(operation)", "field": "v", "as": "y" \#(rest)}], "sort": [{"field": "t"}], "ignorePeers": true, "groupby": ["k"]}]"#
      ).map { $0.isNaN ? 99 : $0 }
    }
    #expect(try window("prev_value") == [5, 1, 2, 1, 2, -3])
    #expect(try window("next_value") == [5, 1, 2, 99, 2, -3])
    #expect(try window("nth_value", #", "param": 2"#) == [99, 1, 99, 1, 2, 2])
    #expect(try window("ntile", #", "param": 2"#) == [1, 2, 1, 2, 2, 2])
  }

  @Test func aSampleHasEvenSteps() throws {
    #expect(try numbers("t", #"[{"sample": 3}]"#) == [1, 1, 2])
    #expect(try numbers("t", #"[{"sample": 30}]"#).count == 6)
    #expect(try numbers("t", #"[{"sample": 0}]"#).isEmpty)
  }

  @Test func anExtentIsAParameter() throws {
    let extent =
      #"[{"extent": "v", "param": "e"}, {"calculate": "(datum.v - e[0]) / (e[1] - e[0])", "as": "y"}]"#
    #expect(try numbers("y", extent).prefix(3) == [1, 0.5, 0.625])
  }

  @Test func foldingMakesARowOfEachField() throws {
    let fold = #"[{"fold": ["t", "v"]}]"#
    #expect(try numbers("value", fold).prefix(4) == [1, 5, 2, 1])
    #expect(try column("key", fold).prefix(2) == [.text("t"), .text("v")])
  }

  @Test(arguments: [
    (#"{"lt": 2}"#, 2), (#"{"lte": 2}"#, 4), (#"{"gt": 2}"#, 1), (#"{"gte": 2}"#, 3),
    (#"{"equal": 2}"#, 2),
    (#"{"range": [1, 2]}"#, 3), (#"{"range": [null, 1]}"#, 2), (#"{"oneOf": [1, 5]}"#, 2),
    (#"{"valid": true}"#, 5),
    (#"{"valid": false}"#, 1),
  ])
  func predicates(_ comparison: String, _ count: Int) throws {
    let members = comparison.dropFirst().dropLast()
    #expect(try column("v", #"[{"filter": {"field": "v", \#(members)}}]"#).count == count)
    #expect(
      try column("v", #"[{"filter": {"not": {"field": "v", \#(members)}}}]"#).count == 6 - count)
  }

  @Test(arguments: [
    (0.0, 100.0, 10, 10.0), (0, 95, 10, 10), (46, 230, 10, 20), (8, 24.8, 30, 1),
    (0.1, 0.97, 10, 0.1),
    (1.6, 9.3, 20, 0.5), (-5, 5, 4, 5),
  ])
  func binsAreRound(_ minimum: Double, _ maximum: Double, _ count: Int, _ step: Double) throws {
    let node = DocumentNode(.object(["maxbins": .number(Double(count))]))
    let binning = try #require(Binning(node, of: [minimum, maximum]))
    #expect(abs(binning.step - step) < 1e-12)
    #expect(binning.start <= minimum && binning.stop >= maximum)
    #expect(binning.begin(of: maximum) < binning.stop)
  }

  @Test(arguments: [
    ("year", "2013-01-01"), ("quarter", "2012-07-01"), ("month", "2012-08-01"),
    ("yearmonth", "2013-08-01"),
    ("yearquarter", "2013-07-01"), ("date", "2012-01-15"), ("monthdate", "2012-08-15"),
    ("day", "2012-01-05"),
    ("hours", "2012-01-01 16:00"), ("yearmonthdatehours", "2013-08-15 16:00"),
    ("hoursminutes", "2012-01-01 16:45"),
    ("utcyearmonthdate", "2013-08-15"), ("yearweek", "2013-08-11"), ("minutes", "2012-01-01 00:45"),
  ])
  func unitsOfTimeBeginWhereTheyShould(_ name: String, _ expected: String) throws {
    let unit = try #require(TimeUnit(name))
    let moment = try #require(Timestamp(.text("2013-08-15 16:45:30")))
    #expect(TimestampComponents(unit.start(of: moment.milliseconds))?.iso8601 == expected)
  }

  @Test(arguments: [
    ("minutes", 15.0, "2012-01-01 00:45"), ("year", 5, "2010-01-01"),
    ("yearmonthdate", 7, "2013-08-15"), ("yearquarter", 2, "2013-07-01"),
    ("yearmonth", 3, "2013-07-01"), ("hours", 6, "2012-01-01 12:00"),
  ])
  func stepsJoinUnitsOfTime(_ name: String, _ step: Double, _ expected: String) throws {
    let node = DocumentNode(.object(["unit": .text(name), "step": .number(step)]))
    let unit = try #require(TimeUnit(node))
    let moment = try #require(Timestamp(.text("2013-08-15 16:45:30")))
    #expect(TimestampComponents(unit.start(of: moment.milliseconds))?.iso8601 == expected)
  }

  @Test(arguments: ["", "century", "monthmonth", "week", "yearx"])
  func otherUnitsAreNotKnown(_ name: String) { #expect(TimeUnit(name) == nil) }
}
