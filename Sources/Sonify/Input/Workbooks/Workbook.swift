import SonifyArchives
import SonifyTables

/// A workbook, whose sheets are read one at a time.
protocol Workbook {
  /// The sheets, in order.
  var sheets: [WorkbookSheet] { get }

  /// Reads a sheet.
  /// - Parameter index: its index in ``sheets``.
  /// - Returns: what it shows.
  /// - Throws: ``WorkbookFault``.
  func contents(of index: Int) throws(WorkbookFault) -> SheetContents
}

/// A sheet of a workbook.
struct WorkbookSheet: Equatable {
  /// The name on its tab.
  let name: String
  /// Whether a person who opens the workbook does not see it.
  let isHidden: Bool
}

/// What a sheet shows.
struct SheetContents {
  /// The cells that are shown.
  var cells = CellSheet()
  /// The numbers of rows and columns with cells that are hidden.
  var hiddenRows = 0
  var hiddenColumns: Set<Int> = []
  /// The number of formulas without a value, and the first of them.
  var formulas = 0
  var firstFormula = ""
}

/// Why a workbook cannot be read.
enum WorkbookFault: Error {
  /// Its archive is damaged, or not one of a workbook.
  case archive(ArchiveError)
  /// A part of it is malformed.
  case part(String, XMLFault)
  /// A fault that is stated as it is.
  case sheet(InputError.SheetFault)
  /// An error of the choices or of the system.
  case input(InputError)
}

extension WorkbookFault {
  /// Creates the fault of a part.
  init(_ fault: XMLScanner.Fault, in part: String) {
    switch fault {
    case .archive(let error): self = .archive(error)
    case .xml(let fault): self = .part(part, fault)
    }
  }
}

extension SheetContents {
  /// Appends a text without white space around it and with single spaces.
  mutating func append(text: [UInt8], at column: Int) {
    let isPlain = text.first.map { $0 > 0x20 } ?? true && text.last.map { $0 > 0x20 } ?? true
    if isPlain, !text.contains(where: { $0 < 0x20 }) {
      cells.append(text, at: column, .text)
      return
    }
    let words = text.split { $0 <= 0x20 }
    cells.append(Array(words.joined(separator: [0x20])), at: column, .text)
  }
}
