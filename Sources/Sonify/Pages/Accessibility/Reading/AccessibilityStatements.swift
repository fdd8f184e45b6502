/// What a publication states, property by property, as it is read.
struct AccessibilityStatements {
  private(set) var metadata = AccessibilityMetadata()

  /// Whether nothing was stated.
  var isEmpty: Bool { metadata == AccessibilityMetadata() }

  /// The maximum number of terms of a property; the vocabularies have fewer than fifty.
  private static let maxTerms = 1_000

  /// Returns a property without its prefix or address, if it is one of accessibility.
  ///
  /// Prefixes are those that EPUB reserves.
  static func property(_ name: some StringProtocol) -> Property? {
    let prefixes = ["schema:", "http://schema.org/", "https://schema.org/", "a11y:", "dcterms:"]
    let prefix = prefixes.first { name.hasPrefix($0) }
    return Property(rawValue: String(name.dropFirst(prefix?.count ?? 0)))
  }

  /// A property of accessibility.
  enum Property: String {
    case accessMode, accessModeSufficient, accessibilityFeature, accessibilityHazard
    case accessibilitySummary, conformsTo, exemption
    case certifiedBy, certifierCredential, certifierReport
  }

  /// Adds a value.
  /// - Parameters:
  ///   - property: the property.
  ///   - text: its value; several modes of one set are separated by commas.
  mutating func add(_ property: Property, _ text: String) {
    if property == .accessModeSufficient {
      return addSufficient(text.split(separator: ",").map(String.init))
    }
    let term = Self.trimmed(text)
    guard !term.isEmpty else { return }
    switch property {
    case .accessMode: Self.add(.init(rawValue: term), to: &metadata.accessModes)
    case .accessModeSufficient: break
    case .accessibilityFeature: Self.add(.init(rawValue: term), to: &metadata.features)
    case .accessibilityHazard: Self.add(.init(rawValue: term), to: &metadata.hazards)
    case .accessibilitySummary: metadata.summary = metadata.summary ?? term
    case .conformsTo: Self.add(.init(rawValue: term), to: &metadata.conformsTo)
    case .exemption: Self.add(.init(rawValue: term), to: &metadata.exemptions)
    case .certifiedBy: certify { $0.certifiedBy = $0.certifiedBy ?? term }
    case .certifierCredential: certify { $0.credential = $0.credential ?? term }
    case .certifierReport: certify { $0.report = $0.report ?? term }
    }
  }

  /// Adds a set of modes that are enough together; terms that are not known stay in it.
  mutating func addSufficient(_ terms: [String]) {
    var modes: [AccessibilityMetadata.AccessMode] = []
    for term in terms.prefix(Self.maxTerms).map(Self.trimmed) where !term.isEmpty {
      Self.add(.init(rawValue: term), to: &modes)
    }
    if !modes.isEmpty { Self.add(modes, to: &metadata.accessModesSufficient) }
  }

  /// Sets the day of the certification, unless there is one.
  mutating func add(certificationDate text: String) {
    let date = Self.trimmed(text)
    if !date.isEmpty { certify { $0.date = $0.date ?? date } }
  }

  private mutating func certify(_ change: (inout AccessibilityMetadata.Certification) -> Void) {
    var certification = metadata.certification ?? AccessibilityMetadata.Certification()
    change(&certification)
    metadata.certification = certification
  }

  private static func add<Term: Equatable>(_ term: Term, to terms: inout [Term]) {
    if terms.count < maxTerms, !terms.contains(term) { terms.append(term) }
  }

  private static func trimmed(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
