import Glibc
import Synchronization

/// Threads that share work, made once for the process.
///
/// There are as many as the system grants, up to one for each processor beside the caller's. Where
/// it grants none, the caller does all the work: nothing ever waits for a thread that is yet to come,
/// as Dispatch does under a limit on processes or memory.
@safe
package final class ThreadPool: @unchecked Sendable {
  /// The pool of the process.
  package static let shared = ThreadPool(limit: Processors.count - 1)

  /// The stack of a thread in bytes; work that recurses deeply belongs on the caller's.
  private static let stackSize = 1 << 20

  /// One call of ``perform(_:meanwhile:_:)``: everything here is guarded by `lock`.
  private struct Job {
    var work: @Sendable (Int) -> Void
    var count: Int
    /// The first index that nobody has taken.
    var next = 0
    /// The number of threads that are at work on it, the caller's not counted.
    var helpers = 0

    var hasIndex: Bool { next < count }

    mutating func takeIndex() -> Int? {
      guard hasIndex else { return nil }
      defer { next += 1 }
      return next
    }
  }

  private let limit: Int
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let hasWork: UnsafeMutablePointer<pthread_cond_t>
  private let isIdle: UnsafeMutablePointer<pthread_cond_t>
  private var job: Job?
  private var threadCount = 0
  private var isClosed = false
  /// Whether a job is being done.
  ///
  /// Work within work, or from another thread, does without helpers.
  private let isTaken = Atomic<Bool>(false)

  /// Makes a pool; its threads begin when they are first needed, and live until ``close()``.
  /// - Parameter limit: the maximum number of threads beside the caller's.
  package init(limit: Int) {
    self.limit = limit
    unsafe lock = .allocate(capacity: 1)
    unsafe hasWork = .allocate(capacity: 1)
    unsafe isIdle = .allocate(capacity: 1)
    unsafe pthread_mutex_init(lock, nil)
    unsafe pthread_cond_init(hasWork, nil)
    unsafe pthread_cond_init(isIdle, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(isIdle)
    unsafe pthread_cond_destroy(hasWork)
    unsafe pthread_mutex_destroy(lock)
    unsafe isIdle.deallocate()
    unsafe hasWork.deallocate()
    unsafe lock.deallocate()
  }

  /// Ends the threads; from then on the caller does all work.
  package func close() {
    unsafe pthread_mutex_lock(lock)
    isClosed = true
    unsafe pthread_cond_broadcast(hasWork)
    unsafe pthread_mutex_unlock(lock)
  }

  /// Calls `work` once for every index below `count`, on several threads if there are any.
  ///
  /// Returns when all calls have returned. The caller's thread takes part, after `meanwhile`.
  /// - Parameters:
  ///   - count: the number of calls, 0 or more.
  ///   - meanwhile: what the caller's thread does first.
  ///   - work: called with each index from 0, in order of their beginnings.
  package func perform(
    _ count: Int, meanwhile: () -> Void = {}, _ work: @escaping @Sendable (Int) -> Void
  ) {
    guard count > 0, limit > 0,
      !isTaken.exchange(true, ordering: .acquiringAndReleasing)
    else {
      meanwhile()
      for index in 0..<count { work(index) }
      return
    }
    defer { isTaken.store(false, ordering: .releasing) }
    begin(Job(work: work, count: count))
    meanwhile()
    while let index = takeIndex() { work(index) }
    end()
  }

  private func begin(_ job: Job) {
    unsafe pthread_mutex_lock(lock)
    self.job = job
    if !isClosed { grow(to: min(limit, job.count)) }
    unsafe pthread_cond_broadcast(hasWork)
    unsafe pthread_mutex_unlock(lock)
  }

  private func takeIndex() -> Int? {
    unsafe pthread_mutex_lock(lock)
    defer { unsafe pthread_mutex_unlock(lock) }
    return job?.takeIndex()
  }

  /// Waits for the helpers that are still at work, and for nobody else.
  private func end() {
    unsafe pthread_mutex_lock(lock)
    while let job, job.helpers > 0 { unsafe pthread_cond_wait(isIdle, lock) }
    job = nil
    unsafe pthread_mutex_unlock(lock)
  }

  /// Makes threads until there are `count`, or until the system refuses one.
  private func grow(to count: Int) {
    while threadCount < count {
      guard BackgroundThread.begin(stackSize: Self.stackSize, { self.help() }) == 0 else { return }
      threadCount += 1
    }
  }

  /// The life of a thread of the pool.
  private func help() {
    unsafe pthread_mutex_lock(lock)
    while true {
      while job?.hasIndex != true {
        if isClosed {
          unsafe pthread_mutex_unlock(lock)
          return
        }
        unsafe pthread_cond_wait(hasWork, lock)
      }
      guard let work = job?.work else { continue }
      job?.helpers += 1
      while let index = job?.takeIndex() {
        unsafe pthread_mutex_unlock(lock)
        work(index)
        unsafe pthread_mutex_lock(lock)
      }
      job?.helpers -= 1
      if job?.helpers == 0 { unsafe pthread_cond_signal(isIdle) }
    }
  }
}
