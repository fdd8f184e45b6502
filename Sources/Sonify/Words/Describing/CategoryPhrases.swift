import SonifyBase

/// Bars over names.
///
/// `{point}` is a value and its name, `{points}` a list of them.
enum CategoryPhrases {
  static let largest = Statement(
    compact: Phrase("Largest: {point}."), descriptive: Phrase("The largest value is {point}."))
  static let smallest = Statement(
    compact: Phrase("Smallest: {point}."), descriptive: Phrase("The smallest value is {point}."))
  /// Where three or more bars are the largest; `{places}` is a list of their names.
  static let largestTied = Statement(
    compact: Phrase(
      "Largest: {value}, {count} time: {places}.", "Largest: {value}, {count} times: {places}."),
    descriptive: Phrase(
      "The largest value is {value}, {count} time: {places}.",
      "The largest value is {value}, reached {count} times: {places}."))
  /// The same of two bars.
  static let largestTwice = Statement(
    compact: Phrase("Largest: {value}, twice: {places}."),
    descriptive: Phrase("The largest value is {value}, reached twice: {places}."))
  static let smallestTied = Statement(
    compact: Phrase(
      "Smallest: {value}, {count} time: {places}.", "Smallest: {value}, {count} times: {places}."),
    descriptive: Phrase(
      "The smallest value is {value}, {count} time: {places}.",
      "The smallest value is {value}, reached {count} times: {places}."))
  static let smallestTwice = Statement(
    compact: Phrase("Smallest: {value}, twice: {places}."),
    descriptive: Phrase("The smallest value is {value}, reached twice: {places}."))
  /// The second and the third largest.
  static let next = Statement(
    compact: Phrase("Then {points}."), descriptive: Phrase("Next come {points}."))
  /// `{factor}` is a number above 1, but not 2.
  static let ratio = Statement(
    compact: Phrase("Largest is {factor} times the smallest."),
    descriptive: Phrase("The largest is {factor} times the smallest."))
  /// The same where the factor is 2.
  static let twice = Statement(
    compact: Phrase("Largest is twice the smallest."),
    descriptive: Phrase("The largest is twice the smallest."))
}

/// Histograms.
///
/// `{bin}` is a bin as "60 to 80", `{bins}` a list of them.
enum HistogramPhrases {
  static let fullest = Statement(
    compact: Phrase("Fullest bin: {bin}, {count} value.", "Fullest bin: {bin}, {count} values."),
    descriptive: Phrase(
      "The fullest bin is {bin}, with {count} value.",
      "The fullest bin is {bin}, with {count} values."))
  /// Of several series; `{bins}` is a list of ``binOfSeries``.
  static let fullestOfSeveral = Statement(
    compact: Phrase("Fullest bins: {bins}."), descriptive: Phrase("The fullest bins are {bins}."))
  static let binOfSeries = Phrase("{bin} for {name}")
  static let peaks = Statement(
    compact: Phrase("{count} peak: {bins}.", "{count} peaks: {bins}."),
    descriptive: Phrase(
      "The values cluster around {count} peak: {bins}.",
      "The values cluster around {count} peaks: {bins}."))
  static let middle = Statement(
    compact: Phrase("Middle half: {lower} through {upper}; median in {median}."),
    descriptive: Phrase(
      "The middle half of the values lies in the bins {lower} through {upper}; the median is in the bin {median}."
    ))
  /// The same where all of these are in one bin.
  static let middleInOne = Statement(
    compact: Phrase("Middle half and median in {bin}."),
    descriptive: Phrase("The middle half of the values and their median lie in the bin {bin}."))
  static let leansUp = Statement(
    compact: Phrase("Longer tail towards high values, skewness {skewness}."),
    descriptive: Phrase("The tail is longer towards high values (skewness {skewness})."))
  static let leansDown = Statement(
    compact: Phrase("Longer tail towards low values, skewness {skewness}."),
    descriptive: Phrase("The tail is longer towards low values (skewness {skewness})."))
}
