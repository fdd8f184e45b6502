import SonifyBase
package import SonifyChart

/// A series as one line of braille cells.
package struct BrailleLine: Equatable, Sendable {
  /// A cell, and what it stands for.
  package struct Cell: Equatable, Sendable {
    /// The indices, in order of x, of the points it stands for; empty where rows are absent.
    package var points: Range<Int>
    /// The point whose value it shows, or nil if all values are missing.
    package var shown: Int?
    /// Its dots.
    package var character: BrailleCharacter
  }

  /// The cells in order of x, at most the number asked for.
  package let cells: [Cell]

  /// Creates the line of some points of a series.
  ///
  /// Where there are more points than cells, each pair of cells stands for a bin of points and
  /// shows its smallest and its largest value, in order of x. The minimum and the maximum of a
  /// series are therefore always shown.
  /// - Parameters:
  ///   - series: the series.
  ///   - columns: the points to show, and their columns.
  ///   - levels: the mapping from values to cells.
  ///   - count: the maximum number of cells.
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
    // The product of columns and slots could overflow.
    func boundary(_ slot: Int) -> Int {
      columns.count / slots * slot + columns.count % slots * slot / slots
    }
    cells = (0..<slots).flatMap { slot in
      let points = columns.points(in: boundary(slot)..<boundary(slot + 1))
      return Self.halves(of: points, in: series.ys).map { cell($0.points, $0.shown) }
    }
  }

  /// Returns the index of the cell that stands for a point, or nil if there is none.
  /// - Complexity: O(log *n*).
  package func cell(ofPoint point: Int) -> Int? {
    let index = cells.partitioningIndex { $0.points.upperBound > point }
    return index < cells.count && cells[index].points.contains(point) ? index : nil
  }

  /// Divides a slot in two, with the smallest value in one half and the largest in the other.
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

  /// Returns the first point with the smallest value and the last with the largest, or nil if all
  /// values are missing.
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
