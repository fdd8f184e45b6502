import Glibc

/// The clock on the user's wall.
enum LocalTime {
  /// The local date and time, in seconds since 1970-01-01T00:00:00 local time.
  static var now: Double {
    var now = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &now)
    var seconds = now.tv_sec
    var parts = unsafe tm()
    unsafe localtime_r(&seconds, &parts)
    return Double(now.tv_sec + (unsafe parts.tm_gmtoff)) + Double(now.tv_nsec) * 1e-9
  }
}
