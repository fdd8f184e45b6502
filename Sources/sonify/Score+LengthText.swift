import Sonify

extension Score {
  /// The length in words: "5.9 seconds".
  var lengthText: String {
    ReportPhrases.seconds.text(NumberText(digits: 4).text(duration.value))
  }
}
