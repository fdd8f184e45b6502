import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Texts with several tables with bars.
@Suite struct BarredTablesTests {
  /// A document has tables under headings; of those with numbers, each can be chosen.
  @Test func aTableOfADocumentIsChosen() throws {
    let text = """
      # Results

      | model | licence |
      |-------|---------|
      | a     | MIT     |

      ## Speed

      | threads | seconds |
      |--------:|--------:|
      | 1       | 9.5     |
      | 2       | 5.1     |

      **Memory:**

      | threads | MiB |
      |--------:|----:|
      | 1       | 20  |
      | 2       | 38  |
      | 4       | 70  |

      """
    let usual = try ChartLoader.load(.text(text))
    #expect(usual.chart.series[0].ys == [9.5, 5.1])
    #expect(
      usual.choices.contains(
        "table 2 \"Speed\" is used; there is another with numbers, 3 \"Memory\""))
    for reference in ["3", "Memory"] {
      var reading = ReadingOptions()
      reading.table = TableReference(reference)
      let chosen = try ChartLoader.load(.text(text), reading: reading)
      #expect(chosen.chart.series[0].ys == [20, 38, 70])
      #expect(!chosen.choices.contains { $0.contains("is used") })
    }
    var reading = ReadingOptions()
    reading.table = "4"
    #expect(throws: InputError.self) { try ChartLoader.load(.text(text), reading: reading) }
  }
}
