import SonifyBase

/// Places on the x axis, and values that stand there, as parts of sentences.
///
/// There is a phrase for each kind of place, as many languages have a word of their own for it.
/// `{x}`, `{year}`, `{month}`, `{weekday}`, `{time}` and `{clock}` come as they are written elsewhere or in
/// the data; where your language would inflect them, a word like "month" before them helps.
enum PlacePhrases {
  /// In a year: "268.8 in 1957".
  static let valueInYear = Phrase("{value} in {year}")
  /// In a month whose name is in the data, as "August" or "Aug": "65.1 in August".
  static let valueInMonth = Phrase("{value} in {month}")
  /// In a quarter or a month of a year: "268.8 in March 1957".
  static let valueDuring = Phrase("{value} in {x}")
  /// On a day of the week whose name is in the data, as "Monday" or "Mon": "12 on Monday".
  static let valueOnWeekday = Phrase("{value} on {weekday}")
  /// On a day: "12.8 on 1 January 2012".
  static let valueOn = Phrase("{value} on {x}")
  /// On a day at a time of day: "12.8 at 29 March 1958 14:05".
  static let valueAtTime = Phrase("{value} at {time}")
  /// At a time of day alone: "12.8 at 14:05".
  static let valueAtClock = Phrase("{value} at {clock}")
  /// At a number: "226 lines at 6 cups".
  static let valueAt = Phrase("{value} at {x}")
  /// At a number without a unit: "12 at speed 40".
  static let valueAtTitle = Phrase("{value} at {title} {x}")
  /// Of a category, whatever it is, by its name: "48.9 for Waseca".
  static let valueOf = Phrase("{value} for {x}")
  /// In a row of a table, by its number: "7.9 in row 132".
  static let valueInRow = Phrase("{value} in row {number}")

  /// In a year: "in 1957".
  static let inYear = Phrase("in {year}")
  /// In a month whose name is in the data, as "August" or "Aug": "in August".
  static let inMonth = Phrase("in {month}")
  /// In a quarter or a month of a year: "in March 1957".
  static let during = Phrase("in {x}")
  /// On a day of the week whose name is in the data, as "Monday" or "Mon": "on Monday".
  static let onWeekday = Phrase("on {weekday}")
  /// On a day: "on 1 January 2012".
  static let on = Phrase("on {x}")
  /// On a day at a time of day: "at 29 March 1958 14:05".
  static let atTime = Phrase("at {time}")
  /// At a time of day alone: "at 14:05".
  static let atClock = Phrase("at {clock}")
  /// At a number: "at 6 cups".
  static let at = Phrase("at {x}")
  /// At a number without a unit: "at speed 40".
  static let atTitle = Phrase("at {title} {x}")
  /// In a row of a table, by its number: "in row 132".
  static let inRow = Phrase("in row {number}")
  /// A row of a table, before its number.
  static let row = Phrase("row")
  /// Of a category, whatever it is, by its name: "for Waseca".
  static let of = Phrase("for {x}")

  /// A point that has a name: "Mazda RX4 with 21 at 110".
  static let named = Phrase("{name} with {point}")
}

/// Where on the x axis something comes after an x, as the end of a clause: "the level drops by
/// 248 after 1898".
enum AfterPhrases {
  /// After a year: "after 1898".
  static let year = Phrase("after {year}")
  /// After a month whose name is in the data, as "August" or "Aug": "after August".
  static let month = Phrase("after {month}")
  /// After a quarter or a month of a year: "after March 1957".
  static let period = Phrase("after {period}")
  /// After a day: "after 1 January 2012".
  static let day = Phrase("after {day}")
  /// After a day of the week whose name is in the data, as "Monday" or "Mon": "after Monday".
  static let weekday = Phrase("after {weekday}")
  /// After a time of a day: "after 29 March 1958 14:05".
  static let time = Phrase("after {time}")
  /// After a time of day alone: "after 14:05".
  static let clock = Phrase("after {clock}")
  /// After a number: "after 6 cups".
  static let number = Phrase("after {x}")
  /// After a number without a unit: "after speed 40".
  static let titled = Phrase("after {title} {x}")
  /// After a category, whatever it is, by its name: "after Waseca".
  static let category = Phrase("after {name}")
}

/// How far on the x axis something goes, as the end of a clause: "stays level until 1957".
enum UntilPhrases {
  /// Until a year: "until 1957".
  static let year = Phrase("until {year}")
  /// Until a month whose name is in the data, as "August" or "Aug": "until August".
  static let month = Phrase("until {month}")
  /// Until a quarter or a month of a year: "until March 1957".
  static let period = Phrase("until {period}")
  /// Until a day: "until 1 January 2012".
  static let day = Phrase("until {day}")
  /// Until a day of the week whose name is in the data, as "Monday" or "Mon": "until Monday".
  static let weekday = Phrase("until {weekday}")
  /// Until a time of a day: "until 29 March 1958 14:05".
  static let time = Phrase("until {time}")
  /// Until a time of day alone: "until 14:05".
  static let clock = Phrase("until {clock}")
  /// Up to a number: "up to 6 cups".
  static let number = Phrase("up to {x}")
  /// Up to a number without a unit: "up to speed 40".
  static let titled = Phrase("up to {title} {x}")
  /// Up to a category, whatever it is, by its name: "up to Waseca".
  static let category = Phrase("up to {name}")
}

/// From where to where on the x axis something goes, as the end of a sentence: "a gap of 18 weeks,
/// from 25 January 1964 to 23 May 1964".
///
/// What both ends share may be said only once, as in "from 31 May to 28 June 1958".
enum SpanPhrases {
  /// Years: "from 1960 to 1963".
  static let years = Phrase("from {firstYear} to {lastYear}")
  /// Days: "from 31 May to 28 June 1958".
  static let days = Phrase("from {firstDay} to {lastDay}")
  /// Times of a day: "from 29 March 1958 14:05 to 15:00".
  static let times = Phrase("from {firstTime} to {lastTime}")
  /// Quarters and months, of a year or by their names alone: "from March to May 1957".
  static let months = Phrase("from {firstMonth} to {lastMonth}")
  /// Numbers and names: "from 6 to 9 cups".
  static let others = Phrase("from {first} to {last}")
  /// Days on which something is, with nothing in between: "between 31 May and 28 June 1958".
  static let betweenDays = Phrase("between {firstDay} and {lastDay}")
  /// Times of a day.
  static let betweenTimes = Phrase("between {firstTime} and {lastTime}")
  /// Numbers: "between 6 and 9 cups".
  static let betweenOthers = Phrase("between {first} and {last}")
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
  /// For one of a unit of x, by its name: "29 lines per cup".
  static let unit = Phrase("{amount} per {unit}")
  /// For a number of x with its unit: "7.7 per 1,000 lbs", or "0.5 per $1".
  static let step = Phrase("{amount} per {step}")
  /// For a number of x without a unit; `{title}` is what x is: "7.7 for each increase of 1,000 in
  /// weight".
  static let stepOf = Phrase("{amount} for each increase of {step} in {title}")
}
