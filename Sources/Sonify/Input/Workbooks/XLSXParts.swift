import SonifyArchives

/// The formats of the cells of a workbook.
enum XLSXStyles {
  /// The maximum number of formats; spreadsheet programs allow 65,490.
  private static let maxCount = 100_000

  /// Returns the format of each style of cells.
  static func formats(
    in part: String, _ archive: ZipArchive, _ limit: Int
  ) throws(WorkbookFault) -> [CellFormat] {
    do throws(XMLScanner.Fault) {
      var codes: [Int: CellFormat] = [:]
      var formats: [CellFormat] = []
      var isInCells = false
      var scanner = try XMLScanner(of: part, in: archive, limit: limit)
      while let token = try scanner.next() {
        if scanner.isNamed("cellXfs") {
          isInCells = token == .start
        } else if token == .start, isInCells, scanner.isNamed("xf"), formats.count < maxCount {
          let number = try scanner.number("numFmtId") ?? 0
          formats.append(codes[number] ?? CellFormat(builtIn: number))
        } else if token == .start, scanner.isNamed("numFmt"), codes.count < maxCount,
          let number = try scanner.number("numFmtId"),
          let code = try scanner.attribute("formatCode")
        {
          codes[number] = CellFormat(code: String(decoding: code, as: UTF8.self))
        }
      }
      return formats
    } catch {
      throw WorkbookFault(error, in: part)
    }
  }
}

/// The texts that cells of a workbook share.
struct SharedTexts {
  private var bytes: [UInt8] = []
  private var ends: [UInt32] = []

  /// Creates an empty list.
  init() {}

  /// Reads the texts.
  init(in part: String, _ archive: ZipArchive, _ limit: Int) throws(WorkbookFault) {
    do throws(XMLScanner.Fault) {
      var scanner = try XMLScanner(of: part, in: archive, limit: limit)
      while let token = try scanner.next() {
        guard token == .start, scanner.isNamed("si") else { continue }
        bytes += try scanner.richText()
        guard bytes.count <= CellSheet.maxText else {
          throw .archive(.tooLarge(part, maximum: CellSheet.maxText))
        }
        ends.append(UInt32(bytes.count))
      }
    } catch {
      throw WorkbookFault(error, in: part)
    }
  }

  /// Returns a text, or nil if there is none at the index.
  subscript(index: Int) -> [UInt8]? {
    guard ends.indices.contains(index) else { return nil }
    return Array(bytes[(index > 0 ? Int(ends[index - 1]) : 0)..<Int(ends[index])])
  }
}

extension XMLScanner {
  /// Returns the runs of text of the element at the position, without readings of characters, and
  /// moves past its end.
  mutating func richText() throws(Fault) -> [UInt8] {
    let depth = self.depth
    var all: [UInt8] = []
    while self.depth >= depth {
      guard try next() == .start else { continue }
      if isNamed("rPh") {
        try skipElement()
      } else if isNamed("t") {
        all += try elementText()
      }
    }
    return all
  }
}
