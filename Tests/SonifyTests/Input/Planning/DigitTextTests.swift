import SonifyChart
import Testing

@testable import SonifyInput
@testable import SonifyTables

/// Texts that begin with a digit are addresses and codes, unless all have few endings, as numbers with units have.
@Suite struct DigitTextTests {
  @Test(arguments: [
    ["12 Main St", "7 Elm Ave", "45 Oak Rd", "3 Pine Ct"],
    ["12ab90", "34cd11", "56ef70", "78aa02"],
    ["149d", "150a", "151k", "152z", "153q", "154b"],
  ])
  func codesAreCounted(texts: [String]) throws {
    let rows = texts.enumerated().flatMap { place, text in
      Array(repeating: "\(text),\(place % 2 == 0 ? "yes" : "no")", count: 2 + place)
    }
    let loaded = try loadChart((["place,answer"] + rows).joined(separator: "\n") + "\n")
    #expect(loaded.chart.series[0].ys.reduce(0, +) == Double(rows.count))
  }

  /// Numbers that cannot be read are named.
  @Test(arguments: [
    ["3;1", "2;8", "4;4", "5;0"], ["3.1 x2", "2.8 x2", "4.4 x2", "5.0 x2"],
    ["500g", "1.2kg", "20g", "1l"], ["1.5 kg", "500 g", "1 l", "10 St"],
    ["5000 walk", "6000 run", "7000 bike", "4000 row"],
  ])
  func numbersInAnUnknownFormAreNamed(texts: [String]) {
    let rows = texts.enumerated().map { "n\($0.offset),\"\($0.element)\"" }
    do throws(InputError) {
      _ = try loadTable("name,value", rows)
      Issue.record("there are no numbers")
    } catch {
      #expect(error.description.contains(texts[0]))
    }
  }

  @Test func birdsMakeSeries() throws {
    let rows = ["149d", "150a", "151k"].flatMap { bird in
      (1...8).map { "\(bird),2024-05-0\($0),\($0 * bird.count * 7 % 11)" }
    }
    #expect(
      try loadTable("bird,date,distance", rows).series.map(\.name) == ["149d", "150a", "151k"])
  }

  /// Of numbers and a text, the text is what is wrong.
  @Test(arguments: [
    (["80.1", "79.x", "80.2", "79.8"], "79.x"),
    (["5", "6", "4 (rain)", "3 tired", "7"], "4 (rain)"),
    (["tr", "2.4", "0.4", "tr", "0.0"], "tr"),
  ])
  func theBrokenCellIsNamed(texts: [String], broken: String) {
    do throws(InputError) {
      _ = try loadTable("name,value", texts.enumerated().map { "n\($0.offset),\($0.element)" })
      Issue.record("a text is a number")
    } catch {
      #expect(error.description.contains("\"\(broken)\""))
    }
  }
}
