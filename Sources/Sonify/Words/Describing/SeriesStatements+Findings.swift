import Glibc
import SonifyBase
import SonifyChart

/// Something worth saying of a series.
struct Finding {
  /// The share of the variance of the values that it explains, or as much as it stands out; 0 to 1.
  let share: Double
  /// What is said of it, the most important line first.
  let lines: [String]
  /// The lines that say it when little else is said, if that is not the first.
  var brief: [String]?

  /// What is said of it in a brief description.
  var linesInBrief: [String] { brief ?? Array(lines.prefix(1)) }
}

extension SeriesStatements {
  /// What is worth saying of a line, the strongest first.
  var findings: [Finding] {
    let all = [
      trendFinding,
      Finding(
        share: courseShare, lines: course,
        brief: Array(course(atMost: Self.maxBriefTurns).prefix(1))),
      Finding(share: stepShare, lines: steps),
      Finding(share: seasonShare, lines: seasons, brief: briefSeason),
      Finding(share: periodShare, lines: period, brief: [briefTrend]),
      Finding(share: outlierShare, lines: outliers),
      Finding(share: gapShare, lines: gaps), Finding(share: runShare, lines: equalRun),
      Finding(share: farShare, lines: farValues), Finding(share: majorityShare, lines: majority),
      Finding(
        share: facts.spreadRatio.map { min(0.6, abs(log2($0)) / 4) } ?? 0, lines: spreadChange),
    ]
    let said = all.filter { !$0.lines.isEmpty }
    // The order of the list where two stand out as much.
    return said.indices.sorted {
      (said[$1].share, $0) < (said[$0].share, $1)
    }.map { said[$0] }
  }

  /// The maximum number of turns that a brief description names.
  private static let maxBriefTurns = 3

  /// The widest season, with the change of its swing.
  private var briefSeason: [String] {
    Array(seasons.prefix(facts.seasons.first?.growth == nil ? 1 : 2))
  }

  private var trendFinding: Finding {
    guard let trend = facts.trend else { return Finding(share: 0, lines: []) }
    guard trend.direction != .neither, let correlation = facts.correlation else {
      return Finding(share: wanders ? 0.1 : 0.03, lines: self.trend, brief: [briefTrend])
    }
    let share = max(
      correlation.pearson * correlation.pearson, correlation.spearman * correlation.spearman)
    // The law of the growth says more than that it grows.
    return growth.isEmpty
      ? Finding(share: share, lines: self.trend, brief: [briefTrend])
      : Finding(share: max(share, 0.9), lines: growth)
  }

  /// The share of the variance that rises and falls from turn to turn explain; of a line without turns, little,
  /// as its ends are no news.
  private var courseShare: Double {
    let turns = turns
    guard !turns.isEmpty, facts.steps.isEmpty, facts.period == nil, let values = facts.values,
      let deviation, deviation > 0
    else { return 0.02 }
    let (first, last) = (values.first, values.last)
    let places =
      [first] + LargestTurns.of(turns, between: first, and: last, atMost: Self.maxList) + [last]
    var misfit = 0.0
    var index = 0
    for (start, end) in zip(places, places.dropFirst()) {
      var part: [Double] = []
      while index < series.xs.count, series.xs[index] < end.x || end.x == values.last.x {
        if series.ys[index].isFinite { part.append((series.ys[index] - values.mean) / deviation) }
        index += 1
      }
      misfit += IsotonicFit.misfit(of: part, isRising: end.y > start.y)
    }
    return max(0, 1 - misfit / Double(max(1, pointCount - 1)))
  }

  /// The standard deviation of the points, which may be the middle values of slots.
  private var deviation: Double? {
    series.slots.isEmpty
      ? facts.values?.standardDeviation : series.deviationOfPoints
  }

  /// The number of points with a value.
  private var pointCount: Int {
    series.slots.isEmpty ? facts.count - facts.missing : series.ys.count { $0.isFinite }
  }

  private var stepShare: Double {
    let steps = facts.steps
    guard let first = steps.first else { return 0 }
    return 1
      - misfit { x in
        (steps.last { $0.x <= x })?.levelAfter ?? first.levelBefore
      }
  }

  /// The share of the variance about the level of the time: a cycle is seen however far the level goes.
  private var seasonShare: Double { 0.95 * (facts.seasons.first?.share ?? 0) }

  private var periodShare: Double {
    facts.seasons.isEmpty ? 0.9 * (facts.period?.strength ?? 0) : 0.05
  }

  /// The share of the sum of squares that few outliers have.
  private var outlierShare: Double {
    guard facts.outliers.count <= 3, let values = facts.values,
      let deviation, deviation > 0
    else { return facts.outliers.isEmpty ? 0 : 0.03 }
    let ratios = facts.outliers.map { ($0.place.y - values.mean) / deviation }
    let sum = ratios.reduce(0) { $0 + $1 * $1 }
    return min(0.99, sum / Double(max(1, facts.count - facts.missing - 1)))
  }

  /// Half of the part of x that the longest gap covers.
  private var gapShare: Double {
    guard let values = facts.values, values.last.x > values.first.x else { return 0 }
    let longest = facts.gaps.map { $0.to - $0.from }.max() ?? 0
    return longest / (values.last.x - values.first.x) / 2
  }

  /// Twice the share of the values that are equal in a row.
  private var runShare: Double {
    min(0.99, 2 * Double(facts.equalRun?.count ?? 0) / Double(max(1, facts.count)))
  }

  /// How far one value is beyond half of all: 0 at half, 1 at all of them.
  private var majorityShare: Double {
    let present = Double(max(1, facts.count - facts.missing))
    return facts.majority.map { 2 * Double($0.count) / present - 1 } ?? 0
  }

  private var farShare: Double { facts.farValues == nil ? 0 : 0.05 }

  /// The share of the variance that a model of the line leaves.
  private func misfit(_ model: (Double) -> Double) -> Double {
    guard let deviation, deviation > 0 else { return 1 }
    var sum = 0.0
    for (x, y) in zip(series.xs, series.ys) where y.isFinite {
      let distance = (y - model(x)) / deviation
      sum += distance * distance
    }
    return sum / Double(max(1, pointCount - 1))
  }
}
