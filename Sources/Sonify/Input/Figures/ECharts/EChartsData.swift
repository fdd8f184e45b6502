import SonifyBase
import SonifyChart

/// The data of series of ECharts: their own, or columns of a dataset.
struct EChartsData {
  private let root: DocumentNode
  private let isPie: Bool
  /// The number of columns that series before took, by the dataset and how it is read.
  private var taken: [String: Int] = [:]
  /// The datasets that were read.
  private var tables: [String: EChartsDataset] = [:]

  /// Takes the options.
  init(_ root: DocumentNode, isPie: Bool) {
    self.root = root
    self.isPie = isPie
  }

  /// Reads the points of a series.
  /// - Parameters:
  ///   - node: the series.
  ///   - xIsOfNames: whether the x axis has names.
  ///   - yIsOfNames: whether the y axis has names.
  ///   - series: gets the points.
  /// - Throws: ``SpecificationError`` if the dataset is not supported.
  mutating func read(
    _ node: DocumentNode, xIsOfNames: Bool, yIsOfNames: Bool, into series: inout FigureSeries
  ) throws(SpecificationError) {
    guard let items = node["data"]?.value.array else {
      return try readDataset(
        node, xIsOfNames: xIsOfNames, yIsOfNames: yIsOfNames, into: &series)
    }
    let isTurned = yIsOfNames && !xIsOfNames
    var isLabelled = false
    for (index, item) in items.enumerated() {
      let value = item.object.map { $0["value"] ?? .null } ?? item
      let name = item.object?["name"]?.text
      if let kind = series.mark.figureKind {
        let isPlaced = !(xIsOfNames || yIsOfNames)
        let values = value.array ?? []
        series.xs.append(isPlaced ? values.first ?? .null : .number(Double(index)))
        series.add(values.suffix(kind.eChartsParts.count), of: kind)
        continue
      }
      if isPie {
        series.xs.append(.text(FigureText.plain(name ?? "\(index + 1)")))
        series.ys.append(value)
        continue
      }
      if case .array(let pair) = value, pair.count > 1 {
        series.xs.append(pair[0])
        series.ys.append(pair[1])
      } else if isTurned {
        series.xs.append(value)
        series.ys.append(.number(Double(index)))
      } else {
        series.xs.append(.number(Double(index)))
        series.ys.append(value)
      }
      series.labels.append(FigureText.plain(name ?? ""))
      isLabelled = isLabelled || name != nil && !xIsOfNames && !yIsOfNames
    }
    if !isLabelled { series.labels = [] }
  }

  // MARK: - Datasets

  private mutating func readDataset(
    _ node: DocumentNode, xIsOfNames: Bool, yIsOfNames: Bool, into series: inout FigureSeries
  ) throws(SpecificationError) {
    let sets = root["dataset"]?.oneOrMore ?? []
    let index = node.integer("datasetIndex") ?? 0
    guard sets.indices.contains(index) else { return }
    let set = sets[index]
    if let transform = set["transform"] {
      throw SpecificationError(transform, FigureFaultPhrases.transform.text())
    }
    if let source = set["source"], source.text != nil {
      throw SpecificationError(source, FigureFaultPhrases.elsewhere.text())
    }
    let isByRow = node["seriesLayoutBy"]?.text == "row"
    let key = "\(index) \(isByRow)"
    let table = tables[key] ?? EChartsDataset(set, isByRow: isByRow)
    tables[key] = table
    let encode = node["encode"]
    if isPie {
      let name = table.column(encode?["itemName"]) ?? 0
      let value = table.column(encode?["value"]) ?? table.firstNumber(except: name)
      (series.xs, series.ys) = (table[name], table[value])
      return
    }
    if let kind = series.mark.figureKind {
      let x = table.column(encode?["x"]) ?? 0
      let named = (encode?["y"]?.elements ?? []).compactMap(table.column)
      let count = kind.eChartsParts.count
      let columns = (named.count == count ? named : Array(x + 1...x + count)).map { table[$0] }
      series.xs = table[x]
      for index in series.xs.indices {
        let values = columns.map { $0.indices.contains(index) ? $0[index] : .null }
        series.add(values[...], of: kind)
      }
      return
    }
    // As ECharts, each series takes the next columns.
    let start = taken[key] ?? (xIsOfNames || yIsOfNames ? 1 : 0)
    let x: Int
    let y: Int
    if xIsOfNames {
      (x, y) = (table.column(encode?["x"]) ?? 0, table.column(encode?["y"]) ?? start)
      taken[key] = start + 1
    } else if yIsOfNames {
      (x, y) = (table.column(encode?["x"]) ?? start, table.column(encode?["y"]) ?? 0)
      taken[key] = start + 1
    } else {
      (x, y) = (table.column(encode?["x"]) ?? start, table.column(encode?["y"]) ?? start + 1)
      taken[key] = start + 2
    }
    (series.xs, series.ys) = (table[x], table[y])
    if series.name.isEmpty { series.name = table.name(xIsOfNames || !yIsOfNames ? y : x) }
  }
}

extension ChartKind {
  /// The values of an element in the order of their array.
  fileprivate var eChartsParts: [FigurePart] {
    switch self {
    case .box: figureParts
    case .candlestick: [.open, .close, .low, .high]
    case .line, .bar, .scatter, .histogram, .band, .heatmap: []
    }
  }
}

extension FigureSeries {
  /// Adds an element by its values, in the order of their array.
  fileprivate mutating func add(_ values: ArraySlice<JSONValue>, of kind: ChartKind) {
    ys.append(.null)
    for (place, part) in kind.eChartsParts.enumerated() {
      let index = values.startIndex + place
      let value = values.indices.contains(index) ? values[index] : .null
      if part == kind.mainPart {
        ys[ys.count - 1] = value
      } else {
        parts[part, default: []].append(value)
      }
    }
  }
}

/// A dataset of ECharts as columns.
struct EChartsDataset {
  private var names: [String] = []
  private var columns: [[JSONValue]] = []

  /// Reads a dataset: rows, with or without a header, records, or columns.
  /// - Parameters:
  ///   - node: the dataset.
  ///   - isByRow: whether each row is what usually is a column.
  init(_ node: DocumentNode, isByRow: Bool) {
    names = (node["dimensions"]?.value.array ?? []).map { item in
      (item.object?["name"] ?? item).figureName ?? ""
    }
    guard let source = node["source"]?.value else { return }
    if let object = source.object {
      if names.isEmpty { names = object.members.map(\.key) }
      columns = names.map { object[$0]?.array ?? [] }
    } else if source.array?.first?.object != nil {
      let rows = source.array ?? []
      if names.isEmpty { names = rows.first?.object?.members.map(\.key) ?? [] }
      columns = names.map { name in rows.map { $0.object?[name] ?? .null } }
    } else {
      var rows = (source.array ?? []).map { $0.array ?? [] }
      if isByRow { rows = Self.turned(rows) }
      let header = node["sourceHeader"]?.value
      let isNamed =
        rows.first.map { first in
          first.contains { $0.text != nil } && first.allSatisfy { $0.text != nil || $0 == .null }
        } ?? false
      let isHeader =
        header?.number == 1 || header == .boolean(true) || isNamed && header != .boolean(false)
      if isHeader, let first = rows.first {
        if names.isEmpty { names = first.map { $0.figureName ?? "" } }
        rows.removeFirst()
      }
      columns = Self.turned(rows)
    }
    while names.count < columns.count { names.append("") }
  }

  /// The maximum number of columns.
  private static let maxWidth = 1000

  private static func turned(_ rows: [[JSONValue]]) -> [[JSONValue]] {
    // A row that is longer than the others is a column of its own when it is turned.
    let width = rows.lazy.map(\.count).max() ?? 0
    guard width <= maxWidth || rows.count <= maxWidth else { return [] }
    return (0..<width).map { column in
      rows.map { column < $0.count ? $0[column] : .null }
    }
  }

  /// Returns the index of a column by its name or number, or that of the first of several.
  func column(_ node: DocumentNode?) -> Int? {
    guard let value = node?.value else { return nil }
    return column(value.array?.first ?? value)
  }

  /// Not inlined, because that crashes the optimiser of Swift 6.3.
  @inline(never) private func column(_ value: JSONValue) -> Int? {
    switch value {
    case .number(let number): Int(exactly: number)
    case .text(let name): names.firstIndex(of: name)
    case .null, .boolean, .array, .object: nil
    }
  }

  /// The values of a column; empty if there is none.
  subscript(column: Int) -> [JSONValue] {
    columns.indices.contains(column) ? columns[column] : []
  }

  /// Returns the name of a column.
  func name(_ column: Int) -> String { names.indices.contains(column) ? names[column] : "" }

  /// Returns the first column of numbers after another, or the next one.
  func firstNumber(except column: Int) -> Int {
    columns.indices.first { index in
      index != column && columns[index].contains { $0.figureNumber != nil }
    } ?? column + 1
  }
}
