public import SonifyChart

extension InputError {
  /// A property of ``ReadingOptions`` or ``ChartChoices`` that was set, with its value where it
  /// matters.
  public enum Setting: Equatable, Sendable {
    // MARK: - Columns and rows

    /// ``ChartChoices/x``.
    case x
    /// ``ChartChoices/y``.
    case y
    /// ``ChartChoices/series``.
    case series
    /// ``ChartChoices/label``.
    case label
    /// ``ChartChoices/tones``.
    case tone(ToneProperty)
    /// ``ChartChoices/binCount``.
    case binCount
    /// ``RowChoices/conditions``.
    case conditions
    /// ``RowChoices/grouping``.
    case grouping
    /// ``RowChoices/period``.
    case period
    /// ``RowChoices/order``.
    case order
    /// ``RowChoices/first``.
    case first
    /// ``RowChoices/last``.
    case last

    /// ``ChartChoices/kind``.
    case kind
    /// ``ChartChoices/isStacked``.
    case stacking

    // MARK: - Cells

    /// ``ReadingOptions/skippedLines``.
    case skippedLines
    /// ``ReadingOptions/delimiter``.
    case delimiter
    /// ``ReadingOptions/hasHeader``.
    case header(Bool)
    /// ``ReadingOptions/decimalComma``.
    case decimalComma(Bool)
    /// ``ReadingOptions/dateOrder-swift.property``.
    case dateOrder(ReadingOptions.DateOrder)
    /// ``ReadingOptions/encoding-swift.property``.
    case encoding(ReadingOptions.Encoding)
    /// ``ReadingOptions/otherEncoding``.
    case otherEncoding
    /// ``ReadingOptions/missingMarkers``.
    case missingMarkers
  }
}

extension ReadingOptions {
  /// The settings for cells of text.
  package var settingsOfCells: [InputError.Setting] {
    var settings: [InputError.Setting] = []
    if skippedLines != nil { settings.append(.skippedLines) }
    if delimiter != nil { settings.append(.delimiter) }
    if let hasHeader { settings.append(.header(hasHeader)) }
    if let decimalComma { settings.append(.decimalComma(decimalComma)) }
    if dateOrder != .auto { settings.append(.dateOrder(dateOrder)) }
    if otherEncoding != nil { settings.append(.otherEncoding) }
    if let encoding, encoding != .utf8 { settings.append(.encoding(encoding)) }
    if !missingMarkers.isEmpty { settings.append(.missingMarkers) }
    return settings
  }
}

extension ChartChoices {
  /// The settings for properties of tones.
  package var settingsOfTones: [InputError.Setting] {
    ToneProperty.allCases.filter { tones[$0] != nil }.map { .tone($0) }
  }

  /// The settings for columns, rows and bins.
  package var settingsOfColumns: [InputError.Setting] {
    let given: [(Bool, InputError.Setting)] = [
      (x != nil, .x), (!y.isEmpty, .y), (series != nil, .series), (label != nil, .label),
      (binCount != nil, .binCount),
      (!rows.conditions.isEmpty, .conditions), (rows.grouping != nil, .grouping),
      (rows.period != nil, .period), (rows.order != nil, .order), (rows.first != nil, .first),
      (rows.last != nil, .last),
    ]
    return given.filter(\.0).map(\.1)
  }
}
