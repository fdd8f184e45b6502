import Glibc

/// The main loop of the thread that talks to speech-dispatcher; every call may wait for the
/// service.
struct SpeechTask {
  /// The minimum time between two attempts to start the service.
  private static let startingPause = Duration.seconds(10)

  private let worker: SpeechWorker
  private let client: SpeechOutput.Client
  private var lastStart: ContinuousClock.Instant?

  init(_ worker: SpeechWorker, client: SpeechOutput.Client) {
    (self.worker, self.client) = (worker, client)
  }

  /// Runs until the output ends.
  consuming func run() {
    ignoreBrokenPipes()
    guard let library = SpeechdLibrary() else { return refuse() }
    var connection = SpeechConnection(
      library, clientName: client.name, socket: client.socket, listener: worker)
    while true {
      switch worker.nextJob() {
      case .wait(let time):
        worker.wait(atMost: time)
        if connection.isBroken { close(&connection) }
      case .cancel: cancel(&connection)
      case .say(let utterance): say(utterance, &connection)
      case .close: close(&connection)
      case .end: return close(&connection)
      }
    }
  }

  /// Blocks the signal that would end the program if the service ends during a write.
  private func ignoreBrokenPipes() {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGPIPE)
    unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Discards every text, because the library is missing.
  private func refuse() {
    while true {
      switch worker.nextJob() {
      case .wait(let time): worker.wait(atMost: time)
      case .cancel, .close: worker.hasClosed()
      case .say:
        worker.hasClosed()
        worker.fail(.noLibrary)
      case .end: return
      }
    }
  }

  private func cancel(_ connection: inout SpeechConnection) {
    if worker.call({ connection.cancel() }) { worker.hasCancelled() } else { close(&connection) }
  }

  private mutating func say(
    _ utterance: SpeechWorker.Utterance, _ connection: inout SpeechConnection
  ) {
    // A service that ended after the last text may have been restarted.
    for _ in 0..<(connection.isOpen ? 2 : 1) {
      if let message = handOver(utterance, to: &connection) { return worker.hasSaid(message) }
      worker.call { connection.close() }
      worker.hasLost()
    }
    worker.hasClosed()
    worker.fail(.noService)
  }

  private mutating func handOver(
    _ utterance: SpeechWorker.Utterance, to connection: inout SpeechConnection
  ) -> Int? {
    if !connection.isOpen {
      let now = ContinuousClock.now
      let starts = lastStart.map { now - $0 > Self.startingPause } ?? true
      if starts { lastStart = now }
      guard worker.call({ connection.open(startsService: starts) }) else { return nil }
    }
    return worker.call { connection.say(utterance.text, utterance.priority, rate: utterance.rate) }
  }

  private func close(_ connection: inout SpeechConnection) {
    worker.call { connection.close() }
    worker.hasClosed()
  }
}
