extension Double {
  /// The number, with infinity replaced by the largest finite number.
  var clamped: Double {
    Swift.max(-.greatestFiniteMagnitude, Swift.min(.greatestFiniteMagnitude, self))
  }
}
