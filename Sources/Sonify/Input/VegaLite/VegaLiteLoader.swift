import SonifyBase
import SonifyChart
import SonifyTables

/// Makes the chart of a Vega-Lite specification, version 4 or 5.
struct VegaLiteLoader {
  private let document: DocumentNode
  private let name: String
  private let path: String?
  private let given: ChartSource?
  private let choices: ChartChoices
  private let limits: ReadingLimits
  private let parameters: ParameterFinder

  /// Reads a specification.
  /// - Parameters:
  ///   - bytes: its text.
  ///   - source: where it comes from; files beside it may hold its data.
  ///   - reading: may hold data that replace those that the specification refers to by URL.
  ///   - choices: the user's choices, which take precedence over the specification.
  ///   - limits: limits of size and concurrency for data files.
  /// - Throws: ``InputError`` if the text is not a JSON object, or if options are only for tables.
  init(
    _ bytes: ByteSource, from source: ChartSource, _ reading: ReadingOptions,
    _ choices: ChartChoices, _ limits: ReadingLimits
  ) throws(InputError) {
    try self.init(try JSONValue.parse(bytes), from: source, reading, choices, limits)
  }

  /// Takes a specification that was parsed; see ``init(_:from:_:_:_:)-(ByteSource,_,_,_,_)``.
  init(
    _ value: JSONValue, from source: ChartSource, _ reading: ReadingOptions,
    _ choices: ChartChoices, _ limits: ReadingLimits
  ) throws(InputError) {
    guard choices.rows == RowChoices() else {
      throw .badChoice(.rowsOfSpecification)
    }
    let unsuitable =
      (choices.label == nil ? [] : [.label]) + choices.settingsOfTones + reading.settingsOfCells
    guard unsuitable.isEmpty else { throw .badChoice(.settingsOfSpecification(unsuitable)) }
    document = DocumentNode(value)
    name = source.name
    if case .file(let path) = source { self.path = path } else { path = nil }
    given = reading.data
    self.choices = choices
    self.limits = limits
    parameters = ParameterFinder(document)
    guard document.value.object != nil else {
      throw SpecificationError(path: "", SpecificationPhrases.notSpecification.text())
        .error(source: name)
    }
  }

  /// Makes the chart of one view: of its first layer that makes one, with those that share its x.
  /// - Parameter title: the default title of the chart.
  /// - Returns: the chart, with the decisions that were made and the unsupported parts.
  /// - Throws: ``InputError`` if no view makes a chart, or the chosen one does not exist.
  func chart(title: String) throws(InputError) -> LoadedChart {
    var finder = ViewFinder(records: reader, parameters.parameters)
    let found: ViewFinder.Found
    do throws(SpecificationError) {
      found = try finder.view(choices.view, of: document)
    } catch {
      throw error.error(source: name)
    }
    let title = title.hasSuffix(".vl") ? String(title.dropLast(3)) : title
    var faults: [InputError] = []
    // All layers together share the budget of one.
    var budget = WorkBudget()
    let layers = found.view.layers
    let known = layers.indices.filter {
      ViewTable.knownMarks.contains(layers[$0].mark) && !layers[$0].isInvisible
    }
    let others = layers.indices.filter { !known.contains($0) }
    for index in (known + others).prefix(Self.maxLayers) {
      do throws(InputError) {
        let base = try chart(of: layers[index], in: found, title: title, choices, &budget)
        var chart = base.loaded
        var left = layers.indices.filter { $0 != index }
        try join(&chart, base, layers, &left, in: found, &budget)
        if choices.kind == nil { chart.joinFigures() }
        label(&chart, layers, at: index, &left, in: found, &budget)
        chart.decisions.insert(contentsOf: found.decisions, at: 0)
        chart.decisions += Self.leftOut(left.map { ($0 + 1, layers[$0].mark) })
        chart.decisions += unfollowed
        chart.hasOwnTitle = !layers[index].titles.isEmpty || found.facet != nil
        chart.appearance = VegaLiteAppearance.appearance(
          of: document, layers[index], among: layers, chart: base.loaded.chart)
        return chart
      } catch {
        faults.append(error)
      }
    }
    throw faults.first
      ?? SpecificationError(path: "", SpecificationPhrases.noLayers.text()).error(source: name)
  }

  /// Adds the series of the layers that share x with the base, and removes them from those that are
  /// left.
  private func join(
    _ chart: inout LoadedChart, _ base: LayerChart, _ layers: [UnitView], _ left: inout [Int],
    in found: ViewFinder.Found, _ budget: inout WorkBudget
  ) throws(InputError) {
    // Columns that the user chose are those of one layer.
    guard base.hasBothAxes, choices.x == nil, choices.y.isEmpty, choices.series == nil else {
      return
    }
    let scales = found.view.node["resolve"]?["scale"]
    let isIndependent = scales?[base.isSideways ? "x" : "y"]?.text == "independent"
    var joined = LayeredChart(chart, choices, isIndependent: isIndependent)
    for index in left.prefix(Self.maxLayers) {
      let layer = layers[index]
      let isKnown = ViewTable.knownMarks.contains(layer.mark)
      guard isKnown || layer.mayHaveEnds, !layer.isInvisible else { continue }
      // A layer that cannot be read leaves the others as they are.
      guard let other = try? self.chart(of: layer, in: found, title: "", choices, &budget),
        other.hasBothAxes, isKnown || other.hasEnds, other.isSideways == base.isSideways,
        try joined.add(other.loaded, layer: index + 1)
      else { continue }
      left.removeAll { $0 == index }
    }
    chart = joined.loaded
  }

  /// Labels points by the layers of texts, and removes them from those that are left.
  private func label(
    _ chart: inout LoadedChart, _ layers: [UnitView], at base: Int, _ left: inout [Int],
    in found: ViewFinder.Found, _ budget: inout WorkBudget
  ) {
    for index in left.filter({ layers[$0].mark == "text" }).prefix(Self.maxLayers) {
      // A layer that cannot be read leaves the points without its labels.
      guard chart.chart.kind != .histogram,
        let places = TextPlaces(layers[index], on: layers[base]),
        let texts = try? self.chart(
          of: places.view, in: found, title: "", choices.ofTexts, &budget),
        TextMarks(chart: texts.loaded.chart, haveValues: places.haveValues).label(&chart.chart)
      else { continue }
      chart.decisions.append(.specification(.labels(layer: index + 1)))
      left.removeAll { $0 == index }
    }
  }

  /// The maximum number of layers that are tried.
  private static let maxLayers = 50

  private var reader: RecordsReader {
    RecordsReader(document, name: name, path: path, given: given, limits)
  }

  /// The chart of one layer.
  private struct LayerChart {
    var loaded: LoadedChart
    /// Whether x and y of the chart are those of the drawing, in any order.
    var hasBothAxes: Bool
    /// Whether the vertical channel is x of the chart.
    var isSideways: Bool
    /// Whether each mark goes from one value to another.
    var hasEnds: Bool
  }

  private func chart(
    of layer: UnitView, in found: ViewFinder.Found, title: String, _ choices: ChartChoices,
    _ budget: inout WorkBudget
  ) throws(InputError) -> LayerChart {
    var reader = reader
    let records = try reader.records(layer.data)
    do throws(SpecificationError) {
      var runner = TransformRunner(records)
      runner.budget = budget
      runner.parameters = parameters.parameters
      runner.reader = reader.ofOtherData
      defer { budget = runner.budget }
      for decision in reader.unsupported.all { runner.unsupported.add(decision) }
      try runner.apply(found.facet.map { $0.transforms(of: layer) } ?? layer.transforms)
      var whole: Records?
      if let facet = found.facet {
        let later = facet.laterTransforms(of: layer)
        if layer.hasBins {
          // Bins cover all facets.
          var all = runner
          try all.apply(later)
          whole = all.records
          runner.budget = all.budget
        }
        try facet.filter(&runner)
        try runner.apply(later)
      }
      try runner.add(layer.constants)
      let encoded = try EncodedView(layer, runner, among: whole, choices)
      let table = try ViewTable(encoded, choices)
      var loaded = try assembled(table, layer, found, title: title)
      if let name = layer.seriesName, loaded.chart.series.count == 1 {
        loaded.chart.series[0].name = UntrustedText.harmless(name, limit: 200)
      }
      loaded.namedFiles = reader.files + (runner.reader?.files ?? [])
      let axes = ["x", "y"]
      return LayerChart(
        loaded: loaded,
        hasBothAxes: axes.contains(encoded.encoding.y.name)
          && encoded.encoding.x.map { axes.contains($0.name) } ?? false,
        isSideways: encoded.encoding.isSideways, hasEnds: encoded.encoding.yEnd != nil)
    } catch {
      throw error.error(source: name)
    }
  }

  private func assembled(
    _ table: ViewTable, _ layer: UnitView, _ found: ViewFinder.Found, title: String
  ) throws(SpecificationError) -> LoadedChart {
    var assembly = ChartAssembly(
      table: table.table, profiles: table.profiles, roles: table.roles, choices: table.choices,
      source: name)
    assembly.layout = table.layout
    let titles = layer.titles + (found.facet.map { [$0.title] } ?? [])
    let ownTitle = UntrustedText.harmless(titles.joined(separator: ": "), limit: 300)
    do throws(InputError) {
      var loaded = try assembly.chart(
        title: choices.title
          ?? (layer.titles.isEmpty && !title.isEmpty && found.facet != nil
            ? "\(title): \(ownTitle)" : ownTitle.isEmpty ? title : ownTitle))
      loaded.chart.summary = layer.summary.map { UntrustedText.harmless($0, limit: 1000) }
      loaded.decisions += table.unsupported.all
      return loaded
    } catch {
      throw SpecificationError(choice: error)
    }
  }

  private static func leftOut(_ layers: [(number: Int, mark: String)]) -> [Decision] {
    guard !layers.isEmpty else { return [] }
    let names = layers.prefix(8).map { "\($0.number) (\($0.mark))" }
    return [.specification(.skippedLayers(names, count: layers.count))]
  }

  /// The selections that select nothing, and the projection of a map.
  private var unfollowed: [Decision] {
    var unsupported = UnsupportedParts()
    for node in parameters.empty {
      // Zooming with the mouse does not affect the chart.
      unsupported.note(
        node, UnfollowedPhrases.nothingChosen, showsValue: false,
        isReported: node["bind"]?.text != "scales")
    }
    if let node = document["projection"] {
      unsupported.note(node, UnfollowedPhrases.passedOver, showsValue: false)
    }
    return unsupported.all
  }
}

extension UnitView {
  /// Whether its marks are not drawn until something is selected.
  fileprivate var isInvisible: Bool {
    let opacity = encoding.first { $0.name == "opacity" }?.definition["value"]
    return (opacity ?? node["mark"]?["opacity"])?.number == 0
  }

  /// Whether its marks may go from one value to another at one x.
  fileprivate var mayHaveEnds: Bool {
    if ErrorEnds.marks.contains(mark) { return true }
    let ends = encoding.filter {
      ["x2", "y2"].contains($0.name) && $0.definition["field"] != nil
    }
    return mark == "rect" && !ends.isEmpty || mark == "rule" && ends.count == 1
  }

  /// Whether a channel puts values into bins.
  fileprivate var hasBins: Bool { encoding.contains { $0.definition["bin"] != nil } }

  /// The name that a channel gives to all marks as one value, as in a legend of layers.
  fileprivate var seriesName: String? {
    let names = ["color", "fill", "stroke", "detail", "strokeDash", "shape", "xOffset"]
    for name in names {
      let definition = encoding.first { $0.name == name }?.definition
      guard let datum = definition?["datum"], datum.text != nil || datum.number != nil else {
        continue
      }
      return datum.value.coercedText
    }
    return nil
  }
}
