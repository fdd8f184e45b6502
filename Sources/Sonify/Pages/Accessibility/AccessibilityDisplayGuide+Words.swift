import SonifyBase

extension AccessibilityDisplayGuide.Identifier {
  /// The compact words.
  var compact: Phrase { words.compact }

  /// The descriptive words, which may be the same.
  var descriptive: Phrase { words.descriptive ?? words.compact }

  private var words: (compact: Phrase, descriptive: Phrase?) {
    switch self {
    case .waysOfReadingTitle: (GuideReadingWords.waysOfReadingTitle, nil)
    case .waysOfReadingVisualAdjustmentsModifiable:
      (
        GuideReadingWords.waysOfReadingVisualAdjustmentsModifiable,
        GuideReadingWords.waysOfReadingVisualAdjustmentsModifiableInFull
      )
    case .waysOfReadingVisualAdjustmentsUnmodifiable:
      (
        GuideReadingWords.waysOfReadingVisualAdjustmentsUnmodifiable,
        GuideReadingWords.waysOfReadingVisualAdjustmentsUnmodifiableInFull
      )
    case .waysOfReadingVisualAdjustmentsUnknown:
      (GuideReadingWords.waysOfReadingVisualAdjustmentsUnknown, nil)
    case .waysOfReadingNonvisualReadingReadable:
      (
        GuideReadingWords.waysOfReadingNonvisualReadingReadable,
        GuideReadingWords.waysOfReadingNonvisualReadingReadableInFull
      )
    case .waysOfReadingNonvisualReadingNotFully:
      (
        GuideReadingWords.waysOfReadingNonvisualReadingNotFully,
        GuideReadingWords.waysOfReadingNonvisualReadingNotFullyInFull
      )
    case .waysOfReadingNonvisualReadingNone:
      (
        GuideReadingWords.waysOfReadingNonvisualReadingNone,
        GuideReadingWords.waysOfReadingNonvisualReadingNoneInFull
      )
    case .waysOfReadingNonvisualReadingNoMetadata:
      (GuideReadingWords.waysOfReadingNonvisualReadingNoMetadata, nil)
    case .waysOfReadingNonvisualReadingAltText:
      (
        GuideReadingWords.waysOfReadingNonvisualReadingAltText,
        GuideReadingWords.waysOfReadingNonvisualReadingAltTextInFull
      )
    case .waysOfReadingPrerecordedAudioSynchronized:
      (
        GuideReadingWords.waysOfReadingPrerecordedAudioSynchronized,
        GuideReadingWords.waysOfReadingPrerecordedAudioSynchronizedInFull
      )
    case .waysOfReadingPrerecordedAudioOnly:
      (
        GuideReadingWords.waysOfReadingPrerecordedAudioOnly,
        GuideReadingWords.waysOfReadingPrerecordedAudioOnlyInFull
      )
    case .waysOfReadingPrerecordedAudioComplementary:
      (
        GuideReadingWords.waysOfReadingPrerecordedAudioComplementary,
        GuideReadingWords.waysOfReadingPrerecordedAudioComplementaryInFull
      )
    case .waysOfReadingPrerecordedAudioNoMetadata:
      (GuideReadingWords.waysOfReadingPrerecordedAudioNoMetadata, nil)
    case .conformanceTitle: (GuideConformanceWords.conformanceTitle, nil)
    case .conformanceA:
      (GuideConformanceWords.conformanceA, GuideConformanceWords.conformanceAInFull)
    case .conformanceAa:
      (GuideConformanceWords.conformanceAa, GuideConformanceWords.conformanceAaInFull)
    case .conformanceAaa:
      (GuideConformanceWords.conformanceAaa, GuideConformanceWords.conformanceAaaInFull)
    case .conformanceUnknownStandard: (GuideConformanceWords.conformanceUnknownStandard, nil)
    case .conformanceNo: (GuideConformanceWords.conformanceNo, nil)
    case .conformanceCertifier:
      (GuideConformanceWords.conformanceCertifier, GuideConformanceWords.conformanceCertifierInFull)
    case .conformanceCertifierCredentials:
      (
        GuideConformanceWords.conformanceCertifierCredentials,
        GuideConformanceWords.conformanceCertifierCredentialsInFull
      )
    case .conformanceDetailsClaim:
      (
        GuideConformanceWords.conformanceDetailsClaim,
        GuideConformanceWords.conformanceDetailsClaimInFull
      )
    case .conformanceDetailsCertificationInfo:
      (
        GuideConformanceWords.conformanceDetailsCertificationInfo,
        GuideConformanceWords.conformanceDetailsCertificationInfoInFull
      )
    case .conformanceDetailsCertifierReport:
      (
        GuideConformanceWords.conformanceDetailsCertifierReport,
        GuideConformanceWords.conformanceDetailsCertifierReportInFull
      )
    case .navigationTitle: (GuideNavigationWords.navigationTitle, nil)
    case .navigationPageNavigation:
      (
        GuideNavigationWords.navigationPageNavigation,
        GuideNavigationWords.navigationPageNavigationInFull
      )
    case .navigationStructural:
      (GuideNavigationWords.navigationStructural, GuideNavigationWords.navigationStructuralInFull)
    case .navigationIndex:
      (GuideNavigationWords.navigationIndex, GuideNavigationWords.navigationIndexInFull)
    case .navigationToc:
      (GuideNavigationWords.navigationToc, GuideNavigationWords.navigationTocInFull)
    case .navigationNoMetadata: (GuideNavigationWords.navigationNoMetadata, nil)
    case .richContentTitle: (GuideContentWords.richContentTitle, nil)
    case .richContentExtended:
      (GuideContentWords.richContentExtended, GuideContentWords.richContentExtendedInFull)
    case .richContentAccessibleChemistryAsLaTeX:
      (
        GuideContentWords.richContentAccessibleChemistryAsLaTeX,
        GuideContentWords.richContentAccessibleChemistryAsLaTeXInFull
      )
    case .richContentAccessibleChemistryAsMathML:
      (
        GuideContentWords.richContentAccessibleChemistryAsMathML,
        GuideContentWords.richContentAccessibleChemistryAsMathMLInFull
      )
    case .richContentAccessibleMathDescribed:
      (
        GuideContentWords.richContentAccessibleMathDescribed,
        GuideContentWords.richContentAccessibleMathDescribedInFull
      )
    case .richContentAccessibleMathAsLaTeX:
      (
        GuideContentWords.richContentAccessibleMathAsLaTeX,
        GuideContentWords.richContentAccessibleMathAsLaTeXInFull
      )
    case .richContentAccessibleMathAsMathML:
      (
        GuideContentWords.richContentAccessibleMathAsMathML,
        GuideContentWords.richContentAccessibleMathAsMathMLInFull
      )
    case .richContentClosedCaptions:
      (
        GuideContentWords.richContentClosedCaptions,
        GuideContentWords.richContentClosedCaptionsInFull
      )
    case .richContentOpenCaptions:
      (GuideContentWords.richContentOpenCaptions, GuideContentWords.richContentOpenCaptionsInFull)
    case .richContentTranscript:
      (GuideContentWords.richContentTranscript, GuideContentWords.richContentTranscriptInFull)
    case .richContentUnknown: (GuideContentWords.richContentUnknown, nil)
    case .hazardsTitle: (GuideHazardsWords.hazardsTitle, nil)
    case .hazardsNone: (GuideHazardsWords.hazardsNone, GuideHazardsWords.hazardsNoneInFull)
    case .hazardsFlashing:
      (GuideHazardsWords.hazardsFlashing, GuideHazardsWords.hazardsFlashingInFull)
    case .hazardsMotion: (GuideHazardsWords.hazardsMotion, GuideHazardsWords.hazardsMotionInFull)
    case .hazardsSound: (GuideHazardsWords.hazardsSound, GuideHazardsWords.hazardsSoundInFull)
    case .hazardsFlashingUnknown:
      (GuideHazardsWords.hazardsFlashingUnknown, GuideHazardsWords.hazardsFlashingUnknownInFull)
    case .hazardsMotionUnknown:
      (GuideHazardsWords.hazardsMotionUnknown, GuideHazardsWords.hazardsMotionUnknownInFull)
    case .hazardsSoundUnknown:
      (GuideHazardsWords.hazardsSoundUnknown, GuideHazardsWords.hazardsSoundUnknownInFull)
    case .hazardsFlashingNone:
      (GuideHazardsWords.hazardsFlashingNone, GuideHazardsWords.hazardsFlashingNoneInFull)
    case .hazardsMotionNone:
      (GuideHazardsWords.hazardsMotionNone, GuideHazardsWords.hazardsMotionNoneInFull)
    case .hazardsSoundNone:
      (GuideHazardsWords.hazardsSoundNone, GuideHazardsWords.hazardsSoundNoneInFull)
    case .hazardsUnknown: (GuideHazardsWords.hazardsUnknown, nil)
    case .hazardsNoMetadata: (GuideHazardsWords.hazardsNoMetadata, nil)
    case .accessibilitySummaryTitle: (GuideSummaryWords.accessibilitySummaryTitle, nil)
    case .accessibilitySummary: (GuideSummaryWords.accessibilitySummary, nil)
    case .accessibilitySummaryNoMetadata: (GuideSummaryWords.accessibilitySummaryNoMetadata, nil)
    case .legalConsiderationsTitle: (GuideLegalWords.legalConsiderationsTitle, nil)
    case .legalConsiderationsExempt:
      (GuideLegalWords.legalConsiderationsExempt, GuideLegalWords.legalConsiderationsExemptInFull)
    case .legalConsiderationsNoMetadata: (GuideLegalWords.legalConsiderationsNoMetadata, nil)
    case .additionalTitle: (GuideAdditionalWords.additionalTitle, nil)
    case .additionalPageBreaks:
      (GuideAdditionalWords.additionalPageBreaks, GuideAdditionalWords.additionalPageBreaksInFull)
    case .additionalAria:
      (GuideAdditionalWords.additionalAria, GuideAdditionalWords.additionalAriaInFull)
    case .additionalAudioDescriptions:
      (
        GuideAdditionalWords.additionalAudioDescriptions,
        GuideAdditionalWords.additionalAudioDescriptionsInFull
      )
    case .additionalBraille:
      (GuideAdditionalWords.additionalBraille, GuideAdditionalWords.additionalBrailleInFull)
    case .additionalFullRubyAnnotations:
      (
        GuideAdditionalWords.additionalFullRubyAnnotations,
        GuideAdditionalWords.additionalFullRubyAnnotationsInFull
      )
    case .additionalHighContrastBetweenForegroundAndBackgroundAudio:
      (
        GuideAdditionalWords.additionalHighContrastBetweenForegroundAndBackgroundAudio,
        GuideAdditionalWords.additionalHighContrastBetweenForegroundAndBackgroundAudioInFull
      )
    case .additionalHighContrastBetweenTextAndBackground:
      (
        GuideAdditionalWords.additionalHighContrastBetweenTextAndBackground,
        GuideAdditionalWords.additionalHighContrastBetweenTextAndBackgroundInFull
      )
    case .additionalLargePrint:
      (GuideAdditionalWords.additionalLargePrint, GuideAdditionalWords.additionalLargePrintInFull)
    case .additionalRubyAnnotations:
      (
        GuideAdditionalWords.additionalRubyAnnotations,
        GuideAdditionalWords.additionalRubyAnnotationsInFull
      )
    case .additionalSignLanguage:
      (
        GuideAdditionalWords.additionalSignLanguage,
        GuideAdditionalWords.additionalSignLanguageInFull
      )
    case .additionalTactileGraphics:
      (
        GuideAdditionalWords.additionalTactileGraphics,
        GuideAdditionalWords.additionalTactileGraphicsInFull
      )
    case .additionalTactileObjects:
      (
        GuideAdditionalWords.additionalTactileObjects,
        GuideAdditionalWords.additionalTactileObjectsInFull
      )
    case .additionalTextToSpeechHinting:
      (
        GuideAdditionalWords.additionalTextToSpeechHinting,
        GuideAdditionalWords.additionalTextToSpeechHintingInFull
      )
    }
  }
}
