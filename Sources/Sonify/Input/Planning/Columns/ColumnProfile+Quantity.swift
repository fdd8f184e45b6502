import SonifyBase
import SonifyChart
import SonifyTables

extension ColumnProfile {
  /// What the column measures, as far as its header or the marks of its values say it.
  ///
  /// It is a unit or a quantity, or nil if it is unknown. Columns of two quantities share no axis.
  var quantity: String? {
    if isOfNight { return Self.ofNight }
    if let unit = style?.unit { return unit.one }
    if let unit = UnitText.inBrackets(atEndOf: name) { return unit }
    // Cells of a table by numbers, such as those of cylinders.
    if Double(name) != nil { return Self.ofNumbers }
    let words = headerWords.words
    if words.count > 1, !namesPart, let last = words.last, UnitText.inHeaders.contains(last) {
      return last
    }
    return words.lazy.reversed().compactMap { Self.quantities[$0] }.first
  }

  /// The quantity of times that go on after midnight.
  private static let ofNight = "night"
  /// The quantity of columns that are named by numbers.
  private static let ofNumbers = "number"

  /// Whether texts name what is measured in each row, by their header: moisture and temperature have no axis in common.
  var namesMeasures: Bool {
    content == .text
      && (MeasureWords.namesOfMeasures.contains(lastWord)
        || ["type", "name"].contains(lastWord)
          && headerWords.words.dropLast().last.map(MeasureWords.namesOfMeasures.contains) ?? false)
  }

  /// Whether the header is a number, perhaps with a word after it, as "35 g" of a load at which values were measured.
  var isNamedByNumber: Bool {
    let parts = name.split(separator: " ")
    return (1...2).contains(parts.count) && Double(parts[0]) != nil
  }

  /// Whether the header names what a training or a test improves, which orders no rows.
  var isNamedScore: Bool { MeasureWords.scores.contains(bareWords.last) }

  /// Whether the header names amounts of money, as in statements of accounts.
  var isNamedAmount: Bool {
    isAmount
      || !bareWords.contains(anyOf: ["of"]) && bareWords.contains(anyOf: MeasureWords.amounts)
  }

  /// Whether the header names amounts of money and nothing else, as "Paid in" does; a credit score is none, and "valor"
  /// is any value.
  var isAmount: Bool {
    let (amounts, words) = (MeasureWords.amounts.union(MeasureWords.flows), bareWords.words)
    return bareWords.contains(anyOf: amounts) && !words.contains("valor")
      && words.allSatisfy { amounts.contains($0) || MeasureWords.directions.contains($0) }
  }

  /// Whether values of several rows are added: what was counted or paid.
  var addsUp: Bool { isCount || isAmount || isValueOfMoney }

  /// Whether the header is a word for amounts that is also one for any value, as "valor", and the values have the sign of
  /// a currency.
  private var isValueOfMoney: Bool {
    style?.mark != nil && bareWords.words.count == 1
      && MeasureWords.amounts.contains(bareWords.last)
  }

  /// Whether the header is that of what happened to people, newly or in all, so that those of several regions on a day
  /// are added.
  var countsCases: Bool {
    let words = bareWords.words
    // Corrections are negative.
    return content == .number && summary.isWhole && summary.maximum > 0
      && words.contains(where: MeasureWords.cases.contains)
      && (words.count == 1 || words.contains(where: MeasureWords.newly.contains))
  }

  /// Whether the header names money, or how something changed, which may be any number.
  var isNamedMoney: Bool {
    isNamedAmount || bareWords.contains(anyOf: MeasureWords.money)
  }

  /// Whether the numbers are the distances over which something is timed, by the header or their unit.
  var isDistance: Bool {
    content == .number
      && (headerWords.contains(anyOf: StepWords.distances)
        || style?.unit.map { StepWords.unitsOfDistance.contains($0.one) } ?? false)
  }

  /// Whether the header names the time, perhaps with a unit in brackets.
  var isNamedTime: Bool {
    CalendarWords.times.contains(bareWords.words.joined(separator: " "))
  }

  /// Whether the numbers are times of day or lengths of time.
  var isClock: Bool {
    content == .number && (style?.measure == .timeOfDay || style?.measure == .duration)
  }

  /// Whether the numbers are the times at which what began at others ended.
  var isEndOfInterval: Bool {
    isClock && headerWords.words.count <= 2 && headerWords.contains(anyOf: CalendarWords.ends)
  }

  /// Whether the header is that of when something began or ended.
  var namesEndOfInterval: Bool {
    headerWords.contains(anyOf: CalendarWords.ends.union(CalendarWords.beginningsOfIntervals))
  }

  /// Whether lengths of time may be times of day: in two parts, some with a zero before them, and hours apart.
  var mayBeClock: Bool {
    style?.measure == .duration && holdsPaddedHours && summary.maximum < 24 * 60
      && summary.maximum - summary.minimum >= 6 * 60
  }

  /// Whether a header of two words begins as that of another, as "Start time" and "Start date" do.
  func isNamedLike(_ other: ColumnProfile) -> Bool {
    let (own, others) = (headerWords.words, other.headerWords.words)
    return own.count == 2 && others.count == 2 && own[0] == others[0]
  }

  /// Whether the header names how often something was run to measure it.
  var countsRuns: Bool {
    content == .number && summary.isWhole
      && StepWords.runs.contains(bareWords.last)
  }

  /// Words of headers, and the quantities that they stand for.
  private static let quantities: [String: String] = {
    let words = [
      "temperature":
        "temp temperature temperatures tmax tmin tavg tave tmean tmed tmoy tmittel dewpoint",
      "precipitation": "precipitation rain rainfall prcp snow snowfall", "wind": "wind gust",
      "pressure": "pressure", "humidity": "humidity", "speed": "speed velocity",
      "power": "power watts horsepower", "energy": "energy", "voltage": "voltage volts",
      "height": "altitude elevation height", "depth": "depth", "mass": "mass weight",
      "length": "length width", "price": "price cost", "volume": "volume",
      "population": "population", "age": "age", "distance": "distance",
      "time": "duration latency elapsed", "rate": "rate", "cadence": "cadence",
      "index": "index", "change": "inflation growth",
    ]
    return Dictionary(
      uniqueKeysWithValues: words.flatMap { quantity, words in
        words.split(separator: " ").map { (String($0), quantity) }
      })
  }()

  /// Returns whether a cell is an hour and a minute, or missing.
  static func mayBeHourAndMinute(
    _ cell: ArraySlice<UInt8>, _ dialect: Dialect
  ) -> Bool {
    if isMissing(cell, dialect) { return true }
    let parts = String(decoding: cell, as: UTF8.self).filter { $0 != " " }
      .split(separator: ":", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[1].count == 2 && Int(parts[0]).map { $0 < 25 } ?? false
  }

  /// Returns whether numbers may be the digits of hours and minutes, some of them after noon.
  static func areClockDigits(_ numbers: [Double]) -> Bool {
    let digits = numbers.filter { !$0.isNaN }.map { Int(exactly: $0) ?? -1 }
    return digits.allSatisfy { (0...2400).contains($0) && $0 % 100 < 60 }
      && digits.contains { $0 >= 1300 }
  }
}
