extension Double {
  /// The number, or the greatest there is in place of an infinite one.
  var clamped: Double {
    Swift.max(-.greatestFiniteMagnitude, Swift.min(.greatestFiniteMagnitude, self))
  }
}
