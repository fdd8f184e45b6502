import SonifyBase
import SonifyChart

/// Functions that choose the phrases of a session and fill them in.
///
/// Values and names are given as harmless text; these functions know no chart.
enum SessionWords {
  /// The maximum length of a title or a name, in characters.
  private static let titleLimit = 40

  // MARK: - Points

  /// Returns the text of a range, or of a single value if both ends are equal.
  static func range(_ low: String, _ high: String, of phrase: Phrase = ValueRangePhrases.range)
    -> String
  {
    low == high ? low : phrase.text(["low": low, "high": high])
  }

  /// Returns two dates without what they share: the first without a common ending, such as the
  /// year, or the second without the day before its time.
  static func ends(_ low: String, _ high: String) -> (low: String, high: String) {
    var (first, second) = (low.split(separator: " "), high.split(separator: " "))
    guard first != second, first.count == second.count else { return (low, high) }
    if first.count == 1 { return (low, withoutBeginning(high, sharedWith: low)) }
    if first.dropLast() == second.dropLast(), let time = second.last, time.contains(":") {
      second = [time]
    } else if first.last?.contains(":") == false {
      var shared = 0
      while shared + 1 < first.count, first.suffix(shared + 1) == second.suffix(shared + 1) {
        shared += 1
      }
      first.removeLast(shared)
      // As in "March 5, 1958".
      if shared > 0, let last = first.popLast() {
        first.append(last.last == "," ? last.dropLast() : last)
      }
    }
    return (first.joined(separator: " "), second.joined(separator: " "))
  }

  /// Returns a date without spaces, without the year or month that it shares with the other:
  /// "6月14日" of "1958年6月14日".
  private static func withoutBeginning(_ date: String, sharedWith other: String) -> String {
    let shared = zip(date, other).prefix { $0 == $1 }.map(\.0)
    let sign = shared.lastIndex { $0.isLetter && !$0.isASCII }
    return String(date.dropFirst(sign.map { $0 + 1 } ?? 0))
  }

  static func missing(_ count: Int) -> String {
    count == 1 ? PointPhrases.missing.text() : PointPhrases.severalMissing.text(count: count)
  }

  /// Returns the summary of several rows, with their number unless it is nil.
  static func summary(
    rows: Int?, missing: Int, range: String, median: String, isTerse: Bool
  ) -> String {
    let middle = isTerse ? median : PointPhrases.median.text(["value": median])
    return Lists.items([
      range == median ? "" : middle, range,
      rows.map { isTerse ? "" : PointPhrases.rows.text(count: $0) } ?? "",
      missing > 0 ? PointPhrases.severalMissing.text(count: missing) : "",
    ])
  }

  /// Returns a title and a value.
  static func titled(
    _ title: String, _ value: String, by phrase: Phrase = PointPhrases.titled
  ) -> String {
    let title = UntrustedText.harmless(title, limit: titleLimit)
    return title.isEmpty ? value : phrase.text(["title": title, "value": value])
  }

  static func place(first: Int, last: Int, of count: Int) -> String {
    first == last
      ? PointPhrases.place.text(["place": number(first), "total": number(count)])
      : PointPhrases.places.text([
        "first": number(first), "last": number(last), "total": number(count),
      ])
  }

  static func seriesPlace(_ place: Int, of count: Int, name: String, ofRows: Bool) -> String {
    // A series without a name is already named by its number.
    let usual = ofRows ? NamePhrases.row : NamePhrases.series
    let phrase =
      name == usual.text(["number": "\(place)"])
      ? (ofRows ? CellRowPhrases.place : PointPhrases.series)
      : (ofRows ? CellRowPhrases.namedPlace : PointPhrases.namedSeries)
    return phrase.text(["place": number(place), "total": number(count), "name": name])
  }

  private static func number(_ count: Int) -> String { NumberText(digits: 19).text(Double(count)) }

  /// Returns the values of a stack; a name that ends in a digit is separated from its value.
  static func stack(_ parts: [(name: String, value: String)], total: String) -> String {
    Lists.items(
      parts.map { part in
        let isAfterDigit = part.name.last?.isNumber == true
        return (isAfterDigit ? StackPointPhrases.partAfterDigit : StackPointPhrases.part)
          .text(["name": part.name, "value": part.value])
      } + [StackPointPhrases.total.text(["value": total])])
  }

  // MARK: - Ends and views

  static func edge(
    _ end: RangeEnd, isOfView: Bool, isOnly: Bool, in chart: ChartDescriptor
  ) -> String {
    let edges = EdgePhrases.ends(ofRows: chart.hasRows)
    let phrase =
      switch end {
      case .minimum where isOfView: EdgePhrases.startOfView
      case .maximum where isOfView: EdgePhrases.endOfView
      case _ where isOnly: edges.only
      case .minimum: edges.first
      case .maximum: edges.last
      }
    return phrase.text()
  }

  /// Returns the phrase for the first or the last series, row or level of a chart.
  static func edge(of chart: ChartDescriptor, isLast: Bool) -> Phrase {
    if chart.hasRows { return isLast ? CellRowPhrases.last : CellRowPhrases.first }
    let hasLevels = chart.hasStacks || chart.hasFigures
    return isLast
      ? (hasLevels ? EdgePhrases.lastLevel : EdgePhrases.lastSeries)
      : (hasLevels ? EdgePhrases.firstLevel : EdgePhrases.firstSeries)
  }

  static func view(_ range: String, points: Int, isWhole: Bool, ofRows: Bool) -> String {
    let phrases = ViewPhrases.phrases(ofRows: ofRows)
    return (isWhole ? phrases.whole : phrases.part).text(count: points, ["range": range])
  }

  static func prompt(_ title: String) -> String {
    let title = UntrustedText.harmless(title, limit: titleLimit)
    return title.isEmpty
      ? SearchPhrases.promptForX.text() : SearchPhrases.prompt.text(["title": title])
  }

  // MARK: - The session

  static func noSuchKey(_ key: SessionKey) -> String {
    let name = UntrustedText.harmless(key.name, limit: 10)
    return name.isEmpty
      ? SessionPhrases.noSuchKey.text() : SessionPhrases.noSuchKeyNamed.text(["key": name])
  }

  static func changed(points: Int) -> String {
    if points == 0 { return SessionPhrases.newValues.text() }
    return points > 0
      ? SessionPhrases.newPoints.text(count: points)
      : SessionPhrases.fewerPoints.text(count: -points)
  }
}
