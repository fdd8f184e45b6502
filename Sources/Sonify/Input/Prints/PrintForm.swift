/// A text as a program or a library prints data, which is neither lines of cells nor aligned columns.
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
  /// The number of bytes from which a form is recognized.
  private static let beginning = 8 << 10

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
      if let form = try form(of: source) { return try form.table(source, options, limits) }
      if let report = try ProgramReports.report(of: source) {
        return try ProgramReports.delimited(report, source, options, limits)
      }
    }
    return try PrintedTable.delimited(try WrappedFrame.joined(source) ?? source, options, limits)
  }

  /// Returns the form of data, or nil if they have none.
  /// - Parameter source: the data.
  /// - Returns: the form, ready to read the data.
  /// - Throws: ``InputError/unreadable(source:_:)``.
  static func form(of source: ByteSource) throws(InputError) -> (any PrintForm)? {
    let bytes = try source.beginning(beginning)
    guard !bytes.contains(0) else { return nil }
    var lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    if bytes.contains(0x1e), let form = SeparatorPrint(lines) { return form }
    // The last line may be cut off.
    if bytes.count < source.count || lines.last == "" { lines.removeLast() }
    for form in forms {
      if let form = form.init(lines) { return form }
    }
    return try DelimitedTables.found(in: source)
  }

  private static var forms: [any PrintForm.Type] {
    [
      QueryResponse.self, SummaryPrint.self, RecordPrint.self, ArrayPrint.self, VectorPrint.self,
      NamedVectorPrint.self,
      MetricsPrint.self, LineProtocolPrint.self, StatisticsPrint.self, GnuplotPrint.self,
      StatementPrint.self, LiteralPrint.self,
    ]
  }
}
