/// The rules by which a column becomes x: the first that finds one applies.
///
/// A rule asks what a column means; how its values happen to run decides only where the meaning
/// leaves it open. Each was judged on the tables of Verification/Tables, of which one is named here.
public enum XRule: CaseIterable, Sendable {
  /// Dates and times, in any format: what happened has its order in time (`stocks.csv`).
  case dates
  /// Names of months, weekdays or quarters, though a measure beside them may grow, as users by month
  /// do (`city-temperatures.csv`).
  case calendarNames
  /// Years that increase or decrease, or that repeat for each of several things (`nile.csv`).
  case years
  /// Numbers that only increase or decrease, and count time or steps by their header or stand first:
  /// an experimenter writes first what was set (`horse-kicks.csv`).
  case steps
  /// As ``steps``, but the numbers begin again, in each of several parts or now and then
  /// (`wafers.csv`).
  case repeatedSteps
  /// Longitudes beside latitudes, which are points on a map unless they are few (`us-airports.csv`).
  case places
  /// Short texts that name each row, or each row of a series (`rent-income.csv`).
  case names
  /// The first of two to four columns of measures in no order, which are points in the plane
  /// (`linnerud-exercise.csv`).
  case pairs
  /// At most 50 texts that repeat: groups of rows (`pain.csv`).
  case groups
  /// Row numbers and identifiers under a header, where nothing else orders the rows.
  case counters
  /// Values that repeat and, with those of another column, name the cells of a heat map
  /// (`barley.csv`).
  case cells
}
