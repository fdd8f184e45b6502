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

/// The cell of a reference such as "C4", counted from 0.
struct CellReference: Equatable {
  var column: Int
  var row: Int

  /// Reads a reference; nil if it is not one.
  init?(_ text: some Collection<UInt8>) {
    var (column, row) = (0, 0)
    var letters = 0
    for byte in text where byte != UInt8(ascii: "$") {
      if (0x41...0x5A).contains(byte & 0xDF), row == 0 {
        column = column * 26 + Int(byte & 0xDF) - 0x40
        letters += 1
      } else if (0x30...0x39).contains(byte) {
        row = row * 10 + Int(byte) - 0x30
      } else {
        return nil
      }
      guard letters <= 3, row <= 1 << 24 else { return nil }
    }
    guard letters > 0, row > 0 else { return nil }
    (self.column, self.row) = (column - 1, row - 1)
  }

  /// Returns the letters of a column.
  static func letters(of column: Int) -> String {
    var letters = ""
    var rest = column + 1
    while rest > 0 {
      rest -= 1
      letters = String(UnicodeScalar(UInt8(0x41 + rest % 26))) + letters
      rest /= 26
    }
    return letters
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
