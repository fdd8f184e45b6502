import Foundation
import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// What `make fuzz` starts from, and what it found: read as every format, each file is a chart or
/// gives one harmless line, and never a trap.
struct CorpusTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Corpus")

  private static let files =
    (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))?
    .sorted { $0.path < $1.path } ?? []

  @Test func thereIsACorpus() { #expect(Self.files.count >= 30) }

  @Test(arguments: files)
  func everyFileIsToldOrHeardInEveryFormat(_ file: URL) throws {
    let bytes = try [UInt8](Data(contentsOf: file))
    for format in ReadingOptions.Format.allCases {
      var reading = ReadingOptions()
      reading.format = format
      do throws(InputError) {
        let loaded = try ChartLoader.load(
          .bytes(bytes, name: "case"), reading: reading, choosing: ChartChoices())
        let names = loaded.choices + [loaded.chart.xAxis.title] + loaded.chart.series.map(\.name)
        for text in names { #expect(!Self.canSteer(text), "\(format)") }
      } catch {
        #expect(!Self.canSteer(error.description), "\(format)")
      }
    }
  }

  private static func canSteer(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
