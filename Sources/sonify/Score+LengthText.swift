import Sonify

extension Score {
  /// How long it is, in words: "5.9 seconds".
  var lengthText: String {
    let number = NumberText(digits: 4).text(duration.value)
    return "\(number) \(number == "1" ? "second" : "seconds")"
  }
}
