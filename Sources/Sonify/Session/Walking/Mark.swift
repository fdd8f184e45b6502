import SonifyChart

/// A point that a listener marked.
struct Mark: Equatable, Sendable {
  /// The point, with its value in the data.
  var point: ChartPoint
  /// The number that it is called by without a name, from 1 in the order of marking.
  var number: Int
  /// The name that the listener gave it, or an empty text.
  var name = ""

  /// Returns whether the mark is at a point of a series.
  func isAt(_ other: ChartPoint) -> Bool {
    point.series == other.series && point.point == other.point
  }
}

/// The points that a listener marked, in the order of marking.
struct Marks: Equatable, Sendable {
  private(set) var all: [Mark] = []
  /// The marks that were kept and are of other data than the chart shows, which stay kept.
  private(set) var others: [KeptMark] = []

  /// The maximum number of marks in a chart.
  static let maxCount = 100
  /// The maximum length of a name, in characters.
  static let maxNameLength = 60

  /// Creates no marks.
  init() {}

  /// Creates marks, of which only the first ``maxCount`` are used.
  init(_ marks: [Mark], others: [KeptMark]) {
    all = Array(marks.prefix(Self.maxCount))
    self.others = Array(others.prefix(Self.maxCount))
  }

  /// Whether there is no room for another mark.
  var areFull: Bool { all.count >= Self.maxCount }

  /// Returns the mark at a point, or nil if there is none.
  func mark(at point: ChartPoint) -> Mark? { all.first { $0.isAt(point) } }

  /// Returns the mark that was set last, of those that are not at a point, or nil if there is none.
  func latest(besides point: ChartPoint) -> Mark? { all.last { !$0.isAt(point) } }

  /// Marks a point that has no mark.
  /// - Returns: the mark.
  mutating func set(at point: ChartPoint) -> Mark {
    let numbers = all.map(\.number) + others.map(\.number)
    let mark = Mark(point: point, number: (numbers.max() ?? 0) + 1)
    all.append(mark)
    return mark
  }

  /// Names the mark at a point.
  mutating func name(_ name: String, at point: ChartPoint) {
    guard let index = all.firstIndex(where: { $0.isAt(point) }) else { return }
    all[index].name = String(name.prefix(Self.maxNameLength))
  }

  /// Removes the mark at a point.
  /// - Returns: the mark, or nil if there was none.
  mutating func remove(at point: ChartPoint) -> Mark? {
    guard let index = all.firstIndex(where: { $0.isAt(point) }) else { return nil }
    return all.remove(at: index)
  }
}
