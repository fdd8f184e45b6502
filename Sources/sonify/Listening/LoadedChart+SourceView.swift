import Sonify

extension LoadedChart {
  /// The view of the source that the chart is, or nil if the source has no other.
  var sourceView: SessionOptions.SourceView? {
    for case .specification(.view(let number, let count)) in decisions where count > 1 {
      return SessionOptions.SourceView(number: number, of: count)
    }
    return nil
  }
}
