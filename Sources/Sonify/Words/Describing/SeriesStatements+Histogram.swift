import SonifyBase
import SonifyChart

extension SeriesStatements {
  /// The distribution of the values that a histogram counts.
  var distribution: [String] {
    guard let values = facts.values, let bins = BinnedValues(series) else { return [] }
    func bin(_ x: Double) -> String { texts.x(x) }
    var lines = [
      HistogramPhrases.fullest[form].text(
        count: Int(exactly: values.maximum.y.rounded()) ?? 0, ["bin": bin(values.maximum.x)])
    ]
    lines += peaks
    let (lower, upper) = (bins.quantile(0.25), bins.quantile(0.75))
    lines.append(
      lower == upper
        ? HistogramPhrases.middleInOne[form].text(["bin": bin(lower)])
        : HistogramPhrases.middle[form].text([
          "lower": bin(lower), "upper": bin(upper), "median": bin(bins.quantile(0.5)),
        ]))
    if let skewness = bins.skewness, abs(skewness) >= StrengthWords.minLean {
      let statement = skewness > 0 ? HistogramPhrases.leansUp : HistogramPhrases.leansDown
      lines.append(statement[form].text(["skewness": NumberText(digits: 2).text(skewness)]))
    }
    return lines + binCounts(bins)
  }

  /// The bins at the modes; empty if there is a single mode.
  var peaks: [String] {
    guard facts.modes.count > 1 else { return [] }
    return [
      HistogramPhrases.peaks[form].text(
        count: facts.modes.count, ["bins": Lists.text(facts.modes.map(texts.x))])
    ]
  }

  /// Returns the number of values, of bins, and of empty bins.
  private func binCounts(_ bins: BinnedValues) -> [String] {
    var lines: [String] = []
    if let count = Int(exactly: bins.total.rounded()), facts.count > 1 {
      let number = NumberText(digits: 19).text(Double(facts.count))
      lines.append(CountPhrases.binned[form].text(count: count, ["bins": number]))
    }
    let empty = series.ys.count { $0 == 0 }
    return lines + (empty > 0 ? [CountPhrases.emptyBins[form].text(count: empty)] : [])
  }
}

/// The counts of bins of equal width.
private struct BinnedValues {
  /// The x and the count of every bin that is not empty; counts are above zero.
  private let bins: [(x: Double, count: Double)]
  /// The total of all bins.
  let total: Double

  /// Creates the counts of the bins that are not empty; nil if there are none or a count is
  /// negative.
  init?(_ series: DataSeries) {
    let all = zip(series.xs, series.ys).filter { $0.1.isFinite && $0.1 != 0 }
    bins = all.map { ($0.0, $0.1) }.sorted { $0.x < $1.x }
    total = bins.reduce(0) { $0 + $1.count }
    guard !bins.isEmpty, bins.allSatisfy({ $0.count > 0 }), total.isFinite else { return nil }
  }

  /// Returns the bin that holds a quantile, 0 to 1.
  func quantile(_ part: Double) -> Double {
    var sum = 0.0
    for bin in bins {
      sum += bin.count
      if sum >= part * total { return bin.x }
    }
    return bins[bins.count - 1].x
  }

  /// The skewness of the values, each taken as the centre of its bin; nil if all are in one bin.
  var skewness: Double? {
    let mean = bins.reduce(0) { $0 + $1.x * ($1.count / total) }
    func moment(_ power: Int) -> Double {
      bins.reduce(0) { sum, bin in
        sum + (0..<power).reduce(bin.count / total) { product, _ in product * (bin.x - mean) }
      }
    }
    let variance = moment(2)
    guard variance > 0 else { return nil }
    return moment(3) / (variance * variance.squareRoot())
  }
}
