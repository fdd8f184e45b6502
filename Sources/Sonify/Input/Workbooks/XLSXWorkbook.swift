import SonifyArchives

/// A workbook of Office Open XML (ECMA-376), as of Excel 2007 and later.
struct XLSXWorkbook: Workbook {
  let sheets: [WorkbookSheet]
  private let archive: ZipArchive
  private let limit: Int
  /// The parts of the sheets.
  private let parts: [String]
  private let texts: SharedTexts
  private let formats: [CellFormat]
  private let is1904: Bool

  /// The maximum number of bytes of a part that is read whole.
  private static let maxPart = XMLDocument.maxCount

  /// Opens a workbook.
  /// - Parameters:
  ///   - archive: the archive.
  ///   - limit: the maximum number of bytes of a part.
  /// - Throws: ``WorkbookFault`` if it is damaged or no workbook.
  init(_ archive: ZipArchive, limit: Int) throws(WorkbookFault) {
    let root = try Self.links(of: "", in: archive)
    guard let book = root.first(where: { $0.kind == "officeDocument" })?.part else {
      throw .archive(.missing("_rels/.rels"))
    }
    let links = try Self.links(of: book, in: archive)
    let element = try Self.document(book, in: archive)
    is1904 =
      element.children(named: "workbookPr").first?.attribute("date1904").map(Self.isTrue)
      ?? false
    var sheets: [WorkbookSheet] = []
    var parts: [String] = []
    for sheet in element.children(named: "sheets").flatMap({ $0.children(named: "sheet") }) {
      guard let link = links.first(where: { $0.id == sheet.attribute("id") }),
        link.kind == "worksheet"
      else { continue }
      sheets.append(
        WorkbookSheet(
          name: sheet.attributes["name"] ?? "",
          isHidden: ["hidden", "veryHidden"].contains(sheet.attributes["state"])))
      parts.append(link.part)
    }
    (self.sheets, self.parts) = (sheets, parts)
    (self.archive, self.limit) = (archive, limit)
    let styles = links.first { $0.kind == "styles" }?.part
    formats =
      try styles.map { part throws(WorkbookFault) in
        try XLSXStyles.formats(in: part, archive, limit)
      } ?? []
    let shared = links.first { $0.kind == "sharedStrings" }?.part
    texts =
      try shared.map { part throws(WorkbookFault) in
        try SharedTexts(in: part, archive, limit)
      } ?? SharedTexts()
  }

  func contents(of index: Int) throws(WorkbookFault) -> SheetContents {
    let part = parts[index]
    do throws(XMLScanner.Fault) {
      var reader = XLSXSheetReader(
        try XMLScanner(of: part, in: archive, limit: limit), texts, formats, is1904: is1904)
      return try reader.read()
    } catch {
      throw WorkbookFault(error, in: part)
    }
  }

  // MARK: Parts

  /// A link from one part to another.
  private struct Link {
    let id: String
    /// The last word of the type of the relationship.
    let kind: String
    let part: String
  }

  /// Returns the links from a part, or from the package.
  private static func links(
    of part: String, in archive: ZipArchive
  ) throws(WorkbookFault) -> [Link] {
    let folder = part.split(separator: "/").dropLast()
    let file = part.split(separator: "/").last ?? ""
    let name = (folder + ["_rels", "\(file).rels"]).joined(separator: "/")
    return try document(name, in: archive).children(named: "Relationship").compactMap { link in
      guard link.attributes["TargetMode"] != "External", let target = link.attributes["Target"],
        let id = link.attributes["Id"], let type = link.attributes["Type"]
      else { return nil }
      var path = target.hasPrefix("/") ? [] : folder.map(String.init)
      for step in target.split(separator: "/") where step != "." {
        if step == ".." { _ = path.popLast() } else { path.append(String(step)) }
      }
      let kind = type.split(separator: "/").last.map(String.init) ?? ""
      return Link(id: id, kind: kind, part: path.joined(separator: "/"))
    }
  }

  private static func document(
    _ part: String, in archive: ZipArchive
  ) throws(WorkbookFault) -> XMLElement {
    let bytes: [UInt8]
    do throws(ArchiveError) {
      bytes = try archive.contents(of: part, limit: maxPart)
    } catch {
      throw .archive(error)
    }
    do throws(XMLFault) {
      return try XMLDocument.read(bytes)
    } catch {
      throw .part(part, error)
    }
  }

  static func isTrue(_ text: String) -> Bool { ["1", "true", "on"].contains(text) }
}

extension XMLScanner {
  /// Starts to read an entry of an archive.
  init(of name: String, in archive: ZipArchive, limit: Int) throws(Fault) {
    let reader: ZipEntryReader
    do throws(ArchiveError) {
      reader = try archive.reader(of: name, limit: limit)
    } catch {
      throw .archive(error)
    }
    self.init { () throws(ArchiveError) in try reader.next() }
  }

  /// The value of an attribute as a whole number, or nil.
  func number(_ name: StaticString) throws(Fault) -> Int? {
    try attribute(name).flatMap { Int(String(decoding: $0, as: UTF8.self)) }
  }

  /// Whether an attribute is true.
  func isSet(_ name: StaticString) throws(Fault) -> Bool {
    try attribute(name).map { XLSXWorkbook.isTrue(String(decoding: $0, as: UTF8.self)) } ?? false
  }
}
