import Foundation
import Synchronization

/// A speech-dispatcher that exists only for a test: it speaks nothing, takes its time as the test
/// wishes, and keeps what it was told and when.
///
/// Programs find it by ``environment``. It speaks the protocol SSIP as far as clients of libspeechd
/// need it.
public final class SpeechService: Sendable {
  /// How it behaves.
  public struct Manner: Sendable {
    /// How long a message takes to be spoken.
    public var speaking = Duration.milliseconds(100)
    /// How long it takes to answer a command.
    public var answering = Duration.zero
    /// Whether it takes connections and never answers.
    public var hangs = false
    /// How the command begins at which it hangs up, if at one; in capitals.
    public var leavesAt: String?

    /// Speaks quickly and answers at once.
    public init() {}
  }

  /// Something that happened.
  public struct Event: Equatable, Sendable {
    /// When, in nanoseconds of the monotonic clock.
    public var time: Int
    /// What.
    public var content: Content
  }

  /// What can happen.
  public enum Content: Equatable, Sendable {
    case connected
    case disconnected
    /// A command came, other than the text of a message.
    case command(String)
    /// A message came.
    case text(String)
    /// A message began to sound, and what becomes of one in the end.
    case began(String)
    case ended(String)
    case cancelled(String)
  }

  private struct State {
    var manner: Manner
    var events: [Event] = []
  }

  private let state: Mutex<State>
  private let thread: SpeechServiceThread

  /// Where it listens.
  public let path: String

  /// Begins to listen.
  /// - Parameters:
  ///   - path: where the socket is made, in place of one that is there.
  ///   - manner: how it behaves at first.
  /// - Throws: `POSIXError` when it cannot listen there.
  public init(at path: String, manner: Manner = Manner()) throws {
    self.path = path
    state = Mutex(State(manner: manner))
    thread = try SpeechServiceThread(path: path)
    thread.start(of: self)
  }

  deinit { stop() }

  /// What a program must find in its environment to come here.
  public var environment: [String: String] { ["SPEECHD_ADDRESS": "unix_socket:\(path)"] }

  /// How it behaves now.
  public var manner: Manner {
    get { state.withLock { $0.manner } }
    set {
      state.withLock { $0.manner = newValue }
      thread.wake()
    }
  }

  /// All that has happened up to now.
  public var events: [Event] { state.withLock { $0.events } }

  /// All that has happened up to now, without times.
  public var contents: [Content] { events.map(\.content) }

  /// The messages that came.
  public var texts: [String] {
    contents.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// The commands that came.
  public var commands: [String] {
    contents.compactMap { if case .command(let command) = $0 { command } else { nil } }
  }

  /// Dies as a process that is killed: all connections break, and nobody listens any more.
  public func stop() { thread.stop() }

  func note(_ content: Content) {
    let time = Self.now
    state.withLock { $0.events.append(Event(time: time, content: content)) }
  }

  /// Nanoseconds of the monotonic clock.
  public static var now: Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
