import SonifyBase
import SonifyChart

extension SeriesStatements {
  /// Where the values that a histogram counts lie.
  var distribution: [String] {
    guard let values = facts.values, let bins = BinnedValues(series) else { return [] }
    func bin(_ x: Double) -> String { texts.x(x) }
    var lines = [
      HistogramPhrases.fullest[wording].text(
        count: Int(exactly: values.maximum.y.rounded()) ?? 0, ["bin": bin(values.maximum.x)])
    ]
    lines += peaks
    lines.append(
      HistogramPhrases.middle[wording].text([
        "lower": bin(bins.quantile(0.25)), "upper": bin(bins.quantile(0.75)),
        "median": bin(bins.quantile(0.5)),
      ]))
    if let skewness = bins.skewness, abs(skewness) >= StrengthWords.minLean {
      let statement = skewness > 0 ? HistogramPhrases.leansUp : HistogramPhrases.leansDown
      lines.append(statement[wording].text(["skewness": NumberText(digits: 2).text(skewness)]))
    }
    return lines + binCounts(bins)
  }

  /// The bins about which the values gather; none of a single peak.
  var peaks: [String] {
    guard facts.modes.count > 1 else { return [] }
    return [
      HistogramPhrases.peaks[wording].text(
        count: facts.modes.count, ["bins": Lists.text(facts.modes.map(texts.x))])
    ]
  }

  /// How many values there are, in how many bins, and how many of these are empty.
  private func binCounts(_ bins: BinnedValues) -> [String] {
    var lines: [String] = []
    if let count = Int(exactly: bins.total.rounded()), facts.count > 1 {
      let number = NumberText(digits: 19).text(Double(facts.count))
      lines.append(CountPhrases.binned[wording].text(count: count, ["bins": number]))
    }
    let empty = series.ys.count { $0 == 0 }
    return lines + (empty > 0 ? [CountPhrases.emptyBins[wording].text(count: empty)] : [])
  }
}

/// What bins of equal width hold.
private struct BinnedValues {
  /// The x of every bin and what it holds, above zero.
  private let bins: [(x: Double, count: Double)]
  /// What all bins hold.
  let total: Double

  /// Takes up the bins that hold something; nothing if there are none, or one holds less than none.
  init?(_ series: DataSeries) {
    let all = zip(series.xs, series.ys).filter { $0.1.isFinite && $0.1 != 0 }
    bins = all.map { ($0.0, $0.1) }.sorted { $0.x < $1.x }
    total = bins.reduce(0) { $0 + $1.count }
    guard !bins.isEmpty, bins.allSatisfy({ $0.count > 0 }), total.isFinite else { return nil }
  }

  /// The bin up to which a part of the values lies.
  func quantile(_ part: Double) -> Double {
    var sum = 0.0
    for bin in bins {
      sum += bin.count
      if sum >= part * total { return bin.x }
    }
    return bins[bins.count - 1].x
  }

  /// The skewness of the values, each taken for the middle of its bin; nothing in one bin.
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
