import ArgumentParser
import Sonify

/// The options for the voice that speaks into files.
struct VoiceArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      NarrationHelpPhrases.voice.text(), valueName: NarrationHelpPhrases.voiceName.text()))
  var voice: String?

  @Option(
    help: ArgumentHelp(
      NarrationHelpPhrases.speechRate.text(), valueName: NarrationHelpPhrases.wordsName.text()),
    transform: parseSpeechRate)
  var speechRate: Int?

  /// Whether a voice or a rate is chosen.
  var isChosen: Bool { voice != nil || speechRate != nil }

  /// Returns the speech synthesizer.
  func synthesizer() throws(CommandFailure) -> SpeechSynthesizer {
    do {
      return try SpeechSynthesizer.open(
        voice: voice, wordsPerMinute: speechRate ?? SpeechSynthesizer.usualRate)
    } catch {
      throw CommandFailure(error)
    }
  }
}

private func parseSpeechRate(_ text: String) throws -> Int {
  guard let rate = Int(text), SpeechSynthesizer.allowedRates.contains(rate) else {
    let allowed = SpeechSynthesizer.allowedRates
    throw ValidationError(
      NarrationFaultPhrases.speechRate.text([
        "minimum": "\(allowed.lowerBound)", "maximum": "\(allowed.upperBound)",
      ]))
  }
  return rate
}
