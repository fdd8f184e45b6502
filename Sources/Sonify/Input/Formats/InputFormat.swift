import SonifyTables

/// The format of the bytes of a chart.
enum InputFormat: Equatable {
  /// Cells separated by a delimiter.
  case delimited
  /// A table printed by a tool, or columns aligned by spaces.
  case table
  /// An HTML page.
  case html
  /// A sheet of a workbook.
  case workbook(WorkbookTable.Form)
  /// A database of SQLite.
  case database
  /// One JSON value: records, columns, numbers or pairs.
  case json
  /// A JSON value on every line.
  case ndjson
  /// A Vega-Lite specification.
  case vegaLite
  /// Our own chart document.
  case chart
  /// A chart of another library; nil if its members do not show which one.
  case figure(FigureLibrary?)
  /// A script that draws a chart.
  case script
  /// A Jupyter notebook.
  case notebook

  /// Determines the format from the options or else from the contents.
  ///
  /// The name of the data decides only if the contents are ambiguous.
  init(of source: ByteSource, _ options: ReadingOptions) throws(InputError) {
    if try SQLiteTable.isDatabase(source) {
      self = .database
      return
    }
    if try WorkbookTable.isArchive(source) {
      guard [.auto, .xlsx, .ods].contains(options.format),
        let form = try WorkbookTable.form(of: source)
      else { throw .badData(InputError.Place(source: source.name), .foreign(.zip)) }
      self = .workbook(form)
      return
    }
    switch options.format {
    case .csv, .tsv: self = .delimited
    case .table: self = .table
    case .html: self = .html
    case .xlsx: self = .workbook(.xlsx)
    case .sqlite: self = .database
    case .ods: self = .workbook(try WorkbookTable.form(of: source) == .fods ? .fods : .ods)
    case .json: self = .json
    case .ndjson: self = .ndjson
    case .vegaLite: self = .vegaLite
    case .chart: self = .chart
    case .figure:
      self =
        try ScriptRecognition.isScript(source) ? .script : .figure(try FigureLibrary(of: source))
    case .notebook: self = .notebook
    case .auto where options.delimiter == UInt8(ascii: " "): self = .table
    case .auto where options.delimiter != nil: self = .delimited
    case .auto where try OrdinaryTable.begins(source): self = .delimited
    case .auto:
      let beginning = try TextBeginning(of: source)
      let form = try PrintForms.form(of: source, beginning)
      // Lines to skip are of a text with one table.
      let isCut = form is DelimitedTables && (options.skippedLines != nil)
      if form != nil, !isCut {
        self = .table
      } else if let json = try Self.json(source) {
        self = json
      } else if let form = try WorkbookTable.form(of: source) {
        self = .workbook(form)
      } else if try HTMLPage.isPage(source) {
        self = .html
      } else if try ScriptRecognition.isScript(source) {
        self = .script
      } else {
        let isReport = ProgramReports.report(of: beginning) != nil
        if !isReport, let foreign = ReportRecognition.format(of: beginning) {
          throw .badData(InputError.Place(source: source.name), .foreign(foreign))
        }
        // Messages without numbers are no columns.
        let isTable = !isReport && !LogReport.areMessages(beginning.lines)
        if isTable, PrintForms.lastForm(of: beginning) != nil {
          self = .table
          return
        }
        let table =
          isTable
          ? try PrintedTable(
            findingIn: source, below: options.skippedLines ?? 0, isForced: false) : nil
        self = isReport || table != nil ? .table : .delimited
      }
    }
  }

  /// Returns what was decided about the format and the encoding.
  /// - Parameters:
  ///   - source: the bytes.
  ///   - options: the user's options for reading them.
  /// - Returns: decisions that matter only if something is not as expected.
  func decisions(
    on source: ByteSource, _ options: ReadingOptions
  ) -> [Decision] {
    var decisions: [Decision] = []
    if source.conversion.isUnpacked {
      decisions.append(.format(.unpacked))
    }
    if let name = source.conversion.encoding {
      let isStated = options.otherEncoding != nil || options.encoding == .latin1
      let isFound = !isStated && name != ByteSource.Conversion.utf16
      let isLatin = name == TextConverter.latin && options.otherEncoding == nil
      decisions.append(
        .format(
          isLatin
            ? .encoding(.latin1, isFound: isFound) : .converted(from: name, isFound: isFound)))
      if case let count = source.conversion.replaced, count > 0 {
        decisions.append(.format(.replaced(count, encoding: name)))
      }
    } else if !isSpecification, !mayHoldTables {
      decisions.append(.format(.encoding(.utf8, isFound: false)))
    }
    decisions.append(.format(.format(asked)))
    return decisions
  }

  /// The format as a value of the option.
  private var asked: ReadingOptions.Format {
    switch self {
    case .delimited: .csv
    case .table: .table
    case .html: .html
    case .workbook(.xlsx): .xlsx
    case .database: .sqlite
    case .workbook(.ods), .workbook(.fods): .ods
    case .json: .json
    case .ndjson: .ndjson
    case .vegaLite: .vegaLite
    case .chart: .chart
    case .figure, .script: .figure
    case .notebook: .notebook
    }
  }

  /// Whether the data describe a chart.
  private var isSpecification: Bool {
    switch self {
    case .vegaLite, .chart, .figure, .script: true
    case .delimited, .table, .html, .workbook, .database, .json, .ndjson, .notebook: false
    }
  }

  /// Whether data of the format may hold several views, of which one can be chosen.
  var mayHoldViews: Bool {
    switch self {
    case .vegaLite, .figure, .script, .notebook: true
    case .delimited, .table, .html, .workbook, .database, .json, .ndjson, .chart: false
    }
  }

  /// Whether data of the format are no text, but for JSON, and may hold several tables.
  var mayHoldTables: Bool {
    switch self {
    case .html, .workbook, .database, .notebook, .script: true
    case .delimited, .table, .json, .ndjson, .vegaLite, .chart, .figure: false
    }
  }

  /// Whether one of several tables can be chosen, if the data hold several.
  var mayChooseTable: Bool { mayHoldTables || self == .json }

  /// Whether each line of the data is a row, or stands between rows.
  var hasLines: Bool {
    switch self {
    case .delimited, .table, .ndjson: true
    case .html, .workbook, .database, .json, .vegaLite, .chart, .figure, .script, .notebook: false
    }
  }

  /// Whether the name is that of delimited text, packed or not.
  private static func isDelimited(_ name: String) -> Bool {
    let name = name.lowercased()
    return [".csv", ".tsv", ".tab"].contains { name.hasSuffix($0) || name.hasSuffix($0 + ".gz") }
  }

  /// The maximum number of bytes that are examined to see whether another value follows an array.
  private static let maxRow = 1 << 20

  /// Returns the kind of JSON in a text, or nil if the text does not begin as a JSON object or
  /// array.
  ///
  /// A text that begins as JSON and is malformed counts as JSON, so that its fault is reported,
  /// unless the name is that of delimited text.
  private static func json(_ source: ByteSource) throws(InputError) -> InputFormat? {
    var stream = try ByteStream(source)
    while let byte = stream.next, byte == 0x20 || byte == 0x09 || byte.isEndOfLine {
      try stream.advance()
    }
    guard stream.next == UInt8(ascii: "{") || stream.next == UInt8(ascii: "[") else { return nil }
    var tokens = try JSONTokenizer(source, .many)
    // Whatever follows an object on a line of its own is more lines, even if they are damaged.
    var isLine = false
    do throws(InputError) {
      let first = try tokens.next()
      let line = tokens.line
      guard first == .beginObject else {
        // Arrays that are rows are short.
        while tokens.depth > 0 {
          guard tokens.place.offset < maxRow else { return .json }
          _ = try tokens.next()
        }
        return try tokens.next() == .end ? .json : .ndjson
      }
      var found: Set<String> = []
      while try tokens.next() == .key {
        let key = tokens.text.count < 16 ? String(decoding: tokens.text, as: UTF8.self) : ""
        let value = try tokens.next()
        // The data may be long, and the rest is read with them.
        if key == "$schema", value == .string, namesVegaLite(tokens.text) { return .vegaLite }
        if let kinds = distinctiveKeys[key], kinds.contains(value) { found.insert(key) }
        // The data may be long; but rows of an object a line may have such keys, too.
        if found.isSuperset(of: ["mark", "encoding"]), try !beginsWithObjectOnLine(source) {
          return .vegaLite
        }
        try tokens.skip(value)
      }
      isLine = tokens.endsOnLine(line)
      if try tokens.next() != .end { return .ndjson }
      if found.isSuperset(of: ["cells", "nbformat"]) { return .notebook }
      let holdsDatasets = try holdsDatasets(source)
      if mayBeFigure(found) || holdsDatasets,
        let library = try FigureLibrary(of: source)
      {
        return .figure(library)
      }
      return kind(ofObjectWith: found)
    } catch {
      // Data of which only the beginning is read are no less JSON.
      if source.isCut, tokens.end.offset == source.count { return isLine ? .ndjson : .json }
      if isDelimited(source.name) { return nil }
      if try isLog(source) { return nil }
      if try ScriptRecognition.isScript(source) { return nil }
      if try isMarkdown(source) { return nil }
      return isLine ? .ndjson : .json
    }
  }

  /// Returns whether the first line of a text ends as an object does.
  private static func beginsWithObjectOnLine(_ source: ByteSource) throws(InputError) -> Bool {
    let beginning = try source.beginning(maxRow)
    let line = beginning.prefix { !$0.isEndOfLine }
    return line.last { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: "}")
  }

  /// Returns whether a text is a log whose first line is a dictionary of Python, or has a text after one in
  /// brackets.
  private static func isLog(_ source: ByteSource) throws(InputError) -> Bool {
    let beginning = try TextBeginning(of: source)
    guard let first = beginning.lines.first(where: { !$0.allSatisfy(\.isWhitespace) }),
      first.hasPrefix("{'")
        || first.first == "["
          && first.split(separator: "]", maxSplits: 1).last?.contains(where: \.isLetter) == true
    else { return false }
    // No value of JSON begins as "[Wed Nov 26" does.
    let word = first.dropFirst().prefix { $0.isLetter }
    let isText = !word.isEmpty && !["true", "false", "null"].contains(word)
    return isText && first.contains("] ") || ProgramReports.report(of: beginning) != nil
  }

  /// Returns whether a text that is no JSON has a table in Markdown below a link or a picture, as many that describe
  /// programs do.
  private static func isMarkdown(_ source: ByteSource) throws(InputError) -> Bool {
    let lines = try TextBeginning(of: source).lines
    let first = lines.first { !$0.allSatisfy(\.isWhitespace) } ?? ""
    return first.hasPrefix("[") && first.contains("](")
      && lines.contains {
        $0.contains("|") && $0.contains("--") && $0.allSatisfy { "|:- \t".contains($0) }
      }
  }

  /// Returns whether the address of a schema is one of Vega-Lite.
  private static func namesVegaLite(_ address: [UInt8]) -> Bool {
    address.count < 200
      && String(decoding: address, as: UTF8.self).contains("/schema/vega-lite/")
  }

  /// Keys that distinguish charts from other objects, and the first tokens of their values.
  private static let distinctiveKeys: [String: [JSONTokenizer.Token]] = [
    "series": [.beginArray, .beginObject], "xAxis": [.beginObject], "yAxis": [.beginObject],
    "mark": [.string, .beginObject], "encoding": [.beginObject],
    "data": [.beginObject, .beginArray, .null],
    "layer": [.beginArray], "hconcat": [.beginArray], "vconcat": [.beginArray],
    "concat": [.beginArray], "spec": [.beginObject],
    "cells": [.beginArray], "nbformat": [.number], "roots": [.beginArray, .beginObject],
    "doc": [.beginObject], "baseOption": [.beginObject], "layout": [.beginObject],
    "options": [.beginObject, .beginArray], "type": [.string],
  ]

  /// Returns whether an object with these keys may be a chart of another library.
  private static func mayBeFigure(_ keys: Set<String>) -> Bool {
    !keys.isDisjoint(with: ["series", "roots", "doc", "baseOption"])
      || keys.contains("data") && !keys.isDisjoint(with: ["layout", "options", "type"])
  }

  /// Returns whether a text holds data for Chart.js, which may stand below other names.
  private static func holdsDatasets(_ source: ByteSource) throws(InputError) -> Bool {
    try source.beginning(sampleSize).firstRange(of: Array("\"datasets\"".utf8)) != nil
  }

  /// The number of bytes in which a text shows what it is.
  private static let sampleSize = 64 << 10

  private static func kind(ofObjectWith keys: Set<String>) -> InputFormat {
    if keys.contains("xAxis"), !keys.isDisjoint(with: ["series", "yAxis"]) { return .chart }
    let isView = keys.contains("mark") && !keys.isDisjoint(with: ["encoding", "data"])
    let isComposed = !keys.isDisjoint(with: ["layer", "hconcat", "vconcat", "concat", "spec"])
    return isView || isComposed ? .vegaLite : .json
  }
}
