import SonifyArchives
import SonifyBase
import SonifyInput
import SonifyTables

/// Reads what a publication states of itself.
struct PublicationReader {
  private let bytes: ByteSource

  /// The maximum number of bytes of a page, which may hold its own sound.
  static let maxPage = 64 << 20
  /// The maximum number of bytes of a document in JSON.
  static let maxJSON = 4 << 20
  /// The maximum number of bytes of a file in an archive.
  static let maxPart = 8 << 20
  /// The number of bytes in which a page or a package document shows what it is.
  private static let beginning = 64 << 10

  /// Opens a source that can be read twice.
  init(_ source: ChartSource) throws(InputError) { bytes = try ByteSource.openAsIs(source) }

  /// Returns the publication, or nil if the bytes are of something else.
  func publication() throws(PublicationError) -> Publication? {
    let start = try read(Self.beginning)
    if start.starts(with: Self.zip) { return try archive() }
    let text = String(decoding: start, as: UTF8.self).lowercased()
    switch text.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }) {
    case "<" where text.contains("<html") || text.contains("<!doctype html"): return try page()
    case "<" where text.contains("<package") || text.contains(":package"):
      return try package(try read(XMLDocument.maxCount + 1), part: nil)
    case "{" where bytes.count <= Self.maxJSON:
      // What is no JSON may be a chart: its reader finds the fault.
      return (try? JSONValue.parse(bytes)).flatMap { WebManifest.publication($0) }
    default: return nil
    }
  }

  /// The first bytes of an archive that is not empty.
  private static let zip: [UInt8] = [0x50, 0x4B, 0x03, 0x04]

  private func read(_ count: Int) throws(PublicationError) -> [UInt8] {
    do throws(InputError) {
      return try bytes.beginning(count)
    } catch {
      throw .unreadable(error)
    }
  }

  private func page() throws(PublicationError) -> Publication {
    guard bytes.count <= Self.maxPage else {
      throw damaged(PublicationPhrases.tooLong.text(["maximum": "\(Self.maxPage >> 20)"]))
    }
    var metadata = PageMetadata(HTMLTokenizer(try read(Self.maxPage)))
    do throws(InputError) {
      return try metadata.publication()
    } catch {
      throw .damaged(source: bytes.name, part: nil, line: nil, problem: error.description)
    }
  }

  // MARK: Archives

  private func archive() throws(PublicationError) -> Publication? {
    let bytes = bytes
    let archive: ZipArchive
    do throws(ArchiveError) {
      archive = try ZipArchive(count: bytes.count) { range throws(ArchiveError) in
        var piece = [UInt8](repeating: 0, count: range.count)
        do throws(InputError) {
          _ = try bytes.read(range.count, at: range.lowerBound, into: &piece, from: 0)
        } catch {
          throw .unreadable(error.description)
        }
        return piece
      }
    } catch {
      throw damaged(error.description)
    }
    if archive.contains(Self.container) { return try book(archive) }
    for name in ["manifest.json", "publication.json"] where archive.contains(name) {
      return try manifest(archive, name)
    }
    if archive.contains("mimetype") { throw damaged(PublicationPhrases.noContainer.text()) }
    return nil
  }

  private static let container = "META-INF/container.xml"

  private func book(_ archive: ZipArchive) throws(PublicationError) -> Publication {
    let container = try xml(try contents(archive, Self.container), part: Self.container)
    let files = container.children(named: "rootfiles").flatMap { $0.children(named: "rootfile") }
    let file =
      files.first { $0.attribute("media-type") == "application/oebps-package+xml" } ?? files.first
    guard let path = file?.attribute("full-path"), !path.isEmpty else {
      throw damaged(PublicationPhrases.noPackage.text(), part: Self.container)
    }
    return try package(try contents(archive, path), part: path)
  }

  private func package(_ text: [UInt8], part: String?) throws(PublicationError) -> Publication {
    let root = try xml(text, part: part)
    guard let package = PackageDocument(root) else {
      throw damaged(PublicationPhrases.noMetadata.text(), part: part)
    }
    return package.publication
  }

  private func manifest(
    _ archive: ZipArchive, _ name: String
  ) throws(PublicationError) -> Publication? {
    let source = ByteSource(try contents(archive, name), named: name)
    do throws(InputError) {
      return WebManifest.publication(try JSONValue.parse(source))
    } catch {
      throw damaged(error.description)
    }
  }

  private func contents(
    _ archive: ZipArchive, _ name: String
  ) throws(PublicationError) -> [UInt8] {
    let limit = name.hasSuffix(".json") ? Self.maxJSON : Self.maxPart
    do throws(ArchiveError) {
      return try archive.contents(of: name, limit: limit)
    } catch {
      throw damaged(error.description)
    }
  }

  private func xml(_ text: [UInt8], part: String?) throws(PublicationError) -> XMLElement {
    do throws(XMLFault) {
      return try XMLDocument.read(text)
    } catch {
      throw .damaged(
        source: bytes.name, part: part, line: error.line, problem: error.description)
    }
  }

  private func damaged(_ problem: String, part: String? = nil) -> PublicationError {
    .damaged(source: bytes.name, part: part, line: nil, problem: problem)
  }
}
