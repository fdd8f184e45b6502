import SonifyBase
import SonifyChart

/// The facts of a chart as JSON for programs, a stable interface: `docs/description.schema.json`.
struct DescriptionJSON {
  /// The version, raised when a member is removed or changes its meaning; new members may be added
  /// at any time.
  static let version = 1
  /// The maximum number of members of a list of findings: the largest, whose whole number is
  /// another member.
  static let maxListed = 1000

  let chart: ChartDescriptor
  let facts: ChartFacts
  let x: JSONValueText

  init(_ chart: ChartDescriptor, facts: ChartFacts) {
    (self.chart, self.facts) = (chart, facts)
    x = JSONValueText(chart.xAxis)
  }

  /// The whole text, which ends in a newline.
  var text: String {
    let whole = chart.withTotals.series
    let labels = LabelledPoints(chart)
    let blocks = zip(whole.indices, facts.series).map { index, facts in
      let labels = labels.points(ofSeries: index)
      return block(
        members(of: facts, at: whole[index].axis) + [member(labels, at: whole[index].axis)]
          + figures(ofSeries: index),
        indent: "    ")
    }
    let crossings = facts.crossings.prefix(Self.maxListed).map { crossing in
      line([
        ("series", "[\(crossing.series.map { "\($0)" }.joined(separator: ", "))]"),
        ("x", x.fineText(crossing.x)),
        ("y", y(at: axis(ofFirst: crossing, among: whole)).text(crossing.y)),
      ])
    }
    let top = [
      ("version", "\(Self.version)"), ("title", JSONText.quoted(chart.title)),
      ("kind", JSONText.quoted(chart.kind.rawValue)), ("isStacked", "\(chart.hasStacks)"),
      ("summary", chart.summary.map(JSONText.quoted)),
      ("source", chart.source.map(JSONText.quoted)), ("xAxis", axis(chart.xAxis)),
      ("yAxis", axis(.numeric(chart.yAxis))),
      ("additionalAxes", list(chart.additionalAxes.map(axis), indent: "  ")),
      ("series", list(blocks, indent: "  ")), ("crossings", list(crossings, indent: "  ")),
      ("crossingCount", "\(facts.crossingCount)"),
      ("pooled", facts.pooled.map(correlation)),
      ("separations", list(facts.separations.map(separation), indent: "  ")),
      ("sharedCourse", facts.sharedCourse.map(sharedCourse)), ("delay", facts.delay.map(delay)),
      ("association", facts.association.map(association)),
    ]
    return block(top, indent: "") + "\n"
  }

  typealias Member = (name: String, value: String?)

  private func axis(_ axis: DataAxis) -> String {
    let values = JSONValueText(axis)
    var (kind, scale, unit) = ("category", AxisScale.linear, String?.none)
    if case .numeric(let axis) = axis {
      kind =
        switch axis.quantity {
        case .number, .size: "number"
        case .year: "year"
        case .row: "row"
        case .duration: "duration"
        case .timeOfDay: "timeOfDay"
        case .date: "date"
        }
      scale = axis.scale
      unit = axis.unit.map {
        line([("one", JSONText.quoted($0.one)), ("other", JSONText.quoted($0.other))])
      }
    }
    return line([
      ("title", JSONText.quoted(axis.title)), ("kind", JSONText.quoted(kind)),
      ("scale", JSONText.quoted(scale.rawValue)),
      ("min", values.text(axis.range.lowerBound)), ("max", values.text(axis.range.upperBound)),
      ("gridlines", "[\(axis.gridlines.compactMap(values.text).joined(separator: ", "))]"),
      ("unit", unit),
    ])
  }

  /// Returns the index of the y axis of two series that cross.
  private func axis(ofFirst crossing: ChartFacts.Crossing, among series: [DataSeries]) -> Int {
    guard let first = crossing.series.first, series.indices.contains(first) else { return 0 }
    return series[first].axis
  }

  func y(at axis: Int) -> JSONValueText {
    let axes = chart.yAxes
    return JSONValueText(.numeric(axes.indices.contains(axis) ? axes[axis] : chart.yAxis))
  }

  private func members(of series: SeriesFacts, at axis: Int) -> [Member] {
    let y = y(at: axis)
    func place(_ place: SeriesFacts.Place?) -> String? {
      place.map { line([("x", x.text($0.x)), ("y", y.text($0.y))]) }
    }
    func rate(_ slope: Double?) -> String? { slope.flatMap { y.extent($0 * x.unitLength) } }
    func list(_ items: [[Member]]) -> String {
      self.list(items.map(line), indent: "      ")
    }
    func largest<Thing>(_ things: [Thing], by size: (Thing) -> Double) -> [Thing] {
      SeriesStatements.chosen(things, atMost: Self.maxListed, bySize: size)
    }
    func ends(_ range: ClosedRange<Double>) -> String {
      self.list([range.lowerBound, range.upperBound].map { x.text($0) ?? "null" }, indent: "")
    }
    let (values, trend, fit) = (series.values, series.trend, series.linearFit)
    return [
      ("name", JSONText.quoted(series.name)), ("axis", "\(axis)"), ("count", "\(series.count)"),
      ("missing", "\(series.missing)"), ("minimum", place(values?.minimum)),
      ("maximum", place(values?.maximum)), ("first", place(values?.first)),
      ("last", place(values?.last)), ("mean", values.flatMap { y.text($0.mean) }),
      ("standardDeviation", values?.standardDeviation.flatMap(y.extent)),
      ("median", values.flatMap { y.text($0.median) }),
      ("lowerQuartile", values.flatMap { y.text($0.lowerQuartile) }),
      ("upperQuartile", values.flatMap { y.text($0.upperQuartile) }),
      ("skewness", values?.skewness.flatMap(number)),
      ("lag1Autocorrelation", values?.lag1Autocorrelation.flatMap(number)),
      (
        "trend",
        trend.map {
          line([
            ("direction", JSONText.quoted($0.direction.name)), ("slope", rate($0.slope)),
            ("intercept", y.text($0.intercept)), ("pValue", number($0.pValue)),
            ("method", JSONText.quoted($0.method.name)),
            ("isSlopeSampled", "\($0.isSlopeSampled)"),
          ])
        }
      ),
      (
        "linearFit",
        fit.map {
          line([
            ("slope", rate($0.slope)), ("intercept", y.text($0.intercept)),
            ("slopeError", rate($0.errors?.slope)),
            ("interceptError", $0.errors.flatMap { y.extent($0.intercept) }),
            (
              "residualStandardDeviation",
              $0.errors.flatMap { y.extent($0.residualStandardDeviation) }
            ),
            ("rSquared", $0.rSquared.flatMap(number)),
          ])
        }
      ),
      (
        "correlation",
        series.correlation.map(correlation)
      ),
      (
        "turningPoints",
        list(
          largest(series.turningPoints) { $0.prominence }.map {
            [
              ("x", x.text($0.place.x)), ("y", y.text($0.place.y)),
              ("kind", JSONText.quoted($0.isPeak ? "peak" : "trough")),
              ("prominence", y.extent($0.prominence)),
            ]
          })
      ),
      ("turningPointCount", "\(series.turningPoints.count)"),
      (
        "segments",
        list(
          largest(series.segments) { $0.to - $0.from }.map {
            [("from", x.text($0.from)), ("to", x.text($0.to)), ("slope", rate($0.slope))]
          })
      ),
      ("segmentCount", "\(series.segments.count)"),
      (
        "steps",
        list(
          largest(series.steps) { abs($0.levelAfter - $0.levelBefore) }.map {
            [
              ("x", x.text($0.x)), ("before", y.text($0.levelBefore)),
              ("after", y.text($0.levelAfter)),
            ]
          })
      ),
      ("stepCount", "\(series.steps.count)"),
      (
        "outliers",
        list(
          largest(series.outliers) { abs($0.deviations) }.map {
            [
              ("x", x.text($0.place.x)), ("y", y.text($0.place.y)),
              ("deviations", number($0.deviations)),
            ] + ($0.label.map { [("label", JSONText.quoted($0))] } ?? [])
          })
      ),
      ("outlierCount", "\(series.outliers.count)"),
      (
        "farValues",
        series.farValues.map { line([("above", "\($0.above)"), ("below", "\($0.below)")]) }
      ),
      (
        "majority",
        series.majority.map {
          line([
            ("y", y.text($0.value)), ("count", "\($0.count)"),
            ("low", y.text($0.others.lowerBound)), ("high", y.text($0.others.upperBound)),
          ])
        }
      ),
      (
        "equalRun",
        series.equalRun.map {
          line([
            ("from", x.text($0.from)), ("to", x.text($0.to)), ("y", y.text($0.value)),
            ("count", "\($0.count)"),
          ])
        }
      ),
      (
        "clusters",
        list(
          series.clusters.map {
            [("x", x.text($0.centre.x)), ("y", y.text($0.centre.y)), ("count", "\($0.count)")]
          })
      ),
      ("form", series.form.map { form($0, y) }),
      ("spread", series.spread.map { JSONText.quoted($0 == .growing ? "growing" : "shrinking") }),
      (
        "leveragePoint",
        series.leveragePoint.map {
          line([
            ("x", x.text($0.place.x)), ("y", y.text($0.place.y)),
            ("label", $0.label.map(JSONText.quoted)), ("effect", JSONText.quoted($0.effect.name)),
            ("pearsonWithout", $0.pearsonWithout.flatMap(number)),
          ])
        }
      ),
      ("isDependent", series.isDependent.map { "\($0)" }),
      (
        "categories",
        list(
          series.categories.map {
            [
              ("x", x.text($0.x)), ("count", "\($0.count)"), ("mean", y.text($0.mean)),
              ("median", y.text($0.median)),
            ]
          })
      ),
      (
        "gaps",
        list(
          largest(series.gaps) { Double($0.count) }.map {
            [
              ("from", x.text($0.from)), ("to", x.text($0.to)), ("count", "\($0.count)"),
              ("hasRows", "\($0.hasRows)"), ("between", $0.between.map(ends)),
            ]
          })
      ),
      ("gapCount", "\(series.gaps.count)"),
      (
        "period",
        series.period.map {
          line([
            ("points", number($0.points)), ("length", $0.length.flatMap(x.extent)),
            ("strength", number($0.strength)),
          ])
        }
      ),
      ("seasons", list(series.seasons.map { season($0, y) })),
      ("growth", series.growth.map { growth($0, isRising: trend?.direction == .rising, y) }),
      ("spreadRatio", series.spreadRatio.flatMap(number)),
      ("modes", "[\(series.modes.compactMap(x.text).joined(separator: ", "))]"),
    ]
  }

  /// Returns the points of a series that the author labelled.
  private func member(_ labels: [LabelledPoint], at axis: Int) -> Member {
    let y = y(at: axis)
    let items = labels.map {
      line([("x", x.text($0.x)), ("y", $0.y.flatMap(y.text)), ("label", JSONText.quoted($0.label))])
    }
    return ("labels", list(items, indent: "      "))
  }

  func number(_ value: Double) -> String? {
    value.isFinite ? JSONText.number(value) : nil
  }

  /// Returns an object on one line; a member without a value is null.
  func line(_ members: [Member]) -> String {
    "{"
      + members.map { "\(JSONText.quoted($0.name)): \($0.value ?? "null")" }
      .joined(separator: ", ") + "}"
  }

  /// Returns an object with a line for each member.
  private func block(_ members: [Member], indent: String) -> String {
    let lines = members.map { "\(indent)  \(JSONText.quoted($0.name)): \($0.value ?? "null")" }
    return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
  }

  /// Returns an array with a line for each element.
  func list(_ elements: [String], indent: String) -> String {
    guard !elements.isEmpty else { return "[]" }
    return "[" + elements.map { "\n\(indent)  \($0)" }.joined(separator: ",") + "\n\(indent)]"
  }
}

extension SeriesFacts.Trend.Direction {
  /// The name in JSON.
  fileprivate var name: String {
    switch self {
    case .rising: "rising"
    case .falling: "falling"
    case .neither: "none"
    }
  }
}

extension SeriesFacts.Trend.Method {
  /// The name in JSON.
  fileprivate var name: String {
    switch self {
    case .mannKendall: "mann-kendall"
    case .hamedRao: "hamed-rao"
    case .perronYabu: "perron-yabu"
    case .signsOfDifferences: "signs-of-differences"
    }
  }
}
