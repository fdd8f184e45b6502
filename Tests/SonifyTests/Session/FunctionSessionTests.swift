import SonifyChart
import Testing

@testable import SonifyInput
@testable import SonifySession
@testable import SonifyTables

/// Walks through functions, in words.
@Suite struct FunctionSessionTests {
  private func function(_ formula: String, _ low: Double, _ high: Double) throws -> ChartDescriptor
  {
    var choices = ChartChoices()
    choices.xRange = .init(low: .number(low), high: .number(high))
    return try ChartLoader.load(.functions([formula]), choosing: choices).chart
  }

  @Test func landmarksAreZerosTurnsAndPoles() throws {
    let walk = try Spoken.texts(try function("x^2 - 1", -2, 2), keys: "r*7 n n n n")
    let text = walk.joined(separator: "\n")
    #expect(text.contains("crosses zero"), "\(text)")
    #expect(text.contains("low"), "\(text)")
    // What is there is no label of an author.
    #expect(!text.contains("label, "), "\(text)")
    let pole = try Spoken.texts(try function("tan(x)", -2, 2), keys: "n n n n n n n n n")
      .joined(separator: "\n")
    #expect(pole.contains("goes to plus and minus infinity"), "\(pole)")
    #expect(pole.contains("crosses zero"), "\(pole)")
    #expect(!pole.contains("outlier"), "\(pole)")
  }
}
