import SonifyArchives

/// A spreadsheet of OpenDocument (ISO/IEC 26300), packed or as one XML file.
struct ODSWorkbook: Workbook {
  /// Starts to read the document from its beginning.
  typealias Opening = () throws(XMLScanner.Fault) -> XMLScanner

  let sheets: [WorkbookSheet]
  private let open: Opening
  private let part: String
  private let styles: ODSStyles

  /// The part of an archive that has the sheets.
  static let part = "content.xml"

  /// Opens a packed spreadsheet.
  /// - Parameters:
  ///   - archive: the archive.
  ///   - limit: the maximum number of bytes of a part.
  /// - Throws: ``WorkbookFault`` if it is damaged or encrypted.
  init(_ archive: ZipArchive, limit: Int) throws(WorkbookFault) {
    let manifest = "META-INF/manifest.xml"
    if archive.contains(manifest) {
      do throws(ArchiveError) {
        let bytes = try archive.contents(of: manifest, limit: 1 << 20)
        guard bytes.firstRange(of: Array("encryption-data".utf8)) == nil else {
          throw .encrypted(Self.part)
        }
      } catch {
        throw .archive(error)
      }
    }
    var styles = ODSStyles()
    if archive.contains("styles.xml") {
      do throws(XMLScanner.Fault) {
        var scanner = try XMLScanner(of: "styles.xml", in: archive, limit: limit)
        while let token = try scanner.next() {
          if token == .start { _ = try styles.read(&scanner) }
        }
      } catch {
        throw WorkbookFault(error, in: "styles.xml")
      }
    }
    try self.init(part: Self.part, styles) { () throws(XMLScanner.Fault) in
      try XMLScanner(of: Self.part, in: archive, limit: limit)
    }
  }

  /// Opens a spreadsheet.
  /// - Parameters:
  ///   - part: the name of the document in messages.
  ///   - styles: the styles of other documents of the spreadsheet.
  ///   - open: starts to read it.
  /// - Throws: ``WorkbookFault`` if it is damaged.
  init(
    part: String, _ styles: ODSStyles = ODSStyles(), _ open: @escaping Opening
  ) throws(WorkbookFault) {
    (self.part, self.open, self.styles) = (part, open, styles)
    var sheets: [WorkbookSheet] = []
    do throws(XMLScanner.Fault) {
      var reader = ODSReader(try open(), styles)
      while let sheet = try reader.nextSheet() {
        sheets.append(sheet)
        try reader.skipSheet()
      }
    } catch {
      throw WorkbookFault(error, in: part)
    }
    self.sheets = sheets
  }

  func contents(of index: Int) throws(WorkbookFault) -> SheetContents {
    do throws(XMLScanner.Fault) {
      var reader = ODSReader(try open(), styles)
      for _ in 0..<index { if try reader.nextSheet() != nil { try reader.skipSheet() } }
      guard try reader.nextSheet() != nil else { return SheetContents() }
      return try reader.read()
    } catch {
      throw WorkbookFault(error, in: part)
    }
  }
}
