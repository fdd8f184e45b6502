/// What a publication states about its own accessibility, in the vocabularies of schema.org and of
/// EPUB Accessibility 1.1.
///
/// It is a claim of the publisher. Terms of other vocabularies are kept as they are, and are never
/// taken for one of these: ``AccessibilityDisplayGuide`` ignores them.
public struct AccessibilityMetadata: Equatable, Sendable {
  /// The standards that the publication claims to meet.
  public var conformsTo: [Profile]
  /// Who confirmed that claim, or nil.
  public var certification: Certification?
  /// What the other properties cannot state, in the publisher's own words, or nil.
  public var summary: String?
  /// The senses and forms in which the publication holds information.
  public var accessModes: [AccessMode]
  /// The sets of access modes, each of which is enough to understand all of the content.
  public var accessModesSufficient: [[AccessMode]]
  /// The features that help to read the publication.
  public var features: [Feature]
  /// What may harm some readers, and what is known not to.
  public var hazards: [Hazard]
  /// The reasons why the publication need not be accessible by the law of a jurisdiction.
  public var exemptions: [Exemption]

  /// Creates metadata; without arguments, nothing is known.
  /// - Parameters:
  ///   - conformsTo: the standards that the publication claims to meet.
  ///   - certification: who confirmed that claim, or nil.
  ///   - summary: what the other properties cannot state, or nil.
  ///   - accessModes: the senses and forms in which it holds information.
  ///   - accessModesSufficient: the sets of access modes that are enough.
  ///   - features: the features that help to read it.
  ///   - hazards: what may harm some readers, and what is known not to.
  ///   - exemptions: the reasons why it need not be accessible.
  public init(
    conformsTo: [Profile] = [], certification: Certification? = nil, summary: String? = nil,
    accessModes: [AccessMode] = [], accessModesSufficient: [[AccessMode]] = [],
    features: [Feature] = [], hazards: [Hazard] = [], exemptions: [Exemption] = []
  ) {
    self.conformsTo = conformsTo
    self.certification = certification
    self.summary = summary
    self.accessModes = accessModes
    self.accessModesSufficient = accessModesSufficient
    self.features = features
    self.hazards = hazards
    self.exemptions = exemptions
  }

  /// Who confirmed that a publication meets a standard.
  public struct Certification: Equatable, Sendable {
    /// The name of the certifier, or nil.
    public var certifiedBy: String?
    /// The badge or address that shows the authority of the certifier, or nil.
    public var credential: String?
    /// The address of the certifier's report, or nil.
    public var report: String?
    /// The day of the certification, as the publication has it, or nil.
    public var date: String?

    /// Creates a certification.
    /// - Parameters:
    ///   - certifiedBy: the name of the certifier, or nil.
    ///   - credential: the badge or address that shows its authority, or nil.
    ///   - report: the address of its report, or nil.
    ///   - date: the day of the certification, or nil.
    public init(
      certifiedBy: String? = nil, credential: String? = nil, report: String? = nil,
      date: String? = nil
    ) {
      self.certifiedBy = certifiedBy
      self.credential = credential
      self.report = report
      self.date = date
    }
  }
}
