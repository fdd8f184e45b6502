import SonifyArchives
import SonifyInput
import SonifyTables

/// What a page in HTML states of itself: by JSON-LD, or else by its elements.
struct PageMetadata {
  private var tokens: HTMLTokenizer
  private var elements = AccessibilityStatements()
  private var scripts: [String] = []
  private var title: String?
  private var language: String?

  /// The maximum number of bytes of all JSON-LD of a page.
  private static let maxScripts = PublicationReader.maxJSON

  /// Starts to read a page.
  init(_ tokens: HTMLTokenizer) { self.tokens = tokens }

  /// Reads the page.
  /// - Returns: what it states.
  /// - Throws: ``InputError`` if it states nothing but by JSON-LD, which is malformed.
  mutating func publication() throws(InputError) -> Publication {
    while let token = tokens.next() {
      if case .start(let element, let attributes) = token { read(element, attributes) }
    }
    var fault: InputError?
    for script in scripts {
      do throws(InputError) {
        let value = try JSONValue.parse(ByteSource(Array(script.utf8), named: "JSON-LD"))
        guard let work = LinkedData(value)?.publication(kind: .page) else { continue }
        return Publication(
          kind: .page, title: title ?? work.title, language: language ?? work.language,
          accessibility: work.accessibility, hasFixedLayout: false)
      } catch {
        fault = fault ?? error
      }
    }
    if let fault, elements.isEmpty { throw fault }
    return Publication(
      kind: .page, title: title, language: language, accessibility: elements.metadata,
      hasFixedLayout: false)
  }

  private mutating func read(_ element: String, _ attributes: [String: String]) {
    switch element {
    case "html": language = language ?? attributes["lang"] ?? attributes["xml:lang"]
    case "title": if title == nil { title = text(isRaw: false) }
    case "script":
      guard attributes["type"]?.lowercased().hasPrefix("application/ld+json") == true else {
        return
      }
      let room = Self.maxScripts - scripts.reduce(0) { $0 + $1.utf8.count }
      if let script = text(isRaw: true, limit: room) { scripts.append(script) }
    default: readProperty(element, attributes)
    }
  }

  /// Reads a property as microdata, RDFa or a `meta` element with a name.
  private mutating func readProperty(_ element: String, _ attributes: [String: String]) {
    let names = [
      attributes["itemprop"], attributes["property"], element == "meta" ? attributes["name"] : nil,
      element == "link" ? attributes["rel"] : nil,
    ]
    let properties = names.compactMap(\.self).joined(separator: " ").split(separator: " ")
      .compactMap(AccessibilityStatements.property)
    guard !properties.isEmpty else { return }
    let isVoid = element == "meta" || element == "link"
    let value = attributes["content"] ?? attributes["href"] ?? (isVoid ? nil : text(isRaw: false))
    guard let value else { return }
    for property in properties { elements.add(property, value) }
  }

  /// Returns the text that follows a tag, if it is no longer than a limit.
  private func text(isRaw: Bool, limit: Int = 64 << 10) -> String? {
    var following = tokens
    guard case .text(let range) = following.next(), range.count <= limit else { return nil }
    return following.string(range, isRaw: isRaw)
  }
}
