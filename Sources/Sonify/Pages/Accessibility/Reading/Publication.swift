public import SonifyTables

/// A page, a book or a manifest, of which only what it states of itself is read.
public struct Publication: Equatable, Sendable {
  /// A kind of publication.
  public enum Kind: String, CaseIterable, Sendable {
    /// A web page with metadata of schema.org, as JSON-LD, microdata or `meta` elements.
    case page
    /// An EPUB, or its package document.
    case book
    /// A manifest of a Readium Web Publication, packed or not.
    case manifest
  }

  /// The kind.
  public let kind: Kind
  /// The title, or nil.
  public let title: String?
  /// The language, as a BCP 47 tag, or nil.
  public let language: String?
  /// What it states of its accessibility, in the terms of the vocabularies and others.
  public let accessibility: AccessibilityMetadata
  /// Whether its pages have a fixed layout.
  public let hasFixedLayout: Bool

  /// The same in statements for readers.
  public var displayGuide: AccessibilityDisplayGuide {
    AccessibilityDisplayGuide(accessibility, hasFixedLayout: hasFixedLayout)
  }

  /// Reads a publication that nobody vouches for, in bounded memory.
  ///
  /// The kind is detected from the contents. Nothing that the publication refers to is read.
  /// - Parameter source: where its bytes come from; pipes are read to their end, up to 256 MiB.
  /// - Returns: the publication, or nil if the bytes are of something else, such as a chart.
  /// - Throws: ``PublicationError`` if the bytes cannot be read, or are damaged.
  public static func read(
    _ source: ChartSource
  ) throws(PublicationError) -> Publication? {
    let reader: PublicationReader
    do throws(InputError) {
      reader = try PublicationReader(try source.rereadable(maxCount: maxPipe))
    } catch {
      throw .unreadable(error)
    }
    return try reader.publication()
  }

  /// The maximum number of bytes that are taken from a pipe.
  package static let maxPipe = 256 << 20
}
