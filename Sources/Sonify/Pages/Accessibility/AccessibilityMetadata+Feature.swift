// The terms of https://www.w3.org/2021/a11y-discov-vocab/latest/, which schema.org refers to.

extension AccessibilityMetadata {
  /// Something that helps to read a publication.
  public struct Feature: RawRepresentable, Hashable, Sendable {
    /// The term, as publications write it.
    public let rawValue: String

    /// Creates a feature from its term, which may be of another vocabulary.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Visual content has short text alternatives.
    public static let alternativeText = Feature(rawValue: "alternativeText")
    /// There are annotations of authors or teachers.
    public static let annotations = Feature(rawValue: "annotations")
    /// Roles of WAI-ARIA state the structure.
    public static let aria = Feature(rawValue: "ARIA")
    /// Visual content of videos is described by voice.
    public static let audioDescription = Feature(rawValue: "audioDescription")
    /// There is a braille edition.
    public static let braille = Feature(rawValue: "braille")
    /// Sound has captions.
    public static let captions = Feature(rawValue: "captions")
    /// Chemical formulas are in ChemML.
    public static let chemML = Feature(rawValue: "ChemML")
    /// Videos have captions that can be turned off.
    public static let closedCaptions = Feature(rawValue: "closedCaptions")
    /// Mathematical notation is described in text.
    public static let describedMath = Feature(rawValue: "describedMath")
    /// Size, font, spacing and colours of the text can be changed.
    public static let displayTransformability = Feature(rawValue: "displayTransformability")
    /// All text has ruby annotations.
    public static let fullRubyAnnotations = Feature(rawValue: "fullRubyAnnotations")
    /// Speech is far louder than what sounds beside it.
    public static let highContrastAudio = Feature(rawValue: "highContrastAudio")
    /// Text has a high contrast with its background.
    public static let highContrastDisplay = Feature(rawValue: "highContrastDisplay")
    /// There is an index.
    public static let index = Feature(rawValue: "index")
    /// Text is in large print.
    public static let largePrint = Feature(rawValue: "largePrint")
    /// Mathematical notation is in LaTeX.
    public static let latex = Feature(rawValue: "latex")
    /// Chemical formulas are in LaTeX.
    public static let latexChemistry = Feature(rawValue: "latex-chemistry")
    /// Complex visual content has long descriptions.
    public static let longDescription = Feature(rawValue: "longDescription")
    /// Mathematical notation is in MathML.
    public static let mathML = Feature(rawValue: "MathML")
    /// Chemical formulas are in MathML.
    public static let mathMLChemistry = Feature(rawValue: "MathML-chemistry")
    /// There are no accessibility features.
    public static let none = Feature(rawValue: "none")
    /// Videos have captions that are part of the picture.
    public static let openCaptions = Feature(rawValue: "openCaptions")
    /// The pages of a print edition are marked.
    public static let pageBreakMarkers = Feature(rawValue: "pageBreakMarkers")
    /// There is a list of pages.
    public static let pageNavigation = Feature(rawValue: "pageNavigation")
    /// The markup states the reading order.
    public static let readingOrder = Feature(rawValue: "readingOrder")
    /// Some text has ruby annotations.
    public static let rubyAnnotations = Feature(rawValue: "rubyAnnotations")
    /// Sign language is available.
    public static let signLanguage = Feature(rawValue: "signLanguage")
    /// Headings reflect the structure.
    public static let structuralNavigation = Feature(rawValue: "structuralNavigation")
    /// Sound and text can be read in step.
    public static let synchronizedAudioText = Feature(rawValue: "synchronizedAudioText")
    /// There is a table of contents with links.
    public static let tableOfContents = Feature(rawValue: "tableOfContents")
    /// There are tactile graphics.
    public static let tactileGraphic = Feature(rawValue: "tactileGraphic")
    /// There are tactile objects.
    public static let tactileObject = Feature(rawValue: "tactileObject")
    /// Readers control the timing of what moves.
    public static let timingControl = Feature(rawValue: "timingControl")
    /// Sound has a transcript.
    public static let transcript = Feature(rawValue: "transcript")
    /// Markup helps speech synthesis to pronounce the text.
    public static let ttsMarkup = Feature(rawValue: "ttsMarkup")
    /// No protection keeps assistive technology out.
    public static let unlocked = Feature(rawValue: "unlocked")
  }
}
