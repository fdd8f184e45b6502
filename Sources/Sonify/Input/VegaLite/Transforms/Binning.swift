import Glibc
import SonifyBase
import SonifyTables

/// Bins of equal width, as in Vega: steps of 1, 2 or 5 times powers of ten.
struct Binning: Equatable, Sendable {
  /// The lower edge of the first bin.
  let start: Double
  /// The upper edge of the last bin.
  let stop: Double
  /// The width of a bin.
  let step: Double

  /// Chooses bins, or returns nil if there are no values.
  /// - Parameters:
  ///   - node: true, or an object with "maxbins", "step", "minstep", "extent", "nice", "base",
  ///     "divide", "steps" or "anchor".
  ///   - values: the values; those that are not finite are ignored.
  ///   - usualCount: the maximum number of bins if the node does not give one.
  init?(_ node: DocumentNode, of values: [Double], usualCount: Int = 10) {
    let finite = values.filter(\.isFinite)
    let extent = node["extent"]?.elements.compactMap(\.number) ?? []
    guard var minimum = extent.first ?? finite.min(), var maximum = extent.last ?? finite.max(),
      minimum <= maximum, (maximum - minimum).isFinite
    else { return nil }
    let count = max(1, min(node["maxbins"]?.number ?? Double(usualCount), 10_000))
    let base = max(2, node["base"]?.number ?? 10)
    let width = maximum - minimum > 0 ? maximum - minimum : abs(minimum) > 0 ? abs(minimum) : 1
    var step: Double
    if let asked = node["step"]?.number {
      step = asked
    } else if let steps = node["steps"]?.elements.compactMap(\.number), !steps.isEmpty {
      let place = steps.firstIndex { $0 >= width / count } ?? steps.count
      step = steps[max(0, place - 1)]
    } else {
      let level = (log(count) / log(base)).rounded(.up)
      let minstep = node["minstep"]?.number ?? 0
      step = max(minstep, pow(base, (log(width) / log(base) + 0.5).rounded(.down) - level))
      guard step > 0, step.isFinite else { return nil }
      while (width / step).rounded(.up) > count { step *= base }
      let divisors = node["divide"]?.elements.compactMap(\.number) ?? []
      for divisor in divisors.isEmpty ? [5, 2] : divisors where divisor > 0 {
        let finer = step / divisor
        if finer >= minstep, width / finer <= count { step = finer }
      }
    }
    guard step > 0, step.isFinite, width / step < 1e6 else { return nil }
    if node["nice"]?.value.boolean ?? true {
      let precision = log(step) >= 0 ? 0 : (-log(step) / log(base)).rounded(.towardZero) + 1
      let play = pow(base, -precision - 1)
      let floor = (minimum / step + play).rounded(.down) * step
      minimum = minimum < floor ? floor - step : floor
      maximum = (maximum / step).rounded(.up) * step
    }
    if let anchor = node["anchor"]?.number, anchor.isFinite {
      let shift = anchor - (minimum + step * ((anchor - minimum) / step).rounded(.down))
      (minimum, maximum) = (minimum + shift, maximum + shift)
    }
    start = minimum
    // As in Vega, rounding errors may add a bin.
    let stop = minimum + ((maximum - minimum) / step).rounded(.up) * step
    self.stop = stop == minimum ? minimum + step : stop
    self.step = step
  }

  /// Returns the lower edge of the bin of a value; infinity outside all bins, NaN for NaN.
  func begin(of value: Double) -> Double {
    if value.isNaN { return .nan }
    if value < start { return -.infinity }
    if value > stop { return .infinity }
    let value = max(start, min(value, stop - step))
    return start + step * (1e-14 + (value - start) / step).rounded(.down)
  }

  /// Returns the name of a bin: "10 to 20".
  func name(from begin: Double) -> String { Self.name(begin, begin + step) }

  /// Returns the name of a bin with these edges.
  static func name(_ begin: Double, _ end: Double) -> String {
    LocaleSettings.naming {
      ValueNamePhrases.bin.text([
        "low": rounded(begin).inWords, "high": rounded(end).inWords,
      ])
    }
  }

  /// Returns a number without digits from rounding errors.
  static func short(_ value: Double) -> String { rounded(value).plain }

  private static func rounded(_ value: Double) -> Double {
    guard value != value.rounded(), abs(value) < 1e9, abs(value) > 1e-6 else { return value }
    return (value * 1e9).rounded() / 1e9
  }
}
