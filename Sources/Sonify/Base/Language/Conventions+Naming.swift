extension Conventions {
  /// Makes names that become part of a chart, as that of a column which counts rows.
  /// - Parameter make: makes them by ``current``, which is ``ofNames`` meanwhile if that is set.
  /// - Returns: what was made.
  package static func naming<Result>(_ make: () -> Result) -> Result {
    $current.withValue(ofNames ?? current, operation: make)
  }
}
