import SonifyBase

// The words of the W3C Accessibility Metadata Display Guide are ours: a listener hears them once.

/// Statements of the field "Ways of reading", compact and descriptive.
enum GuideReadingWords {
  static let waysOfReadingTitle = Phrase("Ways of reading")
  static let waysOfReadingVisualAdjustmentsModifiable = Phrase(
    "Size, font and colours of the text can be changed")
  static let waysOfReadingVisualAdjustmentsModifiableInFull = Phrase(
    """
    Size, font, spacing and colours of the text, and the layout of its pages, can be changed \
    as far as the reading system allows
    """)
  static let waysOfReadingVisualAdjustmentsUnmodifiable = Phrase("Text and pages keep their layout")
  static let waysOfReadingVisualAdjustmentsUnmodifiableInFull = Phrase(
    "Text and pages keep their layout, as in print; a reading system may only magnify them")
  static let waysOfReadingVisualAdjustmentsUnknown = Phrase(
    "No information on changes of size, font and colours is available")
  static let waysOfReadingNonvisualReadingReadable = Phrase(
    "All content can be read aloud or in braille")
  static let waysOfReadingNonvisualReadingReadableInFull = Phrase(
    "All content can be read aloud by speech synthesis or shown on a braille display")
  static let waysOfReadingNonvisualReadingNotFully = Phrase(
    "Some content cannot be read aloud or in braille")
  static let waysOfReadingNonvisualReadingNotFullyInFull = Phrase(
    "Some of the content cannot be read aloud by speech synthesis or shown on a braille display")
  static let waysOfReadingNonvisualReadingNone = Phrase(
    "The content cannot be read aloud or in braille")
  static let waysOfReadingNonvisualReadingNoneInFull = Phrase(
    "The content cannot be read aloud by speech synthesis or shown on a braille display")
  static let waysOfReadingNonvisualReadingNoMetadata = Phrase(
    "No information on reading aloud or in braille is available")
  static let waysOfReadingNonvisualReadingAltText = Phrase("There are text alternatives")
  static let waysOfReadingNonvisualReadingAltTextInFull = Phrase(
    "Pictures and other content that is not text have text alternatives")
  static let waysOfReadingPrerecordedAudioSynchronized = Phrase(
    "Recorded sound in step with the text")
  static let waysOfReadingPrerecordedAudioSynchronizedInFull = Phrase(
    "All content is also recorded sound, in step with the text")
  static let waysOfReadingPrerecordedAudioOnly = Phrase("Recorded sound is enough by itself")
  static let waysOfReadingPrerecordedAudioOnlyInFull = Phrase(
    "All content can be understood from recorded sound alone, without text")
  static let waysOfReadingPrerecordedAudioComplementary = Phrase(
    "Recorded sound is a part of the content")
  static let waysOfReadingPrerecordedAudioComplementaryInFull = Phrase(
    "Recorded sound is a part of the content, beside text or pictures")
  static let waysOfReadingPrerecordedAudioNoMetadata = Phrase(
    "No information on recorded sound is available")
}

/// Statements of the field "Conformance", compact and descriptive.
enum GuideConformanceWords {
  static let conformanceTitle = Phrase("Conformance")
  static let conformanceA = Phrase("Claims to meet minimum accessibility standards")
  static let conformanceAInFull = Phrase("Claims to meet EPUB Accessibility with WCAG 2 at level A")
  static let conformanceAa = Phrase("Claims to meet accepted accessibility standards")
  static let conformanceAaInFull = Phrase(
    "Claims to meet EPUB Accessibility with WCAG 2 at level AA")
  static let conformanceAaa = Phrase("Claims to exceed accepted accessibility standards")
  static let conformanceAaaInFull = Phrase(
    "Claims to meet EPUB Accessibility with WCAG 2 at level AAA")
  static let conformanceUnknownStandard = Phrase(
    "Names standards, but none that is known as an accessibility standard")
  static let conformanceNo = Phrase("No information on conformance is available")
  static let conformanceCertifier = Phrase("Certified by {certifier}")
  static let conformanceCertifierInFull = Phrase("{certifier} certified the conformance")
  static let conformanceCertifierCredentials = Phrase("Credential of the certifier: {credential}")
  static let conformanceCertifierCredentialsInFull = Phrase(
    "The certifier shows this credential: {credential}")
  static let conformanceDetailsClaim = Phrase(
    "Claims EPUB Accessibility {standard}, WCAG {guidelines}, level {level}")
  static let conformanceDetailsClaimInFull = Phrase(
    """
    Claims to meet EPUB Accessibility {standard} and the Web Content Accessibility Guidelines \
    (WCAG) {guidelines} at level {level}
    """)
  static let conformanceDetailsCertificationInfo = Phrase("Certified on {date}")
  static let conformanceDetailsCertificationInfoInFull = Phrase(
    "The conformance was certified on {date}")
  static let conformanceDetailsCertifierReport = Phrase("Report of the certifier: {report}")
  static let conformanceDetailsCertifierReportInFull = Phrase(
    "The certifier reports more at {report}")
}

/// Statements of the field "Navigation", compact and descriptive.
enum GuideNavigationWords {
  static let navigationTitle = Phrase("Navigation")
  static let navigationPageNavigation = Phrase("List of pages")
  static let navigationPageNavigationInFull = Phrase(
    "A list of pages leads to the pages of the print edition")
  static let navigationStructural = Phrase("Headings")
  static let navigationStructuralInFull = Phrase(
    "Headings and other elements show the structure and can be moved by")
  static let navigationIndex = Phrase("Index")
  static let navigationIndexInFull = Phrase("An index leads to the entries in the text")
  static let navigationToc = Phrase("Table of contents")
  static let navigationTocInFull = Phrase("A table of contents leads to all parts of the text")
  static let navigationNoMetadata = Phrase("No information on navigation is available")
}

/// Statements of the field "Rich content", compact and descriptive.
enum GuideContentWords {
  static let richContentTitle = Phrase("Rich content")
  static let richContentExtended = Phrase("Complex pictures have long descriptions")
  static let richContentExtendedInFull = Phrase(
    "Charts, diagrams and other complex pictures have long descriptions")
  static let richContentAccessibleChemistryAsLaTeX = Phrase("Chemical formulas in LaTeX")
  static let richContentAccessibleChemistryAsLaTeXInFull = Phrase(
    "Chemical formulas are in LaTeX, which assistive technology can read")
  static let richContentAccessibleChemistryAsMathML = Phrase("Chemical formulas in MathML")
  static let richContentAccessibleChemistryAsMathMLInFull = Phrase(
    "Chemical formulas are in MathML, which assistive technology can read")
  static let richContentAccessibleMathDescribed = Phrase("Formulas are described in text")
  static let richContentAccessibleMathDescribedInFull = Phrase(
    "Mathematical formulas are described in text")
  static let richContentAccessibleMathAsLaTeX = Phrase("Formulas in LaTeX")
  static let richContentAccessibleMathAsLaTeXInFull = Phrase(
    "Mathematical formulas are in LaTeX, which assistive technology can read")
  static let richContentAccessibleMathAsMathML = Phrase("Formulas in MathML")
  static let richContentAccessibleMathAsMathMLInFull = Phrase(
    "Mathematical formulas are in MathML, which assistive technology can read")
  static let richContentClosedCaptions = Phrase("Videos have captions that can be turned off")
  static let richContentClosedCaptionsInFull = Phrase(
    "Videos have closed captions, which can be turned on and off")
  static let richContentOpenCaptions = Phrase("Videos have captions in the picture")
  static let richContentOpenCaptionsInFull = Phrase(
    "Videos have open captions, which are always part of the picture")
  static let richContentTranscript = Phrase("Transcripts")
  static let richContentTranscriptInFull = Phrase(
    "What is said and heard in recordings is written in transcripts")
  static let richContentUnknown = Phrase("No information on rich content is available")
}

/// Statements of the field "Hazards", compact and descriptive.
enum GuideHazardsWords {
  static let hazardsTitle = Phrase("Hazards")
  static let hazardsNone = Phrase("No hazards")
  static let hazardsNoneInFull = Phrase(
    "There is no content that flashes, simulates motion or has harmful sounds")
  static let hazardsFlashing = Phrase("Flashing content")
  static let hazardsFlashingInFull = Phrase("Some content flashes, which can cause seizures")
  static let hazardsMotion = Phrase("Simulated motion")
  static let hazardsMotionInFull = Phrase("Some content simulates motion, which can cause sickness")
  static let hazardsSound = Phrase("Harmful sounds")
  static let hazardsSoundInFull = Phrase("Some content has sounds that can be hard to bear")
  static let hazardsFlashingUnknown = Phrase("Whether it flashes is not known")
  static let hazardsFlashingUnknownInFull = Phrase(
    "Whether some content flashes, which can cause seizures, is not known")
  static let hazardsMotionUnknown = Phrase("Whether it simulates motion is not known")
  static let hazardsMotionUnknownInFull = Phrase(
    "Whether some content simulates motion, which can cause sickness, is not known")
  static let hazardsSoundUnknown = Phrase("Whether its sounds are harmful is not known")
  static let hazardsSoundUnknownInFull = Phrase(
    "Whether some content has sounds that can be hard to bear is not known")
  static let hazardsFlashingNone = Phrase("No flashing content")
  static let hazardsFlashingNoneInFull = Phrase("No content flashes, which could cause seizures")
  static let hazardsMotionNone = Phrase("No simulated motion")
  static let hazardsMotionNoneInFull = Phrase(
    "No content simulates motion, which could cause sickness")
  static let hazardsSoundNone = Phrase("No harmful sounds")
  static let hazardsSoundNoneInFull = Phrase("No content has sounds that could be hard to bear")
  static let hazardsUnknown = Phrase("Whether there are hazards is not known")
  static let hazardsNoMetadata = Phrase("No information on hazards is available")
}

/// Statements of the field "Accessibility summary", compact and descriptive.
enum GuideSummaryWords {
  static let accessibilitySummaryTitle = Phrase("Accessibility summary")
  /// The publisher's own words, as they are.
  static let accessibilitySummary = Phrase("{summary}")
  static let accessibilitySummaryNoMetadata = Phrase("No accessibility summary is available")
}

/// Statements of the field "Legal considerations", compact and descriptive.
enum GuideLegalWords {
  static let legalConsiderationsTitle = Phrase("Legal considerations")
  static let legalConsiderationsExempt = Phrase("Claims an exemption from accessibility law")
  static let legalConsiderationsExemptInFull = Phrase(
    "Claims to be exempt from the accessibility law of some jurisdictions")
  static let legalConsiderationsNoMetadata = Phrase(
    "No information on legal exemptions is available")
}

/// Statements of the field "Additional accessibility information", compact and descriptive.
enum GuideAdditionalWords {
  static let additionalTitle = Phrase("Additional accessibility information")
  static let additionalPageBreaks = Phrase("Page breaks are marked")
  static let additionalPageBreaksInFull = Phrase("The page breaks of the print edition are marked")
  static let additionalAria = Phrase("ARIA roles")
  static let additionalAriaInFull = Phrase("ARIA roles show the structure to assistive technology")
  static let additionalAudioDescriptions = Phrase("Audio descriptions")
  static let additionalAudioDescriptionsInFull = Phrase("What videos show is described by voice")
  static let additionalBraille = Phrase("Braille")
  static let additionalBrailleInFull = Phrase("There is a braille edition")
  static let additionalFullRubyAnnotations = Phrase("Ruby annotations everywhere")
  static let additionalFullRubyAnnotationsInFull = Phrase(
    "Ruby annotations give the pronunciation of all text")
  static let additionalHighContrastBetweenForegroundAndBackgroundAudio = Phrase(
    "Speech is far louder than its background")
  static let additionalHighContrastBetweenForegroundAndBackgroundAudioInFull = Phrase(
    "Speech is far louder than the sounds beside it")
  static let additionalHighContrastBetweenTextAndBackground = Phrase("High contrast of text")
  static let additionalHighContrastBetweenTextAndBackgroundInFull = Phrase(
    "Text has a high contrast with its background")
  static let additionalLargePrint = Phrase("Large print")
  static let additionalLargePrintInFull = Phrase("The text is in large print")
  static let additionalRubyAnnotations = Phrase("Some ruby annotations")
  static let additionalRubyAnnotationsInFull = Phrase(
    "Ruby annotations give the pronunciation of some text")
  static let additionalSignLanguage = Phrase("Sign language")
  static let additionalSignLanguageInFull = Phrase("Recordings are interpreted in sign language")
  static let additionalTactileGraphics = Phrase("Tactile graphics")
  static let additionalTactileGraphicsInFull = Phrase("Some pictures are also tactile graphics")
  static let additionalTactileObjects = Phrase("Tactile objects")
  static let additionalTactileObjectsInFull = Phrase("There are objects to touch")
  static let additionalTextToSpeechHinting = Phrase("Hints for speech synthesis")
  static let additionalTextToSpeechHintingInFull = Phrase(
    "Markup helps speech synthesis to pronounce the text")
}
