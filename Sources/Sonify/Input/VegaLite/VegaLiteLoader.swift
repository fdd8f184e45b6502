import SonifyBase
import SonifyChart

/// Makes the chart of a Vega-Lite specification, version 4 or 5.
struct VegaLiteLoader {
  private let document: DocumentNode
  private let name: String
  private let path: String?
  private let given: ChartSource?
  private let choices: ChartChoices
  private let limits: ReadingLimits

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
    let unsuitable = (choices.label == nil ? [] : [.label]) + reading.settingsOfCells
    guard unsuitable.isEmpty else { throw .badChoice(.settingsOfSpecification(unsuitable)) }
    document = DocumentNode(value)
    name = source.name
    if case .file(let path) = source { self.path = path } else { path = nil }
    given = reading.data
    self.choices = choices
    self.limits = limits
    guard document.value.object != nil else {
      throw SpecificationError(path: "", SpecificationPhrases.notSpecification.text())
        .error(source: name)
    }
  }

  /// Makes the chart of one view: of its first layer that makes one.
  /// - Parameter title: the default title of the chart.
  /// - Returns: the chart, with the decisions that were made and the unsupported parts.
  /// - Throws: ``InputError`` if no view makes a chart, or the chosen one does not exist.
  func chart(title: String) throws(InputError) -> LoadedChart {
    var finder = ViewFinder(records: reader)
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
    let known = layers.indices.filter { ViewTable.knownMarks.contains(layers[$0].mark) }
    let others = layers.indices.filter { !known.contains($0) }
    for index in (known + others).prefix(Self.maxLayers) {
      do throws(InputError) {
        var chart = try chart(of: layers[index], in: found, title: title, choices, &budget)
        chart.decisions.insert(contentsOf: found.decisions, at: 0)
        let base = layers[index]
        var left = layers.indices.filter { $0 != index }
        for index in left.filter({ layers[$0].mark == "text" }).prefix(Self.maxLayers) {
          // A layer that cannot be read leaves the points without its labels.
          guard chart.chart.kind != .histogram,
            let places = TextPlaces(layers[index], on: base),
            let texts = try? self.chart(
              of: places.view, in: found, title: title, choices.ofTexts, &budget),
            TextMarks(chart: texts.chart, haveValues: places.haveValues).label(&chart.chart)
          else { continue }
          chart.decisions.append(.specification(.labels(layer: index + 1)))
          left.removeAll { $0 == index }
        }
        chart.decisions += Self.leftOut(left.map { ($0 + 1, layers[$0].mark) })
        chart.decisions += unfollowed
        chart.hasOwnTitle = !base.titles.isEmpty || found.facet != nil
        chart.appearance = VegaLiteAppearance.appearance(
          of: document, base, among: layers, chart: chart.chart)
        return chart
      } catch {
        faults.append(error)
      }
    }
    throw faults.first
      ?? SpecificationError(path: "", SpecificationPhrases.noLayers.text()).error(source: name)
  }

  /// The maximum number of layers that are tried.
  private static let maxLayers = 50

  private var reader: RecordsReader {
    RecordsReader(document, name: name, path: path, given: given, limits)
  }

  private func chart(
    of layer: UnitView, in found: ViewFinder.Found, title: String, _ choices: ChartChoices,
    _ budget: inout WorkBudget
  ) throws(InputError) -> LoadedChart {
    var reader = reader
    let records = try reader.records(layer.data)
    do throws(SpecificationError) {
      var runner = TransformRunner(records)
      runner.budget = budget
      defer { budget = runner.budget }
      for decision in reader.unsupported.all { runner.unsupported.add(decision) }
      try runner.apply(found.facet.map { $0.transforms(of: layer) } ?? layer.transforms)
      if let facet = found.facet { try facet.filter(&runner) }
      if let facet = found.facet { try runner.apply(facet.laterTransforms(of: layer)) }
      try runner.add(layer.constants)
      let encoded = try EncodedView(layer, runner, choices)
      let table = try ViewTable(encoded, choices)
      var loaded = try assembled(table, layer, found, title: title)
      loaded.namedFiles = reader.files
      return loaded
    } catch {
      throw error.error(source: name)
    }
  }

  private func assembled(
    _ table: ViewTable, _ layer: UnitView, _ found: ViewFinder.Found, title: String
  ) throws(SpecificationError) -> LoadedChart {
    var assembly = ChartAssembly(
      table: table.table, profiles: table.profiles, roles: table.roles, choices: table.choices,
      source: name, encoding: .utf8)
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

  /// The unsupported parts at the top level of the document.
  private var unfollowed: [Decision] {
    var unsupported = UnsupportedParts()
    for key in ["selection", "projection"] {
      guard let node = document[key] else { continue }
      unsupported.note(node, UnfollowedPhrases.nothingChosen, showsValue: false)
    }
    for node in document["params"]?.elements ?? [] {
      // Zooming with the mouse does not affect the chart.
      unsupported.note(
        node, UnfollowedPhrases.nothingChosen, showsValue: false,
        isReported: node["bind"]?.text != "scales")
    }
    return unsupported.all
  }
}
