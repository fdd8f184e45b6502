package import SonifyBase
package import SonifyChart
import SonifyComposition
import SonifyWords

extension ExplorerTable {
  /// Returns the table for the script of a page.
  /// - Parameters:
  ///   - facts: the facts of the chart.
  ///   - isFlipped: whether x runs downwards in each picture.
  ///   - point: returns where a stop of a level is in the pictures, x and y in each; nil if it is
  ///     not drawn.
  /// - Returns: an object, whose members are named in full.
  package func json(
    facts: ChartFacts, isFlipped: [Bool],
    at point: (_ level: Int, _ stop: Int) -> [Double]?
  ) -> JSONTree {
    let texts = WalkTexts(walk: walk, choices: choices)
    return .members([
      "x": json(of: chart.xAxis),
      "axes": .list(
        chart.yAxes.enumerated().map { number, axis in
          let own = levels.filter { chart.series[$0.series].axis == number }
          return json(of: axis, form: nil, values: own.flatMap { $0.stops.compactMap(\.y) })
        }),
      "hasBars": .bool(chart.kind.hasBars),
      "isFlipped": .list(isFlipped.map(JSONTree.bool)),
      "figureTexts": figureTexts,
      "description": .text(Self.oneText(texts.description(facts))),
      "levels": .list(
        levels.indices.map { json(ofLevel: $0, facts: facts, at: point) }),
      "passages": .list(
        passages.map { passage in
          .numbers([
            Double(passage.level), Double(passage.stop), rounded(passage.start, 4),
            rounded(passage.end, 4),
          ])
        }),
      "sound": sound,
      "keys": .object(Self.keys), "keepsPlaying": .texts(Self.keepingPlaying),
      "words": words, "counted": counted, "ticks": .object(ticks),
      "choices": .object(Self.landmarkChoices), "times": .list(times),
      "clock": .texts(Self.clock.map(\.pattern)),
      "help": .texts(
        (KeyPhrases.lines(ofRows: chart.hasRows).prefix(12) + [ExplorerPhrases.lastKeys]).map {
          $0.text()
        }),
      "plurals": .text(Self.pluralClasses.map(\.description).joined()),
      "notation": .members([
        "decimal": .text(LocaleSettings.current.numbers.decimalSign),
        "groups": .list(groupings),
      ]),
    ])
  }

  /// What asks for an x, a date or a name.
  package var searchPrompt: String { SessionWords.prompt(chart.xAxis.title) }

  /// Returns pages of a terminal as one text.
  private static func oneText(_ pages: TextPages) -> String {
    let sign = SessionPhrases.more.text()
    return pages.lines.map { $0.hasSuffix(sign) ? String($0.dropLast(sign.count)) : $0 }
      .joined(separator: " ")
  }

  func rounded(_ value: Double, _ places: Int) -> Double {
    let factor = places == 4 ? 1e4 : 10
    return (value * factor).rounded() / factor
  }

  /// The commands by the names that browsers give their keys.
  private static var keys: [(name: String, value: JSONTree)] {
    commands.flatMap { command in
      command.keys.compactMap { key in key.nameInBrowsers.map { ($0, .text("\(command)")) } }
    }
  }

  private static var keepingPlaying: [String] {
    commands.filter(\.keepsPlaying).map { "\($0)" }
  }

  /// The commands of a page, which has no terminal to leave and no braille of its own.
  private static var commands: [Command] {
    let others: Set<Command> = [
      .changeVerbosity, .changeBraille, .swapBraille, .changeSpeech, .quit, .nextHigher, .nextLower,
      .numberedSeries, .playBackwards, .playAllHere, .playLoop, .list,
      .soundOptions, .nextSourceView,
    ]
    return Command.allCases.filter { !others.contains($0) }
  }

  // MARK: - Axes

  private func json(of axis: DataAxis) -> JSONTree {
    switch axis {
    case .numeric(let axis):
      json(
        of: axis, form: XPreposition(.numeric(axis)),
        values: levels.flatMap { $0.stops.map(\.x) })
    case .categorical(let names):
      .members([
        "form": "name", "low": .number(axis.range.lowerBound),
        "high": .number(axis.range.upperBound), "scale": "linear", "gridlines": .list([]),
        "titled": .text(SessionWords.titled(names.title, "{value}")),
        "names": .object(
          names.categories.enumerated().map { number, name in
            let name = UntrustedText.harmless(name)
            return ("\(number)", .text(name.isEmpty ? PointPhrases.nameless.text() : name))
          }),
        "pointAt": .text(XPreposition(axis).point("{y}", at: "{x}")),
      ])
    }
  }

  private func json(
    of axis: NumericAxis, form preposition: XPreposition?, values: [Double]
  ) -> JSONTree {
    let (form, hasMonths): (String, Bool) =
      switch axis.quantity {
      case .number, .size: ("number", false)
      case .row: ("row", false)
      case .year: ("year", false)
      case .duration: ("duration", false)
      case .timeOfDay: ("timeOfDay", false)
      case .date(let granularity): ("date", [.year, .quarter, .month].contains(granularity))
      }
    var sizes: JSONTree?
    if case .size(let prefixes) = axis.quantity {
      sizes = .list(
        prefixes.units.map { bytes, name in
          .list([.number(bytes), pattern(of: AxisUnit(one: name, other: name))])
        })
    }
    let isOfDegrees = axis.unit.map { $0.other.hasPrefix("°") } ?? false
    return .members([
      "form": .text(form), "hasMonths": hasMonths ? .bool(true) : nil,
      "low": .number(axis.range.lowerBound), "high": .number(axis.range.upperBound),
      "scale": .text(axis.scale == .linear ? "linear" : "log"),
      "gridlines": .numbers(axis.gridlines),
      "titled": preposition.map { _ in .text(SessionWords.titled(axis.title, "{value}")) },
      "names": names(on: axis, values),
      "unit": axis.unit.map(pattern),
      "sizes": sizes,
      "hasRatios": (axis.isOfAmounts || axis.quantity == .duration) && !isOfDegrees
        ? .bool(true) : nil,
      "pointAt": preposition.map { .text($0.point("{y}", at: "{x}")) },
    ])
  }

  /// Returns a unit with the number that the script fills in: a number that is one has a form of its own.
  private func pattern(of unit: AxisUnit) -> JSONTree {
    .texts(
      [unit.one, unit.other].map { name in
        let name = UntrustedText.harmless(name, limit: 100)
        return AxisUnit(one: name, other: name).text("{number}")
      })
  }

  /// Returns what the author calls values of an axis, or nil if none has a name.
  private func names(on axis: NumericAxis, _ values: [Double]) -> JSONTree? {
    let text = ValueText(axis: axis)
    let ends = [axis.range.lowerBound, axis.range.upperBound]
    let names = Set(values + axis.gridlines + ends).sorted().compactMap { value in
      text.description(of: value).map { name in
        (
          name: NumberText.exact(value),
          value: JSONTree.text(UntrustedText.harmless(name, limit: Self.textLimit))
        )
      }
    }
    return names.isEmpty ? nil : .object(names)
  }

  // MARK: - Levels

  private func json(
    ofLevel number: Int, facts: ChartFacts,
    at point: (_ level: Int, _ stop: Int) -> [Double]?
  ) -> JSONTree {
    let level = levels[number]
    var walk = walk
    walk.hearsParts = level.isOfStacks
    walk.part = level.part
    if !level.stops.isEmpty { walk.stand(at: Walk.Cursor(series: level.series, stop: 0)) }
    let texts = WalkTexts(walk: walk, choices: choices)
    func arrival(_ outcome: Walk.Outcome, _ walk: inout Walk) -> JSONTree? {
      guard case .arrived(let arrival) = outcome, let target = arrival.target else { return nil }
      return json(ofArrivalAt: target, &walk)
    }
    func extreme(_ end: RangeEnd, ofChart: Bool) -> JSONTree? {
      guard !level.stops.isEmpty else { return nil }
      var walk = walk
      let outcome = walk.goToExtreme(end, ofChart: ofChart)
      return arrival(outcome, &walk)
    }
    return .members([
      "series": .count(level.series), "isOfStacks": level.isOfStacks ? .bool(true) : nil,
      "part": level.part.map { .text($0.rawValue) },
      "axis": .count(chart.series[level.series].axis), "name": .text(level.name),
      "titled": .text(
        SessionWords.titled(texts.yTitle(ofSeries: level.series), "{value}")),
      "start": .number(rounded(level.start, 4)),
      "isJoined": .bool(choices.joinsValues(ofSeries: level.series, in: chart)),
      "pan": panOfSeries(level.series).map(JSONTree.number),
      "statistics": .text(statistics(of: level, texts, facts)),
      "lowest": extreme(.minimum, ofChart: false), "highest": extreme(.maximum, ofChart: false),
      "lowestOfAll": extreme(.minimum, ofChart: true),
      "highestOfAll": extreme(.maximum, ofChart: true),
      "landmarks": .object(
        SessionSettings.Landmarks.ofCharts.map { choice in
          (choice.rawValue, .list(landmarks(choice, of: level, from: walk)))
        }),
      "stops": .list(
        level.stops.indices.map { stop in
          json(of: level.stops[stop], in: level.series, at: point(number, stop))
        }),
    ])
  }

  private func statistics(of level: Level, _ texts: WalkTexts, _ facts: ChartFacts) -> String {
    guard facts.series.indices.contains(level.series) else { return "" }
    return Self.oneText(texts.statistics(ofSeries: level.series, facts))
  }

  private func landmarks(
    _ choice: SessionSettings.Landmarks, of level: Level, from start: Walk
  ) -> [JSONTree] {
    guard !level.stops.isEmpty else { return [] }
    var walk = start
    // What is looked for is found among whole elements.
    walk.part = nil
    return walk.landmarks(choice).compactMap { landmark in
      walk.stand(at: cursor(at: landmark, of: level, in: walk))
      return json(ofArrivalAt: .landmark(landmark), &walk)
    }
  }

  private func json(ofArrivalAt target: Walk.Target, _ walk: inout Walk) -> JSONTree? {
    guard let cursor = walk.cursor else { return nil }
    let introduction = WalkTexts(walk: walk, choices: choices).introduction(of: target)
    let place = cursor.value == nil ? nil : Place(at: &walk, choices)
    let form =
      switch introduction?.form {
      case .coordinates, nil: "coordinates"
      case .valueAtPlace: "value"
      case .afterGap: "afterGap"
      case .nothing: "nothing"
      }
    return .members([
      "series": .count(cursor.series), "stop": .count(cursor.stop),
      "x": .number(cursor.landmark ?? walk.x ?? 0),
      "text": .text(UntrustedText.harmless(introduction?.text ?? "", limit: Self.textLimit)),
      "form": .text(form),
      "place": place.map { json(of: $0, in: cursor.series, at: nil) },
    ])
  }

  // MARK: - Stops

  /// Returns the members of a stop; those that follow from others are left out.
  private func json(
    of place: Place, in series: Int, at point: [Double]?
  ) -> JSONTree {
    let isOne = place.xs.lowerBound == place.xs.upperBound && place.xs.lowerBound == place.x
    let isOfDates =
      if case .numeric(let axis) = chart.xAxis, case .date = axis.quantity { true } else { false }
    // All other texts follow from values, and the script writes them with the digits of the view.
    let hasTexts = place.rows > 1 || place.y == nil || place.isOfStacks && place.figure == nil
    return .members([
      "first": .count(place.first), "rows": place.rows == 1 ? nil : .count(place.rows),
      "x": .number(place.x), "y": place.y.map(JSONTree.number),
      "xs": isOne ? nil : .numbers([place.xs.lowerBound, place.xs.upperBound]),
      "ys": place.rows == 1
        ? nil : place.ys.map { .numbers([$0.lowerBound, $0.upperBound]) },
      "where": .text(place.position),
      "xTexts": isOne && !isOfDates ? nil : .texts([place.xText, place.xWithUnit]),
      "yTexts": hasTexts ? .texts([place.yText, place.yWithUnit, place.yOfPlace]) : nil,
      "from": other(place.from, than: place.xText), "to": other(place.to, than: place.xText),
      "additional": place.additional.isEmpty ? nil : .texts(place.additional),
      "label": place.label.map(JSONTree.text),
      "followsGap": place.followsGap ? .bool(true) : nil,
      "hasPing": place.hasPing ? .bool(true) : nil,
      "soundingY": place.sound.flatMap { $0.y == place.y ? nil : .number($0.y) },
      "noises": place.sound.flatMap { sound in
        sound.noises.isEmpty
          ? nil
          : .list(
            sound.noises.map { .numbers([$0.lower.value, $0.upper.value, $0.gain]) })
      },
      "parts": place.parts.isEmpty
        ? nil : .list(place.parts.map { .numbers([Double($0.series), $0.y]) }),
      "steps": place.steps.isEmpty ? nil : json(of: place.steps),
      "figure": place.figure.map(json),
      "point": point.map { .numbers($0.map { rounded($0, 1) }) },
    ])
  }

  /// Returns the tones of an element, each with its value, its first half beat and their number.
  private func json(of steps: [FigureSteps.Step]) -> JSONTree {
    .list(steps.map { .numbers([$0.y, Double($0.start), Double($0.length)]) })
  }

  /// Returns the values of an element, null where one is missing, with the number of its outliers and
  /// the only one.
  private func json(of figure: PointFigure) -> JSONTree {
    let outliers = figure.outliers
    return .members([
      "values": .list(chart.kind.figureParts.map { figure[$0].map(JSONTree.number) ?? .null }),
      "outliers": outliers.isEmpty
        ? nil : .numbers([Double(outliers.count)] + (outliers.count == 1 ? outliers : [])),
    ])
  }

  private func other(_ text: String, than usual: String) -> JSONTree? {
    text == usual ? nil : .text(text)
  }
}

extension SessionKey {
  /// The name of the key in events of a browser, or nil if a page does not use it: F1 and keys with
  /// Ctrl are the browser's own.
  fileprivate var nameInBrowsers: String? {
    switch self {
    case .character(let character): String(character)
    case .left: "ArrowLeft"
    case .right: "ArrowRight"
    case .up: "ArrowUp"
    case .down: "ArrowDown"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PageUp"
    case .pageDown: "PageDown"
    case .enter: "Enter"
    case .escape: "Escape"
    case .backspace: "Backspace"
    default: nil
    }
  }
}

extension JSONTree: ExpressibleByStringLiteral {
  /// A text.
  package init(stringLiteral text: String) { self = .text(text) }
}
