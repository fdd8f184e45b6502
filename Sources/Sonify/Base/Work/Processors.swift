import Glibc

/// The processors that work can be shared by.
package enum Processors {
  /// How many are at work, at least 1.
  package static let count = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
}
