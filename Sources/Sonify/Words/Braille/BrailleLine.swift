import SonifyBase
package import SonifyChart

/// A series as one line of braille cells.
package struct BrailleLine: Equatable, Sendable {
  /// A cell, and what it stands for.
  package struct Cell: Equatable, Sendable {
    /// The points it stands for, counted in order of x; none where rows are absent.
    package var points: Range<Int>
    /// The point whose value it shows; nothing where all are missing.
    package var shown: Int?
    /// Its dots.
    package var character: BrailleCharacter
  }

  /// The cells, rising in x; at most as many as asked for.
  package let cells: [Cell]

  /// Makes the line of some points of a series.
  ///
  /// Where there are more points than cells, each pair of cells stands for a slot and shows its
  /// least and its greatest value in their order. So neither the least nor the greatest value of a
  /// series is ever lost.
  /// - Parameters:
  ///   - series: the series.
  ///   - columns: which of its points, and where they lie.
  ///   - levels: which cell stands for a value.
  ///   - count: the most cells.
  /// - Complexity: O(points).
  package init(
    _ series: OrderedPoints, _ columns: BrailleColumns, by levels: BrailleLevels, cells count: Int
  ) {
    func cell(_ points: Range<Int>, _ shown: Int?) -> Cell {
      Cell(
        points: points, shown: shown, character: levels.character(of: shown.map { series.ys[$0] }))
    }
    guard columns.count > count else {
      cells = (0..<columns.count).map { column in
        let points = columns.points(in: column..<(column + 1))
        return cell(points, points.first { series.ys[$0].isFinite })
      }
      return
    }
    let slots = max(1, count / 2)
    // A product of columns and slots could be too great a number.
    func boundary(_ slot: Int) -> Int {
      columns.count / slots * slot + columns.count % slots * slot / slots
    }
    cells = (0..<slots).flatMap { slot in
      let points = columns.points(in: boundary(slot)..<boundary(slot + 1))
      return Self.halves(of: points, in: series.ys).map { cell($0.points, $0.shown) }
    }
  }

  /// The cell that stands for a point, if there is one.
  /// - Complexity: O(log *n*).
  package func cell(ofPoint point: Int) -> Int? {
    let index = cells.partitioningIndex { $0.points.upperBound > point }
    return index < cells.count && cells[index].points.contains(point) ? index : nil
  }

  /// Parts a slot in two, so that the least value lies in one half and the greatest in the other.
  private static func halves(
    of points: Range<Int>, in ys: [Double]
  ) -> [(points: Range<Int>, shown: Int?)] {
    let middle = points.lowerBound + points.count / 2
    func parted(at place: Int, _ first: Int?, _ second: Int?) -> [(Range<Int>, Int?)] {
      [(points.lowerBound..<place, first), (place..<points.upperBound, second)]
    }
    guard let (minimum, maximum) = extremes(of: points, in: ys) else {
      return parted(at: middle, nil, nil)
    }
    let (first, second) = (min(minimum, maximum), max(minimum, maximum))
    guard first < second else {
      return first < middle ? parted(at: middle, first, nil) : parted(at: middle, nil, first)
    }
    return parted(at: min(second, max(first + 1, middle)), first, second)
  }

  /// The first point with the least value and the last with the greatest.
  private static func extremes(of points: Range<Int>, in ys: [Double]) -> (Int, Int)? {
    let ys = ys.span
    var found: (minimum: Int, maximum: Int)?
    for point in points where ys[point].isFinite {
      guard let (minimum, maximum) = found else {
        found = (point, point)
        continue
      }
      if ys[point] < ys[minimum] { found?.minimum = point }
      if ys[point] >= ys[maximum] { found?.maximum = point }
    }
    return found
  }
}
