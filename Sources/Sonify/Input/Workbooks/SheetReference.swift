import SonifyBase
import SonifyTables

/// A sheet of a workbook that the user names, and where on it the table is.
///
/// A part of a sheet is written as in LibreOffice, `Costs.B4` or `Costs.B4:F20`, or as in Excel, `Costs!B4`. Without a
/// sheet, `B4` is on the one that is used by default.
struct SheetReference {
  /// The index of the sheet among those that are named; nil if none is.
  let sheet: Int?
  /// The part that is searched; nil for all of the sheet.
  let cells: CellRange?
  /// The error to report if the sheet has no such cells, because the text may be meant as a name: "Q3".
  let nameFault: InputError?

  /// Finds what the user named.
  /// - Parameters:
  ///   - asked: the sheet or part, as typed.
  ///   - names: the names of the sheets, those that are hidden last.
  /// - Throws: ``InputError/badChoice(_:)`` if there is no such sheet.
  init(_ asked: TableReference, among names: [String]) throws(InputError) {
    let names = names.map { [UntrustedText.harmless($0, limit: .max)] }
    do throws(InputError) {
      sheet = try asked.index(among: names)
      (cells, nameFault) = (nil, nil)
    } catch {
      let text = String(asked.text.drop { $0 == " " })
      let sign = text.lastIndex { $0 == "." || $0 == "!" }
      let range = CellRange(sign.map { text[text.index(after: $0)...] } ?? text[...])
      guard let range else { throw error }
      cells = range
      guard let sign else {
        (sheet, nameFault) = (nil, error)
        return
      }
      nameFault = nil
      sheet = try TableReference(Self.bare(text[..<sign])).index(among: names)
    }
  }

  /// Returns the name of a sheet without the signs that spreadsheet programs write around it.
  private static func bare(_ name: Substring) -> String {
    let name = name.first == "$" ? name.dropFirst() : name
    guard name.count > 2, name.first == "'", name.last == "'" else { return String(name) }
    return String(name.dropFirst().dropLast()).replacing("''", with: "'")
  }
}
