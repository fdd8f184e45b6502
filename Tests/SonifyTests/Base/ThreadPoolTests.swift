import Dispatch
import Synchronization
import Testing

@testable import SonifyBase

/// Work that several threads share, or one does alone.
@Suite struct ThreadPoolTests {
  private static let limits = [0, 1, 7]

  @Test(arguments: limits, [0, 1, 2, 1000])
  func everyIndexIsDoneOnce(limit: Int, count: Int) {
    let pool = ThreadPool(limit: limit)
    defer { pool.close() }
    let calls = Mutex(Array(repeating: 0, count: count))
    for _ in 1...3 { pool.perform(count) { index in calls.withLock { $0[index] += 1 } } }
    #expect(calls.withLock { $0.allSatisfy { $0 == 3 } })
  }

  @Test(arguments: limits, [0, 1, 20])
  func theCallerDoesItsOwnWorkOnce(limit: Int, count: Int) {
    let pool = ThreadPool(limit: limit)
    defer { pool.close() }
    var own = 0
    let others = Atomic(0)
    pool.perform(
      count, meanwhile: { own += 1 }, { _ in others.add(1, ordering: .relaxed) })
    #expect(own == 1)
    #expect(others.load(ordering: .relaxed) == count)
  }

  @Test(arguments: limits)
  func workWithinWorkEnds(limit: Int) {
    let pool = ThreadPool(limit: limit)
    defer { pool.close() }
    let calls = Atomic(0)
    pool.perform(8) { _ in pool.perform(8) { _ in calls.add(1, ordering: .relaxed) } }
    #expect(calls.load(ordering: .relaxed) == 64)
  }

  @Test func severalCallersAreServed() {
    let pool = ThreadPool(limit: 3)
    defer { pool.close() }
    let calls = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      pool.perform(100) { _ in calls.add(1, ordering: .relaxed) }
    }
    #expect(calls.load(ordering: .relaxed) == 400)
  }

  @Test func aClosedPoolLeavesTheWorkToTheCaller() {
    let pool = ThreadPool(limit: 3)
    pool.perform(10) { _ in }
    pool.close()
    let calls = Atomic(0)
    pool.perform(10) { _ in calls.add(1, ordering: .relaxed) }
    #expect(calls.load(ordering: .relaxed) == 10)
  }
}
