import SonifyArchives
import SonifyBase
package import SonifyDevices
import SonifyWords

/// A chapter of a book that is read aloud: the title and the description by a voice, the picture by
/// the sound of the chart.
///
/// It follows EPUB Media Overlays 3.3: each step has a text or a picture, which the reader shows, and
/// a part of a sound.
package struct MediaOverlay: Sendable {
  /// A part of the chapter and what is heard of it.
  private struct Step {
    let id: String
    /// The seconds of the speech; nil for the whole sound of the chart.
    let speech: Range<Double>?
  }

  /// The speech as MP3.
  let speech: [UInt8]
  private let steps: [Step]
  private let soundLength: Double

  /// Reads a chapter aloud.
  /// - Parameters:
  ///   - page: the page that is the chapter.
  ///   - voice: the voice.
  ///   - goesOn: called now and then; reading stops if it returns `false`.
  /// - Returns: the overlay, or nil if it was stopped.
  /// - Throws: ``ReadAloudError``.
  package static func spoken(
    _ page: ChartPage, by voice: SpeechSynthesizer, while goesOn: () -> Bool = { true }
  ) throws(ReadAloudError) -> MediaOverlay? {
    let texts = page.spokenTexts
    guard let spoken = try voice.readAloud(texts.map(\.text), while: goesOn) else { return nil }
    let steps = zip(texts, spoken.times).compactMap { text, time in
      time.isEmpty ? nil : Step(id: text.id, speech: time)
    }
    return MediaOverlay(
      speech: spoken.mp3, steps: steps + [Step(id: page.figureID, speech: nil)],
      soundLength: page.sound.length)
  }

  /// The length of what is heard, in seconds.
  var length: Double {
    steps.reduce(0) { sum, step in
      sum + (step.speech.map { $0.upperBound - $0.lowerBound } ?? soundLength)
    }
  }

  /// Returns the document of the overlay, for files with the given names.
  func document(text: String, speech: String, sound: String) -> Markup {
    let steps = steps.enumerated().map { index, step in
      Markup.element(
        "par", ["id": "step-\(index + 1)"],
        [
          .element("text", ["src": "\(text)#\(step.id)"]),
          .element(
            "audio",
            [
              "src": step.speech == nil ? sound : speech,
              "clipBegin": Self.clock(step.speech?.lowerBound ?? 0),
              "clipEnd": Self.clock(step.speech?.upperBound ?? soundLength),
            ]),
        ])
    }
    return .element(
      "smil", ["xmlns": "http://www.w3.org/ns/SMIL", "version": "3.0"],
      [.element("body", [:], steps.onLines)].onLines)
  }

  /// Returns seconds as the format writes them, to the millisecond.
  static func clock(_ seconds: Double) -> String {
    NumberText.exact((seconds * 1000).rounded() / 1000) + "s"
  }
}

extension ChartPage {
  /// The texts that are read aloud, with the ids of their elements, in the order of the chapter.
  var spokenTexts: [(id: String, text: String)] {
    let lines = lines(.normal).enumerated().map { (id: summaryID($0), text: $1) }
    return [(titleID, title), (id(of: .summary), PagePhrases.summary.text())] + lines
      + [(id(of: .picture), PagePhrases.chart.text())]
  }

  /// The id of the title.
  var titleID: String { "\(prefix)title" }
  /// The id of the picture.
  var figureID: String { "\(prefix)figure" }
  /// Returns the id of a paragraph of the description.
  func summaryID(_ index: Int) -> String { "\(prefix)summary-\(index + 1)" }
}
