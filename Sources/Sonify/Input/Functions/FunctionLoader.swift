import SonifyBase
import SonifyChart
import SonifyTables

/// Makes charts of functions of x.
enum FunctionLoader {
  /// The range of x by default.
  static let usualRange = -10.0...10
  /// The maximum number of functions in one chart.
  static let maxCount = 20
  /// The maximum length of a formula, in bytes.
  static let maxLength = 1000
  /// The maximum number of operations of a formula.
  static let maxSize = 300

  /// Makes a line chart with a series for each formula.
  /// - Parameters:
  ///   - formulas: the formulas, at least one.
  ///   - reading: how to read data, of which nothing applies.
  ///   - choices: the user's choices; no column can be chosen.
  /// - Returns: the chart, with the decisions that were made.
  /// - Throws: ``InputError`` if a formula cannot be parsed, or has no value in the range.
  /// - Complexity: O(formulas), as each has a limited length and is evaluated a limited number of
  ///   times.
  static func chart(
    of formulas: [String], _ reading: ReadingOptions, choosing choices: ChartChoices
  ) throws(InputError) -> LoadedChart {
    try check(formulas, reading, choices)
    var decisions: [Decision] = []
    var x = NumericAxis(title: "x", range: usualRange)
    if choices.xScale == .log { x.scale = .log10 }
    if let range = choices.xRange {
      x.range = try range.resolved(for: .x, .number)
    } else {
      if x.scale != .linear { x.range = 0.1...usualRange.upperBound }
      decisions.append(.axis(.usualRange(x.range)))
    }
    guard x.scale == .linear || x.range.lowerBound > 0 else {
      throw .badChoice(.notPositive(.x, minimum: x.range.lowerBound))
    }
    x.gridlines = Gridlines.values(in: x.range, scale: x.scale)
    var samples: [SampledFunction] = []
    for formula in formulas {
      samples.append(try sampled(formula, over: x))
    }
    let isLog = choices.yScale == .log
    let ends = FunctionRange(samples, isLog: isLog)
    guard let range = ends.range else {
      throw .badChoice(
        .notPositive(.y, minimum: samples.flatMap(\.ys).filter(\.isFinite).min() ?? 0))
    }
    if ends.isCut, choices.yRange == nil { decisions.append(.axis(.poles(range))) }
    let names = formulas.map { UntrustedText.harmless($0, limit: 100) }
    let title = Lists.items(names)
    var y = NumericAxis(title: title, range: range, scale: isLog ? .log10 : .linear)
    y.gridlines = Gridlines.values(in: y.range, scale: y.scale)
    let series = zip(names, samples).map { name, sample in
      self.series(named: formulas.count > 1 ? name : "", sample, on: x)
    }
    for (name, sample) in zip(names, samples) {
      if let value = sample.onlyValue {
        decisions.append(.points(.constant(name, value)))
      } else if sample.features.isCutOff {
        decisions.append(.points(.fastFunction(name, samples: sample.xs.count)))
      }
    }
    let chart = try DocumentChoices.applied(
      choices,
      to: ChartDescriptor(
        title: title, kind: .line, xAxis: .numeric(x), yAxis: y, series: series))
    var loaded = LoadedChart(
      chart: chart, decisions: decisions, rowCount: series.reduce(0) { $0 + $1.count })
    loaded.hasOwnTitle = true
    return loaded
  }

  private static func check(
    _ formulas: [String], _ reading: ReadingOptions, _ choices: ChartChoices
  ) throws(InputError) {
    var asked = choices.settingsOfColumns + reading.settingsOfCells
    if let kind = choices.kind, kind != .line { asked.append(.kind) }
    if choices.isStacked == true { asked.append(.stacking) }
    guard asked.isEmpty else { throw .badChoice(.settingsOfFunction(asked)) }
    guard formulas.count <= maxCount else {
      throw .badChoice(.tooManyFunctions(formulas.count, maximum: maxCount))
    }
    guard choices.view == nil, reading.data == nil else { throw .badChoice(.notSpecification) }
    guard reading.table == nil else { throw .badChoice(.tableOfOther) }
    guard reading.query == nil else { throw .badChoice(.queryOfOther) }
  }

  private static func sampled(
    _ formula: String, over x: NumericAxis
  ) throws(InputError) -> SampledFunction {
    let name = UntrustedText.harmless(formula, limit: 100)
    let expression: Expression
    do throws(ExpressionFault) {
      guard formula.utf8.count <= maxLength else {
        throw ExpressionFault(problem: ExpressionPhrases.long.text(["maximum": "\(maxLength)"]))
      }
      expression = try Expression(formula: formula)
      guard expression.size <= maxSize else {
        throw ExpressionFault(
          problem: FunctionPhrases.tooManyOperations.text(["maximum": "\(maxSize)"]))
      }
    } catch {
      let character = error.byte.map { byte in
        String(decoding: formula.utf8.prefix(byte), as: UTF8.self).count + 1
      }
      throw .badChoice(
        .formula(
          name, problem: UntrustedText.harmless(error.problem, limit: 200), character: character))
    }
    let sample = SampledFunction(over: x.placement, expression.value)
    guard !sample.values.isEmpty else {
      throw .badData(InputError.Place(source: name), .noValueOfFunction(x.range))
    }
    return sample
  }

  private static func series(
    named name: String, _ sample: SampledFunction, on x: NumericAxis
  ) -> DataSeries {
    var series = DataSeries(name: name, isContinuous: true, xs: sample.xs, ys: sample.ys)
    series.curve = sample.features
    // What was found before the search ended says nothing of the whole.
    if sample.features.isCutOff { series.curve = .endless }
    if sample.features.isSmooth {
      let labels = sample.features.labels(on: x)
      if !labels.isEmpty { series.labels = sample.xs.map { labels[$0] ?? "" } }
    }
    return series
  }
}

/// The range of a y axis of functions.
struct FunctionRange {
  /// The range: all values or, where a function has poles, those of nine tenths of x with all turns;
  /// nil if no value is on the scale.
  let range: ClosedRange<Double>?
  /// Whether values are outside.
  let isCut: Bool

  init(_ samples: [SampledFunction], isLog: Bool) {
    func isOnAxis(_ y: Double) -> Bool { y.isFinite && (!isLog || y > 0) }
    let hasPoles = samples.contains { !$0.features.poles.isEmpty }
    let points = samples.flatMap(\.ys).filter(isOnAxis)
    guard let least = points.min(), let most = points.max() else {
      (range, isCut) = (nil, false)
      return
    }
    guard hasPoles, !isLog else {
      (range, isCut) = (least...most, false)
      return
    }
    let values = samples.flatMap(\.values).sorted()
    let turns = samples.flatMap(\.features.extremes).map(\.y)
    let low = min(values[values.count / 20], turns.min() ?? .infinity)
    let high = max(values[values.count - 1 - values.count / 20], turns.max() ?? -.infinity)
    let round = Self.rounded(low...max(low, high))
    range = round
    isCut = points.contains { !round.contains($0) }
  }

  /// Returns the ends of a range as round numbers, at most a fifth of its width wider.
  private static func rounded(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    let width = range.upperBound - range.lowerBound
    guard width > 0, width.isFinite else { return range }
    let lines = Gridlines.numbers(in: range, about: 10)
    guard lines.count > 1 else { return range }
    let step = lines[1] - lines[0]
    // As many steps, so that an end has no digits of an addition.
    func line(_ number: Double) -> Double {
      step < 1 ? number.rounded() / (1 / step).rounded() : number.rounded() * step
    }
    let low = range.lowerBound < lines[0] ? line(lines[0] / step - 1) : lines[0]
    let last = lines[lines.count - 1]
    return low...(range.upperBound > last ? line(last / step + 1) : last)
  }
}
