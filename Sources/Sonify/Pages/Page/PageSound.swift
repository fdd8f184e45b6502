import SonifyBase
import SonifyChart
import SonifyComposition
import SonifyDevices
import SonifySession
import SonifySound
import SonifyWords

/// The sound of a page: encoded, with its parts and captions.
package struct PageSound: Sendable {
  /// The sound as MP3 and as Opus.
  let mp3, opus: [UInt8]
  /// The captions as WebVTT.
  let captions: String
  /// The captions one after the other.
  let transcript: [String]
  /// The parts, each with its start in seconds.
  let chapters: [(start: Double, name: String)]
  /// The length in seconds.
  let length: Double

  /// Renders the sound of a chart.
  /// - Returns: the sound, or nil if it was stopped.
  /// - Throws: ``OutputError`` if libsndfile cannot write MP3 or Opus.
  static func rendered(
    _ composition: Composition, _ score: Score, of chart: ChartDescriptor, software: String,
    while goesOn: (_ framesDone: Int) -> Bool
  ) throws(OutputError) -> PageSound? {
    let overview = ChartOverview(chart)
    let tags = SoundFileSink.Tags(
      title: overview.title, software: software, comment: overview.comment, markers: [])
    guard let mp3 = try score.encoded(as: .mp3, tags: tags, while: goesOn),
      let opus = try score.encoded(as: .opus, tags: tags, while: goesOn)
    else { return nil }
    let narrated = NarrationScript(
      composition, levelled: score, of: chart, detail: .none, hasCaptions: true
    ).silent()
    return PageSound(
      mp3: mp3, opus: opus,
      captions: CaptionFormat.vtt.text(of: narrated.captions, at: score.sampleRate),
      transcript: narrated.captions.map { caption in
        UntrustedText.harmless(
          caption.text.split(separator: "\n").joined(separator: "; "), limit: 1000)
      },
      chapters: score.markers.map {
        (score.sampleRate.seconds($0.frame).value, UntrustedText.harmless($0.name, limit: 100))
      },
      length: score.duration.value)
  }
}
