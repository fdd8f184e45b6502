import Sonify

extension Score {
  /// How long it is, in words: "5.9 seconds".
  var lengthText: String {
    ReportPhrases.seconds.text(NumberText(digits: 4).text(duration.value))
  }
}
