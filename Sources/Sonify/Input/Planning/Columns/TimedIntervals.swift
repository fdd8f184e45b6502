import SonifyBase
import SonifyTables

/// Lengths of time beside the beginning and the end of each.
enum TimedIntervals {
  /// A part of what is known of an interval.
  enum Part {
    /// When it began or ended.
    case end
    /// How long it took.
    case length
  }

  /// The minimum number of rows that show what a length is.
  private static let minRows = 3
  /// The maximum number of columns of times in which beginnings and ends are sought.
  private static let maxTimes = 6

  /// Takes lengths such as 1:10, which may be minutes and seconds, for hours and minutes where two other columns have
  /// times that are so far apart.
  /// - Parameters:
  ///   - profiles: what the rows show of the columns.
  ///   - grid: the first rows.
  ///   - firstRow: the first of them after the header.
  ///   - dialect: the dialect of the table.
  static func mark(
    in profiles: inout [ColumnProfile], _ grid: CellGrid, from firstRow: Int, _ dialect: Dialect
  ) {
    let lengths = profiles.indices.filter {
      [.duration, .timeOfDay].contains(profiles[$0].style?.measure)
    }
    let times = profiles.indices.filter { column in
      let profile = profiles[column]
      return profile.content?.isDate == true || profile.style?.measure == .timeOfDay
        || profile.style?.measure == .duration && profile.namesEndOfInterval
    }.prefix(maxTimes)
    guard !lengths.isEmpty, times.count > 1 else { return }
    func values(_ column: Int) -> [Double] {
      let profile = profiles[column]
      // As minutes and seconds, 9:30 is a sixtieth of the time of day.
      let unit = profile.style?.measure == .duration && profile.holdsHoursAndMinutes ? 60.0 : 1
      return (firstRow..<max(firstRow, grid.rowCount)).map { row in
        guard let cell = grid.cell(row, column) else { return .nan }
        if case .date(let format) = profile.content {
          return format.seconds(cell.span.trimmed) ?? .nan
        }
        return ColumnProfile.number(cell.span, dialect, profile.style).map { $0 * unit } ?? .nan
      }
    }
    let known = times.map {
      (column: $0, values: values($0), isDate: profiles[$0].content?.isDate == true)
    }
    for column in lengths {
      let seconds = values(column)
      let others = known.filter { $0.column != column }
      for (place, end) in others.enumerated() {
        for beginning in others[..<place]
        where beginning.isDate == end.isDate
          && areApart(beginning.values, end.values, by: seconds, areDates: end.isDate)
        {
          profiles[column].takeForLength()
          for bound in [beginning, end]
          where !bound.isDate && profiles[bound.column].namesEndOfInterval {
            profiles[bound.column].intervalPart = .end
          }
        }
      }
    }
  }

  /// Returns whether lengths are those between two times in nearly all rows, but for a minute that rounding may take;
  /// times of day may go on after midnight.
  private static func areApart(
    _ beginnings: [Double], _ ends: [Double], by lengths: [Double], areDates: Bool
  ) -> Bool {
    var (rows, fitting) = (0, 0)
    for (length, (beginning, end)) in zip(lengths, zip(beginnings, ends)) where length > 0 {
      guard beginning.isFinite, end.isFinite, beginning != end else { continue }
      let apart = end < beginning && !areDates ? end - beginning + 86_400 : end - beginning
      rows += 1
      if abs(apart - length) <= 60 { fitting += 1 }
    }
    return rows >= minRows && fitting * 10 >= rows * 9
  }
}
