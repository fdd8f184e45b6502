import SonifyBase

/// Several series: what they share and how they differ.
///
/// `{names}` is a list of series.
enum ComparisonPhrases {
  static let allRise = Statement(
    compact: Phrase("All rise overall."),
    descriptive: Phrase("All series rise overall."))
  static let allFall = Statement(
    compact: Phrase("All fall overall."),
    descriptive: Phrase("All series fall overall."))
  static let noneTrends = Statement(
    compact: Phrase("No clear overall trend in any."),
    descriptive: Phrase("None of the series has a clear overall trend."))
  /// `{groups}` are some of ``risingGroup``, ``fallingGroup`` and ``levelGroup``, with semicolons between
  /// them.
  static let trends = Statement(
    compact: Phrase("Overall trends: {groups}."), descriptive: Phrase("Overall trends: {groups}."))
  /// Two groups, or a group and all after it.
  static let groups = Phrase("{first}; {rest}")
  static let risingGroup = Phrase("rising in {names}")
  static let fallingGroup = Phrase("falling in {names}")
  static let levelGroup = Phrase("none clear in {names}")

  /// Where all or most are highest or lowest at the same x; `{place}` is "in July".
  static let allHighest = Statement(
    compact: Phrase("All highest {place}."), descriptive: Phrase("All series are highest {place}."))
  static let allLowest = Statement(
    compact: Phrase("All lowest {place}."), descriptive: Phrase("All series are lowest {place}."))
  static let mostHighest = Statement(
    compact: Phrase("{count} of {all} highest {place}.", "{count} of {all} highest {place}."),
    descriptive: Phrase(
      "{count} of the {all} series is highest {place}.",
      "{count} of the {all} series are highest {place}."))
  static let mostLowest = Statement(
    compact: Phrase("{count} of {all} lowest {place}.", "{count} of {all} lowest {place}."),
    descriptive: Phrase(
      "{count} of the {all} series is lowest {place}.",
      "{count} of the {all} series are lowest {place}."))

  /// The extremes of all series together; `{point}` is a value and where it stands.
  static let lowest = Statement(
    compact: Phrase("Lowest: {point}, {name}."),
    descriptive: Phrase("The lowest value of all is {point}, in {name}."))
  static let highest = Statement(
    compact: Phrase("Highest: {point}, {name}."),
    descriptive: Phrase("The highest value of all is {point}, in {name}."))

  /// The same where several series, `{names}`, have it.
  static let lowestOfSeveral = Statement(
    compact: Phrase("Lowest: {value}, {names}."),
    descriptive: Phrase("The lowest value of all is {value}, in {names}."))
  static let highestOfSeveral = Statement(
    compact: Phrase("Highest: {value}, {names}."),
    descriptive: Phrase("The highest value of all is {value}, in {names}."))

  /// All series have one mean.
  static let equalMeans = Statement(
    compact: Phrase("All means {mean}."), descriptive: Phrase("All series have a mean of {mean}."))
  /// All series by their means, the largest first; `{means}` is a list of ``mean``.
  static let ranking = Statement(
    compact: Phrase("Means: {means}."),
    descriptive: Phrase("By mean, from highest to lowest: {means}."))
  /// The largest of many, and the smallest.
  static let rankingOfMany = Statement(
    compact: Phrase("Means: {means}, lowest {last}."),
    descriptive: Phrase("By mean, the highest are {means}, and the lowest is {last}."))
  static let rankingInBrief = Statement(
    compact: Phrase("Means: highest {first}, lowest {last}."),
    descriptive: Phrase("By mean, the highest is {first}, the lowest {last}."))
  static let mean = Phrase("{name} with {mean}")

  /// Which is highest at how many x; `{all}` is the number of x that are compared.
  static let alwaysHighest = Statement(
    compact: Phrase("{name} always highest."),
    descriptive: Phrase("{name} is highest throughout."))
  static let alwaysLowest = Statement(
    compact: Phrase("{name} always lowest."),
    descriptive: Phrase("{name} is lowest throughout."))
  /// Highest and lowest at each x with values of several series, where others have one of one series.
  static let highestAmongOthers = Statement(
    compact: Phrase("{name} highest wherever several have values."),
    descriptive: Phrase("{name} is highest wherever several series have values."))
  static let lowestAmongOthers = Statement(
    compact: Phrase("{name} lowest wherever several have values."),
    descriptive: Phrase("{name} is lowest wherever several series have values."))
  static let oftenHighest = Statement(
    compact: Phrase(
      "{name} highest {count} of {all} time.", "{name} highest {count} of {all} times."),
    descriptive: Phrase(
      "{name} is highest {count} of {all} time.",
      "{name} is highest most often, {count} of {all} times."))
  static let oftenLowest = Statement(
    compact: Phrase(
      "{name} lowest {count} of {all} time.", "{name} lowest {count} of {all} times."),
    descriptive: Phrase(
      "{name} is lowest {count} of {all} time.",
      "{name} is lowest most often, {count} of {all} times."))

  /// Where two series differ most, with the value of each; `{place}` is "for Waseca".
  static let largestDifference = Statement(
    compact: Phrase("{first} and {second} differ most {place}: {one} and {other}."),
    descriptive: Phrase("{first} and {second} differ most {place}: {one} and {other}."))

  /// Two lines that cross; `{place}` is "in July".
  static let goesAbove = Statement(
    compact: Phrase("{first} above {second} {place}."),
    descriptive: Phrase("{first} rises above {second} {place}."))
  static let goesBelow = Statement(
    compact: Phrase("{first} below {second} {place}."),
    descriptive: Phrase("{first} falls below {second} {place}."))
  /// Many crossings, of which no two series have the most.
  static let manyCrossings = Statement(
    compact: Phrase("{count} crossing.", "{count} crossings."),
    descriptive: Phrase("The series cross {count} time.", "The series cross {count} times."))
  /// Many crossings; `{pair}` is a list of the two that cross most often, `{often}` times, three or
  /// more.
  static let crossings = Statement(
    compact: Phrase(
      "{count} crossing, {often} of {pair}.", "{count} crossings, {often} of {pair}."),
    descriptive: Phrase(
      "The series cross {count} time; {pair} most often, {often} times.",
      "The series cross {count} times; {pair} most often, {often} times."))
  /// The same where those two cross twice.
  static let crossingsTwice = Statement(
    compact: Phrase("{count} crossing, 2 of {pair}.", "{count} crossings, 2 of {pair}."),
    descriptive: Phrase(
      "The series cross {count} time; {pair} most often, twice.",
      "The series cross {count} times; {pair} most often, twice."))
  /// Many crossings of only two.
  static let crossingsOfTwo = Statement(
    compact: Phrase(
      "{pair} cross {count} time, {first}.",
      "{pair} cross {count} times, first {first}, last {last}."),
    descriptive: Phrase(
      "{pair} cross {count} time, {first}.",
      "{pair} cross {count} times, first {first}, last {last}."))

  /// One series in short; `{lowest}` and `{highest}` are values and where they stand.
  static let rising = Statement(
    compact: Phrase("{name}: rises by {rate}; lowest {lowest}, highest {highest}."),
    descriptive: Phrase(
      "{name} rises overall by {rate} and ranges from {lowest} to {highest}."))
  static let falling = Statement(
    compact: Phrase("{name}: falls by {rate}; lowest {lowest}, highest {highest}."),
    descriptive: Phrase(
      "{name} falls overall by {rate} and ranges from {lowest} to {highest}."))
  static let unevenlyRising = Statement(
    compact: Phrase("{name}: rises at a changing rate; lowest {lowest}, highest {highest}."),
    descriptive: Phrase(
      "{name} rises overall at a changing rate and ranges from {lowest} to {highest}."))
  static let unevenlyFalling = Statement(
    compact: Phrase("{name}: falls at a changing rate; lowest {lowest}, highest {highest}."),
    descriptive: Phrase(
      "{name} falls overall at a changing rate and ranges from {lowest} to {highest}."))
  static let values = Statement(
    compact: Phrase("{name}: lowest {lowest}, highest {highest}."),
    descriptive: Phrase("{name} ranges from {lowest} to {highest}."))
  /// The same of values in no order.
  static let spread = Statement(
    compact: Phrase("{name}: median {median}, lowest {lowest}, highest {highest}."),
    descriptive: Phrase(
      "{name} has a median of {median} and ranges from {lowest} to {highest}."))
  /// Series that are not listed one by one.
  static let others = Statement(
    compact: Phrase("{count} more series.", "{count} more series."),
    descriptive: Phrase("There is {count} more series.", "There are {count} more series."))
}
