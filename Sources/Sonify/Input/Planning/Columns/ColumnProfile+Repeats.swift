import SonifyBase
import SonifyChart
import SonifyTables

/// Columns that say what other columns say, or only order what these measure.
extension ColumnProfile {
  /// Marks columns that say what others say: numbers of the rows beside those under no header,
  /// parts of dates whose header begins as that of the dates does, as "birth_mo" beside "birth_date",
  /// and positions of plots by row and column.
  static func markRepeats(in profiles: inout [ColumnProfile]) {
    markNameless(in: &profiles)
    let areNumbered = profiles.contains(where: \.isNamelessCounter)
    let dates = profiles.filter { $0.content?.isDate == true }.map { $0.headerWords.words }
    let stems = dates.filter { $0.count > 1 }.map { $0.dropLast() }
    let names = profiles.map { $0.name.lowercased() }
    for column in profiles.indices.dropFirst() {
      profiles[column].isAfterLatitude =
        profiles[column - 1].isLatitude && profiles[column - 1].summary.minimum >= -90
        && profiles[column - 1].summary.maximum <= 90
    }
    let lackLongitudes = !profiles.contains(where: \.isLongitude)
    // Numbers of rows some of which are left out.
    if let first = profiles.first, first.content == .number, first.name.isEmpty, !first.holdsYears,
      first.summary.isWhole, first.summary.isRising, first.summary.minimum >= 0,
      first.summary.maximum - first.summary.minimum <= 1.5 * Double(first.sampled - 1),
      first.sampled > 4, !first.hasEvenSteps || first.summary.isConsecutive,
      names.dropFirst().contains(where: { !$0.isEmpty })
    {
      profiles[0].leavesOutRows = true
    }
    // Programs number two rows, too, beside their names.
    if let first = profiles.first, first.content == .number, first.name.isEmpty,
      first.summary.isConsecutive, first.summary.first == 0, first.isCertain,
      profiles.contains(where: { $0.content == .text && $0.summary.present > 0 })
    {
      profiles[0].leavesOutRows = true
    }
    markParts(in: &profiles)
    markNamesakes(in: &profiles)
    let isField = names.contains("row") && (names.contains("col") || names.contains("column"))
    let areMapped = haveMetresOnMaps(profiles)
    for column in profiles.indices where profiles[column].content == .number {
      let profile = profiles[column]
      let words = profile.headerWords.words
      profiles[column].mayBeLatency = lackLongitudes && words.last == "lat"
      profiles[column].repeatsRowNumbers =
        areNumbered && !profile.isNamelessCounter && !profile.countsSteps
        && profile.summary.isConsecutive && profile.summary.first == 1
        && profile.summary.present > 2
      profiles[column].isPosition =
        isField && ["row", "col", "column"].contains(names[column]) && profile.repeats
        || areMapped && ["ost", "nord", "easting", "northing"].contains(names[column])
      if partsOfDates.contains(words.last ?? ""), stems.contains(words.dropLast()) {
        profiles[column].isPartOfDate = true
      }
      // "Mes" may be a measurement, but not from 1 to 12 beside dates; "mm" is rain.
      if !dates.isEmpty, words.count == 1, CalendarWords.months.contains(words[0]),
        words[0] == "mes" || !CalendarWords.openWords.contains(words[0]),
        profile.summary.isWhole, profile.summary.minimum >= 1, profile.summary.maximum <= 12
      {
        profiles[column].isPartOfDate = true
      }
    }
  }

  /// Returns whether two columns are metres to the east and to the north on the map of a country, and no sales of regions:
  /// all of each are near to each other, and those of one far from those of the other.
  private static func haveMetresOnMaps(_ profiles: [ColumnProfile]) -> Bool {
    [["ost", "nord"], ["easting", "northing"]].contains { names in
      let ranges = names.compactMap { name in
        profiles.first { $0.name.lowercased() == name && $0.content == .number }?.summary.range
      }
      guard ranges.count == 2 else { return false }
      let areNear = ranges.allSatisfy {
        $0.lowerBound >= 1e5 && $0.upperBound <= 1.5 * $0.lowerBound
      }
      let lows = ranges.map(\.lowerBound).sorted()
      return areNear && lows[1] >= 1.5 * lows[0]
    }
  }

  /// Marks columns without a header among others without one, and a first one whose numbers are years, as R writes the
  /// names of rows and pandas an index.
  private static func markNameless(in profiles: inout [ColumnProfile]) {
    let nameless = profiles.filter { $0.name.isEmpty && !$0.hasNoValues }
    if nameless.count * 2 > profiles.count, nameless.count < profiles.count {
      for column in profiles.indices where profiles[column].name.isEmpty {
        profiles[column].isAmongNameless = true
      }
    }
    // Beside times and texts an index numbers the rows.
    let areNumbersAlone = profiles.dropFirst().allSatisfy {
      $0.content != .text && $0.content?.isDate != true && !$0.isNamedYears && !$0.countsSteps
        && !$0.isCoordinate
    }
    if let first = profiles.first,
      first.name.isEmpty || first.name == "index" && areNumbersAlone,
      first.content == .number, first.summary.isConsecutive, first.summary.present > 2,
      let years = first.summary.range, (1700...2100).contains(years.lowerBound),
      (1900...2100).contains(years.upperBound),
      // A part of a longer table has numbers of rows beside names.
      !profiles.contains(where: { $0.content == .text && !$0.repeats && !$0.hasNoValues })
    {
      profiles[0].holdsYears = true
    }
  }

  /// Marks columns that have the name of one before them.
  private static func markNamesakes(in profiles: inout [ColumnProfile]) {
    var earlier: Set<String> = []
    for column in profiles.indices {
      profiles[column].hasNamesake = !earlier.insert(profiles[column].name).inserted
    }
  }

  /// Marks columns whose one letter at the end names a part, as "pop_m" beside "pop_f", and no unit.
  private static func markParts(in profiles: inout [ColumnProfile]) {
    let letters = profiles.indices.filter {
      profiles[$0].headerWords.words.count > 1 && profiles[$0].lastWord.count == 1
    }
    let stems = Dictionary(grouping: letters) { profiles[$0].headerWords.words.dropLast() }
    for parts in stems.values
    where parts.contains(where: { !UnitText.inHeaders.contains(profiles[$0].lastWord) }) {
      for column in parts { profiles[column].namesPart = true }
    }
  }

  private static let partsOfDates: Set<String> = [
    "year", "yr", "yyyy", "yy", "y", "month", "mon", "mo", "mm", "m", "day", "dd", "d", "hour",
    "hr",
  ]

  /// Whether the numbers order rows as those of another column do: as the ends of its intervals, its times in
  /// another unit, the steps of a second scan, or the number of its date.
  func saysAgain(_ other: ColumnProfile) -> Bool {
    ends(intervalsOf: other) || repeatsTimes(of: other) || repeatsSteps(of: other)
      || countsDates(of: other)
  }

  /// Whether the numbers count the dates of another column, each of which has several rows.
  private func countsDates(of other: ColumnProfile) -> Bool {
    guard content == .number, other.content?.isDate == true, summary.isWhole, neverFalls, isCertain,
      repeats, other.repeats, headerWords.contains(anyOf: StepWords.ofDates), distinct > 2,
      distinct == other.distinct, summary.missing == 0,
      let range = summary.range
    else { return false }
    return range.upperBound - range.lowerBound == Double(distinct - 1)
  }

  /// Whether the numbers end intervals that those of another column begin, both in order: "age_to"
  /// beside "age_from".
  private func ends(intervalsOf other: ColumnProfile) -> Bool {
    guard summary.isRising, other.summary.isRising else { return false }
    let (words, others) = (headerWords.words, other.headerWords.words)
    let differing = zip(words, others).filter { $0 != $1 }
    guard words.count == others.count, differing.count == 1, let (end, start) = differing.first
    else { return false }
    return [
      ("from", "to"), ("start", "end"), ("begin", "end"), ("lower", "upper"), ("low", "high"),
    ]
    .contains { $0 == (start, end) }
  }

  /// Whether the numbers are the times of another column in another unit, as seconds since 1970 beside
  /// dates, and microseconds beside lengths of time: their first and last ones are the same moments.
  private func repeatsTimes(of other: ColumnProfile) -> Bool {
    guard content == .number, summary.isRising, other.summary.isRising, summary.present > 2,
      summary.present == other.summary.present,
      let range = summary.range, let times = other.summary.range,
      times.upperBound > times.lowerBound
    else { return false }
    // Dates without an offset may be those of any time zone.
    let isDate = other.content?.isDate == true
    let isNamed = headerWords.contains(anyOf: StepWords.times)
    // A distance may end as far from zero as the time does.
    guard isDate || isNamed && other.style?.measure == .duration else { return false }
    let zone = isDate ? 14 * 3600.0 : 0
    return UnixTime.allCases.contains { unit in
      let (from, to) = (unit.seconds(range.lowerBound), unit.seconds(range.upperBound))
      let error = (times.upperBound - times.lowerBound) / 1000 + (isDate ? 1 : 0)
      let shift = from - times.lowerBound
      return abs(shift) <= zone + error && abs(to - times.upperBound - shift) <= error
    }
  }

  /// Whether the numbers are steps of a second scan that are nearly those of another column, as the
  /// wavelengths of a spectrometer: the last words of their headers are the same.
  private func repeatsSteps(of other: ColumnProfile) -> Bool {
    guard content == .number, other.content == .number, other.summary.isStrictlyMonotonic,
      summary.isStrictlyMonotonic, summary.isRising == other.summary.isRising,
      let range = summary.range, let steps = other.summary.range,
      bareWords.last == other.bareWords.last,
      StepWords.scans.contains(bareWords.last)
    else { return false }
    let error = (steps.upperBound - steps.lowerBound) / 50
    return abs(range.lowerBound - steps.lowerBound) <= error
      && abs(range.upperBound - steps.upperBound) <= error
  }

  /// Whether the numbers count units of time or what comes next, which beside dates only orders the rows.
  var countsOn: Bool {
    guard content == .number, summary.isWhole, summary.present > 2 else { return false }
    let words = bareWords.words
    // The hours of an engine and the cases of a day are measured.
    let isOfTime =
      (words.count == 1 || !words.contains("per") && lastWord.last != "s")
      && StepWords.counted.contains(lastWord)
    // The clock of a device.
    let isClock =
      words.count > 1 && StepWords.clocks.contains(words[words.count - 1])
      && StepWords.devices.contains(words[0]) && style == nil
      && summary.isRising && summary.present > 6
    // Votes for No are more from time to time.
    let isOrdinal =
      IdentifierWords.numbers.contains(lastWord) && (words != ["no"] || largestStep <= 2)
    return isOfTime && summary.isRising || isClock
      || isOrdinal && neverFalls && distinct * 10 > sampled * 9
  }

  /// Whether no number of the first rows is less than the one before it.
  var neverFalls: Bool { content == .number && falls == 0 }

  /// Whether the dates are in no order, or all the same, so that they order nothing.
  var isUnordered: Bool {
    turns * 4 > sampled || isCertain && summary.present > 1 && summary.minimum == summary.maximum
  }

  /// Whether the header says that the numbers may be the uncertainty of others.
  var mayBeUncertainty: Bool {
    let words = bareWords.words
    if words.count == 1, words[0].hasSuffix("err") { return true }
    return MeasureWords.uncertainties.contains { words.ends(with: $0) || words.starts(with: $0) }
  }

  /// Whether the numbers say how certain those of another column are: "GHI uncert (%)" beside
  /// "GHI (W/m^2)", "stddev" beside "mean", "sd_speed" beside "mean_speed".
  func isUncertainty(of other: ColumnProfile) -> Bool {
    guard content == .number, other.content == .number else { return false }
    let (words, others) = (bareWords.words, other.bareWords.words)
    // Some write both as one word: "magerr" beside "mag".
    if words.count == 1, others.count == 1, words[0] == others[0] + "err" { return true }
    // The uncertainty in a magnitude is that of any magnitude.
    if words.count > 2, ["uncertainty", "error"].contains(words[0]),
      ["in", "of"].contains(words[1]),
      others.ends(with: Array(words.dropFirst(2)))
    {
      return true
    }
    return MeasureWords.uncertainties.contains { uncertainty in
      let quantity =
        words.ends(with: uncertainty)
        ? words.dropLast(uncertainty.count)
        : words.starts(with: uncertainty) ? words.dropFirst(uncertainty.count) : nil
      guard let quantity else { return false }
      // Requests with errors are no errors of the number of requests.
      let isPlain = words.ends(with: uncertainty) || !["err", "error"].contains(uncertainty[0])
      if isPlain, !quantity.isEmpty, Array(quantity) == others { return true }
      return MeasureWords.means.contains { others == quantity + [$0] || others == [$0] + quantity }
    }
  }
}

extension [String] {
  /// Returns whether some words are the last ones.
  fileprivate func ends(with words: [String]) -> Bool { suffix(words.count).elementsEqual(words) }
}
