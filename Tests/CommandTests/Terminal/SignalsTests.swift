import Foundation
import Testing

@testable import sonify

/// Tests run on threads that hold most signals back; programs begin on one that does not.
func unblockSignals() {
  var all = sigset_t()
  unsafe sigfillset(&all)
  unsafe pthread_sigmask(SIG_UNBLOCK, &all, nil)
}

/// Signals as events.
@Suite struct SignalsTests {
  @Test func signalsComeInTheirOrder() async {
    await #expect(processExitsWith: .exitCode(7)) {
      unblockSignals()
      #expect(Signals.next() == nil)
      Signals.watch([SIGTERM, SIGTSTP, SIGCONT])
      #expect(Signals.next() == nil && Signals.ending == nil)
      for number in [SIGCONT, SIGTERM, SIGCONT] { raise(number) }
      var readiness = pollfd(fd: Signals.descriptor, events: Int16(POLLIN), revents: 0)
      #expect(unsafe poll(&readiness, 1, 0) == 1)
      #expect([Signals.next(), Signals.next(), Signals.next()] == [SIGCONT, SIGTERM, SIGCONT])
      #expect(unsafe poll(&readiness, 1, 0) == 0)
      #expect(Signals.next() == nil && Signals.ending == SIGTERM)
      exit(7)
    }
  }

  @Test func aFloodOfSignalsIsNoHarm() async {
    await #expect(processExitsWith: .exitCode(7)) {
      unblockSignals()
      Signals.watch(Signals.endings)
      for _ in 0..<100_000 { raise(SIGHUP) }
      raise(SIGINT)
      #expect(Signals.ending == SIGHUP)
      var count = 0
      while Signals.next() != nil { count += 1 }
      #expect(count > 1000)
      exit(7)
    }
  }

  @Test func whatTheCallerIgnoresStaysIgnored() async {
    await #expect(processExitsWith: .exitCode(7)) {
      unblockSignals()
      _ = signal(SIGHUP, SIG_IGN)
      Signals.watch(Signals.endings)
      raise(SIGHUP)
      #expect(Signals.next() == nil && Signals.ending == nil)
      exit(7)
    }
  }
}
