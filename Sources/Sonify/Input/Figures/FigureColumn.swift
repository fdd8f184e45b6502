import SonifyBase
import SonifyChart

/// The positions of values on an axis of a figure.
struct FigureColumn {
  /// The values on the axis, which are no longer open.
  private(set) var content: FigureAxis.Content
  /// The names so far, if these are the values.
  private(set) var names: [String]
  private var places: [String: Double] = [:]
  /// Whether numbers after the listed names have no position.
  private let isClosed: Bool
  /// Whether there are more names than an axis can have.
  private(set) var isFull = false

  /// The number of values that show what an axis holds.
  private static let sampleSize = 4000

  /// Determines what an axis holds.
  /// - Parameters:
  ///   - axis: the axis.
  ///   - values: the values on it.
  ///   - isOrdered: whether names that are rising dates are positions in time, as for lines.
  init(_ axis: FigureAxis, _ values: [[JSONValue]], isOrdered: Bool) {
    content = axis.content
    names = axis.names
    isClosed = axis.endsWithNames && !axis.names.isEmpty
    if content == .open {
      content = axis.names.isEmpty ? Self.content(values, isStrict: axis.isStrict) : .names
    } else if content == .names, isOrdered {
      let all = names.isEmpty ? values.flatMap { $0.compactMap(\.figureName) } : names
      if Self.areRisingDates(all) { content = .dates }
    }
    for (index, name) in names.enumerated() where places[name] == nil {
      places[name] = Double(index)
    }
    isFull = names.count > ChartAssembly.maxCategories
  }

  /// Returns a number, seconds since 1970 or the index of a name; NaN if the value has no position.
  mutating func position(of value: JSONValue) -> Double {
    switch content {
    case .open, .numbers: return value.figureNumber ?? .nan
    case .dates:
      if case .number(let number) = value {
        // An index of a date among the names.
        if !names.isEmpty { return name(at: number).flatMap(DocumentAxis.date) ?? .nan }
        let seconds = number / 1000
        return CivilDate.moments.contains(seconds) ? seconds : .nan
      }
      return value.text.flatMap(DocumentAxis.date) ?? .nan
    case .names:
      if case .number(let number) = value {
        if name(at: number) != nil { return number }
        if isClosed { return .nan }
      }
      guard let name = value.figureName else { return .nan }
      if let place = places[name] { return place }
      guard names.count < ChartAssembly.maxCategories else {
        isFull = true
        return .nan
      }
      places[name] = Double(names.count)
      names.append(name)
      return Double(names.count - 1)
    }
  }

  /// Puts the names into an order, with the points on them.
  /// - Parameters:
  ///   - order: the order.
  ///   - points: the points of all series, which are moved.
  mutating func arrange(_ order: FigureAxis.Order, _ points: inout [FigurePoints]) {
    var totals = [Double](repeating: 0, count: names.count)
    for one in points {
      for (x, y) in zip(one.xs, one.ys) where !y.isNaN { totals[Int(x)] += y }
    }
    let indices = names.indices.sorted { first, second in
      switch order {
      case .ascending: (names[first], first) < (names[second], second)
      case .descending: (names[second], first) < (names[first], second)
      case .risingTotals: (totals[first], first) < (totals[second], second)
      case .fallingTotals: (totals[second], first) < (totals[first], second)
      }
    }
    var places = [Double](repeating: 0, count: names.count)
    for (place, index) in indices.enumerated() { places[index] = Double(place) }
    for index in points.indices { points[index].move(to: places) }
    names = indices.map { names[$0] }
    self.places = Dictionary(
      zip(names, names.indices.map(Double.init)), uniquingKeysWith: { first, _ in first })
  }

  private func name(at number: Double) -> String? {
    Int(exactly: number).flatMap { names.indices.contains($0) ? names[$0] : nil }
  }

  /// Returns what most of the texts among the values are.
  private static func content(_ values: [[JSONValue]], isStrict: Bool) -> FigureAxis.Content {
    var (numbers, dates, others) = (0, 0, 0)
    let perSeries = max(16, sampleSize / max(1, values.count))
    for value in values.prefix(sampleSize).lazy.flatMap({ $0.prefix(perSeries) }) {
      switch value {
      case .number: numbers += 1
      case .text(let text) where text.isEmpty: break
      case .text(let text):
        if !isStrict, value.figureNumber != nil {
          numbers += 1
        } else if DocumentAxis.date(text) != nil, !isStrict || text.utf8.count > 4 {
          dates += 1
        } else {
          others += 1
        }
      case .boolean, .array: others += 1
      case .null, .object: break
      }
    }
    if dates > 2 * others, dates >= numbers { return .dates }
    return others > 0 && 2 * others > numbers ? .names : dates > 0 ? .names : .numbers
  }

  private static func areRisingDates(_ names: [String]) -> Bool {
    guard names.count > 2 else { return false }
    var last = -Double.infinity
    for name in names {
      guard let date = DocumentAxis.date(name), date > last else { return false }
      last = date
    }
    return true
  }
}
