import SonifyBase
import SonifyTables

/// The records of a view as its channels show them: binned, aggregated and sorted.
struct EncodedView {
  /// The view.
  let view: UnitView
  /// The roles of the channels.
  private(set) var encoding: ViewEncoding
  /// One record for each mark, with a column for each channel.
  private(set) var records: Records
  /// The order of the categories on x, if x has categories.
  private(set) var order: CategoryOrder?
  /// The orders of the names of series, one for each channel that splits the series.
  private(set) var seriesOrders: [CategoryOrder] = []
  /// The bins of channels that have them.
  private(set) var binnings: [String: Binning] = [:]
  /// How the series are stacked.
  let stacking: ViewEncoding.Stacking
  /// The unsupported parts.
  var unsupported: UnsupportedParts

  /// Whether bars show the number of records in each bin.
  var isHistogram: Bool { Self.isHistogram(encoding, view) }

  private static func isHistogram(_ encoding: ViewEncoding, _ view: UnitView) -> Bool {
    view.mark == "bar" && encoding.x?.bin != nil && encoding.y.aggregate == .count
      && encoding.x?.node["sort"] == nil
  }

  /// Computes what a view shows.
  /// - Parameters:
  ///   - view: the view.
  ///   - runner: the runner with its records, after its transforms.
  ///   - whole: the records of all facets, if these are those of one.
  ///   - choices: columns that the user chose in place of those of the specification.
  /// - Throws: ``SpecificationError`` if there is nothing to plot.
  init(
    _ view: UnitView, _ runner: TransformRunner, among whole: Records? = nil,
    _ choices: ChartChoices
  ) throws(SpecificationError) {
    var runner = runner
    self.view = view
    let fields = runner.records
    var channels: [Channel] = []
    for (name, definition) in view.encoding {
      if !ErrorEnds.marks.contains(view.mark) || !Self.errorChannels.contains(name) {
        Self.noteUnsupported(name, definition, &runner.unsupported)
      }
      let parts = definition.value.array == nil ? [definition] : definition.elements
      for (index, part) in parts.enumerated() {
        let name = parts.count == 1 ? name : "\(name)[\(index)]"
        guard let channel = Channel(name, part, &runner.unsupported) else { continue }
        channels.append(channel)
      }
    }
    channels = try Self.existing(
      channels, of: view.mark, in: fields, lacking: runner.lacking)
    Self.openTypes(of: &channels, &runner.unsupported)
    channels = ErrorEnds.replacing(channels, view)
    // What a tooltip adds up is no part of a box, which is made of single values.
    if view.mark == "boxplot" {
      channels.removeAll { $0.name.hasPrefix("tooltip") && $0.isAggregated }
    }
    do throws(RecordsError) {
      for index in channels.indices {
        let binning = try runner.records.derive(
          &channels[index], among: whole, &runner.unsupported)
        binnings[channels[index].name] = binning
      }
      var encoding = try Self.encoding(channels, view, &runner.unsupported)
      let replaced = try ChannelChoices(choices, fields.names).replacing(&channels, encoding)
      if !replaced.isEmpty {
        for index in channels.indices where replaced.contains(channels[index].name) {
          binnings[channels[index].name] = try runner.records.derive(
            &channels[index], among: whole, &runner.unsupported)
        }
        encoding = try Self.encoding(channels, view, &runner.unsupported)
      }
      self.encoding = encoding
      stacking = encoding.stacking(view)
      let isStacked = stacking != .none
      if let x = encoding.x, x.isDiscrete {
        order = CategoryOrder(
          x, runner.records, encoding, isStacked: isStacked, &runner.unsupported)
      }
      for channel in encoding.series {
        seriesOrders.append(
          CategoryOrder(
            channel, runner.records, encoding, isStacked: isStacked, &runner.unsupported))
      }
      if channels.contains(where: \.isAggregated) {
        try runner.budget.spend(runner.records.count, times: channels.count)
        runner.records = try runner.records.aggregated(over: channels)
      }
      try Self.fillIn(encoding, &runner)
      try runner.records.applyInvalid(to: channels, encoding, view)
      if view.mark == "area", stacking != .none, let x = encoding.x, !encoding.series.isEmpty {
        // A part that is absent is drawn at zero, so that the parts above it stand on something.
        try runner.impute(
          encoding.y.column, key: FieldPath(names: [x.column]),
          groupedBy: encoding.series.map { FieldPath(names: [$0.column]) },
          by: DocumentNode(.object(["value": .number(0)])))
      }
      if Self.isHistogram(encoding, view), let x = encoding.x, let binning = binnings[x.name] {
        try runner.records.fill(binning, x, encoding)
        order = CategoryOrder(
          x, runner.records, encoding, isStacked: isStacked, &runner.unsupported)
      }
    } catch {
      if case .specification(let error) = error { throw error }
      if case .choice(let error) = error { throw SpecificationError(choice: error) }
      throw SpecificationError(path: "encoding", error.problem)
    }
    records = runner.records
    unsupported = runner.unsupported
  }

  /// Returns the view with its records sorted by x, for lines and bars; those without x come last.
  func sortedByX() -> EncodedView {
    guard let x = encoding.x, let values = records[x.column] else { return self }
    let places = values.map { value in
      if let order { return order.places[GroupKey(value)].map(Double.init) ?? .infinity }
      let measure = value.measure
      return measure.isNaN ? .infinity : measure
    }
    if zip(places, places.dropFirst()).allSatisfy({ $0 <= $1 }) { return self }
    var sorted = self
    sorted.records = records.selecting(
      places.indices.sorted { (places[$0], $0) < (places[$1], $1) })
    return sorted
  }

  private static let errorChannels = ["xError", "yError", "xError2", "yError2"]
  private static let heardChannels: Set<String> = [
    "color", "fill", "stroke", "detail", "strokeDash", "shape", "xOffset", "yOffset", "x2", "y2",
    "theta", "radius", "opacity", "size",
  ]
  private static let knownKeys: Set<String> = [
    "field", "type", "aggregate", "bin", "timeUnit", "title", "axis", "scale", "sort", "stack",
    "impute", "legend", "band", "bandPosition", "header", "condition", "value", "datum", "format",
    "formatType",
  ]

  /// Records the parts of a channel that affect the drawing and not the chart.
  private static func noteUnsupported(
    _ name: String, _ definition: DocumentNode, _ unsupported: inout UnsupportedParts
  ) {
    if errorChannels.contains(name) {
      unsupported.note(definition, UnfollowedPhrases.notHeard, showsValue: false)
    } else if name == "order", definition["field"] != nil {
      unsupported.note(
        definition, UnfollowedPhrases.orderOfX, showsValue: false)
    } else if ["x", "y"].contains(name) {
      for key in definition.keys where !knownKeys.contains(key) {
        if let node = definition[key] { unsupported.note(node, UnfollowedPhrases.unknown) }
      }
    } else if !heardChannels.contains(name) {
      unsupported.note(definition, UnfollowedPhrases.notHeard, showsValue: false, isReported: false)
    }
  }

  /// Returns the channels whose fields the records have.
  ///
  /// A channel for x or y must not lack its field; others are skipped, unless a transform that is
  /// not supported should have made it.
  private static func existing(
    _ channels: [Channel], of mark: String, in records: Records,
    lacking: [String: SpecificationError]
  ) throws(SpecificationError) -> [Channel] {
    func isPosition(_ channel: Channel) -> Bool {
      ["x", "y", "x2", "y2", "theta"].contains(channel.name)
    }
    var result: [Channel] = []
    for channel in channels {
      if let fault = channel.fault ?? channel.field.flatMap({ lacking[$0.names[0]] }) {
        guard isPosition(channel) || ViewEncoding.splits(channel, mark) else { continue }
        throw fault
      }
      if let field = channel.field, !records.has(field), channel.aggregate != .count {
        guard isPosition(channel) else { continue }
        let names = records.names.filter { !$0.hasPrefix("encoding.") }.prefix(10)
        throw SpecificationError(
          path: "\(channel.node.path).field",
          names.isEmpty
            ? SpecificationPhrases.noRecords.text(["field": field.text])
            : SpecificationPhrases.unknownField.text([
              "field": field.text, "names": Lists.items(Array(names)),
            ]))
      }
      result.append(channel)
    }
    return result
  }

  /// Leaves the types of x and y to be inferred from the data, if none is given and all would be
  /// nominal.
  private static func openTypes(of channels: inout [Channel], _ unsupported: inout UnsupportedParts)
  {
    guard !channels.contains(where: \.isMeasure) else { return }
    for index in channels.indices where ["x", "y"].contains(channels[index].name) {
      let channel = channels[index]
      guard channel.node["type"] == nil, channel.type == .nominal else { continue }
      channels[index].type = nil
      unsupported.note(
        channel.node, UnfollowedPhrases.noType, showsValue: false)
    }
  }

  private static func encoding(
    _ channels: [Channel], _ view: UnitView, _ unsupported: inout UnsupportedParts
  ) throws(RecordsError) -> ViewEncoding {
    do throws(SpecificationError) {
      return try ViewEncoding(channels, view, &unsupported)
    } catch {
      throw .specification(error)
    }
  }

  /// Applies "impute" of the y channel.
  private static func fillIn(
    _ encoding: ViewEncoding, _ runner: inout TransformRunner
  ) throws(RecordsError) {
    guard let impute = encoding.y.node["impute"], !impute.isNull, let x = encoding.x else { return }
    try runner.impute(
      encoding.y.column, key: FieldPath(names: [x.column]),
      groupedBy: encoding.series.map { FieldPath(names: [$0.column]) }, by: impute)
  }
}
