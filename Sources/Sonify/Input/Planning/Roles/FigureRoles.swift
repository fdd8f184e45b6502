import SonifyBase
import SonifyChart

/// The columns of elements with several values each: boxes, candles, or values with a range.
struct FigureRoles: Equatable {
  /// The kind of chart.
  var kind: ChartKind
  /// The column of each part; empty where boxes are made of raw values.
  var columns: [FigurePart: Int] = [:]
  /// The column of the distance of both edges of a band from its line, instead of the edges.
  var error: Int?
  /// How far the whiskers of raw boxes reach beyond the quartiles, in distances of these.
  var reach = 1.5

  /// Whether boxes are made of raw values.
  var areOfRawValues: Bool { kind == .box && columns.isEmpty }

  /// All columns that must be read, without that of the main part.
  var others: [Int] {
    let main = kind.mainPart
    return columns.filter { $0.key != main }.map(\.value).sorted() + [error].compactMap { $0 }
  }
}

// MARK: - Names

extension FigureRoles {
  /// The words of headers by part, each a list of words as ``HeaderWords`` splits them, joined.
  private static let boxNames: KeyValuePairs<FigurePart, Set<String>> = [
    .lowWhisker: [
      "min", "minimum", "lowerwhisker", "whiskerlow", "whislo", "lowwhisker", "p0", "0", "lowest",
      "whiskermin", "ymin",
    ],
    .lowerQuartile: [
      "q1", "25", "p25", "lowerquartile", "firstquartile", "1stqu", "1stquartile", "quartile1",
      "lowerhinge", "q25", "lower",
    ],
    .median: ["median", "med", "q2", "50", "p50", "middle", "q50", "quartile2"],
    .upperQuartile: [
      "q3", "75", "p75", "upperquartile", "thirdquartile", "3rdqu", "3rdquartile", "quartile3",
      "upperhinge", "q75", "upper",
    ],
    .highWhisker: [
      "max", "maximum", "upperwhisker", "whiskerhigh", "whishi", "highwhisker", "p100", "100",
      "highest", "whiskermax", "ymax",
    ],
  ]
  /// The pairs of words that make columns the edges of a range without doubt.
  private static let surePairs: [(low: String, high: String)] = [
    ("lower", "upper"), ("lwr", "upr"), ("lcl", "ucl"), ("lcb", "ucb"), ("lb", "ub"),
    ("cilow", "cihigh"), ("cilo", "cihi"), ("conflow", "confhigh"), ("cilower", "ciupper"),
  ]
  /// The pairs that may also be measures of their own, such as temperatures of a day.
  private static let openPairs: [(low: String, high: String)] = [
    ("low", "high"), ("lo", "hi"), ("min", "max"), ("minimum", "maximum"), ("lowest", "highest"),
    ("ymin", "ymax"), ("q1", "q3"), ("p5", "p95"), ("p05", "p95"), ("p10", "p90"), ("p25", "p75"),
    ("from", "to"),
  ]
  private static let meanNames = MeasureWords.means.union([
    "est", "fit", "value", "median", "yhat", "forecast",
    "prediction", "y", "pred",
  ])
  private static let errorNames = Set(MeasureWords.uncertainties.map { $0.joined() }).union([
    "yerr", "±", "moe", "marginoferror", "plusminus",
  ])

  /// Finds the columns of a kind of elements by their names.
  /// - Parameters:
  ///   - kind: the kind that the user asked for, or nil if it is to be chosen.
  ///   - chooser: the rules for columns.
  /// - Returns: the columns, or nil if there are none, or none without doubt if no kind was asked for.
  static func found(_ kind: ChartKind?, _ chooser: RoleChooser) -> FigureRoles? {
    let numbers = chooser.free.filter(chooser.isNumber)
    let names = Dictionary(uniqueKeysWithValues: numbers.map { ($0, words($0, chooser)) })
    switch kind {
    case .candlestick: return candles(numbers, names)
    case .box: return boxes(numbers, names)
    case .band:
      return band(numbers, names, surePairs + openPairs, chooser)
        ?? meanWithError(numbers, names, chooser, isSure: false)
    case nil:
      let hasDates = chooser.free.contains(where: chooser.holdsDates)
      return (hasDates ? candles(numbers, names) : nil) ?? boxes(numbers, names)
        ?? band(numbers, names, surePairs, chooser).flatMap { isAlone($0, chooser) ? $0 : nil }
        ?? meanWithError(numbers, names, chooser, isSure: true)
    default: return nil
    }
  }

  /// Takes the columns that the user named, in the order of the parts: four of a candle as open,
  /// high, low and close; two or three of a band as its line and error, or line, lower and upper.
  static func chosen(_ ys: [Int], for kind: ChartKind) -> FigureRoles? {
    switch (kind, ys.count) {
    case (.candlestick, 4):
      FigureRoles(
        kind: kind, columns: [.open: ys[0], .high: ys[1], .low: ys[2], .close: ys[3]])
    case (.band, 3):
      FigureRoles(kind: kind, columns: [.line: ys[0], .lower: ys[1], .upper: ys[2]])
    case (.band, 2): FigureRoles(kind: kind, columns: [.line: ys[0]], error: ys[1])
    default: nil
    }
  }

  private static func words(_ column: Int, _ chooser: RoleChooser) -> [String] {
    let name = chooser.profiles[column].name
    let words = HeaderWords(name).words
    return words.isEmpty && name.contains("±") ? ["±"] : words
  }

  /// Returns the columns named open, high, low and close, with the fewest other words; the last price is the close, as
  /// "Price" or "Close/Last".
  private static func candles(_ numbers: [Int], _ names: [Int: [String]]) -> FigureRoles? {
    var columns: [FigurePart: Int] = [:]
    for part in ChartKind.candlestick.figureParts {
      func best(_ isNamed: ([String]) -> Bool) -> Int? {
        numbers.filter { names[$0].map(isNamed) ?? false }
          .min { (names[$0]?.count ?? 0, $0) < (names[$1]?.count ?? 0, $1) }
      }
      let best =
        best { $0.last == part.rawValue }
        ?? (part == .close ? best { ["price", "last"].contains($0.last ?? "") } : nil)
      guard let best else { return nil }
      columns[part] = best
    }
    return FigureRoles(kind: .candlestick, columns: columns)
  }

  private static func boxes(_ numbers: [Int], _ names: [Int: [String]]) -> FigureRoles? {
    var columns: [FigurePart: Int] = [:]
    for (part, known) in boxNames {
      let own = numbers.first { known.contains((names[$0] ?? []).joined()) }
      guard let own else { return nil }
      columns[part] = own
    }
    guard Set(columns.values).count == columns.count else { return nil }
    return FigureRoles(kind: .box, columns: columns)
  }

  private static func band(
    _ numbers: [Int], _ names: [Int: [String]], _ pairs: [(low: String, high: String)],
    _ chooser: RoleChooser
  ) -> FigureRoles? {
    for pair in pairs {
      for low in numbers {
        guard let rest = rest(of: names[low] ?? [], pair.low),
          let high = numbers.first(where: {
            $0 != low && Self.rest(of: names[$0] ?? [], pair.high) == rest
          }), let line = line(rest, numbers.filter { $0 != low && $0 != high }, names, chooser)
        else { continue }
        return FigureRoles(kind: .band, columns: [.lower: low, .line: line, .upper: high])
      }
    }
    return nil
  }

  /// Returns the words beside those of an edge, or nil if it is not one.
  private static func rest(of words: [String], _ edge: String) -> [String]? {
    if let place = words.firstIndex(of: edge) {
      var rest = words
      rest.remove(at: place)
      return rest.filter { $0 != "bound" && $0 != "limit" && $0 != "edge" }
    }
    return words.joined() == edge ? [] : nil
  }

  /// Returns the column of the line of a band: that with the other words of its edges, one with a
  /// usual name, or the only measure.
  private static func line(
    _ rest: [String], _ numbers: [Int], _ names: [Int: [String]], _ chooser: RoleChooser
  ) -> Int? {
    if !rest.isEmpty, let own = numbers.first(where: { names[$0] == rest }) { return own }
    if let usual = numbers.first(where: { meanNames.contains((names[$0] ?? []).joined()) }) {
      return usual
    }
    let measures = measures(chooser).filter(numbers.contains)
    return measures.count == 1 || rest.isEmpty ? measures.first : nil
  }

  /// The columns that may be y.
  private static func measures(_ chooser: RoleChooser) -> [Int] {
    chooser.measures(x: chooser.x(hasY: true)?.column)
  }

  private static func meanWithError(
    _ numbers: [Int], _ names: [Int: [String]], _ chooser: RoleChooser, isSure: Bool
  ) -> FigureRoles? {
    let errors = numbers.filter { column in
      let words = names[column] ?? []
      return errorNames.contains(words.joined())
        || !isSure
          && (errorNames.contains(words.last ?? "") || errorNames.contains(words.first ?? ""))
    }
    guard let error = errors.first else { return nil }
    let others = numbers.filter { !errors.contains($0) }
    let usual = others.first { meanNames.contains((names[$0] ?? []).joined()) }
    guard !isSure else {
      let main = usual.map { FigureRoles(kind: .band, columns: [.line: $0], error: error) }
      return main.flatMap { isAlone($0, chooser) ? $0 : nil }
    }
    let stem = (names[error] ?? []).filter { !errorNames.contains($0) }
    let main =
      usual ?? (stem.isEmpty ? nil : others.first { names[$0] == stem })
      ?? measures(chooser).first(where: others.contains)
    return main.map { FigureRoles(kind: .band, columns: [.line: $0], error: error) }
  }

  /// Returns whether there is no measure beside the columns.
  private static func isAlone(_ roles: FigureRoles, _ chooser: RoleChooser) -> Bool {
    let own = Set(Array(roles.columns.values) + [roles.error].compactMap { $0 })
    return measures(chooser).allSatisfy(own.contains)
  }
}
