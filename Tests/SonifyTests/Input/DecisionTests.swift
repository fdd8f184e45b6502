import Foundation
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// What was decided on the way to a chart, as values.
@Suite struct DecisionTests {
  @Test func aProgramLearnsWhatWasChosen() throws {
    let loaded = try loadChart("site,kind,y\na,u,1\nb,u,2\na,w,3\nb,w,4\na,u,5\n")
    let roles = loaded.decisions.compactMap { decision in
      if case .role(let role) = decision { role } else { nil }
    }
    #expect(roles == [.x("site"), .y(["y"]), .series("kind")])
    let points = loaded.decisions.compactMap { decision in
      if case .points(let points) = decision { points } else { nil }
    }
    #expect(
      points == [.kind(.bar), .averaged(2, keys: ["site", "kind"], isUpTo: true)])
    #expect(loaded.decisions.contains(.writing(.size(rows: 5, columns: 3))))
    #expect(loaded.decisions.contains(.axis(.range(.y, 0...4))))
  }

  @Test func namesAreWholeAndSentencesAreNot() throws {
    let name = String(repeating: "long ", count: 60) + "name"
    let loaded = try loadChart("x,\(name)\n1,2\n2,5\n3,1\n")
    let title = try #require(loaded.chart.series.first?.name)
    #expect(loaded.decisions.contains(.role(.y([title]))))
    #expect(Decision.role(.y([title])).text.count <= 200)
    #expect(Decision.role(.x("\u{1B}[31mred")).text == "x is \u{FFFD}[31mred")
  }

  @Test func eachGroupKnowsWhatIsToldAndWhatChangesIt() {
    let decisions: [(Decision, isReported: Bool, remedy: Remedy?)] = [
      (.format(.encoding(.utf8, isFound: false)), false, .encoding(.latin1)),
      (.format(.encoding(.latin1, isFound: true)), true, .encoding(.utf8)),
      (.format(.path("a.b")), true, nil),
      (.writing(.header(true)), false, .header(false)),
      (.writing(.decimalComma(true, isGiven: false)), true, .decimalComma(false)),
      (.writing(.decimalComma(true, isGiven: true)), false, .decimalComma(false)),
      (.writing(.dateOrder(.dayFirst, isGuessed: true)), true, .dateOrder(.monthFirst)),
      (.role(.notNumber("n.a.", column: "y", isOpen: false)), false, .missingMarker("n.a.")),
      (.role(.likeNumber("12 Main", column: "y", nil, isOpen: true)), false, nil),
      (.rows(.sorted(by: "y", isFalling: true)), false, .order(isGiven: true)),
      (.points(.stacked(2)), true, .stacking(false)),
      (.points(.binEdges), false, nil),
      (.axis(.scale(.x, .linear, .number)), false, .xScale(nil)),
      (.axis(.gridlines(.yOf(["a"]), count: 3)), false, .yGrid),
      (.axis(.sharedAxis(["a", "b"], isOneColumn: true, byRange: false)), false, .oneSeries),
      (.document(.pointsSorted), true, nil),
      (.specification(.notReversed(path: "encoding.y", isPitch: true)), true, .invertedPitch),
      (.specification(.notReversed(path: "encoding.x", isPitch: false)), true, nil),
      (
        .specification(.part(path: "mark", text: "mark is played as bars", isReported: false)),
        false,
        nil
      ),
    ]
    for (decision, isReported, remedy) in decisions {
      #expect(decision.isReported == isReported, "\(decision)")
      #expect(decision.remedy == remedy, "\(decision)")
    }
  }

  @Test func theLibraryNamesNoOption() throws {
    var files: [URL] = []
    let input = URL(filePath: #filePath).deletingLastPathComponent()
    for folder in ["Corpus", "VegaLite/Specifications", "../../../Samples"] {
      files += try FileManager.default.contentsOfDirectory(
        at: input.appending(path: folder).standardizedFileURL, includingPropertiesForKeys: nil)
    }
    var count = 0
    for file in files {
      guard let loaded = try? ChartLoader.load(.file(path: file.path)) else { continue }
      count += loaded.decisions.count
      for text in loaded.decisions.map(\.text) {
        #expect(!text.contains(#/--[a-z]/#), "\(file.lastPathComponent): \(text)")
      }
    }
    #expect(count > 500)
  }

  /// What is true of several columns is said once, and so is what is true of several axes.
  @Test func whatSeveralColumnsShareIsOneDecision() throws {
    let rows = (1...6).map { "d\($0),\($0)G,\($0 * 2)G,\($0 * 10) %,\($0 * $0) %,\($0 * 9000)" }
    let loaded = try loadChart("disk,size,used,share,busy,reads\n" + rows.joined(separator: "\n"))
    let choices = loaded.choices
    #expect(choices.contains("size and used hold sizes such as 1.5K, read as bytes"))
    #expect(choices.contains("share and busy are in %"))
    #expect(choices.count { $0.contains("read as bytes") || $0.contains("in %") } == 2)
    let columns = Decision.joined([
      .writing(.unitSign("%", columns: ["a"], ofAll: true)), .rows(.repeatedHeaders(1)),
      .writing(.unitSign("%", columns: ["b"], ofAll: false)),
      .writing(.unitSign("%", columns: ["c"], ofAll: true)),
    ])
    #expect(
      columns == [
        .writing(.unitSign("%", columns: ["a", "c"], ofAll: true)), .rows(.repeatedHeaders(1)),
        .writing(.unitSign("%", columns: ["b"], ofAll: false)),
      ])
  }

  @Test func axesOfTheirOwnAreOneDecision() throws {
    let rows = (1...6).map { "d\($0),\($0 * 5 % 7),\($0 * 3 % 7 * 2000),\($0 * 4 % 7 * 9_000_000)" }
    let choices = try loadChart("disk,watts,reads,sectors\n" + rows.joined(separator: "\n")).choices
    #expect(choices.count { $0.contains("of their own") || $0.contains("of its own") } == 1)
    #expect(choices.contains("reads and sectors have axes of their own"), "\(choices)")
  }

  /// Groups that are pooled in points or means are named, and not those by which rows are divided anyway.
  @Test func groupsThatAreNotDividedAreSaid() throws {
    let points = (0..<60).map {
      "\($0 * 7 % 31),\($0 * 11 % 37),s\($0 % 15),\(["n", "e", "w"][$0 % 3])"
    }
    let pooled = try loadChart("area,people,state,kind\n" + points.joined(separator: "\n")) {
      $0.kind = .scatter
    }
    #expect(pooled.chart.series.map(\.name) == ["n", "e", "w"])
    #expect(pooled.choices.contains("rows are not divided by state"), "\(pooled.choices)")
    // Who combines rows knows it.
    let days = (0..<40).map { "2024-01-\(10 + $0 / 4),\($0 * 7 % 31),s\($0 % 15)" }
    let sums = try loadChart("day,sales,shop\n" + days.joined(separator: "\n")) {
      $0.x = ColumnReference("day")
      $0.rows.grouping = .sum
    }
    #expect(!sums.choices.contains { $0.contains("not divided") }, "\(sums.choices)")
    let panel = (0..<24).map { "\(2000 + $0 / 4),t\($0 % 4),\($0 * 5 % 17)" }
    let towns = try loadChart("year,town,value\n" + panel.joined(separator: "\n"))
    #expect(towns.chart.series.count == 4)
    #expect(!towns.choices.contains { $0.contains("not divided") })
  }
}
