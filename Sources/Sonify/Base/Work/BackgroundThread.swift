import Glibc

/// A thread that does one piece of work beside the others, and ends with it.
package enum BackgroundThread {
  /// Begins work on a new thread, or returns why the system grants none.
  ///
  /// Signals are for the thread that the program began with: what waits there must wake.
  /// - Parameters:
  ///   - stackSize: the size of its stack in bytes, or nil for the system's usual one.
  ///   - takesSignals: whether it takes signals all the same, as a thread must that starts other
  ///     programs: they would be deaf to the signals that it blocks.
  ///   - work: what it does; it is not called if there is no thread.
  /// - Returns: 0, or the system's `errno`.
  package static func begin(
    stackSize: Int? = nil, takesSignals: Bool = false, _ work: @escaping @Sendable () -> Void
  ) -> Int32 {
    // Crashes are for the thread that causes them, as is SIGPROF, by which Swift halts a thread to
    // print its backtrace.
    var (all, before) = (sigset_t(), sigset_t())
    unsafe sigfillset(&all)
    for number in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGPROF] {
      unsafe sigdelset(&all, number)
    }
    unsafe pthread_sigmask(SIG_BLOCK, nil, &before)
    if !takesSignals { unsafe pthread_sigmask(SIG_SETMASK, &all, nil) }
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    if let stackSize { unsafe pthread_attr_setstacksize(&attributes, stackSize) }
    unsafe pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    var thread = pthread_t()
    let hold = unsafe Unmanaged.passRetained(Work(work))
    let code = unsafe pthread_create(
      &thread, &attributes,
      { context in
        if let context = unsafe context {
          unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue().work()
        }
        return nil
      }, hold.toOpaque())
    if code != 0 { unsafe hold.release() }
    return code
  }

  private final class Work: Sendable {
    let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }
}
