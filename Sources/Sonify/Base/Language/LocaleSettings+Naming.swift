extension LocaleSettings {
  /// Makes names that become part of a chart, as that of a column that counts rows.
  /// - Parameter make: makes the names in the language of ``current``, which is ``ofNames`` during
  ///   the call if that is set.
  /// - Returns: the result of `make`.
  package static func naming<Result>(_ make: () -> Result) -> Result {
    $current.withValue(ofNames ?? current, operation: make)
  }
}
