import Foundation
import SonifyInput
import SonifyTables
import Testing

@testable import sonify

/// What is typed for each choice that the library names.
@Suite struct RemedyTests {
  private static let options: [(remedy: Remedy, option: String)] = [
    (.format, "--input-format FORMAT"), (.encoding(.latin1), "--encoding latin1"),
    (.otherEncoding, "--encoding ENCODING"),
    (.table, "--table NUMBER or NAME"), (.cell, "--table CELL"),
    (.encoding(.utf8), "--encoding utf8"),
    (.delimiter, "--delimiter CHARACTER"),
    (.skippedLines, "--skip-lines COUNT"), (.header(true), "--header"),
    (.header(false), "--no-header"), (.decimalComma(true), "--decimal-comma"),
    (.decimalComma(false), "--no-decimal-comma"),
    (.groupingPoints, "if points separate thousands, try --decimal-comma"),
    (.decimalSign(.comma), "if it has a decimal comma, try --decimal-comma"),
    (.decimalSign(.point), "if it has a decimal point, try --no-decimal-comma"),
    (.decimalSign(.detected), "try without --decimal-comma"),
    (
      .decimalSign(.either(withComma: "1.234", withPoint: "1234")),
      "use --no-decimal-comma if it means 1234, or --decimal-comma if it means 1.234"
    ), (.missingMarker("k.A."), "if it means a missing value, try --missing \"k.A.\""),
    (.missingMarkers, "--missing TEXT"),
    (.dateOrder(.dayFirst), "--day-first"),
    (.dateOrder(.monthFirst), "--month-first"), (.fourDigitYears, "four-digit years in the data"),
    (.x, "--x COLUMN"),
    (.y, "--y COLUMN"),
    (.xAndY, "--x COLUMN --y COLUMN"), (.oneY, "--y COLUMN to hear one alone"),
    (.series, "--series COLUMN"), (.label, "--label COLUMN"),
    (.oneSeries, "--where COLUMN=VALUE to hear one alone"),
    (.rows, "--where, --first or --last"), (.conditions, "--where"), (.first, "--first"),
    (.last, "--last"), (.grouping(isGiven: true), "--group"),
    (.grouping(isGiven: false), "--group mean, sum, count, median, min or max"),
    (.period(isGiven: true), "--every"), (.period(isGiven: false), "--every row"),
    (.order(isGiven: true), "--sort"), (.order(isGiven: false), "--sort COLUMN"),
    (.kind, "--kind KIND"), (.stacking(true), "--stack"), (.stacking(false), "--no-stack"),
    (.binCount, "--bins COUNT"), (.xScale(.linear), "--x-scale linear"),
    (.xScale(.category), "--x-scale category"), (.xScale(nil), "--x-scale SCALE"),
    (.yScale, "--y-scale SCALE"), (.yRange, "--y-range LOW:HIGH"),
    (.xRange, "--x-range LOW:HIGH"),
    (.oneYAxis, "--y-range LOW:HIGH for one axis"), (.xGrid, "--x-grid COUNT or V1,V2"),
    (.yGrid, "--y-grid COUNT or V1,V2"), (.view, "--view N"), (.invertedPitch, "--invert"),
  ]

  @Test(arguments: options)
  func aRemedyIsAnOption(remedy: Remedy, option: String) { #expect(remedy.option == option) }

  @Test func everyRemedyStandsInTheTable() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources").standardizedFileURL
    let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
    let path = try #require(paths?.first { $0.hasSuffix("/Remedy.swift") })
    let declared = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      .matches(of: #/(?m)^ +case (\w+)/#).map { String($0.1) }
    #expect(declared.count > 30)
    let listed = Self.options.map { "\($0.remedy)" }.joined(separator: " ")
    for name in declared {
      #expect(listed.split { !$0.isLetter }.contains { $0 == name }, "\(name)")
    }
  }

  @Test func everyOptionIsInTheHelp() async throws {
    let help = try await Program(sonify: ["help", "render"]).run().text
    let known = Set(help.matches(of: #/--[a-z-]+/#).map(\.0))
    let named = Self.options.flatMap { $0.option.matches(of: #/--[a-z-]+/#).map(\.0) }
    #expect(named.count > 40)
    for option in named { #expect(known.contains(option), "\(option)") }
  }

  @Test func onlyWhatMayMendACellIsSuggested() {
    let asked = Self.options.filter(\.remedy.isQuestion).map(\.option)
    #expect(asked.count == 6)
    #expect(asked.allSatisfy { $0.contains("try ") || $0.contains(" if ") })
  }
}
