import SonifyBase
import SonifyChart
import SonifyTables

/// A view as a table whose columns have their roles, with choices for its axes.
struct ViewTable {
  /// The columns: x, y, its other end, and the series, as far as the view has them.
  private(set) var table = Table()
  /// What is known of the columns.
  private(set) var profiles: [ColumnProfile] = []
  /// The roles of the columns.
  private(set) var roles = ColumnRoles(x: nil, ys: [], series: nil)
  /// The user's choices, completed by those of the specification.
  private(set) var choices: ChartChoices
  /// The author's layout of the axes, beyond the user's choices.
  private(set) var layout = AxisLayout()
  /// The unsupported parts, including those of transforms.
  private(set) var unsupported: UnsupportedParts

  /// Creates the table of a view.
  /// - Throws: ``SpecificationError`` if there is no number to plot.
  init(_ view: EncodedView, _ choices: ChartChoices) throws(SpecificationError) {
    self.choices = choices
    unsupported = view.unsupported
    let adds = view.stacking != .none && ["bar", "area"].contains(view.view.mark)
    let isHeatMap = view.view.mark == "rect" && view.encoding.isTableOfColours
    let isBox = view.view.mark == "boxplot" && choices.kind.map { $0 == .box } ?? true
    var kind = choices.kind ?? (isHeatMap ? .heatmap : Self.kind(of: view.view.mark))
    if isBox {
      kind = .box
    } else if choices.kind == nil, !adds, !isHeatMap, Self.standsApart(view) {
      kind = .scatter
    }
    layout.addsRepeats = adds
    if isHeatMap, self.choices.kind == nil { self.choices.kind = .heatmap }
    let view = kind == .scatter ? view : view.sortedByX()
    table.rowCount = view.records.count
    addX(view)
    try addY(view)
    try addSeries(view)
    if view.view.mark == "text" { addLabels(view) }
    if isBox { roles.figure = FigureRoles(kind: .box, reach: Self.reach(of: view.view)) }
    layout.isHistogram = self.choices.kind == nil && view.isHistogram
    if self.choices.kind == nil { self.choices.kind = kind }
    let mark = view.view.mark
    if !Self.knownMarks.contains(mark), !isBox, self.choices.kind != .heatmap {
      let node = view.view.node["mark"] ?? view.view.node
      unsupported.note(
        node["type"] ?? node,
        self.choices.kind == .bar ? UnfollowedPhrases.asBars : UnfollowedPhrases.asPoints)
    }
  }

  /// The marks that are fully supported.
  static let knownMarks: Set<String> = [
    "line", "trail", "point", "circle", "square", "tick", "bar", "area",
  ]

  /// Returns how far whiskers reach beyond the quartiles, in distances of these: 1.5 unless the mark
  /// says otherwise, and to the extremes if it says so.
  private static func reach(of view: UnitView) -> Double {
    let extent = view.node["mark"]?["extent"] ?? view.config?["boxplot"]?["extent"]
    guard let value = extent?.value else { return 1.5 }
    return reach(value)
  }

  /// Not inlined, because that crashes the optimiser of Swift 6.3.
  @inline(never) private static func reach(_ extent: JSONValue) -> Double {
    switch extent {
    case .text("min-max"): .infinity
    case .number(let number) where number >= 0: number
    default: 1.5
    }
  }

  private static func kind(of mark: String) -> ChartKind {
    switch mark {
    case "line", "trail", "area", "errorband": .line
    case "bar", "arc", "rect", "image": .bar
    default: .scatter
    }
  }

  /// Returns whether several marks of a series stand at one x, where each is drawn by itself: bars,
  /// or points of a line along names or in an order of its own.
  private static func standsApart(_ view: EncodedView) -> Bool {
    guard let x = view.encoding.x else { return false }
    let isPath = ["line", "area", "trail"].contains(view.view.mark)
    let isOrdered = view.view.encoding.contains {
      $0.name == "order" && $0.definition["field"] != nil
    }
    guard !isPath || view.order != nil || isOrdered else { return false }
    let columns = ([x] + view.encoding.series).map { view.records[$0.column] ?? [] }
    let ys = view.records[view.encoding.y.column] ?? []
    var seen: Set<[GroupKey]> = []
    return ys.indices.contains { row in
      ys[row].isValid && !seen.insert(columns.map { GroupKey($0[row]) }).inserted
    }
  }

  private mutating func addX(_ view: EncodedView) {
    guard let x = view.encoding.x else { return }
    let values = view.records[x.column] ?? []
    if let order = view.order {
      let names = EncodedNames(x, order, view)
      roles.x = add(x.defaultTitle, names)
      layout.keepsOrder = order.isAsked
      layout.timeNames = x.timeUnit?.isCyclic == true ? TimeUnit.englishNames : [:]
      if choices.xScale == .auto { choices.xScale = .category }
      if let scale = x.node["scale"]?["type"], let name = scale.text,
        !["band", "point", "ordinal", "time", "utc", "linear"].contains(name)
      {
        unsupported.note(scale, UnfollowedPhrases.scaleOfNames)
      }
    } else {
      let isTemporal = x.type == .temporal || x.timeUnit != nil
      let numbers = values.map { value in
        let number = value.measure / (isTemporal ? 1000 : 1)
        return number.isFinite ? number : .nan
      }
      roles.x = add(
        x.defaultTitle, numbers,
        isTemporal ? .date(DateFormat(form: .yearFirst)) : .number, ordersPoints: true)
      let reading = ScaleReading(x, numbers, isHeard: false, &unsupported)
      if choices.xScale == .auto, !isTemporal { choices.xScale = reading.scale }
      if choices.xRange == nil { choices.xRange = reading.range }
      if choices.xGrid == .auto { choices.xGrid = reading.grid }
      if choices.xUnit == nil { choices.xUnit = reading.unit }
    }
    if choices.xTitle == nil { choices.xTitle = x.title.map(Self.harmless) }
  }

  private mutating func addY(_ view: EncodedView) throws(SpecificationError) {
    let y = view.encoding.y
    var values = (view.records[y.column] ?? []).map(\.measure)
    guard values.contains(where: \.isFinite) else {
      let phrase =
        values.isEmpty ? SpecificationPhrases.noRecordsLeft : SpecificationPhrases.noNumbers
      throw SpecificationError(y.node, phrase.text())
    }
    var reading = ScaleReading(y, values, isHeard: true, &unsupported)
    if view.stacking == .shares {
      values = Self.shares(values, view)
      reading.factor = 1
      reading.unit = AxisUnit(one: "%", other: "%")
      reading.range = nil
      layout.includesZero = true
    } else {
      layout.includesZero = reading.includesZero
      for row in values.indices { values[row] *= reading.factor }
    }
    for row in values.indices where values[row].isInfinite { values[row] = .nan }
    roles.ys = [add(y.defaultTitle, values, .number)]
    if let end = view.encoding.yEnd {
      let ends = (view.records[end.column] ?? []).map { value in
        let measure = value.measure * reading.factor
        return measure.isFinite ? measure : .nan
      }
      roles.ys.append(add(end.defaultTitle, ends, .number))
      layout.sharesYAxis = true
      unsupported.add(.specification(.twoEnds(y.defaultTitle, end.defaultTitle)))
    }
    let stands = ["bar", "area", "arc"].contains(view.view.mark)
    if !stands, view.encoding.yEnd == nil, let stack = y.node["stack"], !stack.isNull,
      stack.value != .boolean(false)
    {
      unsupported.note(stack, UnfollowedPhrases.notFollowed)
    }
    if view.stacking == .centered, let stack = y.node["stack"] {
      unsupported.note(stack, UnfollowedPhrases.asZero)
    }
    if choices.yScale == .auto { choices.yScale = reading.scale }
    if choices.yRange == nil { choices.yRange = reading.range }
    if choices.yGrid == .auto { choices.yGrid = reading.grid }
    if choices.yUnit == nil { choices.yUnit = reading.unit }
    if choices.yTitle == nil { choices.yTitle = y.title.map(Self.harmless) }
  }

  /// Returns each value as a percentage of all values at the same x.
  private static func shares(_ values: [Double], _ view: EncodedView) -> [Double] {
    var shares = values
    let isPie = view.view.mark == "arc"
    let key = isPie ? [] : view.encoding.x.map { [FieldPath(names: [$0.column])] } ?? []
    for group in view.records.groups(by: key) {
      let sum = group.reduce(0) { $0 + (values[$1].isNaN ? 0 : abs(values[$1])) }
      for row in group { shares[row] = sum > 0 ? values[row] / sum * 100 : .nan }
    }
    return shares
  }

  private mutating func addSeries(_ view: EncodedView) throws(SpecificationError) {
    guard let first = view.encoding.series.first else { return }
    let names = EncodedNames(view.encoding.series, view.seriesOrders, view)
    if choices.kind == .heatmap, names.names.count > ChartChoices.maxSeries {
      throw SpecificationError(
        first.node,
        FigureFaultPhrases.manyRows.text(
          count: names.names.count,
          ["count": "\(names.names.count)", "maximum": "\(ChartChoices.maxSeries)"]))
    }
    guard choices.kind == .heatmap || names.names.count <= ChartChoices.maxDetails else {
      unsupported.add(
        .specification(
          .oneSeries(
            paths: view.encoding.series.map(\.node.path), values: names.names.count)))
      if choices.kind == nil { choices.kind = .scatter }
      choices.isStacked = false
      return
    }
    guard names.names.count > 1 || names.places.contains(where: { $0 != nil }) else { return }
    let title = view.encoding.series.map(\.defaultTitle).joined(separator: ", ")
    roles.series = add(title, names)
    let isStacked =
      view.stacking != .none && names.names.count > 1 && choices.kind != .scatter
      && choices.yScale != .log && !view.encoding.areBeside && view.view.mark != "arc"
    if choices.isStacked == nil, isStacked { choices.isStacked = true }
  }

  private mutating func addLabels(_ view: EncodedView) {
    guard let texts = Self.markTexts(of: view) else { return }
    let column = Table.Column()
    column.values = texts.map { text in
      let bytes = Array(text.utf8)
      let place = text.isEmpty ? nil : column.texts.index(of: bytes.span)
      return place.map(Double.init) ?? .nan
    }
    column.summary = ColumnSummary(column.values.span)
    roles.labels = add("text", column, .text)
  }

  private mutating func add(
    _ name: String, _ values: [Double], _ content: KeptColumn.Content, ordersPoints: Bool = false
  ) -> Int {
    let column = Table.Column()
    column.values = values
    column.summary = ColumnSummary(values.span)
    return add(name, column, content, ordersPoints: ordersPoints)
  }

  private mutating func add(_ name: String, _ names: EncodedNames) -> Int {
    let column = Table.Column()
    var places: [Double] = []
    for name in names.names {
      let bytes = Array(name.utf8)
      let place = column.texts.index(of: bytes.span)
      if place == nil { column.hasOverflowed = true }
      places.append(place.map(Double.init) ?? .nan)
    }
    column.values = names.places.map { place in place.map { places[$0] } ?? .nan }
    column.summary = ColumnSummary(column.values.span)
    return add(name, column, .text)
  }

  private mutating func add(
    _ name: String, _ column: Table.Column, _ content: KeptColumn.Content,
    ordersPoints: Bool = false
  ) -> Int {
    let index = profiles.count
    table.columns[index] = column
    profiles.append(
      ColumnProfile(
        name: Self.harmless(name), whole: column, content, ordersPoints: ordersPoints))
    return index
  }

  private static func harmless(_ text: String) -> String {
    UntrustedText.harmless(text, limit: 200)
  }
}

extension ColumnProfile {
  /// Creates the profile of a column that was not read from cells, of which repeated numbers matter if it
  /// orders the points.
  init(
    name: String, whole column: Table.Column, _ content: KeptColumn.Content, ordersPoints: Bool
  ) {
    self.init(name: name, column.summary)
    self.content = content
    update(from: column, ordersPoints: ordersPoints)
  }
}
