extension AccessibilityDisplayGuide {
  /// An identifier of a title or a statement, as W3C's localizations of the guide have it.
  ///
  /// Statements on single hazards that are excluded or not known are of version 2.1: version 2.0 has
  /// no words for them. The publisher's own summary has no identifier there, and has one here.
  public enum Identifier: String, CaseIterable, Sendable {
    /// Title: Ways of reading.
    case waysOfReadingTitle = "ways-of-reading-title"
    /// Statement: Size, font and colours of the text can be changed.
    case waysOfReadingVisualAdjustmentsModifiable = "ways-of-reading-visual-adjustments-modifiable"
    /// Statement: Text and pages keep their layout.
    case waysOfReadingVisualAdjustmentsUnmodifiable =
      "ways-of-reading-visual-adjustments-unmodifiable"
    /// Statement: No information on changes of size, font and colours is available.
    case waysOfReadingVisualAdjustmentsUnknown = "ways-of-reading-visual-adjustments-unknown"
    /// Statement: All content can be read aloud or in braille.
    case waysOfReadingNonvisualReadingReadable = "ways-of-reading-nonvisual-reading-readable"
    /// Statement: Some content cannot be read aloud or in braille.
    case waysOfReadingNonvisualReadingNotFully = "ways-of-reading-nonvisual-reading-not-fully"
    /// Statement: The content cannot be read aloud or in braille.
    case waysOfReadingNonvisualReadingNone = "ways-of-reading-nonvisual-reading-none"
    /// Statement: No information on reading aloud or in braille is available.
    case waysOfReadingNonvisualReadingNoMetadata = "ways-of-reading-nonvisual-reading-no-metadata"
    /// Statement: There are text alternatives.
    case waysOfReadingNonvisualReadingAltText = "ways-of-reading-nonvisual-reading-alt-text"
    /// Statement: Recorded sound in step with the text.
    case waysOfReadingPrerecordedAudioSynchronized =
      "ways-of-reading-prerecorded-audio-synchronized"
    /// Statement: Recorded sound is enough by itself.
    case waysOfReadingPrerecordedAudioOnly = "ways-of-reading-prerecorded-audio-only"
    /// Statement: Recorded sound is a part of the content.
    case waysOfReadingPrerecordedAudioComplementary =
      "ways-of-reading-prerecorded-audio-complementary"
    /// Statement: No information on recorded sound is available.
    case waysOfReadingPrerecordedAudioNoMetadata = "ways-of-reading-prerecorded-audio-no-metadata"
    /// Title: Conformance.
    case conformanceTitle = "conformance-title"
    /// Statement: Claims to meet minimum accessibility standards.
    case conformanceA = "conformance-a"
    /// Statement: Claims to meet accepted accessibility standards.
    case conformanceAa = "conformance-aa"
    /// Statement: Claims to exceed accepted accessibility standards.
    case conformanceAaa = "conformance-aaa"
    /// Statement: Names standards, but none that is known as an accessibility standard.
    case conformanceUnknownStandard = "conformance-unknown-standard"
    /// Statement: No information on conformance is available.
    case conformanceNo = "conformance-no"
    /// Statement: who certified the conformance.
    case conformanceCertifier = "conformance-certifier"
    /// Statement: the credential of the certifier.
    case conformanceCertifierCredentials = "conformance-certifier-credentials"
    /// Statement: the standard and the level that are claimed.
    case conformanceDetailsClaim = "conformance-details-claim"
    /// Statement: the day of the certification.
    case conformanceDetailsCertificationInfo = "conformance-details-certification-info"
    /// Statement: where the certifier reports.
    case conformanceDetailsCertifierReport = "conformance-details-certifier-report"
    /// Title: Navigation.
    case navigationTitle = "navigation-title"
    /// Statement: List of pages.
    case navigationPageNavigation = "navigation-page-navigation"
    /// Statement: Headings.
    case navigationStructural = "navigation-structural"
    /// Statement: Index.
    case navigationIndex = "navigation-index"
    /// Statement: Table of contents.
    case navigationToc = "navigation-toc"
    /// Statement: No information on navigation is available.
    case navigationNoMetadata = "navigation-no-metadata"
    /// Title: Rich content.
    case richContentTitle = "rich-content-title"
    /// Statement: Complex pictures have long descriptions.
    case richContentExtended = "rich-content-extended"
    /// Statement: Chemical formulas in LaTeX.
    case richContentAccessibleChemistryAsLaTeX = "rich-content-accessible-chemistry-as-latex"
    /// Statement: Chemical formulas in MathML.
    case richContentAccessibleChemistryAsMathML = "rich-content-accessible-chemistry-as-mathml"
    /// Statement: Formulas are described in text.
    case richContentAccessibleMathDescribed = "rich-content-accessible-math-described"
    /// Statement: Formulas in LaTeX.
    case richContentAccessibleMathAsLaTeX = "rich-content-accessible-math-as-latex"
    /// Statement: Formulas in MathML.
    case richContentAccessibleMathAsMathML = "rich-content-accessible-math-as-mathml"
    /// Statement: Videos have captions that can be turned off.
    case richContentClosedCaptions = "rich-content-closed-captions"
    /// Statement: Videos have captions in the picture.
    case richContentOpenCaptions = "rich-content-open-captions"
    /// Statement: Transcripts.
    case richContentTranscript = "rich-content-transcript"
    /// Statement: No information on rich content is available.
    case richContentUnknown = "rich-content-unknown"
    /// Title: Hazards.
    case hazardsTitle = "hazards-title"
    /// Statement: No hazards.
    case hazardsNone = "hazards-none"
    /// Statement: Flashing content.
    case hazardsFlashing = "hazards-flashing"
    /// Statement: Simulated motion.
    case hazardsMotion = "hazards-motion"
    /// Statement: Harmful sounds.
    case hazardsSound = "hazards-sound"
    /// Statement: Whether it flashes is not known.
    case hazardsFlashingUnknown = "hazards-flashing-unknown"
    /// Statement: Whether it simulates motion is not known.
    case hazardsMotionUnknown = "hazards-motion-unknown"
    /// Statement: Whether its sounds are harmful is not known.
    case hazardsSoundUnknown = "hazards-sound-unknown"
    /// Statement: No flashing content.
    case hazardsFlashingNone = "hazards-flashing-none"
    /// Statement: No simulated motion.
    case hazardsMotionNone = "hazards-motion-none"
    /// Statement: No harmful sounds.
    case hazardsSoundNone = "hazards-sound-none"
    /// Statement: Whether there are hazards is not known.
    case hazardsUnknown = "hazards-unknown"
    /// Statement: No information on hazards is available.
    case hazardsNoMetadata = "hazards-no-metadata"
    /// Title: Accessibility summary.
    case accessibilitySummaryTitle = "accessibility-summary-title"
    /// Statement: the publisher's own words.
    case accessibilitySummary = "accessibility-summary"
    /// Statement: No accessibility summary is available.
    case accessibilitySummaryNoMetadata = "accessibility-summary-no-metadata"
    /// Title: Legal considerations.
    case legalConsiderationsTitle = "legal-considerations-title"
    /// Statement: Claims an exemption from accessibility law.
    case legalConsiderationsExempt = "legal-considerations-exempt"
    /// Statement: No information on legal exemptions is available.
    case legalConsiderationsNoMetadata = "legal-considerations-no-metadata"
    /// Title: Additional accessibility information.
    case additionalTitle = "additional-accessibility-information-title"
    /// Statement: Page breaks are marked.
    case additionalPageBreaks = "additional-accessibility-information-page-breaks"
    /// Statement: ARIA roles.
    case additionalAria = "additional-accessibility-information-aria"
    /// Statement: Audio descriptions.
    case additionalAudioDescriptions = "additional-accessibility-information-audio-descriptions"
    /// Statement: Braille.
    case additionalBraille = "additional-accessibility-information-braille"
    /// Statement: Ruby annotations everywhere.
    case additionalFullRubyAnnotations =
      "additional-accessibility-information-full-ruby-annotations"
    /// Statement: Speech is far louder than its background.
    case additionalHighContrastBetweenForegroundAndBackgroundAudio =
      "additional-accessibility-information-high-contrast-between-foreground-and-background-audio"
    /// Statement: High contrast of text.
    case additionalHighContrastBetweenTextAndBackground =
      "additional-accessibility-information-high-contrast-between-text-and-background"
    /// Statement: Large print.
    case additionalLargePrint = "additional-accessibility-information-large-print"
    /// Statement: Some ruby annotations.
    case additionalRubyAnnotations = "additional-accessibility-information-ruby-annotations"
    /// Statement: Sign language.
    case additionalSignLanguage = "additional-accessibility-information-sign-language"
    /// Statement: Tactile graphics.
    case additionalTactileGraphics = "additional-accessibility-information-tactile-graphics"
    /// Statement: Tactile objects.
    case additionalTactileObjects = "additional-accessibility-information-tactile-objects"
    /// Statement: Hints for speech synthesis.
    case additionalTextToSpeechHinting =
      "additional-accessibility-information-text-to-speech-hinting"
  }
}
