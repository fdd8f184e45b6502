import Foundation
import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// The rows that JSON of every ordinary form comes to.
struct JSONTableTests {
  /// The delimited text that a JSON text becomes.
  private func rows(
    _ text: String, isSequence: Bool = false, _ options: ReadingOptions = ReadingOptions()
  ) throws -> String {
    let source = ByteSource(name: "a.json", bytes: Array(text.utf8))
    let table = try JSONTable(source, isSequence: isSequence, options)
    return String(decoding: try table.source.beginning(.max), as: UTF8.self)
  }

  private func load(_ text: String) throws(InputError) -> LoadedChart {
    try ChartLoader.load(.bytes(Array(text.utf8), name: "a.json"))
  }

  private func message(_ text: String) -> String {
    do throws(InputError) {
      return try load(text).choices.joined(separator: "; ")
    } catch {
      return error.description
    }
  }

  /// Every member below long keys would cost time by their length.
  @Test func pathsOfKeysAreBounded() {
    let key = String(repeating: "k", count: 1500)
    let members = (0..<100).map { "\"a\($0)\":[]" }.joined(separator: ",")
    let inner = (0..<3).reduce("{\(members)}") { text, _ in "{\"\(key)\":\(text)}" }
    #expect(
      message("[\(inner),{\"b\":1}]").contains(
        "the keys that lead to this value are longer than 4096 bytes; shorten them"))
    #expect(message("{\"\(key)\":\(inner)}").contains("no rows"))
  }

  private static let days = (1...60).map { "{\"day\":\($0),\"rain\":\($0 * 7 % 11)}" }

  /// An element that is no row is skipped and named, as a malformed row is.
  @Test(arguments: [
    ("[3,4]", Decision.JSONKind.array), ("\"x\"", .text), ("17", .number), ("true", .boolean(true)),
  ])
  func anElementThatIsNoRowIsSkipped(element: String, kind: Decision.JSONKind) throws {
    for place in [4, 30, 60] {
      var elements = Self.days
      elements.insert(element, at: place)
      for text in [
        "[" + elements.joined(separator: ",\n") + "]", elements.joined(separator: "\n") + "\n",
      ] {
        let loaded = try load(text)
        #expect(loaded.chart.xAxis.title == "day")
        #expect(loaded.chart.series.map(\.name) == ["rain"])
        #expect(loaded.chart.series[0].ys == (1...60).map { Double($0 * 7 % 11) })
        #expect(
          loaded.decisions.contains(.rows(.foreign(1, of: 61, line: place + 1, kind: kind))),
          "\(text.prefix(40))")
      }
    }
    #expect(
      Decision.rows(.foreign(1, of: 61, line: 5, kind: .array)).text
        == "skipped 1 row of 61: line 5 has an array in place of a row")
  }

  /// Past the limit of malformed rows, the first is the error, unless all are to be skipped.
  @Test func manyElementsThatAreNoRowsAreTheError() throws {
    var elements = Self.days
    for place in [50, 30, 10] { elements.insert("[3,4]", at: place) }
    let text = elements.joined(separator: "\n") + "\n"
    #expect(message(text).hasPrefix("a.json:11: at byte 1: an array stands where a record"))
    var reading = ReadingOptions()
    reading.skipsBadRows = true
    let loaded = try ChartLoader.load(.bytes(Array(text.utf8), name: "a.json"), reading: reading)
    #expect(loaded.decisions.contains(.rows(.foreign(3, of: 63, line: 11, kind: .array))))
    #expect(loaded.chart.series[0].count == 60)
    #expect(
      message("[{\"a\":1},[3,4],{\"a\":2},{\"a\":4}]")
        .contains("an array stands where a record is expected"))
  }

  @Test(arguments: [
    "[0,1,2,3,4]\n[5,3,2,4,7]\n", "[[0,1,2,3,4],[5,3,2,4,7]]", "[0,1,2,3,4] [5,3,2,4,7]",
    "[[0,1,2,3,4],\n [5,3,2,4,7]]\n", "{\"data\":[[0,1,2,3,4],[5,3,2,4,7]]}",
  ])
  func fewLongArraysAreColumns(text: String) throws {
    let loaded = try load(text)
    #expect(loaded.chart.series.count == 1)
    #expect(loaded.chart.series[0].xs == [0, 1, 2, 3, 4])
    #expect(loaded.chart.series[0].ys == [5, 3, 2, 4, 7])
    let said = loaded.decisions.first { $0 == .format(.json(.arrays)) }
    #expect(said?.isReported == true)
  }

  /// Arrays of a few numbers, of texts, or of several lengths are rows.
  @Test(arguments: [
    "[[1,2],[2,5],[3,4]]", "[[1,2,3],[2,5,1]]", "[[\"a\",1,2,3,4],[\"b\",2,3,4,6]]",
    "[[\"x\",\"y\"],[1,2],[2,3]]",
  ])
  func otherArraysAreRows(text: String) throws {
    #expect(!(try load(text).decisions.contains(.format(.json(.arrays)))))
  }

  @Test func everyOrientationHoldsTheSameTable() throws {
    let table = "year,births\n1917,183.1\n1918,184.1\n1919,\n"
    let forms = [
      #"[{"year":1917,"births":183.1},{"births":184.1,"year":1918},{"year":1919}]"#,
      #"{"year":[1917,1918,1919],"births":[183.1,184.1,null]}"#,
      #"{"year":{"0":1917,"1":1918,"2":1919},"births":{"0":183.1,"1":184.1,"2":null}}"#,
      #"{"columns":["year","births"],"index":[0,1,2],"#
        + #""data":[[1917,183.1],[1918,184.1],[1919,null]]}"#,
      #"{"rows":[[1917,183.1],[1918,184.1],[1919,NaN]],"columns":["year","births"]}"#,
      #"[["year","births"],[1917,183.1],[1918,184.1],[1919,null]]"#,
      #"{"status":"ok","count":3,"result":{"records":[{"year":1917,"births":183.1},"#
        + #"{"year":1918,"births":184.1},{"year":1919,"births":null}],"fields":[{"id":"year"}]}}"#,
      #"[{"page":1},[{"year":1917,"births":183.1},{"year":1918,"births":184.1},{"year":1919}]]"#,
      #"{"type":"FeatureCollection","features":["#
        + #"{"type":"Feature","geometry":null,"properties":{"year":1917,"births":183.1}},"#
        + #"{"type":"Feature","geometry":null,"properties":{"year":1918,"births":184.1}},"#
        + #"{"type":"Feature","geometry":null,"properties":{"year":1919}}]}"#,
    ]
    for form in forms { #expect(try rows(form) == table, "\(form)") }
    let lines = """
      {"year":1917,"births":183.1}
      {"year":1918,"births":184.1}
      {"year":1919,"births":null}
      """
    #expect(try rows(lines, isSequence: true) == table)
    for form in forms + [lines] {
      let chart = try load(form)
      #expect(chart.chart.xAxis.title == "year", "\(form)")
      #expect(chart.chart.series.map(\.name) == ["births"])
      #expect(chart.rowCount == 3)
    }
  }

  @Test func keysMayBeValues() throws {
    #expect(
      try rows(#"{"1917":{"births":1,"deaths":2},"1918":{"births":3}}"#)
        == ",births,deaths\n1917,1,2\n1918,3,\n")
    #expect(
      try rows(#"{"b":{"2001-01-01":1,"2001-02-01":2},"d":{"2001-01-01":3,"2001-02-01":4}}"#)
        == ",b,d\n2001-01-01,1,3\n2001-02-01,2,4\n")
    #expect(try rows(#"{"Jan":3,"Feb":5}"#) == "Jan,3\nFeb,5\n")
    #expect(try rows(#"{"result":{"Jan":3,"Feb":5}}"#) == ",result\nJan,3\nFeb,5\n")
  }

  @Test func numbersAndPairsAloneAreRows() throws {
    #expect(try rows("[3, 1.50, -0, 1E5, null]") == "3\n1.50\n-0\n1E5\n\"\"\n")
    #expect(try rows("[[1,2],[2,4]]") == "1,2\n2,4\n")
    #expect(try rows("1\n2\n", isSequence: true) == "1\n2\n")
    #expect(try rows("[1,2]\n[2,4]\n", isSequence: true) == "1,2\n2,4\n")
    #expect(try load("[1,2]\n[2,5]\n[3,7]").chart.series.first?.ys == [2, 5, 7])
    #expect(try load("[3,1,4,1,5]").chart.series.first?.ys == [3, 1, 4, 1, 5])
  }

  @Test func objectsWithinRecordsComeWithTheirPath() throws {
    let text = #"[{"a":{"b":1,"c":{"d":2}}},{"e":[1],"a":{"c":{"d":3},"b":4}}]"#
    #expect(try rows(text) == "a.b,a.c.d\n1,2\n4,3\n")
    let source = ByteSource(name: "a", bytes: Array(text.utf8))
    let table = try JSONTable(source, isSequence: false, ReadingOptions())
    #expect(table.decisions.map(\.text).last == "skipped e: values within values are not used")
  }

  @Test func columnsComeInTheOrderOfTheirFirstAppearance() throws {
    #expect(
      try rows(#"[{"a":1},{"b":2,"a":3},null,{"c":4}]"#) == "a,b,c\n1,,\n3,2,\n,,\n,,4\n")
    #expect(try rows(#"[{},{"a":1}]"#) == "a\n\"\"\n1\n")
  }

  @Test func textsKeepToTheirCell() throws {
    let text = #"[{"a,b":"x, \"y\"\nz","c":" s ","d":"\u0000","e":"","f":true}]"#
    #expect(
      try rows(text) == "\"a,b\",c,d,e,f\n\"x, \"\"y\"\" z\",\" s \",\"\u{fffd}\",,true\n")
  }

  @Test func ofKeysGivenTwiceTheLastCountsAndItIsSaid() throws {
    #expect(try rows(#"[{"a":1,"b":2,"a":3},{"a":4}]"#) == "a,b\n3,2\n4,\n")
    #expect(
      message("[{\"x\":1,\"y\":2},\n{\"x\":1,\"y\":3,\"x\":2}]")
        .hasPrefix("\"x\" appears twice in the record on line 2, and its last value is used"))
  }

  @Test func digitsAreNumbersUnlessTheyName() throws {
    let numbers = try load(#"[{"date":"2020","value":"1.5"},{"date":"2021","value":"2.5"}]"#)
    #expect(numbers.choices.starts(with: ["x is date", "y is value"]))
    let names = try load(#"[{"name":"001","y":3},{"name":"002","y":4}]"#)
    guard case .categorical(let axis) = names.chart.xAxis else {
      Issue.record("names are read as numbers")
      return
    }
    #expect(axis.categories == ["001", "002"])
    // What is a number in JSON is one even if it cannot be held.
    #expect(
      message("[{\"x\":1,\"y\":4},\n{\"x\":2,\"y\":5},\n{\"x\":3,\"y\":1e999}]")
        == "a.json:3: column \"y\": \"1e999\" is not a finite number")
  }

  @Test func whereTheDataComeFromIsSaid() {
    let wrapped = #"{"a":{"b":[{"x":1,"y":2},{"x":2,"y":3}]},"c":[1]}"#
    #expect(message(wrapped).hasPrefix("data from a.b; "))
    #expect(!message(#"[{"x":1,"y":2},{"x":2,"y":3}]"#).contains("data from"))
  }

  @Test(arguments: [
    ("[]", "a.json: this JSON holds no rows; write the data as a list of records"),
    ("{}", "a.json: this JSON holds no rows; write the data as a list of records"),
    (#"{"a":"x"}"#, "a.json: this JSON holds no rows; write the data as a list of records"),
    ("[{},{}]", "a.json: the records hold no values to plot"),
    (
      "[1,\n{\"a\":2}]",
      "a.json:2: at byte 1: an object stands where a number is expected; write all values as numbers"
    ),
    (
      "[{\"a\":1},{\"a\":2},\n7]",
      "a.json:2: at byte 1: a number stands where a record is expected; write all rows as records"
    ),
    (
      "[[1,2],\n[3]]",
      "a.json:2: this row has 1 cell, and 2 are expected; check its separators and quotation marks"
    ),
    (
      "[[1,2],\n[3,4,5]]",
      "a.json:2: this row has more than 2 cells, the number expected; check its separators and quotation marks"
    ),
    (
      #"{"a":[1,2],"b":[1]}"#,
      #"a.json:1: at byte 1: "a" has 2 values, but "b" has 1; give both the same number"#
    ),
    (
      #"{"a":{"0":1,"1":2},"b":{"0":1,"2":2}}"#,
      #"a.json:1: at byte 31: "b" does not have the same keys as "a"; give both the same keys"#
    ),
    (
      "[{\"x\":1,\"y\":2},{\"x\":2",
      "a.json:1: at byte 22: the text ends within the object that begins on line 1; check whether the file was cut off"
    ),
    ("[1,2]]", "a.json:1: at byte 6: there is more text after the end of the JSON value"),
    (
      "{\"x\":1,\"y\":3}\n{\"x\":2,\"y\":\n{\"x\":3,\"y\":6}",
      "a.json:2: at byte 12: the line ends within an object; check whether it was cut off"
    ),
    (
      "{\"x\":1,\"y\":3}\n{\"x\":2,\"y\":3}\nINFO starting\n{\"x\":3,\"y\":6}",
      "a.json:3: at byte 1: this line is not JSON, but the lines before it are; to keep only the JSON lines, try grep '^{' FILE"
    ),
    (
      "[\n{\"x\":1,\"y\":4},\n\n{\"x\":2,\"y\":5},{\"x\":3,\"y\":6},\n{\"x\":4,\"y\":\"five\"},\n{\"x\":5,\"y\":7}]",
      "a.json:5: column \"y\": \"five\" is not a number"
    ),
  ])
  func whatIsWrongIsToldByItsPlace(_ text: String, _ message: String) {
    #expect(self.message(text) == message)
  }

  @Test func keysCannotSteerATerminal() throws {
    let chart = try load("[{\"\\u001b[2Jx\":1,\"y\\u0007\":4},{\"\\u001b[2Jx\":2,\"y\\u0007\":5}]")
    for text in chart.choices + [chart.chart.xAxis.title] + chart.chart.series.map(\.name) {
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 })
    }
  }

  @Test func textMayBeLatin1() throws {
    var reading = ReadingOptions()
    reading.encoding = .latin1
    let key = Array("{\"Gr".utf8) + [0xf6] + Array("sse\":".utf8)
    let bytes = key + Array("1}\n".utf8) + key + Array("2}\n".utf8)
    let loaded = try ChartLoader.load(.bytes(bytes, name: "a.json"), reading: reading)
    #expect(loaded.chart.series.map(\.name) == ["Grösse"])
  }

  @Test func thereMayBeOnlySoManyColumns() {
    let keys = (0...CellGrid.maxWidth).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
    #expect(
      message("[{\(keys)},{\"k0\":1}]").contains(
        ": there are more than 16384 columns; leave some out"))
    // As an object of numbers they are rows.
    #expect(message("{\(keys)}").hasPrefix("x is "))
  }

  /// Sparse records of ever new keys are read twice, not once for each key.
  @Test func sparseRecordsTakeTwoReadings() throws {
    let records = (0..<2000).map { "{\"k\($0)\":1}" }.joined(separator: ",")
    let text = try rows("[\(records)]")
    #expect(text.split(separator: "\n").count == 2001)
  }

  /// Every beginning of a text is a chart or gives an error, and no trap.
  @Test(arguments: [
    #"[{"x":1,"y":{"z":-2.5e3}},{"x":2,"t":"é\u00e9","y":{"z":7}},{"x":3,"y":null,"u":[1,{"v":2}]}]"#,
    #"{"meta":{"a":1},"data":{"x":[1,2,3],"y":["1","2","4"]},"more":[[1,2],[3,4]]}"#,
    #"{"1917":{"births":1,"deaths":2},"1918":{"births":3},"1919":null}"#,
    "{\"x\":1,\"y\":3}\n{\"x\":2,\"y\":4}\n{\"x\":3,\"y\":5}\n",
  ])
  func everyBeginningIsToldOrHeard(_ text: String) {
    let bytes = Array(text.utf8)
    for end in 0...bytes.count {
      do throws(InputError) {
        _ = try ChartLoader.load(.bytes(Array(bytes[..<end]), name: "a.json"))
      } catch {
        #expect(error.description.hasPrefix("a.json"))
      }
    }
    #expect(!message(text).hasPrefix("a.json"))
  }
}
