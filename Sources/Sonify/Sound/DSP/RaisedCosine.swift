/// The smooth step with which sounds begin, end and change their level.
package enum RaisedCosine {
  /// Returns ½ − ½·cos(π·progress), which rises from 0 to 1 for `progress` from 0 to 1 and is
  /// constant outside.
  @inline(__always) @_noLocks
  package static func step(_ progress: Double) -> Double {
    let bounded = progress < 0 ? 0 : (progress > 1 ? 1 : progress)
    return 0.5 - 0.5 * Sine.cosineOfReduced(bounded * 0.5)
  }
}
