import SonifyTables

/// What a program prints about the system, block after block: a table whose headers come again, or
/// sentences with numbers.
///
/// It gives rows with names; what is printed for people between them is skipped.
protocol ProgramReport {
  /// Recognises the report from its first lines, or returns nil.
  init?(_ lines: [String])

  /// The names of the columns, known once there is a row.
  var header: [String] { get }

  /// Returns the cells of a line that is a row, in the order of ``header``; nil if it is none.
  mutating func cells(of line: String) -> [String]?

  /// The number of lines so far that are of other kinds, if it should be said.
  var skippedLines: Int { get }

  /// Returns the rows that are known only at the end.
  mutating func lastRows() -> [[String]]

  /// What was decided about the rows so far.
  var decisions: [Decision] { get }

  /// The tables so far, if reports of this kind may hold several.
  var tables: ReportTables? { get }

  /// Makes the report, which has seen no line yet, give the rows of the table with another header.
  mutating func use(_ header: [String])
}

extension ProgramReport {
  var skippedLines: Int { 0 }

  mutating func lastRows() -> [[String]] { [] }

  var decisions: [Decision] { [] }

  var tables: ReportTables? { nil }

  mutating func use(_ header: [String]) {}
}

/// The reports that are recognised, and their conversion to delimited text.
enum ProgramReports {
  /// Returns the report that begins so, or nil if none does.
  static func report(of beginning: TextBeginning) -> (any ProgramReport)? {
    guard !beginning.bytes.contains(0), !CommentHeader.isDotted(beginning) else { return nil }
    for report in reports {
      if let report = report.init(beginning.lines) { return report }
    }
    return nil
  }

  /// The reports, those of one program before those that several programs print.
  private static var reports: [any ProgramReport.Type] {
    [
      VirtualMemoryReport.self, SystemActivityReport.self, DeviceReport.self,
      FreeMemoryReport.self, ProcessReport.self, PingReport.self, FileListing.self,
      BlockListing.self, UptimeReport.self, NamedNumbersReport.self, NetworkReport.self,
      DiskReport.self, DiskStatisticsReport.self, ProfileReport.self, FlatProfileReport.self,
      ImportTimeReport.self,
      ClusterReport.self, ContainerReport.self, SensorReport.self, BenchmarkReport.self,
      LibtestReport.self,
      StressorReport.self, PytestBenchmarkReport.self, BenchmarkComparisonReport.self,
      HyperfineReport.self, RouteReport.self,
      ProgressBarReport.self, CopyReport.self, TraceReport.self, InterfaceReport.self,
      TransferReport.self,
      LedgerReport.self, BalanceReport.self, RegisterReport.self, ClassificationReport.self,
      CommitReport.self, BootReport.self,
      TestDurationReport.self, LatencyReport.self, RangeReport.self, BarReport.self,
      StorageLogReport.self,
      EventReport.self, CounterReport.self, TallyReport.self, ChangeReport.self, RecordReport.self,
      TimedRowReport.self, BarGroupReport.self, LogReport.self, MessageReport.self,
    ]
  }

  /// Converts a report to delimited text, with tabs between the cells.
  /// - Parameters:
  ///   - report: the report, which has seen no line yet.
  ///   - source: its data.
  ///   - options: the user's options for reading it.
  ///   - limits: the maximum length of a line.
  /// - Returns: the text, whose lines map to those of the report.
  /// - Throws: ``InputError`` if the data cannot be read.
  /// - Complexity: linear in the size of the data, in bounded memory except for the line map.
  static func delimited(
    _ report: any ProgramReport, _ source: ByteSource, _ options: ReadingOptions,
    _ limits: ReadingLimits
  ) throws(InputError) -> PrintedTable.Delimited {
    var report = report
    if let reference = options.table {
      report = try choosing(reference, in: report, source, limits)
    }
    var rows = RowSpool(name: source.name)
    var stream = try LineStream(source, limit: limits.row)
    while let bytes = try stream.nextLine() {
      guard let cells = report.cells(of: String(decoding: bytes, as: UTF8.self)) else { continue }
      if rows.count == 0 { try rows.append(report.header, line: 0) }
      try rows.append(cells, line: stream.line)
    }
    let lastRows = report.lastRows()
    if rows.count == 0 { try rows.append(report.header, line: 0) }
    for cells in lastRows { try rows.append(cells, line: stream.line) }
    var table = try rows.table(options, hasHeader: true)
    let (count, skipped) = (stream.line + 1, report.skippedLines)
    if skipped > 0 { table.decisions.append(.writing(.otherLines(skipped, of: count))) }
    table.decisions += report.decisions
    if options.table == nil, let choice = report.tables?.choice { table.decisions.append(choice) }
    return table
  }

  /// Returns a report that gives the rows of the table that the user chose.
  private static func choosing(
    _ reference: TableReference, in report: any ProgramReport, _ source: ByteSource,
    _ limits: ReadingLimits
  ) throws(InputError) -> any ProgramReport {
    var (finder, report) = (report, report)
    var stream = try LineStream(source, limit: limits.row)
    while let bytes = try stream.nextLine() {
      _ = finder.cells(of: String(decoding: bytes, as: UTF8.self))
    }
    guard let tables = finder.tables else { throw .badChoice(.tableOfOther) }
    report.use(try tables.header(of: reference))
    return report
  }
}
