/// What the numbers of a column stand for, by its header and by how they run.
extension ColumnProfile {
  /// The last word of the header.
  private var lastWord: String { HeaderWords(name).last }

  /// Whether the numbers of a column that orders the points are calendar years: by their header,
  /// or because they rise or fall from 1500 to 2200.
  ///
  /// Elsewhere such numbers may be measures.
  var showsYears: Bool {
    if isNamedYears { return true }
    guard content == .number, summary.isWhole, let range = summary.range else { return false }
    return (1500...2200).contains(range.lowerBound) && (1500...2200).contains(range.upperBound)
      && summary.isStrictlyMonotonic
  }

  /// Whether the numbers are whole ones from 1000 to 2999 under a header that says years.
  var isNamedYears: Bool {
    guard content == .number, summary.isWhole, let range = summary.range else { return false }
    let isNamed = ["year", "years", "yr", "jahr", "année", "annee", "año", "ano", "anno", "rok"]
      .contains(lastWord)
    return (isNamed || holdsYears) && (1000..<3000).contains(range.lowerBound)
      && (1000..<3000).contains(range.upperBound)
  }

  /// Whether strictly monotonic numbers order rows that have names of their own.
  ///
  /// Falling numbers are a measure by which a list is sorted, the best first, unless they are
  /// years; and few numbers may rise by chance.
  var ordersNamedRows: Bool {
    guard !isIdentifier else { return false }
    let numbersRows = summary.countsInOnes && summary.present > 2 && summary.first <= 1
    return isNamedYears || numbersRows || summary.isRising && summary.present > 6
  }

  /// Whether the numbers are one of the two coordinates of a place on earth.
  var isPlace: Bool {
    ["lat", "latitude", "lon", "lng", "longitude"].contains(lastWord)
  }

  /// Whether the column is known to hold nothing.
  var hasNoValues: Bool { isCertain && summary.present == 0 }

  /// Whether the numbers count years or rows, or identify something.
  var isCounter: Bool {
    guard content == .number, summary.isWhole else { return false }
    if isNamedYears || isPartOfDate { return true }
    if summary.countsInOnes, summary.first == 0 || summary.first == 1, summary.present > 2 {
      return true
    }
    return isIdentifier || ["index", "key", "rownum"].contains(lastWord)
  }

  /// What people and programs call the number of a row, where it is 1, 2, 3 and so on.
  private static let wordsForRows: Set<String> = [
    "index", "key", "rownum", "rownames", "rowid", "row", "number", "no", "nr", "n", "num", "obs",
    "nummer", "numéro", "numero", "número", "lp", "番号",
  ]

  /// Whether the numbers count rows under a header that does not say so, as "rank".
  var isDoubtfulCounter: Bool {
    isCounter && !name.isEmpty && !isNamedYears && !isPartOfDate && !isIdentifier
      && !Self.wordsForRows.contains(lastWord) && !name.lowercased().hasPrefix("unnamed")
  }

  /// Whether the whole numbers tell things apart, by their header.
  private var isIdentifier: Bool {
    switch lastWord {
    case "id", "ids", "identifier", "zip", "zipcode", "postcode", "isbn", "fips", "gtin", "uuid":
      true
    // What a telephone costs is no number of a telephone.
    case "phone", "code", "codes": summary.maximum >= 100
    default: false
    }
  }

  /// Whether the header says that these are the values.
  var isNamedValue: Bool { ["value", "values", "wert", "valeur", "valor"].contains(lastWord) }

  /// Whether the header says that the values are sums of others.
  var isTotal: Bool {
    ["total", "totals", "sum", "overall", "summe", "gesamt", "insgesamt", "totaal", "totale"]
      .contains(lastWord)
  }
}
