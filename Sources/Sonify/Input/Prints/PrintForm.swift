import SonifyTables

/// A text as a program or a library prints data, or as people write them down, which is neither lines of cells nor
/// aligned columns.
protocol PrintForm {
  /// Recognizes the form from its first lines, or returns nil.
  init?(_ lines: [String])

  /// Whether the text may hold several tables, of which the user can choose one.
  var holdsTables: Bool { get }

  /// Reads the text and returns its rows.
  /// - Parameters:
  ///   - source: the text.
  ///   - options: the user's options for reading it.
  ///   - limits: the maximum length of a line.
  /// - Returns: the rows, and how to read them.
  /// - Throws: ``InputError`` if the text cannot be read, or has no rows.
  func table(
    _ source: ByteSource, _ options: ReadingOptions, _ limits: ReadingLimits
  ) throws(InputError) -> PrintedTable.Delimited
}

extension PrintForm {
  var holdsTables: Bool { false }
}

/// The forms that are recognized.
enum PrintForms {
  /// Converts what a program or library printed to delimited text.
  /// - Parameters:
  ///   - source: the data.
  ///   - options: the user's options for reading them.
  ///   - limits: the maximum length of a line.
  /// - Returns: the rows, and how to read them.
  /// - Throws: ``InputError`` if the data cannot be read, or have no table.
  static func table(
    _ source: ByteSource, _ options: ReadingOptions, _ limits: ReadingLimits
  ) throws(InputError) -> PrintedTable.Delimited {
    if options.skippedLines == nil {
      let beginning = try TextBeginning(of: source)
      if let form = try form(of: source, beginning) {
        return try form.table(source, options, limits)
      }
      if let report = ProgramReports.report(of: beginning) {
        return try ProgramReports.delimited(report, source, options, limits)
      }
      if let list = lastForm(of: beginning) { return try list.table(source, options, limits) }
    }
    return try PrintedTable.delimited(try WrappedFrame.joined(source) ?? source, options, limits)
  }

  /// Returns whether printed data may hold several tables, of which one can be chosen.
  /// - Parameters:
  ///   - source: the data.
  ///   - limits: the maximum length of a line.
  /// - Returns: whether the choice of a table suits the data.
  /// - Throws: ``InputError`` if the data cannot be read.
  static func mayHoldTables(
    _ source: ByteSource, _ limits: ReadingLimits
  ) throws(InputError) -> Bool {
    let beginning = try TextBeginning(of: source)
    if let form = try form(of: source, beginning) { return form.holdsTables }
    if let report = ProgramReports.report(of: beginning) { return report.tables != nil }
    let tables = try TablesOfText(in: source, limit: limits.row)
    return !tables.entries.isEmpty && (tables.form == .barred || tables.entries.count > 1)
  }

  /// Returns the form of data, or nil if they have none.
  /// - Parameters:
  ///   - source: the data.
  ///   - beginning: their beginning.
  /// - Returns: the form, ready to read the data.
  /// - Throws: ``InputError/unreadable(source:_:)``.
  static func form(
    of source: ByteSource, _ beginning: TextBeginning
  ) throws(InputError) -> (any PrintForm)? {
    guard !beginning.bytes.contains(0) else { return nil }
    if beginning.bytes.contains(0x1e),
      let form = SeparatorPrint([String(decoding: beginning.bytes, as: UTF8.self)])
    {
      return form
    }
    for form in forms {
      if let form = form.init(beginning.lines) { return form }
    }
    return try DelimitedTables.found(in: source)
  }

  /// Returns the form of what no program reports: a list of names and numbers, or nil if it is none.
  static func lastForm(of beginning: TextBeginning) -> (any PrintForm)? {
    NamedNumbersPrint(beginning.lines)
  }

  private static var forms: [any PrintForm.Type] {
    [
      QueryResponse.self, SummaryPrint.self, RecordPrint.self, ArrayPrint.self, VectorPrint.self,
      NamedVectorPrint.self,
      MetricsPrint.self, LineProtocolPrint.self, StatisticsPrint.self, GnuplotPrint.self,
      StatementPrint.self, LiteralPrint.self, QuotedLinesPrint.self,
    ]
  }
}
