import SonifyBase

/// Places on the x axis, and values that stand there, as parts of sentences.
///
/// `{x}` is a year, a month, a day, a time, a number or a name; which phrase is taken depends on that.
enum PlacePhrases {
  /// In a year: "268.8 in 1957".
  static let valueInYear = Phrase("{value} in {year}")
  /// In a quarter or a month: "268.8 in March 1957".
  static let valueDuring = Phrase("{value} in {x}")
  /// On a day: "12.8 on 1 January 2012".
  static let valueOn = Phrase("{value} on {x}")
  /// On a day at a time of day: "12.8 at 29 March 1958 14:05".
  static let valueAtTime = Phrase("{value} at {time}")
  /// At a number: "226 lines at 6 cups".
  static let valueAt = Phrase("{value} at {x}")
  /// At a number without a unit: "12 at speed 40".
  static let valueAtTitle = Phrase("{value} at {title} {x}")
  /// Of something that has a name: "48.9 for Waseca".
  static let valueOf = Phrase("{value} for {x}")

  /// In a year: "in 1957".
  static let inYear = Phrase("in {year}")
  /// In a quarter or a month: "in March 1957".
  static let during = Phrase("in {x}")
  /// On a day: "on 1 January 2012".
  static let on = Phrase("on {x}")
  /// On a day at a time of day: "at 29 March 1958 14:05".
  static let atTime = Phrase("at {time}")
  /// At a number: "at 6 cups".
  static let at = Phrase("at {x}")
  /// At a number without a unit: "at speed 40".
  static let atTitle = Phrase("at {title} {x}")
  /// Of something that has a name: "for Waseca".
  static let of = Phrase("for {x}")

  /// A number without a unit: "speed 40".
  static let titled = Phrase("{title} {x}")

  /// A point that has a name: "Mazda RX4 with 21 at 110".
  static let named = Phrase("{name} with {point}")
}

/// Differences of values, as parts of sentences.
enum DifferencePhrases {
  /// Of values in percent.
  static let percentagePoints = AmountPhrase(
    Phrase("{count} percentage point", "{count} percentage points"),
    part: Phrase("{number} percentage points"))
}

/// How fast something changes, as part of a sentence; `{amount}` is a value with its unit.
enum RatePhrases {
  static let second = Phrase("{amount} a second")
  static let minute = Phrase("{amount} a minute")
  static let hour = Phrase("{amount} an hour")
  static let day = Phrase("{amount} a day")
  static let month = Phrase("{amount} a month")
  static let year = Phrase("{amount} a year")
  static let decade = Phrase("{amount} a decade")
  static let century = Phrase("{amount} a century")
  /// For a number of x with its unit: "7.7 for every 1,000 lbs".
  static let step = Phrase("{amount} for every {step}")
  /// For a number of x without a unit, whose title stands in its place: "7.7 for every 1,000 of weight".
  static let stepOf = Phrase("{amount} for every {step} of {title}")
}
