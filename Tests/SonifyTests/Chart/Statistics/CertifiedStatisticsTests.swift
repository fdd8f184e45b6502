import Foundation
import Testing

@testable import SonifyChart

/// What NIST certifies of its Statistical Reference Datasets comes out to as many digits as Double
/// allows.
@Suite struct CertifiedStatisticsTests {
  /// A univariate set and its certified answers.
  struct Certified: CustomTestStringConvertible, Sendable {
    var name: String
    var mean: Double
    var standardDeviation: Double
    var lag1: Double
    /// How many digits must be right.
    var digits: Double
    var testDescription: String { name }

    func numbers() throws -> [Double] {
      let alternating = (0..<500).flatMap { _ in [0.1, 0.3] }
      switch name {
      case "NumAcc1": return [10_000_001, 10_000_003, 10_000_002]
      case "NumAcc2": return [1.2] + alternating.map { Double("1.\(Int($0 * 10))") ?? .nan }
      case "NumAcc3":
        return [1_000_000.2] + alternating.map { Double("1000000.\(Int($0 * 10))") ?? .nan }
      case "NumAcc4":
        return [10_000_000.2] + alternating.map { Double("10000000.\(Int($0 * 10))") ?? .nan }
      default: break
      }
      let text = try Reference.text(name + ".txt")
      return text.split(whereSeparator: \.isWhitespace).map { Double($0) ?? .nan }
    }
  }

  static let sets = [
    Certified(
      name: "Lottery", mean: 518.958715596330, standardDeviation: 291.699727470969,
      lag1: -0.120948622967393, digits: 13),
    Certified(
      name: "Lew", mean: -177.435000000000, standardDeviation: 277.332168044316,
      lag1: -0.307304800605679, digits: 13),
    Certified(
      name: "Mavro", mean: 2.00185600000000, standardDeviation: 0.000429123454003053,
      lag1: 0.937989183438248, digits: 12),
    Certified(
      name: "Michelso", mean: 299.852400000000, standardDeviation: 0.0790105478190518,
      lag1: 0.535199668621283, digits: 13),
    Certified(
      name: "NumAcc1", mean: 10_000_002, standardDeviation: 1, lag1: -0.5, digits: 15),
    Certified(name: "NumAcc2", mean: 1.2, standardDeviation: 0.1, lag1: -0.999, digits: 13),
    Certified(name: "NumAcc3", mean: 1_000_000.2, standardDeviation: 0.1, lag1: -0.999, digits: 8),
    Certified(name: "NumAcc4", mean: 10_000_000.2, standardDeviation: 0.1, lag1: -0.999, digits: 7),
  ]

  @Test(arguments: sets) func univariateSets(_ certified: Certified) throws {
    let numbers = try certified.numbers()
    let moments = try #require(Moments(numbers))
    let digits = [
      Reference.digits(moments.mean, certified.mean),
      Reference.digits(try #require(moments.standardDeviation), certified.standardDeviation),
      Reference.digits(
        try #require(Autocorrelation.ofNeighbours(in: numbers)), certified.lag1),
    ]
    #expect(digits.allSatisfy { $0 >= certified.digits }, "\(digits)")
    let lags = try #require(Autocorrelation.atAllLags(of: numbers))
    #expect(Reference.digits(lags[1], certified.lag1) >= min(12, certified.digits))
  }

  @Test func norris() throws {
    let rows = try Reference.text("Norris.dat").split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .dropFirst(60).map { $0.split(separator: " ").compactMap { Double($0) } }
    .filter { $0.count == 2 }
    #expect(rows.count == 36)
    let fit = try #require(
      SeriesFacts.LinearFit(CompletePairs(xs: rows.map { $0[1] }, ys: rows.map { $0[0] })))
    let errors = try #require(fit.errors)
    let digits = [
      (fit.slope, 1.00211681802045, 13), (fit.intercept, -0.262323073774029, 11),
      (errors.slope, 0.429796848199937E-03, 12), (errors.intercept, 0.232818234301152, 12),
      (errors.residualStandardDeviation, 0.884796396144373, 12),
      (fit.rSquared ?? .nan, 0.999993745883712, 13),
    ].map { (Reference.digits($0, $1), $2) }
    #expect(digits.allSatisfy { $0 >= Double($1) }, "\(digits)")
  }

  /// The points of NoInt1 and NoInt2, for which NIST certifies lines through the origin: with an
  /// intercept, the answers are whole numbers and halves, sixths and their roots.
  @Test func noInterceptsWithAnIntercept() throws {
    let one = try #require(
      SeriesFacts.LinearFit(
        CompletePairs(xs: (60...70).map(Double.init), ys: (130...140).map(Double.init))))
    #expect((one.slope, one.intercept, one.rSquared) == (1, 70, 1))
    #expect(one.errors?.residualStandardDeviation == 0)
    let two = try #require(SeriesFacts.LinearFit(CompletePairs(xs: [4, 5, 6], ys: [3, 4, 4])))
    let errors = try #require(two.errors)
    let found = [
      two.slope, two.intercept, try #require(two.rSquared), errors.residualStandardDeviation,
      errors.slope, errors.intercept,
    ]
    let squares: [Double] = [1.0 / 6, 1.0 / 12, 77.0 / 36]
    let right = [0.5, 7.0 / 6, 0.75] + squares.map { $0.squareRoot() }
    let digits = zip(found, right).map { Reference.digits($0, $1) }
    #expect(digits.allSatisfy { $0 >= 14 }, "\(digits)")
  }
}

/// Answers to compare with.
enum Reference {
  /// A file of answers.
  static func text(_ name: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return try String(contentsOf: folder.appending(path: "Reference/" + name), encoding: .utf8)
  }

  /// How many digits of a number are right, at most 15: NIST's log relative error.
  static func digits(_ number: Double, _ right: Double) -> Double {
    let error = right == 0 ? abs(number) : abs(number - right) / abs(right)
    return error == 0 ? 15 : min(15, -log10(error))
  }
}
