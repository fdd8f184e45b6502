import Glibc

/// The processors of the system.
package enum Processors {
  /// The number of processors that are online, at least 1.
  package static let count = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
}
