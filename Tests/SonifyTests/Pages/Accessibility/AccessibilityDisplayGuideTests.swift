import SonifyBase
import SonifyTestSupport
import Testing

@testable import SonifyPages

/// What a guide states of metadata: no less than they state, and nothing that they do not.
@Suite struct AccessibilityDisplayGuideTests {
  typealias Metadata = AccessibilityMetadata
  typealias Identifier = AccessibilityDisplayGuide.Identifier

  private func ids(_ field: AccessibilityDisplayGuide.Field) -> [Identifier] {
    field.statements.map(\.id)
  }

  private func words(_ guide: AccessibilityDisplayGuide, descriptive: Bool) -> [String] {
    guide.fields.flatMap(\.statements).map { $0.localized(descriptive: descriptive) }
  }

  /// The order of sections 3.1 to 3.8 of the guide.
  @Test func fieldsAreInTheOrderOfTheGuide() {
    #expect(
      AccessibilityDisplayGuide(Metadata()).fields.map(\.id.rawValue) == [
        "ways-of-reading-title", "conformance-title", "navigation-title", "rich-content-title",
        "hazards-title", "accessibility-summary-title", "legal-considerations-title",
        "additional-accessibility-information-title",
      ])
  }

  /// Where nothing is stated there is no information, and only two fields are worth showing.
  @Test func nothingStatedIsNoInformation() {
    let guide = AccessibilityDisplayGuide(Metadata())
    #expect(
      guide.fields.filter(\.shouldDisplay).map(\.id) == [.waysOfReadingTitle, .conformanceTitle])
    #expect(
      guide.fields.flatMap(ids) == [
        .waysOfReadingVisualAdjustmentsUnknown, .waysOfReadingNonvisualReadingNoMetadata,
        .waysOfReadingPrerecordedAudioNoMetadata, .conformanceNo, .navigationNoMetadata,
        .richContentUnknown, .hazardsNoMetadata, .accessibilitySummaryNoMetadata,
        .legalConsiderationsNoMetadata,
      ])
  }

  /// Terms that nobody knows state nothing, whatever they look like.
  @Test(arguments: 0..<200) func unknownTermsAreNoClaims(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let stems = [
      "textual", "Textual", "auditory", "noFlashingHazards", "None", "none ", "longdescription",
      "EPUB Accessibility 1.1", "wcag-aa", "eaa", "index1", "tableofcontents", "unlocked2", "",
    ]
    func terms() -> [String] {
      (0..<Int.random(in: 0...4, using: &random)).map { _ in
        (stems.randomElement(using: &random) ?? "") + "x"
      }
    }
    let metadata = Metadata(
      conformsTo: [], accessModes: terms().map(Metadata.AccessMode.init),
      accessModesSufficient: terms().map { [Metadata.AccessMode(rawValue: $0)] },
      features: terms().map(Metadata.Feature.init), hazards: terms().map(Metadata.Hazard.init),
      exemptions: terms().map(Metadata.Exemption.init))
    #expect(AccessibilityDisplayGuide(metadata) == AccessibilityDisplayGuide(Metadata()))
    // Nor is a mode enough by itself because the one beside it is not known.
    var other = Metadata(accessModesSufficient: [[.textual, .init(rawValue: "smell")]])
    #expect(
      ids(AccessibilityDisplayGuide(other).waysOfReading)[1]
        == .waysOfReadingNonvisualReadingNotFully)
    other.conformsTo = [Metadata.Profile(rawValue: "\(seed)")]
    #expect(ids(AccessibilityDisplayGuide(other).conformance) == [.conformanceUnknownStandard])
  }

  /// The table of the techniques, section 3.1.2.
  @Test(
    arguments: [
      ([Metadata.AccessMode.textual], [], [], Identifier.waysOfReadingNonvisualReadingReadable),
      ([.textual, .visual], [[.textual]], [], .waysOfReadingNonvisualReadingReadable),
      ([.textual, .visual], [], [], .waysOfReadingNonvisualReadingNotFully),
      ([.visual], [[.textual, .visual]], [], .waysOfReadingNonvisualReadingNotFully),
      ([.visual], [], [.alternativeText], .waysOfReadingNonvisualReadingNotFully),
      ([.visual], [[.visual]], [], .waysOfReadingNonvisualReadingNone),
      ([.auditory], [], [], .waysOfReadingNonvisualReadingNone),
      ([.visual, .auditory], [], [], .waysOfReadingNonvisualReadingNoMetadata),
      ([], [], [], .waysOfReadingNonvisualReadingNoMetadata),
    ] as [([Metadata.AccessMode], [[Metadata.AccessMode]], [Metadata.Feature], Identifier)])
  func readingFollowsTheTechniques(
    modes: [Metadata.AccessMode], sufficient: [[Metadata.AccessMode]],
    features: [Metadata.Feature], expected: Identifier
  ) {
    let metadata = Metadata(
      accessModes: modes, accessModesSufficient: sufficient, features: features)
    #expect(ids(AccessibilityDisplayGuide(metadata).waysOfReading)[1] == expected)
  }

  @Test func appearanceFollowsTheTechniques() {
    func appearance(_ features: [Metadata.Feature], fixed: Bool) -> Identifier {
      let guide = AccessibilityDisplayGuide(Metadata(features: features), hasFixedLayout: fixed)
      return ids(guide.waysOfReading)[0]
    }
    #expect(
      appearance([.displayTransformability], fixed: true)
        == .waysOfReadingVisualAdjustmentsModifiable)
    #expect(appearance([], fixed: true) == .waysOfReadingVisualAdjustmentsUnmodifiable)
    #expect(appearance([], fixed: false) == .waysOfReadingVisualAdjustmentsUnknown)
  }

  /// A hazard that is stated is never excluded by another term, in any order.
  @Test func hazardsAreNeverExcludedByMistake() {
    func hazards(_ terms: [Metadata.Hazard]) -> [Identifier] {
      ids(AccessibilityDisplayGuide(Metadata(hazards: terms)).hazards)
    }
    #expect(hazards([.none]) == [.hazardsNone])
    #expect(hazards([.noFlashing, .noMotionSimulation, .noSound]) == [.hazardsNone])
    #expect(hazards([.unknown]) == [.hazardsUnknown])
    #expect(hazards([.none, .flashing]).first == .hazardsFlashing)
    #expect(hazards([.noFlashing, .flashing]) == [.hazardsFlashing])
    #expect(!hazards([.none, .unknown]).contains(.hazardsNone))
    // What our own pages state.
    #expect(
      hazards([.noFlashing, .noMotionSimulation, .unknownSound]) == [
        .hazardsSoundUnknown, .hazardsFlashingNone, .hazardsMotionNone,
      ])
    // What is not stated is not excluded.
    #expect(hazards([.noFlashing]) == [.hazardsFlashingNone])
  }

  @Test func conformanceIsThatOfTheHighestLevel() {
    var metadata = AccessibilityMetadataTests.full
    metadata.conformsTo = [
      .init(rawValue: "else"), .init(guidelines: "2.0", level: .aaa),
      .init(guidelines: "2.2", level: .a),
    ]
    let field = AccessibilityDisplayGuide(metadata).conformance
    #expect(
      ids(field) == [
        .conformanceAaa, .conformanceCertifier, .conformanceCertifierCredentials,
        .conformanceDetailsClaim, .conformanceDetailsCertificationInfo,
        .conformanceDetailsCertifierReport,
      ])
    let claim = field.statements[3].localized(descriptive: false)
    #expect(claim == "Claims EPUB Accessibility 1.1, WCAG 2.0, level AAA")
    // A certifier without a standard certifies nothing that could be stated.
    metadata.conformsTo = []
    #expect(ids(AccessibilityDisplayGuide(metadata).conformance) == [.conformanceNo])
  }

  /// Every identifier has words of both lengths, whose placeholders are filled.
  @Test func allStatementsHaveWords() {
    let values = ["certifier", "credential", "standard", "guidelines", "level", "date", "report"]
    for id in Identifier.allCases {
      let filled = Dictionary(uniqueKeysWithValues: (values + ["summary"]).map { ($0, "X") })
      let statement = AccessibilityDisplayGuide.Statement(id, filled)
      for isDescriptive in [false, true] {
        let text = statement.localized(descriptive: isDescriptive)
        #expect(!text.isEmpty && !text.contains("{") && !text.hasSuffix("."), "\(id)")
      }
      #expect(
        statement.localized(descriptive: false).count
          <= statement.localized(descriptive: true).count, "\(id)")
    }
    #expect(Set(Identifier.allCases.map(\.rawValue)).count == Identifier.allCases.count)
  }

  /// A host's words replace ours by identifier; the publication's words cannot bring placeholders.
  @Test func wordsCanBeReplaced() {
    var metadata = AccessibilityMetadataTests.full
    metadata.certification?.certifiedBy = "{credential} & Co."
    let guide = AccessibilityDisplayGuide(metadata)
    let own: [Identifier: AccessibilityDisplayGuide.Wording] = [
      .conformanceCertifier: .init(compact: "Seal: {certifier}"),
      .conformanceTitle: .init(compact: "Seals"),
    ]
    #expect(guide.conformance.title(overriding: own) == "Seals")
    #expect(guide.conformance.title() == "Conformance")
    let statement = guide.conformance.statements[1]
    #expect(statement.localized(descriptive: true, overriding: own) == "Seal: {credential} & Co.")
    #expect(statement.localized(descriptive: false) == "Certified by {credential} & Co.")
  }

  /// Words of a publication cannot control a terminal.
  @Test func aSummaryIsOneHarmlessLine() {
    let metadata = Metadata(summary: "a\n\u{1B}[2Jb\u{202E}c")
    let field = AccessibilityDisplayGuide(metadata).accessibilitySummary
    #expect(field.shouldDisplay)
    #expect(field.statements[0].localized(descriptive: false) == "a \u{FFFD}[2Jb\u{FFFD}c")
  }
}
