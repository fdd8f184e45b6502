import SonifyBase
import SonifyChart
import SonifyTables

extension Figure {
  /// Returns the chart document of the figure, whose axes follow from their values as those of any
  /// document.
  /// - Parameter binCount: the approximate number of bins of a histogram that the user chose.
  /// - Returns: the document, without faults.
  /// - Throws: ``SpecificationError`` if no series has values, or there are too many.
  mutating func document(binCount: Int?) throws(SpecificationError) -> JSONValue {
    guard series.count <= ChartChoices.maxSeries else {
      let areCells = series.allSatisfy { $0.mark == .cells }
      throw SpecificationError(
        path: "",
        (areCells ? FigureFaultPhrases.manyRows : FigureFaultPhrases.manySeries).text(
          count: series.count,
          ["count": "\(series.count)", "maximum": "\(ChartChoices.maxSeries)"]))
    }
    let others = chooseFigures()
    turnNames()
    let isOrdered = series.contains { $0.mark == .line }
    var column = FigureColumn(x, series.map(\.xs), isOrdered: isOrdered)
    var points = series.map { FigurePoints($0, on: &column, ys[$0.axis]) }
    skip(others, besides: &points, on: column)
    guard !column.isFull else {
      throw SpecificationError(
        path: "",
        FigureFaultPhrases.manyNames.text(["maximum": "\(ChartAssembly.maxCategories)"]))
    }
    let kept = series.indices.filter { points[$0].hasValues }
    for index in series.indices where !points[index].hasValues {
      let path = series[index].path
      unsupported.note(
        absences[path] ?? FigurePhrases.noPoints.text(["part": path]), at: path)
    }
    guard !kept.isEmpty else {
      throw SpecificationError(path: "", FigureFaultPhrases.noSeries.text())
    }
    (series, points) = (kept.map { series[$0] }, kept.map { points[$0] })
    if series.contains(where: { $0.mark == .histogram }) {
      switch column.content {
      case .names: break
      case .dates: binDates(&points)
      case .numbers, .open: return try histogram(of: points, binCount: binCount)
      }
    }
    return chart(of: points, column)
  }

  /// Keeps boxes or candles alone, if there are any.
  /// - Returns: the other series.
  private mutating func chooseFigures() -> [FigureSeries] {
    guard let kind = series.lazy.compactMap(\.mark.figureKind).first else { return [] }
    let others = series.filter { $0.mark.figureKind != kind }
    series.removeAll { $0.mark.figureKind != kind }
    return others
  }

  /// Takes the points over boxes as their outliers, and records the other series beside boxes and
  /// candles, which are skipped.
  private mutating func skip(
    _ others: [FigureSeries], besides points: inout [FigurePoints], on column: FigureColumn
  ) {
    for other in others {
      if other.mark == .scatter, series.count == 1, series[0].mark == .box,
        other.axis == series[0].axis
      {
        // What is skipped adds no names to the axis.
        var own = column
        let outliers = FigurePoints(other, on: &own, ys[other.axis])
        if points[0].take(outliers: outliers) { continue }
      }
      unsupported.note(
        FigurePhrases.besideFigures.text(["part": other.path, "kind": other.mark.rawValue.quoted]),
        at: other.path)
    }
  }

  /// Exchanges the axes if the values are names or dates, as in a plot of dots.
  private mutating func turnNames() {
    guard ys.count == 1, !series.contains(where: { $0.mark == .histogram }),
      [.open, .names].contains(ys[0].content), [.open, .numbers].contains(x.content),
      FigureColumn(ys[0], series.map(\.ys), isOrdered: false).content != .numbers,
      FigureColumn(x, series.map(\.xs), isOrdered: false).content == .numbers
    else { return }
    turn()
    for index in series.indices where series[index].mark == .line { series[index].mark = .scatter }
  }

  /// Moves the values of histograms of dates to the beginnings of their bins.
  private mutating func binDates(_ points: inout [FigurePoints]) {
    let counted = series.indices.filter { series[$0].mark == .histogram }
    let dates = counted.flatMap { points[$0].xs }
    let bins = FigureDateBins(
      counted.lazy.compactMap { [series] in series[$0].binSize }.first,
      in: (dates.min() ?? 0)...(dates.max() ?? 0))
    for index in counted { points[index].moveDates(to: bins) }
    let count = Set(counted.flatMap { points[$0].xs }).count
    unsupported.add(.points(.bins(count, width: nil)))
  }

  /// Returns the document of bars, lines and points.
  private mutating func chart(of given: [FigurePoints], _ found: FigureColumn) -> JSONValue {
    var (points, column) = (given, found)
    var maxRepeat = 1
    for index in series.indices where [.bar, .histogram].contains(series[index].mark) {
      let isHistogram = series[index].mark == .histogram
      let count = points[index].join(isHistogram ? series[index].aggregate : .sum)
      if !isHistogram { maxRepeat = max(maxRepeat, count) }
      series[index].mark = .bar
    }
    if maxRepeat > 1 {
      unsupported.add(.points(.added(maxRepeat, keys: [x.title], isUpTo: true)))
    }
    if let order = x.order, column.content == .names { column.arrange(order, &points) }
    let marks = Set(series.map(\.mark))
    isStacked =
      isStacked && series.count > 1 && marks.count == 1 && !marks.contains(.scatter)
      && series[0].mark.figureKind == nil
      && Set(series.map(\.axis)).count == 1 && !ys[series[0].axis].isLogarithmic
    if isStacked {
      unsupported.add(.points(.stacked(series.count)))
      if showsShares { share(&points) }
      for index in series.indices where points[index].dropParts() {
        unsupported.note(
          FigurePhrases.errors.text(["part": series[index].path]), at: series[index].path)
      }
    }
    let used = Set(series.map(\.axis)).sorted()
    for path in used.compactMap({ ys[$0].reversal }) {
      unsupported.add(.specification(.notReversed(path: path, isPitch: true)))
    }
    let axes = used.map { axis in
      let own = series.indices.filter { series[$0].axis == axis }
      return ys[axis].document(
        of: own.flatMap { points[$0].allValues }, named: own.count == 1 ? series[own[0]].name : "",
        hasBars: own.contains { series[$0].mark == .bar }, isStacked: isStacked)
    }
    let ofValues: ChartKind =
      marks.contains(.line) ? .line : marks.contains(.bar) ? .bar : .scatter
    let kind =
      marks == [.cells]
      ? .heatmap
      : series[0].mark.figureKind ?? (points.contains(where: \.hasParts) ? .band : ofValues)
    return document(
      kind, x: x.document(of: points.flatMap(\.xs), column), axes: axes,
      series: zip(series, points).map { one, points in
        one.document(of: points, axis: used.firstIndex(of: one.axis) ?? 0)
      })
  }

  private mutating func share(_ points: inout [FigurePoints]) {
    FigurePoints.makeShares(&points)
    let axis = series[0].axis
    (ys[axis].unit, ys[axis].ends) = (AxisUnit(one: "%", other: "%"), (nil, nil))
  }

  /// Returns the document of a histogram, with the same bins for all series.
  private mutating func histogram(
    of points: [FigurePoints], binCount: Int?
  ) throws(SpecificationError) -> JSONValue {
    let counted = series.indices.filter { series[$0].mark == .histogram }
    for index in series.indices where series[index].mark != .histogram {
      unsupported.note(
        FigurePhrases.overHistogram.text(["part": series[index].path]), at: series[index].path)
    }
    if let other = counted.first(where: { series[$0].aggregate != .count }) {
      throw SpecificationError(
        path: "\(series[other].path).histfunc", FigureFaultPhrases.aggregate.text())
    }
    let values = counted.flatMap { points[$0].xs }
    let bins = Bins(
      for: values, in: (values.min() ?? 0)...(values.max() ?? 0),
      whole: values.allSatisfy { $0 == $0.rounded() },
      about: binCount ?? counted.lazy.compactMap { [series] in series[$0].binCount }.first)
    let width = bins.width > 0 && !bins.holdSingleValues ? bins.width : nil
    unsupported.add(.points(.bins(bins.count, width: width)))
    isStacked = isStacked && counted.count > 1
    let names = bins.names(.number, unit: x.unit)
    let title =
      ys[0].title.isEmpty ? LocaleSettings.naming { ColumnPhrases.count.text() } : ys[0].title
    return document(
      .histogram,
      x: .object([
        "title": .text(x.title), "kind": .text(ChartDocument.AxisKind.category.rawValue),
        "categories": .array(names.map(JSONValue.text)),
      ]), axes: [.object(["title": .text(title), "kind": .text("number")])],
      series: counted.map { index in
        let counts = bins.counts(of: points[index].xs).map(Double.init)
        return series[index].document(
          of: FigurePoints(xs: counts.indices.map(Double.init), ys: counts), axis: 0)
      })
  }

  private func document(
    _ kind: ChartKind, x: JSONValue, axes: [JSONValue], series: [JSONValue]
  ) -> JSONValue {
    var document: JSONObject = [
      "kind": .text(kind.rawValue), "xAxis": x, "yAxis": axes[0],
      "isStacked": .boolean(isStacked),
    ]
    if !title.isEmpty { document["title"] = .text(title) }
    if !summary.isEmpty { document["summary"] = .text(summary) }
    if !source.isEmpty { document["source"] = .text(source) }
    if !seriesTitle.isEmpty { document["seriesTitle"] = .text(seriesTitle) }
    if axes.count > 1 { document["additionalAxes"] = .array(Array(axes.dropFirst())) }
    document["series"] = .array(series)
    return .object(document)
  }
}

extension FigureSeries {
  /// Returns the series of a document.
  fileprivate func document(of points: FigurePoints, axis: Int) -> JSONValue {
    let places = points.xs.indices.map { index in
      var point: JSONObject = ["x": .number(points.xs[index])]
      if !points.ys[index].isNaN { point["y"] = .number(points.ys[index]) }
      for (part, values) in points.parts where values[index].isFinite {
        point[part.rawValue] = .number(values[index])
      }
      if points.outliers.indices.contains(index), !points.outliers[index].isEmpty {
        point["outliers"] = .array(points.outliers[index].map(JSONValue.number))
      }
      if points.labels.indices.contains(index), !points.labels[index].isEmpty {
        point["label"] = .text(points.labels[index])
      }
      return JSONValue.object(point)
    }
    return .object([
      "name": .text(name), "isContinuous": .boolean(mark == .line),
      "axis": .number(Double(axis)), "points": .array(places),
    ])
  }
}

extension FigureAxis {
  /// Returns the x axis of a document.
  fileprivate func document(of positions: [Double], _ column: FigureColumn) -> JSONValue {
    var axis: JSONObject = [:]
    let usual: Phrase?
    switch column.content {
    case .names:
      usual = ColumnPhrases.category
      axis["kind"] = .text(ChartDocument.AxisKind.category.rawValue)
      axis["categories"] = .array(column.names.map(JSONValue.text))
    case .dates:
      usual = ColumnPhrases.date
      axis["kind"] = .text(ChartDocument.AxisKind.date.rawValue)
    case .numbers, .open:
      let areYears =
        (title.isEmpty || title.lowercased().contains("year")) && unit == nil
        && positions.allSatisfy { (1600...2200).contains($0) && $0 == $0.rounded() }
      usual = areYears ? ColumnPhrases.year : nil
      axis["kind"] = .text((areYears ? ChartDocument.AxisKind.year : .number).rawValue)
      if isLogarithmic, positions.allSatisfy({ $0 > 0 }) {
        axis["scale"] = .text(AxisScale.log10.rawValue)
      }
      if let unit { axis["unit"] = unit.document }
    }
    axis["title"] = .text(
      !title.isEmpty
        ? title : usual.map { phrase in LocaleSettings.naming { phrase.text() } } ?? "x")
    return .object(axis)
  }

  /// Returns a y axis of a document.
  fileprivate func document(
    of values: [Double], named name: String, hasBars: Bool, isStacked: Bool
  ) -> JSONValue {
    var axis: JSONObject = [
      "title": .text(
        [title, name].first { !$0.isEmpty } ?? LocaleSettings.naming { ColumnPhrases.value.text() }),
      "kind": .text(ChartDocument.AxisKind.number.rawValue),
    ]
    if isLogarithmic { axis["scale"] = .text(AxisScale.log10.rawValue) }
    if let unit { axis["unit"] = unit.document }
    let present = values.filter { !$0.isNaN }
    guard !isStacked, var low = present.min(), var high = present.max() else {
      return .object(axis)
    }
    let (minimum, maximum) = (low, high)
    if hasBars, !isLogarithmic { (low, high) = (min(0, low), max(0, high)) }
    let isGiven = ends.low != nil || ends.high != nil
    if let end = ends.low.map({ $0 * factor }), end <= minimum { low = end }
    if let end = ends.high.map({ $0 * factor }), end >= maximum { high = end }
    guard isGiven || hasBars, low < high, !isLogarithmic || low > 0 else { return .object(axis) }
    axis["range"] = .array([.number(low), .number(high)])
    return .object(axis)
  }
}

extension AxisUnit {
  fileprivate var document: JSONValue { .object(["one": .text(one), "other": .text(other)]) }
}
