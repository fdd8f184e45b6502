import ArgumentParser
import Sonify

/// The options for speech in a sound file and for captions beside it.
struct NarrationArguments: ParsableArguments {
  @Option(help: ArgumentHelp(NarrationHelpPhrases.speak, ValueNames.detail))
  var speak = NarrationDetail.none

  @Flag(help: ArgumentHelp(NarrationHelpPhrases.speakOver))
  var speakOver = false

  @OptionGroup var voice: VoiceArguments

  @Option(
    help: ArgumentHelp(
      NarrationHelpPhrases.captions.text(), valueName: NarrationHelpPhrases.fileName.text()),
    completion: .file(extensions: CaptionFormat.allCases.map(\.rawValue)))
  var captions: String?

  func validate() throws {
    if speakOver, speak != .full {
      throw ValidationError(NarrationFaultPhrases.speakOver.text())
    }
    if speak == .none, voice.isChosen {
      throw ValidationError(NarrationFaultPhrases.voice.text())
    }
    if let captions, CaptionFormat(path: captions) == nil {
      throw ValidationError(NarrationFaultPhrases.captionFormat.text())
    }
  }

  /// Returns the speech synthesizer, or nil if nothing is to be spoken.
  func synthesizer() throws(CommandFailure) -> SpeechSynthesizer? {
    speak == .none ? nil : try voice.synthesizer()
  }

  /// Returns the score with its speech.
  func narrate(
    _ performance: Performance, volume: Decibels, _ synthesizer: SpeechSynthesizer?
  ) throws(CommandFailure) -> NarratedScore {
    let script = NarrationScript(
      performance.composition, levelled: performance.score, of: performance.chart, detail: speak,
      speaksOver: speakOver, hasCaptions: captions != nil)
    guard let synthesizer else { return script.silent() }
    do {
      return try script.narrated(
        by: synthesizer, volume: volume, tonePeak: performance.estimate.truePeak)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Fails if captions cannot be written, before any other work is done.
  func checkCaptions() throws(CommandFailure) {
    // Opening a pipe twice would signal its end to the reader.
    guard let captions, !SoundFileSink.isStream(path: captions) else { return }
    do {
      // A file that is not committed leaves nothing behind.
      _ = try OutputFile.open(path: captions)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Returns a file with the captions of a sound, which still has to be committed, or nil if no
  /// captions are wanted.
  func captionsFile(of narrated: NarratedScore) throws(CommandFailure) -> OutputFile? {
    guard let captions, let format = CaptionFormat(path: captions) else { return nil }
    let text = format.text(of: narrated.captions, at: narrated.score.sampleRate)
    do {
      let file = try OutputFile.open(path: captions)
      let bytes = Array(text.utf8)
      try file.write(unsafe bytes.span.bytes)
      return file
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Prints a note if there are characters that the voice cannot read.
  func printLimits(of narrated: NarratedScore, _ synthesizer: SpeechSynthesizer?) {
    guard let synthesizer, narrated.hasUnreadableSigns,
      synthesizer.voice.hasSuffix("/ja") || synthesizer.voice.contains("/ja+")
    else { return }
    StandardError.note(NarrationReportPhrases.unreadable.text())
  }

  /// Returns lines that report the speech and the captions.
  func report(_ narrated: NarratedScore, _ synthesizer: SpeechSynthesizer?) -> [String] {
    var lines: [String] = []
    if let synthesizer {
      lines.append(
        NarrationReportPhrases.spoken.text(
          count: narrated.parts.count, ["voice": synthesizer.voice]))
    }
    if let captions {
      lines.append(
        NarrationReportPhrases.captions.text(
          count: narrated.captions.count,
          ["file": UntrustedText.harmless(captions, limit: 5000)]))
    }
    return lines
  }
}
