import Foundation
import Testing

@testable import SonifyChart

/// Every sample has the statistics that scipy, statsmodels and pymannkendall find.
@Suite struct ReferenceStatisticsTests {
  /// The statistics of a series.
  struct Answers: Decodable, Sendable, CustomTestStringConvertible {
    var series: String
    var count: Int
    var known: Int
    var mean: Double
    var standardDeviation: Double
    var skewness: Double
    var lowerQuartile: Double
    var median: Double
    var upperQuartile: Double
    var slope: Double
    var intercept: Double
    var slopeError: Double
    var interceptError: Double
    var residualStandardDeviation: Double
    var rSquared: Double
    var pearson: Double
    var spearman: Double
    var theilSenSlope: Double
    var theilSenIntercept: Double
    var lag1: Double?
    var score: Int?
    var variance: Double?
    var mannKendallP: Double?
    var hamedRaoRatio: Double?
    var kendallP: Double?
    var testDescription: String { series }

    /// The columns of the series in its sample; without an x, points are counted from 0.
    func columns() throws -> (xs: [Double], ys: [Double]) {
      let words = series.split(separator: " ", maxSplits: 1).map(String.init)
      let table = try PlainTable(sample: words[0] + ".csv")
      let part = words.count > 1 ? words[1] : ""
      switch words[0] {
      case "births":
        return (try table.numbers("year"), try table.numbers("births per 10000 women aged 23"))
      case "nile": return (try table.numbers("year"), try table.numbers("volume"))
      case "sunspots": return (try table.numbers("YEAR"), try table.numbers("SUNACTIVITY"))
      case "cars":
        let x = part == "weight" ? "weight in lbs" : part
        return (try table.numbers(x), try table.numbers("miles per gallon"))
      case "stocks":
        let prices = zip(try table.cells("symbol"), try table.numbers("price"))
        return Self.counted(prices.filter { $0.0 == part }.map(\.1))
      default:
        let column = ["co2": "co2", "barley": "yield"][words[0]] ?? part
        return Self.counted(try table.numbers(column))
      }
    }

    private static func counted(_ ys: [Double]) -> (xs: [Double], ys: [Double]) {
      (ys.indices.map(Double.init), ys)
    }
  }

  static var answers: [Answers] {
    get throws {
      try JSONDecoder().decode([Answers].self, from: Data(Reference.text("samples.json").utf8))
    }
  }

  private func expect(
    _ number: Double?, _ right: Double, digits: Double = 11, _ what: String,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let number = try #require(number, sourceLocation: location)
    #expect(
      Reference.digits(number, right) >= digits, "\(what): \(number), not \(right)",
      sourceLocation: location)
  }

  @Test(arguments: try answers) func pointsAlone(_ answers: Answers) throws {
    let (xs, ys) = try answers.columns()
    let pairs = CompletePairs(xs: xs, ys: ys)
    #expect(ys.count == answers.count)
    #expect(pairs.count == answers.known)
    let moments = try #require(Moments(pairs.ys))
    #expect(moments.count == answers.known)
    try expect(moments.mean, answers.mean, digits: 14, "mean")
    try expect(moments.standardDeviation, answers.standardDeviation, digits: 14, "deviation")
    try expect(moments.skewness, answers.skewness, "skewness")
    let quartiles = try #require(Quartiles(pairs.ys))
    try expect(quartiles.lower, answers.lowerQuartile, digits: 14, "lower quartile")
    try expect(quartiles.median, answers.median, digits: 14, "median")
    try expect(quartiles.upper, answers.upperQuartile, digits: 14, "upper quartile")
    if let lag1 = answers.lag1 {
      try expect(Autocorrelation.ofNeighbours(in: ys), lag1, "lag 1")
    }
  }

  @Test(arguments: try answers) func againstX(_ answers: Answers) throws {
    let (xs, ys) = try answers.columns()
    let pairs = CompletePairs(xs: xs, ys: ys)
    let fit = try #require(SeriesFacts.LinearFit(pairs))
    try expect(fit.slope, answers.slope, digits: 10, "slope")
    try expect(fit.intercept, answers.intercept, digits: 10, "intercept")
    try expect(fit.errors?.slope, answers.slopeError, "slope error")
    try expect(fit.errors?.intercept, answers.interceptError, "intercept error")
    try expect(
      fit.errors?.residualStandardDeviation, answers.residualStandardDeviation, "residuals")
    try expect(fit.rSquared, answers.rSquared, digits: 9, "R²")
    let correlation = try #require(SeriesFacts.Correlation(pairs))
    try expect(correlation.pearson, answers.pearson, "Pearson")
    try expect(correlation.spearman, answers.spearman, "Spearman")
  }

  @Test(arguments: try answers) func trends(_ answers: Answers) throws {
    let (xs, ys) = try answers.columns()
    let pairs = CompletePairs(xs: xs, ys: ys).sorted()
    let line = try #require(TheilSen(sorted: pairs))
    #expect(!line.isSampled)
    try expect(line.slope, answers.theilSenSlope, "Theil–Sen slope")
    try expect(line.intercept, answers.theilSenIntercept, "Theil–Sen intercept")
    let test = MannKendall(sorted: pairs)
    if let p = answers.kendallP {
      // Of scores that are not made a step smaller.
      let z = Double(test.score) / test.variance.squareRoot()
      try expect(erfc(abs(z) / 2.0.squareRoot()), p, digits: 9, "Kendall's p")
    }
    guard let score = answers.score, let variance = answers.variance, let p = answers.mannKendallP
    else { return }
    #expect(test.score == score)
    try expect(test.variance, variance, digits: 14, "variance")
    #expect(abs(test.pValue - p) < 1e-12)
    // Of series with gaps, pymannkendall takes the trend from other places than it found it at.
    guard let ratio = answers.hamedRaoRatio, answers.count == answers.known else { return }
    let memory = try #require(HamedRao(sorted: pairs, without: line.slope))
    let counted = memory.varianceRatio { abs(memory.deviations(of: $0)) > 1.959963984540054 }
    try expect(counted, ratio, digits: 9, "Hamed–Rao")
  }
}
