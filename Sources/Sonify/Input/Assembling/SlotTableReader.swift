import SonifyBase
import SonifyChart
import SonifyTables

/// Reads a table of slots as series whose points are slots.
struct SlotTableReader {
  private let table: Table
  private let names: [String]
  /// The line of the first row, counted from 0.
  private let firstLine: Int
  private let source: ByteSource

  /// Reads the cells of a table as those of slots.
  /// - Throws: ``InputError/badData(_:_:)`` for the first cell that is no number or date.
  init(_ loader: TableLoader) throws(InputError) {
    let opening = loader.opening
    names = opening.profiles.map(\.name)
    (firstLine, source) = (opening.start.line, opening.source)
    let x = SlotTable.Column.xFrom.index
    let kept = SlotTable.Column.allCases.map { column -> KeptColumn in
      let profile = opening.profiles[column.index]
      let content: KeptColumn.Content =
        switch column {
        case .series: .text
        case _ where column.isOfX: Self.content(profile, else: opening.profiles[x])
        default: .number
        }
      return KeptColumn(
        index: column.index, content: content,
        style: profile.content == .number ? profile.style : nil)
    }
    do {
      table = try loader.reader(of: kept, Forgiveness()).read()
    } catch {
      throw error.error(source: source, names: names, dialect: opening.dialect)
    }
  }

  /// Returns the contents of a column of x: dates, in its own format if it shows one.
  private static func content(
    _ profile: ColumnProfile, else first: ColumnProfile
  ) -> KeptColumn.Content {
    for profile in [profile, first] {
      if case .date(let format) = profile.content { return .date(format) }
    }
    return .number
  }

  /// Whether a table has the columns of slots, and the user does not choose among them.
  static func reads(_ loader: TableLoader) -> Bool {
    let choices = loader.choices
    return loader.opening.profiles.map(\.name) == SlotTable.columns && choices.x == nil
      && choices.y.isEmpty && choices.series == nil && choices.label == nil
      && choices.kind == nil && choices.rows == RowChoices() && choices.tones.isEmpty
  }

  /// Whether x has dates.
  func holdsDates(_ loader: TableLoader) -> Bool {
    let profile = loader.opening.profiles[SlotTable.Column.xFrom.index]
    return if case .date = profile.content { true } else { false }
  }

  /// The number of rows of the table.
  var rowCount: Int { table.rowCount }

  /// The series, in the order in which they come, with slots that rise in x.
  ///
  /// Slots of one number, as shards have them, are merged.
  /// - Parameter convert: returns an x as it is on the axis.
  /// - Returns: the series.
  /// - Throws: ``InputError/badData(_:_:)`` for the first row that is no slot.
  func series(converting convert: (Double) -> Double) throws(InputError) -> [DataSeries] {
    let texts = table.columns[SlotTable.Column.series.index]?.texts.strings() ?? []
    var order: [Double] = []
    var slots: [Double: [Int: (row: Int, slot: RowSlot)]] = [:]
    for row in 0..<table.rowCount {
      let name = value(.series, row)
      let key = name.isNaN ? -1 : name
      let slot = try slot(row, convert)
      let number = Int(exactly: value(.slot, row)) ?? 0
      if slots[key] == nil { order.append(key) }
      let known = slots[key]?[number]
      slots[key, default: [:]][number] =
        known.map { ($0.row, $0.slot.merged(with: slot)) } ?? (row, slot)
    }
    var series: [DataSeries] = []
    for key in order {
      let rising = (slots[key] ?? [:]).values.sorted {
        ($0.slot.xs.lowerBound, $0.row) < ($1.slot.xs.lowerBound, $1.row)
      }
      for (one, next) in zip(rising, rising.dropFirst())
      where one.slot.xs.upperBound > next.slot.xs.lowerBound {
        throw fault(.overlaps, .xFrom, max(one.row, next.row))
      }
      let name = texts.indices.contains(Int(key)) ? texts[Int(key)] : ""
      series.append(DataSeries(name: name, slots: rising.map(\.slot)))
    }
    return series
  }

  private func value(_ column: SlotTable.Column, _ row: Int) -> Double {
    table.columns[column.index]?.values[row] ?? .nan
  }

  /// Returns the slot of a row.
  private func slot(
    _ row: Int, _ convert: (Double) -> Double
  ) throws(InputError) -> RowSlot {
    func count(_ column: SlotTable.Column, from minimum: Int) throws(InputError) -> Int {
      guard let count = Int(exactly: value(column, row)), count >= minimum else {
        throw fault(.notCount(minimum: minimum), column, row)
      }
      return count
    }
    func present(_ column: SlotTable.Column) throws(InputError) -> Double {
      let value = value(column, row)
      guard !value.isNaN else { throw fault(.empty, column, row) }
      return column.isOfX ? convert(value) : value
    }
    _ = try count(.slot, from: 0)
    let rows = try count(.rows, from: 1)
    let missing = try count(.missing, from: 0)
    guard missing <= rows else { throw fault(.above("rows"), .missing, row) }
    let (from, to) = (try present(.xFrom), try present(.xTo))
    guard from <= to else { throw fault(.above("x_to"), .xFrom, row) }
    var slot = RowSlot(xs: from...to, rows: rows, missing: missing, values: nil)
    guard missing < rows else { return slot }
    let minimum = SeriesFacts.Place(x: try present(.xMinimum), y: try present(.minimum))
    let maximum = SeriesFacts.Place(x: try present(.xMaximum), y: try present(.maximum))
    guard minimum.y <= maximum.y else { throw fault(.above("maximum"), .minimum, row) }
    guard slot.xs.contains(minimum.x) else { throw fault(.outside, .xMinimum, row) }
    guard slot.xs.contains(maximum.x) else { throw fault(.outside, .xMaximum, row) }
    slot.values = RowSlot.Values(
      first: try present(.first), last: try present(.last), minimum: minimum, maximum: maximum,
      mean: try present(.mean), quantiles: try quantiles(row))
    return slot
  }

  /// Returns the quantiles of a row, or nil if it has none.
  private func quantiles(_ row: Int) throws(InputError) -> RowSlot.Quantiles? {
    let columns: [SlotTable.Column] = [.lower, .median, .upper]
    var values = columns.map { value($0, row) }
    guard !values.allSatisfy(\.isNaN) else { return nil }
    for (column, value) in zip(columns, values) where value.isNaN {
      throw fault(.empty, column, row)
    }
    // Approximate quantiles of equal values may differ in their last digits.
    func isAbove(_ one: Double, _ other: Double) -> Bool {
      one - other > 1e-9 * max(abs(one), abs(other))
    }
    if isAbove(values[0], values[2]) { throw fault(.above("upper"), .lower, row) }
    if isAbove(values[0], values[1]) { throw fault(.above("median"), .lower, row) }
    if isAbove(values[1], values[2]) { throw fault(.above("upper"), .median, row) }
    values.sort()
    return RowSlot.Quantiles(lower: values[0], median: values[1], upper: values[2])
  }

  private func fault(
    _ fault: InputError.SlotFault, _ column: SlotTable.Column, _ row: Int
  ) -> InputError {
    .badData(
      source.place(line: firstLine + row),
      .cell(.slot(fault), column: column.index + 1, name: column.rawValue))
  }
}
