import Foundation
import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// What VegaFusion and Vega make of the same specifications (see the README beside them).
private let evaluated: JSONObject = {
  let path = Specifications.folder.appending(path: "evaluated.json").path
  let value = (try? ByteSource.open(.file(path: path))).flatMap { try? JSONValue.parse($0) }
  return value?.object ?? JSONObject()
}()

@Suite struct EvaluatedSpecificationTests {
  @Test func thereAreManyOfThem() {
    #expect(evaluated.members.count >= 40)
  }

  @Test(arguments: evaluated.members.map(\.key))
  func pointsAreThoseOfVega(_ name: String) throws {
    let chart = try Specifications.chart(name).chart
    let expected = try #require(evaluated[name]?.object)
    let series = try #require(expected["series"]?.object)
    let isTextual = expected["by"] != nil
    let areEnds = series.members.contains { $0.key.hasSuffix("y2") || $0.key.hasSuffix("x2") }
    #expect(chart.series.count == series.members.count)
    for (index, one) in chart.series.enumerated() {
      let key = series.members.count == 1 ? series.members[0].key : one.name
      let member = areEnds ? series.members[index].value : series[key]
      let points = try #require(member?.array, "no series \(key)")
      var theirs = try points.map { try point($0, chart.xAxis) }
      var ours = zip(one.xs, one.ys).map { ($0, $1) }
      // Vega draws no point without a value; here it is known as missing.
      if chart.kind == .scatter || chart.kind == .heatmap {
        ours.removeAll { $0.1.isNaN }
        theirs.removeAll { $0.1.isNaN }
      }
      // Vega draws nothing for empty bins; here they are heard as zero.
      if chart.kind == .histogram { ours.removeAll { $0.1 == 0 } }
      #expect(ours.count == theirs.count, "\(name), \(key)")
      theirs.sort { ($0.0, $0.1) < ($1.0, $1.1) }
      ours.sort { ($0.0, $0.1) < ($1.0, $1.1) }
      for (our, their) in zip(ours, theirs) {
        let tolerance = isTextual ? 1e-9 : 1e-12
        #expect(isNear(our.0, their.0, tolerance) && isNear(our.1, their.1, tolerance), "\(name)")
      }
    }
  }

  @Test(arguments: evaluated.members.filter { $0.value.object?["order"] != nil }.map(\.key))
  func namesComeInTheOrderOfTheDrawing(_ name: String) throws {
    let order = try #require(evaluated[name]?.object?["order"]?.array).compactMap(\.text)
    #expect(try Specifications.chart(name).chart.xAxis.categorical?.categories == order)
  }

  private func point(_ value: JSONValue, _ axis: DataAxis) throws -> (Double, Double) {
    let parts = try #require(value.array)
    let y = parts[1].number ?? .nan
    guard let categories = axis.categorical?.categories else {
      return (try #require(parts[0].number), y)
    }
    let name = try #require(parts[0].text)
    return (Double(try #require(categories.firstIndex(of: name), "no category \(name)")), y)
  }

  private func isNear(_ one: Double, _ other: Double, _ tolerance: Double) -> Bool {
    one.isNaN && other.isNaN || abs(one - other) <= tolerance * max(1, abs(one), abs(other))
  }
}
