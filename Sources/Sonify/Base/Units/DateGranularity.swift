/// The finest part of a date that a column of dates tells apart.
public enum DateGranularity: String, CaseIterable, Sendable, Codable {
  case year, quarter, month, day, minute, second, fraction
}
