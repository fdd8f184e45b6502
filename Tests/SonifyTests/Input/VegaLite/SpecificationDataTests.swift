import Foundation
import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Where the records of a specification come from, and where they must not come from.
@Suite struct SpecificationDataTests {
  private let mark =
    #""mark": "line", "encoding": {"x": {"field": "t", "type": "quantitative"}, "y": {"field": "v", "type": "quantitative"}}"#

  private func ys(_ data: String, given: String? = nil) throws -> [Double] {
    try Specifications.load(#"{"data": \#(data), \#(mark)}"#, data: given).chart.series[0].ys
  }

  @Test func recordsComeInline() throws {
    #expect(
      try ys(#"{"values": [{"t": 1, "v": 4}, {"t": 2, "v": null}, {"t": 3, "v": "6"}]}"#)[2] == 6)
    #expect(try ys(#"{"values": "t,v\n1,4\n2,5\n", "format": {"type": "csv"}}"#) == [4, 5])
    #expect(try ys(#"{"values": "t\tv\n1\t4\n2\t5\n", "format": {"type": "tsv"}}"#) == [4, 5])
    #expect(try ys(#"{"values": "[{\"t\": 1, \"v\": 4}]", "format": {"type": "json"}}"#) == [4])
    #expect(
      try ys(#"{"values": {"a": {"b": [{"t": 1, "v": 7}]}}, "format": {"property": "a.b"}}"#) == [7]
    )
    #expect(
      try Specifications.load(
        #"{"datasets": {"d": [{"t": 1, "v": 8}]}, "data": {"name": "d"}, \#(mark)}"#
      ).chart.series[0].ys == [8])
  }

  @Test func primitivesAreTheFieldData() throws {
    let loaded = try Specifications.load(
      #"{"data": {"values": [3, 1, 2]}, "mark": "tick", "encoding": {"x": {"field": "data", "type": "quantitative"}}}"#
    )
    #expect(loaded.chart.series[0].ys == [3, 1, 2])
  }

  @Test func nestedFieldsAreReached() throws {
    let loaded = try Specifications.load(
      #"{"data": {"values": [{"p": {"q": 1}, "r s": [5, 6], "d.e": 2}]}, "mark": "point", "encoding": {"x": {"field": "p.q", "type": "quantitative"}, "y": {"field": "['r s'][1]", "type": "quantitative"}, "color": {"field": "d\\.e"}}}"#
    )
    #expect(loaded.chart.series[0].xs == [1])
    #expect(loaded.chart.series[0].ys == [6])
    #expect(loaded.chart.series[0].name == "2")
  }

  @Test(arguments: [
    "https://example.org/data.csv", "//example.org/data.csv", "file:///etc/passwd", "ftp://h/x",
    "data:,x",
  ])
  func theNetworkIsNeverAsked(_ address: String) {
    let error = #expect(throws: InputError.self) { try ys(#"{"url": "\#(address)"}"#) }
    guard case .badData(_, .specification(.onNetwork, path: "data.url")) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(throws: Never.self) { try ys(#"{"url": "\#(address)"}"#, given: "t,v\n1,2\n2,3\n") }
  }

  @Test(arguments: [
    "/etc/passwd", "../secret.csv", "data/../../secret.csv", "link.csv", "linked/secret.csv", "~/x",
    "..\\\\x", "", "missing.csv", "pipe.csv", "folder",
  ])
  func onlyFilesBesideTheSpecificationAreRead(_ address: String) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let folder = root.appending(path: "charts")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    let secret = root.appending(path: "secret.csv")
    try "t,v\n1,99\n2,99\n".write(to: secret, atomically: true, encoding: .utf8)
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "link.csv"), withDestinationURL: secret)
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "linked"), withDestinationURL: root)
    // Who opened it would wait for a writer.
    #expect(unsafe mkfifo(folder.appending(path: "pipe.csv").path, 0o600) == 0)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "folder"), withIntermediateDirectories: false)
    let path = folder.appending(path: "chart.vl.json")
    try #"{"data": {"url": "\#(address)"}, \#(mark)}"#.write(
      to: path, atomically: true, encoding: .utf8)
    let error = #expect(throws: InputError.self) { try ChartLoader.load(.file(path: path.path)) }
    switch error {
    case .badData(_, .specification(.notBeside, path: "data.url")),
      .badData(_, .specification(.noFile, path: "data.url")),
      .badData(_, .specification(.noFileName, path: "data.url")),
      .badData(_, .specification(.leadsOut, path: "data.url")),
      .badData(_, .specification(.noPlainFile, path: "data.url")):
      break
    default: Issue.record("\(String(describing: error))")
    }
  }

  @Test func aSpecificationFromAPipeKnowsNoFolder() {
    let error = #expect(throws: InputError.self) { try ys(#"{"url": "data/x.csv"}"#) }
    #expect(
      error?.description
        == "chart.vl.json: data.url: \"data/x.csv\" cannot be found, because a specification from standard input has no folder to search"
    )
  }

  /// The fault of a cell keeps its place and what may mend it, however deep it lies.
  @Test func faultsOfTheDataStandInThatOfTheSpecification() {
    let values = #"{"values": "t,v\n1\n2,3\n", "format": {"type": "csv"}}"#
    let error = #expect(throws: InputError.self) { try ys(values) }
    guard
      case .badData(_, .specification(.data(.badData(_, .row(let fault))), path: "")) = error
    else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(fault == .tooFewCells(1, expected: 2))
    #expect(
      error?.description
        == "chart.vl.json: chart.vl.json, data.values:2: this row has 1 cell, and 2 are expected; check its separators and quotation marks"
    )
  }

  @Test func datesAreReadAsTheirFormatSays() throws {
    let text = """
      {"data": {"values": "d;v\\n03.04.2001;1\\n05.04.2001;2\\n", "format": {"type": "dsv", "delimiter": ";",
        "parse": {"d": "date:'%d.%m.%Y'"}}}, "mark": "line",
        "encoding": {"x": {"field": "d", "type": "temporal"}, "y": {"field": "v", "type": "quantitative"}}}
      """
    #expect(
      try Specifications.load(text).chart.series[0].xs == [
        Samples.day(2001, 4, 3), Samples.day(2001, 4, 5),
      ])
    #expect(
      TimeFormat("%b %d, %Y %I:%M %p")?.milliseconds("Feb 03, 2010 01:05 PM") == 1_265_202_300_000)
    #expect(TimeFormat("%j %Y")?.milliseconds("032 2011") == 1_296_518_400_000)
    #expect(TimeFormat("%Q") == nil)
    #expect(TimeFormat("%Y-%m")?.milliseconds("2010") == nil)
  }
}
