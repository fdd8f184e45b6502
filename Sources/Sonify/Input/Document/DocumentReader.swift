import SonifyBase
import SonifyChart
import SonifyTables

/// Makes a chart from a chart document and collects all faults on the way.
struct DocumentReader {
  typealias Member = ChartDocument.ChartMember

  /// The user's choices: here, only the kind of chart and stacking are used.
  let choices: ChartChoices
  /// Whether the document is the user's, who knows the parts of elements by the names of members.
  private let isOwn: Bool
  /// The faults of the document.
  var faults = DocumentFaults()
  /// The decisions that were made.
  private(set) var decisions: [Decision] = []

  /// The colours of the document, or nil if it has none.
  private(set) var appearance: ChartAppearance?

  /// Creates a reader.
  /// - Parameters:
  ///   - choices: the user's choices.
  ///   - isOwn: whether the document is the user's and not made from other data.
  init(choices: ChartChoices, isOwn: Bool) { (self.choices, self.isOwn) = (choices, isOwn) }

  /// Returns the chart, or nil if there is none, which is a fault.
  /// - Parameters:
  ///   - value: the document.
  ///   - title: the default title of the chart.
  /// - Returns: the chart, which is valid only if there are no faults.
  mutating func chart(_ value: JSONValue, title: String) -> ChartDescriptor? {
    guard let root = DocumentObject<Member>(value, path: "", &faults) else { return nil }
    let title = root.text(.title, &faults) ?? title
    let summary = root.text(.summary, &faults)
    let source = root.text(.source, &faults)
    let kind: ChartKind? = root.choice(.kind, &faults)
    let seriesTitle = root.text(.seriesTitle, &faults)
    let isStacked = root.boolean(.isStacked, &faults)
    let direction: ChartDescriptor.ContentDirection? = root.choice(.contentDirection, &faults)
    guard var (x, axes, series) = parts(of: root) else { return nil }

    appearance = DocumentAppearance.appearance(of: root, series, &faults)
    for index in series.indices { series[index].read(x: &x, axes: &axes, &faults) }
    let continuity = continuity(of: series, on: x, kind: kind)
    let isAnyContinuous = continuity.contains(true)
    let xAxis = x.finished(series.map(\.xs), &faults)
    let chosen = choices.kind ?? kind ?? ChartKind(over: xAxis, isContinuous: isAnyContinuous)
    if chosen == .histogram, case .numeric = xAxis {
      faults.add(DocumentFaultPhrases.histogramOfNumbers.text(), at: Member.kind.rawValue)
    }
    if chosen.mainPart != nil, !series.contains(where: { $0.figures != nil }),
      series.contains(where: { !$0.xs.isEmpty })
    {
      faults.add(DocumentFaultPhrases.noFigures.text(), at: Member.kind.rawValue)
    }
    recordKind(chosen, isOpen: kind == nil && choices.kind == nil)
    var result = zip(series, continuity).map {
      var one = $0.finished(isContinuous: $1, inOrder: chosen != .scatter)
      one.figures = one.figures.flatMap { chosen.mainPart == nil ? nil : $0 }
      one.curve = one.curve.flatMap { chosen == .line ? $0 : nil }
      return one
    }
    decisions +=
      FigureNotices(
        result, chosen, x: ValueText(axis: xAxis),
        names: isOwn ? ChartDocument.partNames(of: chosen) : [:]
      ).decisions
    if zip(series, result).contains(where: { $0.xs != $1.xs }) {
      decisions.append(.document(.pointsSorted))
    }
    if chosen == .heatmap { result = filled(result, of: series, on: xAxis) }
    var chart = ChartDescriptor(
      title: title, summary: summary, source: source, kind: chosen, xAxis: xAxis,
      yAxis: NumericAxis(title: "", range: 0...0), contentDirection: direction ?? .leftToRight,
      series: result, seriesTitle: seriesTitle ?? "",
      isStacked: choices.isStacked ?? isStacked ?? false)
    for index in axes.indices {
      let own = result.filter { $0.axis == index }
      let others = index == 0 ? [] : series.map { $0.values(on: index - 1) }
      let figures = own.compactMap(\.figures).flatMap { Array($0.columns.values) + $0.outliers }
      let totals = index == 0 && chart.hasStacks ? [reach(of: chart, on: axes[0])] : []
      let axis = axes[index].finished(
        own.map(\.ys) + figures + others + totals, includesZero: chosen.hasBars && !own.isEmpty,
        &faults)
      switch axis {
      case .numeric(let axis) where index == 0: chart.yAxis = axis
      case _ where index > 0: chart.additionalAxes.append(axis)
      default: return nil
      }
    }
    return chart
  }

  /// Returns the range of the stacks, which is wider than that of their parts; zero, where stacks
  /// start, has no logarithm.
  private func reach(of chart: ChartDescriptor, on axis: DocumentAxis) -> [Double] {
    guard axis.isLinear else { return chart.totals.ys }
    let range = StackSum.range(of: chart.series)
    return [range.lowerBound, range.upperBound]
  }

  /// Returns the axes, the y axis before the additional ones, and the series without their points.
  private mutating func parts(
    of root: DocumentObject<Member>
  ) -> (x: DocumentAxis, axes: [DocumentAxis], series: [DocumentSeries])? {
    for member in [Member.xAxis, .yAxis, .series] where root[member] == nil {
      faults.add(DocumentFaultPhrases.missing.text(), at: member.rawValue)
    }
    let others =
      root.array(.additionalAxes, atMost: ChartDocument.maxAdditionalAxes, &faults) ?? []
    let values = root.array(.series, atMost: ChartChoices.maxSeries, &faults) ?? []
    var series: [DocumentSeries] = []
    for (number, value) in values.enumerated() {
      let path = "\(Member.series.rawValue)[\(number)]"
      if let one = DocumentSeries(value, path: path, additionalAxes: others.count, &faults) {
        series.append(one)
      }
    }
    let x = root[.xAxis].flatMap {
      DocumentAxis(
        $0, path: Member.xAxis.rawValue, first: series.lazy.compactMap { $0.first(.x) }.first,
        &faults)
    }
    var axes: [DocumentAxis] = []
    for (number, value) in ([root[.yAxis]] + others).enumerated() {
      guard let value else { return nil }
      let own = series.filter { $0.axis == number }
      let path =
        number == 0 ? Member.yAxis.rawValue : "\(Member.additionalAxes.rawValue)[\(number - 1)]"
      guard
        let axis = DocumentAxis(
          value, path: path, isOfValues: number == 0 || !own.isEmpty,
          first: own.lazy.compactMap { $0.first(.y) }.first
            ?? series.lazy.compactMap { $0.firstAdditional(number - 1) }.first, &faults)
      else { return nil }
      axes.append(axis)
    }
    return x.map { ($0, axes, series) }
  }

  /// Returns whether each series is continuous: as the user chose, as the document states, or else
  /// as its kind and its points suggest.
  private mutating func continuity(
    of series: [DocumentSeries], on x: DocumentAxis, kind: ChartKind?
  ) -> [Bool] {
    var continuity: [Bool] = []
    for one in series {
      let said = one.object.boolean(.isContinuous, &faults)
      let chosen =
        choices.kind.map { $0.isJoined(over: x.kind) } ?? said
        ?? kind.map { $0.isJoined(over: x.kind) }
      continuity.append(chosen ?? (x.kind != .category && one.isRising))
    }
    return continuity
  }

  private mutating func recordKind(_ kind: ChartKind, isOpen: Bool) {
    guard isOpen else { return }
    decisions.append(.points(.kind(kind)))
  }
}

extension ChartKind {
  /// Returns whether the points of a series are joined unless the document says otherwise.
  fileprivate func isJoined(over kind: ChartDocument.AxisKind) -> Bool {
    self == .line || self == .band && kind != .category
  }
}
