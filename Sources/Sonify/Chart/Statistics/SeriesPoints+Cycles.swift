/// Periods and seasons.
extension SeriesPoints {
  /// Finds the period by autocorrelation if rows lie on an even grid, otherwise by ``Periodogram``.
  ///
  /// A faint one of a smooth line that is nearly a parabola is only how the line differs from it.
  package func period(of line: PresentLine) -> SeriesFacts.Period? {
    guard let period = period(of: ys, line) else { return nil }
    return period.strength < Self.plain && line.isNearlyParabola ? nil : period
  }

  /// The minimum strength of a period that is plain.
  private static let plain = 0.6

  private func period(of ys: [Double], _ line: PresentLine) -> SeriesFacts.Period? {
    let spacing = RowSpacing(xs)
    guard spacing.step > 0 else { return nil }
    if let numbers = spacing.grid(of: ys) {
      return Period(of: numbers, isSmooth: line.noise.isSmooth).map {
        .init(
          points: $0.points * Double(pointsPerMean),
          length: ($0.points * spacing.meanStep).clamped, strength: $0.strength)
      }
    }
    return Periodogram(line)?.period.map {
      let length = ($0.length * line.width).clamped
      let points = (length / spacing.step * Double(pointsPerMean)).clamped
      return .init(points: points, length: length, strength: $0.strength)
    }
  }

  /// Returns a period that the means of the ``outline`` hide, because it is shorter than eight of them:
  /// one that adjacent points at the start, in the middle and at the end of the line have.
  /// - Returns: the period of the middle, with the smallest of the three strengths; nil if there is none,
  ///   or if the line is its own outline.
  var shortPeriod: SeriesFacts.Period? {
    guard outlineSize > 1 else { return nil }
    let rest = count - Self.maxOutlineCount
    let longest = Double(8 * outlineSize)
    var periods: [SeriesFacts.Period] = []
    for start in [rest / 2, 0, rest] {
      let part = SeriesPoints(start..<start + Self.maxOutlineCount, of: self)
      guard let period = part.period(of: PresentLine(part.ys, at: part.xs)),
        period.points <= longest,
        abs(period.points - (periods.first ?? period).points) <= period.points / 20
      else { return nil }
      periods.append(period)
    }
    return periods.first.map {
      .init(
        points: $0.points, length: $0.length, strength: periods.map(\.strength).min() ?? 0)
    }
  }

  /// Returns the values less what repeats with a period.
  func withoutPeriod(_ length: Double) -> [Double] {
    let present = ys.indices.filter { ys[$0].isFinite }
    var rest = ys
    for (index, y) in zip(present, Seasons(ys, at: xs).withoutPeriod(length)) { rest[index] = y }
    return rest
  }

  /// Returns the cycles of the calendar that a line over dates follows, the widest first.
  /// - Parameter period: the period of the line, which may hide a longer one, as a week the year.
  /// - Returns: the cycles.
  func seasons(period: SeriesFacts.Period?) -> [SeriesFacts.Season] {
    guard case .numeric(let axis) = xAxis, case .date = axis.quantity else { return [] }
    let hidden = period?.length.flatMap { length -> SeriesFacts.Period? in
      let rest = withoutPeriod(length)
      return self.period(of: rest, PresentLine(rest, at: xs))
    }
    return Seasons(ys, at: xs).found(periods: [period, hidden].compactMap { $0?.length })
  }
}
