import SonifyBase

/// What a publication states of its own accessibility, as fields of statements for its readers.
///
/// The fields, the statements and their identifiers are those of the W3C Accessibility Metadata
/// Display Guide for Digital Publications 2.0, by its techniques for EPUB metadata; the words are
/// ours. What the metadata do not state is a statement that there is no information, or none.
public struct AccessibilityDisplayGuide: Equatable, Sendable {
  /// Whether the appearance can be changed, and whether speech and braille can read the content.
  public let waysOfReading: Field
  /// Whether it claims to meet standards, and who certified that.
  public let conformance: Field
  /// The ways to move through it.
  public let navigation: Field
  /// Formulas, complex pictures and recordings.
  public let richContent: Field
  /// What may harm some readers.
  public let hazards: Field
  /// The publisher's own words.
  public let accessibilitySummary: Field
  /// Whether it claims to be exempt from accessibility law.
  public let legalConsiderations: Field
  /// Anything else, which has no statements if there is none.
  public let additionalInformation: Field

  /// Creates the guide to a publication.
  /// - Parameters:
  ///   - metadata: what the publication states.
  ///   - hasFixedLayout: whether its pages have a fixed layout.
  public init(_ metadata: AccessibilityMetadata, hasFixedLayout: Bool = false) {
    waysOfReading = .waysOfReading(metadata, hasFixedLayout: hasFixedLayout)
    conformance = .conformance(metadata)
    navigation = .navigation(metadata)
    richContent = .richContent(metadata)
    hazards = .hazards(metadata)
    accessibilitySummary = .summary(metadata)
    legalConsiderations = .legal(metadata)
    additionalInformation = .additional(metadata)
  }

  /// All fields, in the order of the guide.
  public var fields: [Field] {
    [
      waysOfReading, conformance, navigation, richContent, hazards, accessibilitySummary,
      legalConsiderations, additionalInformation,
    ]
  }

  /// Statements that belong together.
  public struct Field: Equatable, Sendable {
    /// The identifier of the title.
    public let id: Identifier
    /// The statements, in the order of the guide.
    public let statements: [Statement]
    /// Whether the field has information, or is one that the guide asks to show in any case.
    public let shouldDisplay: Bool

    /// Returns the title in the language of the current locale settings.
    /// - Parameter words: words that replace ours.
    /// - Returns: the title.
    public func title(overriding words: [Identifier: Wording] = [:]) -> String {
      Statement(id).localized(descriptive: false, overriding: words)
    }
  }

  /// A statement on a publication.
  public struct Statement: Equatable, Sendable {
    /// The identifier.
    public let id: Identifier
    /// The publication's own words for placeholders of the statement, as `certifier`.
    public let values: [String: String]

    init(_ id: Identifier, _ values: [String: String] = [:]) {
      self.id = id
      self.values = values.mapValues { UntrustedText.harmless($0, limit: Self.maxValue) }
    }

    /// The maximum number of scalars of a value: a summary is a paragraph or two.
    private static let maxValue = 2_000

    /// Returns the statement in the language of the current locale settings.
    /// - Parameters:
    ///   - descriptive: whether it is a full sentence, rather than a few words.
    ///   - words: words that replace ours; their placeholders are those of `values`.
    /// - Returns: one line without a full stop.
    public func localized(
      descriptive: Bool, overriding words: [Identifier: Wording] = [:]
    ) -> String {
      let phrase = descriptive ? id.descriptive : id.compact
      let pattern = words[id].map { descriptive ? $0.descriptive : $0.compact }
      return Self.filled(pattern ?? phrase.pattern, values)
    }

    /// Fills in placeholders once: braces within values are not placeholders.
    private static func filled(_ pattern: String, _ values: [String: String]) -> String {
      var filled = ""
      var rest = pattern[...]
      while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
        filled += rest[..<start]
        let name = rest[rest.index(after: start)..<end]
        filled += values[String(name)] ?? String(rest[start...end])
        rest = rest[rest.index(after: end)...]
      }
      return filled + rest
    }
  }

  /// Words of a host for a title or a statement.
  public struct Wording: Equatable, Sendable {
    /// A few words.
    public var compact: String
    /// A full sentence.
    public var descriptive: String

    /// Creates words.
    /// - Parameters:
    ///   - compact: a few words.
    ///   - descriptive: a full sentence, or nil for the same words.
    public init(compact: String, descriptive: String? = nil) {
      self.compact = compact
      self.descriptive = descriptive ?? compact
    }
  }
}
