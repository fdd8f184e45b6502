import SonifyBase

/// The crossings of two lines.
package enum Crossings {
  /// A point where two lines meet.
  package struct Crossing: Equatable, Sendable {
    /// The x at which they meet.
    package var x: Double
    /// The y at which they meet.
    package var y: Double
    /// The order of the lines after they meet.
    package var outcome: Outcome
  }

  /// The order of two lines after they meet.
  package enum Outcome: Equatable, Sendable {
    /// The first comes from below and continues above.
    case above
    /// The first comes from above and continues below.
    case below
    /// They separate in the order they came in, or one of them ends.
    case touching
  }

  /// A line in unbroken runs of points; within a run and from run to run, x does not fall.
  package typealias Runs = [[(x: Double, y: Double)]]

  /// Returns the points where two lines meet, by rising x.
  ///
  /// Lines are straight between points. Lines that coincide for a while meet at the first point
  /// where they do; if they may not meet between points, they cross at the first one after that.
  /// - Parameters:
  ///   - first: one line.
  ///   - second: the other line.
  ///   - betweenPoints: whether lines may meet between points; if not, a crossing is at the first
  ///     point after it, at the y of the first line.
  /// - Returns: the crossings.
  /// - Complexity: O(*n* log *n*) in the number of points of both.
  package static func crossings(
    of first: Runs, with second: Runs, betweenPoints: Bool = true
  ) -> [Crossing] {
    var crossings: [Crossing] = []
    var previous: (x: Double, y: Double, difference: Double, runs: (Int, Int))?
    var side = 0.0
    var meeting: (x: Double, y: Double)?
    func end() {
      if let meeting { crossings.append(Crossing(x: meeting.x, y: meeting.y, outcome: .touching)) }
      (side, meeting) = (0, nil)
    }
    for x in distinct(first, second) {
      guard let one = height(of: first, at: x), let other = height(of: second, at: x) else {
        end()
        previous = nil
        continue
      }
      if previous.map({ $0.runs != (one.run, other.run) }) ?? false { end() }
      // Quarters, so that differences of large numbers do not overflow, nor do differences of
      // those.
      let difference = one.y / 4 - other.y / 4
      if difference == 0 {
        meeting = meeting ?? (x, one.y)
      } else {
        let newSide = difference > 0 ? 1.0 : -1
        let outcome: Outcome = newSide > 0 ? .above : .below
        if let place = meeting {
          let crosses = side * newSide < 0
          // Where points are compared, the first is above only after those that are equal.
          let (x, y) = crosses && !betweenPoints ? (x, one.y) : place
          crossings.append(Crossing(x: x, y: y, outcome: crosses ? outcome : .touching))
          meeting = nil
        } else if side * newSide < 0, let previous {
          let part = previous.difference / (previous.difference - difference)
          let share = betweenPoints ? part : 1
          crossings.append(
            Crossing(
              x: previous.x + (x - previous.x) * share,
              y: previous.y * (1 - share) + one.y * share, outcome: outcome))
        }
        side = newSide
      }
      previous = (x, one.y, difference, (one.run, other.run))
    }
    end()
    return crossings
  }

  private static func distinct(_ first: Runs, _ second: Runs) -> [Double] {
    var xs: [Double] = []
    for x in (first.joined().map(\.x) + second.joined().map(\.x)).sorted() where x != xs.last {
      xs.append(x)
    }
    return xs
  }

  /// Returns the y of a line at an x, and the index of the run, or nil in a gap.
  private static func height(of runs: Runs, at x: Double) -> (y: Double, run: Int)? {
    let run = runs.partitioningIndex { ($0.last?.x ?? -.infinity) >= x }
    guard run < runs.count else { return nil }
    let next = runs[run].partitioningIndex { $0.x >= x }
    let point = runs[run][next]
    if point.x == x { return (point.y, run) }
    guard next > 0 else { return nil }
    let before = runs[run][next - 1]
    // Between equal values, the rounding of shares would make crossings.
    guard point.y != before.y else { return (point.y, run) }
    let share = (x - before.x) / (point.x - before.x)
    return (before.y * (1 - share) + point.y * share, run)
  }
}
