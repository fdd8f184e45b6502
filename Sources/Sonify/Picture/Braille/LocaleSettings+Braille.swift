import SonifyBase
import SonifyWords

extension LocaleSettings {
  /// Does work whose words are written in braille: in English if the letters of the current language
  /// have no braille here.
  static func withBraille<Result>(_ work: () -> Result) -> Result {
    let settings = current
    let sample = settings.messages.language.isEmpty ? "" : PicturePhrases.legend.text()
    let hasBraille = UncontractedBraille(sample).unknownCount == 0
    return $current.withValue(hasBraille ? settings : .english) { work() }
  }
}
