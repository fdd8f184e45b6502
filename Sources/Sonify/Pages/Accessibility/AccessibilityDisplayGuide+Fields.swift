extension AccessibilityDisplayGuide.Field {

  /// Creates a field of the statements whose conditions are true.
  /// - Parameters:
  ///   - id: the identifier of the title.
  ///   - statements: statements and whether they are made.
  ///   - missing: the statement if none is made, or nil for none.
  private init(
    _ id: DisplayIdentifier, _ statements: KeyValuePairs<DisplayIdentifier, Bool>,
    else missing: DisplayIdentifier?
  ) {
    let made = statements.filter(\.value).map { DisplayStatement($0.key) }
    self.init(
      id: id, statements: made.isEmpty ? missing.map { [DisplayStatement($0)] } ?? [] : made,
      shouldDisplay: !made.isEmpty)
  }

  /// Conditions are those of the techniques for EPUB, section 3.1.
  static func waysOfReading(
    _ metadata: AccessibilityMetadata, hasFixedLayout: Bool
  ) -> Self {
    let features = Set(metadata.features)
    let visual: DisplayIdentifier =
      features.contains(.displayTransformability)
      ? .waysOfReadingVisualAdjustmentsModifiable
      : hasFixedLayout
        ? .waysOfReadingVisualAdjustmentsUnmodifiable : .waysOfReadingVisualAdjustmentsUnknown
    var statements = [visual, reading(metadata)]
    if !features.isDisjoint(with: textAlternatives) {
      statements.append(.waysOfReadingNonvisualReadingAltText)
    }
    let sound: DisplayIdentifier =
      if features.contains(.synchronizedAudioText) {
        .waysOfReadingPrerecordedAudioSynchronized
      } else if metadata.accessModesSufficient.contains([.auditory]) {
        .waysOfReadingPrerecordedAudioOnly
      } else if metadata.accessModes.contains(.auditory) {
        .waysOfReadingPrerecordedAudioComplementary
      } else {
        .waysOfReadingPrerecordedAudioNoMetadata
      }
    statements.append(sound)
    return Self(
      id: .waysOfReadingTitle, statements: statements.map { DisplayStatement($0) },
      shouldDisplay: true)
  }

  private static let textAlternatives: Set<AccessibilityMetadata.Feature> = [
    .alternativeText, .longDescription, .describedMath, .transcript,
  ]

  private static func reading(_ metadata: AccessibilityMetadata) -> DisplayIdentifier {
    let modes = metadata.accessModes
    let sufficient = metadata.accessModesSufficient
    let hasText = sufficient.contains { $0.contains(.textual) }
    if modes == [.textual] || sufficient.contains([.textual]) {
      return .waysOfReadingNonvisualReadingReadable
    }
    if modes.contains(.textual) || hasText || !textAlternatives.isDisjoint(with: metadata.features)
    {
      return .waysOfReadingNonvisualReadingNotFully
    }
    return modes == [.auditory] || modes == [.visual]
      ? .waysOfReadingNonvisualReadingNone : .waysOfReadingNonvisualReadingNoMetadata
  }

  /// The claim with the highest level counts; one that is no accessibility standard is none.
  static func conformance(_ metadata: AccessibilityMetadata) -> Self {
    let claims = metadata.conformsTo.compactMap(\.claim)
    let best = claims.max {
      ($0.level, $0.standard, $0.guidelines) < ($1.level, $1.standard, $1.guidelines)
    }
    guard let best else {
      let id: DisplayIdentifier =
        metadata.conformsTo.isEmpty ? .conformanceNo : .conformanceUnknownStandard
      return Self(id: .conformanceTitle, statements: [DisplayStatement(id)], shouldDisplay: true)
    }
    let level: DisplayIdentifier =
      switch best.level {
      case .a: .conformanceA
      case .aa: .conformanceAa
      case .aaa: .conformanceAaa
      }
    var statements = [DisplayStatement(level)]
    let certification = metadata.certification
    if let certifier = certification?.certifiedBy {
      statements.append(DisplayStatement(.conformanceCertifier, ["certifier": certifier]))
    }
    if let credential = certification?.credential {
      statements.append(
        DisplayStatement(.conformanceCertifierCredentials, ["credential": credential]))
    }
    let values = [
      "standard": best.standard, "guidelines": best.guidelines, "level": best.level.rawValue,
    ]
    statements.append(DisplayStatement(.conformanceDetailsClaim, values))
    if let date = certification?.date {
      statements.append(DisplayStatement(.conformanceDetailsCertificationInfo, ["date": date]))
    }
    if let report = certification?.report {
      statements.append(DisplayStatement(.conformanceDetailsCertifierReport, ["report": report]))
    }
    return Self(id: .conformanceTitle, statements: statements, shouldDisplay: true)
  }

  static func navigation(_ metadata: AccessibilityMetadata) -> Self {
    let features = Set(metadata.features)
    return Self(
      .navigationTitle,
      [
        .navigationPageNavigation: features.contains(.pageNavigation),
        .navigationStructural: features.contains(.structuralNavigation),
        .navigationIndex: features.contains(.index),
        .navigationToc: features.contains(.tableOfContents),
      ], else: .navigationNoMetadata)
  }

  static func richContent(_ metadata: AccessibilityMetadata) -> Self {
    let features = Set(metadata.features)
    return Self(
      .richContentTitle,
      [
        .richContentExtended: features.contains(.longDescription),
        .richContentAccessibleChemistryAsLaTeX: features.contains(.latexChemistry),
        .richContentAccessibleChemistryAsMathML: features.contains(.mathMLChemistry),
        .richContentAccessibleMathDescribed: features.contains(.describedMath),
        .richContentAccessibleMathAsLaTeX: features.contains(.latex),
        .richContentAccessibleMathAsMathML: features.contains(.mathML),
        .richContentClosedCaptions: features.contains(.closedCaptions),
        .richContentOpenCaptions: features.contains(.openCaptions),
        .richContentTranscript: features.contains(.transcript),
      ], else: .richContentUnknown)
  }

  static func summary(_ metadata: AccessibilityMetadata) -> Self {
    let statement = metadata.summary.map {
      DisplayStatement(.accessibilitySummary, ["summary": $0])
    }
    return Self(
      id: .accessibilitySummaryTitle,
      statements: [statement ?? DisplayStatement(.accessibilitySummaryNoMetadata)],
      shouldDisplay: statement != nil)
  }

  /// Only reasons that EPUB Accessibility knows are claims.
  static func legal(_ metadata: AccessibilityMetadata) -> Self {
    let known: Set<AccessibilityMetadata.Exemption> = [
      .eaaMicroenterprise, .eaaDisproportionateBurden, .eaaFundamentalAlteration,
    ]
    return Self(
      .legalConsiderationsTitle,
      [.legalConsiderationsExempt: !known.isDisjoint(with: metadata.exemptions)],
      else: .legalConsiderationsNoMetadata)
  }

  static func additional(_ metadata: AccessibilityMetadata) -> Self {
    let features = Set(metadata.features)
    return Self(
      .additionalTitle,
      [
        .additionalPageBreaks: features.contains(.pageBreakMarkers),
        .additionalAria: features.contains(.aria),
        .additionalAudioDescriptions: features.contains(.audioDescription),
        .additionalBraille: features.contains(.braille),
        .additionalFullRubyAnnotations: features.contains(.fullRubyAnnotations),
        .additionalHighContrastBetweenForegroundAndBackgroundAudio:
          features.contains(.highContrastAudio),
        .additionalHighContrastBetweenTextAndBackground: features.contains(.highContrastDisplay),
        .additionalLargePrint: features.contains(.largePrint),
        .additionalRubyAnnotations: features.contains(.rubyAnnotations),
        .additionalSignLanguage: features.contains(.signLanguage),
        .additionalTactileGraphics: features.contains(.tactileGraphic),
        .additionalTactileObjects: features.contains(.tactileObject),
        .additionalTextToSpeechHinting: features.contains(.ttsMarkup),
      ], else: nil)
  }
}

typealias DisplayIdentifier = AccessibilityDisplayGuide.Identifier
typealias DisplayStatement = AccessibilityDisplayGuide.Statement
