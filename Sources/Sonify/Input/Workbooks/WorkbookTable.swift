import SonifyArchives
import SonifyBase
import SonifyTables

/// The table of a workbook that is used, as delimited text.
struct WorkbookTable {
  /// The format of a workbook.
  enum Form {
    /// Office Open XML.
    case xlsx
    /// OpenDocument in a ZIP archive.
    case ods
    /// OpenDocument as one XML file.
    case fods
  }

  /// The rows.
  let text: SheetText
  /// The title of the chart: that above the table, or else the name of the sheet.
  let title: String?
  /// The decisions that were made.
  let decisions: [Decision]

  /// Reads a workbook and chooses one of its sheets.
  /// - Parameters:
  ///   - source: the workbook.
  ///   - form: its format.
  ///   - options: how to read it, and which sheet or part of one; without a choice the first one with rows of numbers.
  /// - Throws: ``InputError`` if the workbook is damaged, or has no table with numbers, or not the
  ///   chosen sheet.
  /// - Complexity: linear in the size of the sheets up to that one, of which one is held in memory
  ///   at a time.
  init(_ source: ByteSource, _ form: Form, _ options: ReadingOptions) throws(InputError) {
    guard options.skippedLines == nil else { throw .badChoice(.skippedLinesOfCells) }
    let place = InputError.Place(source: source.name)
    do throws(WorkbookFault) {
      let book = try Self.open(source, form, limit: options.maxInput)
      let sheets = book.sheets
      let visible = sheets.indices.filter { !sheets[$0].isHidden }
      let order = visible + sheets.indices.filter { sheets[$0].isHidden }
      var candidates =
        visible.filter { !SheetNames.isAside(sheets[$0].name) }
        + visible.filter { SheetNames.isAside(sheets[$0].name) }
      var part: CellRange?
      var nameFault: InputError?
      if let asked = options.table {
        let found = try Self.passingOn { () throws(InputError) in
          try SheetReference(asked, among: order.map { sheets[$0].name })
        }
        if let sheet = found.sheet { candidates = [order[sheet]] }
        (part, nameFault) = (found.cells, found.nameFault)
      }
      let needs = candidates.count > 1 ? Need.allCases : [.table]
      for (need, index) in needs.flatMap({ need in candidates.map { (need, $0) } }) {
        let contents = try book.contents(of: index)
        guard !contents.cells.isFull else {
          if need != .table { continue }
          throw .sheet(.tooLarge)
        }
        guard
          let whole = SheetTable(in: contents.cells, isOne: false, hasHeader: options.hasHeader),
          need.isMet(by: whole)
        else { continue }
        let cells = part.map(contents.cells.cells) ?? contents.cells
        guard
          let table = part == nil
            ? whole : SheetTable(in: cells, isOne: false, hasHeader: options.hasHeader)
        else {
          if let nameFault, cells.cellCount == 0 { throw .input(nameFault) }
          throw .sheet(.noTableInCells(options.table?.text ?? ""))
        }
        let text = try Self.passingOn { () throws(InputError) in
          try table.text(
            of: cells, name: source.name, options, delimiter: UInt8(ascii: ","))
        }
        guard let text else { throw .sheet(.tooLarge) }
        self.text = text
        title = table.findings.title ?? SheetNames.title(sheets[index].name)
        decisions =
          Self.decisions(sheets, order, index) + contents.decisions
          + table.findings.decisions(sheet: sheets.count > 1 ? sheets[index].name : nil)
        return
      }
      if options.table != nil, let index = candidates.first {
        throw .sheet(.noTableOnSheet(sheets[index].name))
      }
      throw .sheet(.noTableInWorkbook)
    } catch {
      throw error.error(at: place)
    }
  }

  /// What the first sheet with it is chosen for: sheets of texts describe the data on those after them, and one of a
  /// single row sums them up.
  private enum Need: CaseIterable {
    case rowsOfNumbers, numbers, table

    func isMet(by table: SheetTable) -> Bool {
      switch self {
      case .rowsOfNumbers: Self.numbers.isMet(by: table) && table.hasRowsOfNumbers
      case .numbers: table.numberCount * 2 >= table.body.count && !table.countsRows
      case .table: true
      }
    }
  }

  private static func passingOn<Result>(
    _ body: () throws(InputError) -> Result
  ) throws(WorkbookFault) -> Result {
    do throws(InputError) {
      return try body()
    } catch {
      throw .input(error)
    }
  }

  /// Returns the decisions about sheets.
  private static func decisions(
    _ sheets: [WorkbookSheet], _ order: [Int], _ used: Int
  ) -> [Decision] {
    var others: [Decision.OtherTable] = []
    var number = 0
    for (place, index) in order.enumerated() {
      if index == used {
        number = place + 1
      } else if !sheets[index].isHidden {
        others.append(Decision.OtherTable(number: place + 1, name: sheets[index].name))
      }
    }
    var decisions: [Decision] = []
    if !others.isEmpty {
      decisions.append(.table(.usedSheet(number, sheets[used].name, others: others)))
    }
    let hidden = sheets.indices.filter { sheets[$0].isHidden && $0 != used }
    if !hidden.isEmpty {
      decisions.append(.table(.hiddenSheets(hidden.map { sheets[$0].name })))
    }
    return decisions
  }

  // MARK: Opening

  private static func open(
    _ source: ByteSource, _ form: Form, limit: Int
  ) throws(WorkbookFault) -> any Workbook {
    switch form {
    case .xlsx: return try XLSXWorkbook(try archive(source), limit: limit)
    case .ods: return try ODSWorkbook(try archive(source), limit: limit)
    case .fods:
      return try ODSWorkbook(part: source.name) { () throws(XMLScanner.Fault) in
        var offset = 0
        return XMLScanner { () throws(ArchiveError) in
          let count = min(1 << 18, source.count - offset)
          guard count > 0 else { return nil }
          defer { offset += count }
          return try bytes(source, offset..<(offset + count))
        }
      }
    }
  }

  private static func archive(_ source: ByteSource) throws(WorkbookFault) -> ZipArchive {
    do throws(ArchiveError) {
      return try ZipArchive(count: source.count) { range throws(ArchiveError) in
        try bytes(source, range)
      }
    } catch {
      throw .archive(error)
    }
  }

  private static func bytes(
    _ source: ByteSource, _ range: Range<Int>
  ) throws(ArchiveError) -> [UInt8] {
    var piece = [UInt8](repeating: 0, count: range.count)
    do throws(InputError) {
      _ = try source.read(range.count, at: range.lowerBound, into: &piece, from: 0)
    } catch {
      throw .unreadable(error.description)
    }
    return piece
  }

  // MARK: Recognition

  /// Returns whether data are a ZIP archive.
  static func isArchive(_ source: ByteSource) throws(InputError) -> Bool {
    try source.beginning(4) == UnsupportedFile.archive
  }

  /// Returns the format of a workbook, by its contents, or nil if data are none.
  ///
  /// A damaged archive is that of its name.
  /// - Throws: ``InputError`` if data are a workbook that cannot be read, whatever its contents.
  static func form(of source: ByteSource) throws(InputError) -> Form? {
    guard try isArchive(source) else {
      let beginning = try source.beginning(4096)
      let isFlat = ["<office:document", "opendocument.spreadsheet"].allSatisfy {
        beginning.span.contains(Array($0.utf8))
      }
      return isFlat ? .fods : nil
    }
    let place = InputError.Place(source: source.name)
    let name = source.name.lowercased()
    let named: Form? =
      name.hasSuffix(".ods")
      ? .ods : name.hasSuffix(".xlsx") || name.hasSuffix(".xlsm") ? .xlsx : nil
    do throws(WorkbookFault) {
      let archive = try archive(source)
      let names = archive.entries.map(\.name)
      if names.contains(where: { $0.hasSuffix("xl/workbook.bin") }) {
        throw .sheet(.binary)
      }
      do throws(ArchiveError) {
        if archive.contains("mimetype") {
          let type = String(
            decoding: try archive.contents(of: "mimetype", limit: 1000), as: UTF8.self)
          return type.hasPrefix("application/vnd.oasis.opendocument.spreadsheet") ? .ods : nil
        }
        if archive.contains("[Content_Types].xml") {
          let types = try archive.contents(of: "[Content_Types].xml", limit: XMLDocument.maxCount)
          // Texts and slides may have workbooks in them.
          let isOther = ["wordprocessingml", "presentationml"].contains {
            types.firstRange(of: Array($0.utf8)) != nil
          }
          let isWorkbook = types.firstRange(of: Array("spreadsheetml".utf8)) != nil
          return isWorkbook && !isOther || names.contains { $0.hasPrefix("xl/") } ? .xlsx : nil
        }
      } catch {
        throw .archive(error)
      }
      return names.contains { $0.hasPrefix("xl/") } ? .xlsx : nil
    } catch {
      guard named != nil || !error.isOfArchive else { return nil }
      throw error.error(at: place)
    }
  }

  /// Throws an error if data are a workbook that a password protects.
  ///
  /// It is a compound file whose folder has the stream "EncryptedPackage" (MS-OFFCRYPTO, 2.3.4.4).
  static func refuseEncrypted(_ source: ByteSource) throws(InputError) {
    let head = try source.beginning(512)
    guard head.count == 512, head.starts(with: [0xd0, 0xcf, 0x11, 0xe0]), head[30] < 16 else {
      return
    }
    let size = 1 << Int(head[30])
    let sector = (0..<4).reduce(0) { $0 | Int(head[48 + $1]) << (8 * $1) }
    let start = (sector + 1) * size
    guard start < source.count else { return }
    var folder = [UInt8](repeating: 0, count: min(8 * size, source.count - start))
    _ = try source.read(folder.count, at: start, into: &folder, from: 0)
    let name = Array("EncryptedPackage".utf8.map { [$0, 0] as [UInt8] }.joined())
    if folder.firstRange(of: name) != nil {
      throw .badData(InputError.Place(source: source.name), .sheet(.encrypted))
    }
  }
}

extension SheetContents {
  /// The decisions about what is hidden, and about formulas.
  fileprivate var decisions: [Decision] {
    var decisions: [Decision] = []
    if hiddenRows > 0 { decisions.append(.table(.hiddenRows(hiddenRows))) }
    if !hiddenColumns.isEmpty {
      let letters = hiddenColumns.sorted().map(CellReference.letters)
      decisions.append(.table(.hiddenColumns(letters)))
    }
    if formulas > 0 {
      decisions.append(.table(.formulasWithoutValue(formulas, first: firstFormula)))
    }
    return decisions
  }
}

extension WorkbookFault {
  /// Whether the archive itself cannot be read.
  fileprivate var isOfArchive: Bool { if case .archive = self { true } else { false } }

  /// Returns the error to report.
  fileprivate func error(at place: InputError.Place) -> InputError {
    switch self {
    case .input(let error): error
    case .sheet(let fault): .badData(place, .sheet(fault))
    case .archive(.encrypted): .badData(place, .sheet(.encrypted))
    case .archive(let error): .badData(place, .sheet(.damaged(error.description)))
    case .part(let part, let fault):
      .badData(place, .sheet(.damaged(Self.sentence(part, fault))))
    }
  }

  private static func sentence(_ part: String, _ fault: XMLFault) -> String {
    "\(UntrustedText.harmless(part, limit: 80)):\(fault.line): \(fault.description)"
  }
}
