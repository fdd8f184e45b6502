/// The finest part of the dates in a column.
public enum DateGranularity: String, CaseIterable, Sendable, Codable {
  case year, quarter, month, day, minute, second, fraction
}
