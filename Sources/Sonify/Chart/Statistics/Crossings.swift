import SonifyBase

/// Where two lines meet.
package enum Crossings {
  /// A place where two lines meet.
  package struct Crossing: Equatable, Sendable {
    /// The x at which they meet.
    package var x: Double
    /// The y at which they meet.
    package var y: Double
    /// How the first line lies to the second behind the place.
    package var outcome: Outcome
  }

  /// What becomes of two lines that meet.
  package enum Outcome: Equatable, Sendable {
    /// The first comes from below and goes on above.
    case above
    /// The first comes from above and goes on below.
    case below
    /// They part as they came, or one of them ends.
    case touching
  }

  /// A line in unbroken runs of points; within a run and from run to run, x does not fall.
  package typealias Runs = [[(x: Double, y: Double)]]

  /// The places where two lines meet, rising in x.
  ///
  /// Between points both run straight. Lines that run together for a while meet at the first place
  /// where they do.
  /// - Parameters:
  ///   - first: the one line.
  ///   - second: the other.
  ///   - betweenPoints: whether they meet between points; if not, a crossing lies on the first point
  ///     behind it, at the height of the first line.
  /// - Returns: the places.
  /// - Complexity: O(*n* log *n*) in the points of both.
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
      // Of quarters, lest differences of great numbers overflow, and differences of those.
      let difference = one.y / 4 - other.y / 4
      if difference == 0 {
        meeting = meeting ?? (x, one.y)
      } else {
        let newSide = difference > 0 ? 1.0 : -1
        let outcome: Outcome = newSide > 0 ? .above : .below
        if let place = meeting {
          let crosses = side * newSide < 0
          crossings.append(
            Crossing(x: place.x, y: place.y, outcome: crosses ? outcome : .touching))
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

  /// How high a line runs at an x, and in which run; nothing where it has a gap.
  private static func height(of runs: Runs, at x: Double) -> (y: Double, run: Int)? {
    let run = runs.partitioningIndex { ($0.last?.x ?? -.infinity) >= x }
    guard run < runs.count else { return nil }
    let next = runs[run].partitioningIndex { $0.x >= x }
    let point = runs[run][next]
    if point.x == x { return (point.y, run) }
    guard next > 0 else { return nil }
    let before = runs[run][next - 1]
    let share = (x - before.x) / (point.x - before.x)
    return (before.y * (1 - share) + point.y * share, run)
  }
}
