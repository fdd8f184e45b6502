import Glibc
import Sonify
import Synchronization

/// A watcher of a file that reads its chart again in the background whenever the file changes.
final class ChartFollower: Follower, Sendable {
  /// The interval at which the file is checked.
  static let period = Seconds(0.5)

  /// A change to the file.
  enum News {
    /// The file makes another chart.
    case chart(ChartDescriptor)
    /// The file no longer makes a chart, for this reason in one line.
    case trouble(String)
  }

  private struct State {
    var seen: FileState
    /// The state of the file when it last made no chart, and whether that was reported.
    var bad: FileState?
    var isReported = false
    var isReading = false
    var news: News?
    var nextLook = ChartFollower.period
  }

  private let path: String
  private let load: @Sendable () throws(CommandFailure) -> ChartDescriptor
  private let state: Mutex<State>
  private let ready: WakePipe

  /// Creates a watcher of the file at `path`, of which `load` makes a chart; nil if the system has
  /// no descriptors left.
  init?(
    path: String, load: @escaping @Sendable () throws(CommandFailure) -> ChartDescriptor
  ) {
    guard let ready = WakePipe() else { return nil }
    self.ready = ready
    self.path = path
    self.load = load
    state = Mutex(State(seen: FileState(path: path)))
  }

  deinit { ready.close() }

  /// A descriptor that is readable when ``takeNews()`` has news.
  var descriptor: Int32 { ready.reading }

  /// Returns the latest news since the last call, or nil if there is none.
  func takeNews() -> News? {
    ready.clear()
    return state.withLock { state in
      defer { state.news = nil }
      return state.news
    }
  }

  /// The time of the next check.
  var nextLook: Seconds? { state.withLock { $0.nextLook } }

  /// Returns what was read since the last call, and checks the file if it is time.
  func take(at now: Seconds) -> [SessionEvent] {
    let events: [SessionEvent] =
      switch takeNews() {
      case .chart(let chart): [.chartChanged(chart)]
      case .trouble(let reason): [.chartLost(reason)]
      case nil: []
      }
    let isDue = state.withLock { state in
      guard now >= state.nextLook else { return false }
      state.nextLook = Seconds(now.value + Self.period.value)
      return true
    }
    if isDue { look() }
    return events
  }

  /// Checks the file, and starts reading it if it has changed.
  func look() {
    let now = FileState(path: path)
    let isDue = state.withLock { state in
      guard !state.isReading, state.seen != now, !(state.isReported && state.bad == now) else {
        return false
      }
      state.isReading = true
      return true
    }
    guard isDue else { return }
    // The other thread must name bins as this one does.
    let localeSettings = LocaleSettings.current
    let read: @Sendable () -> Void = {
      LocaleSettings.$current.withValue(localeSettings) { self.read(now) }
    }
    if BackgroundThread.begin(read) != 0 { read() }
  }

  /// Reads the file; if it changes meanwhile, a later check reads it again.
  private func read(_ before: FileState) {
    let result: Result<ChartDescriptor, CommandFailure>
    do throws(CommandFailure) {
      result = .success(try load())
    } catch {
      result = .failure(error)
    }
    let isAtRest = FileState(path: path) == before
    state.withLock { state in
      state.isReading = false
      guard isAtRest else { return }
      switch result {
      case .success(let chart):
        (state.seen, state.bad, state.isReported) = (before, nil, false)
        state.news = .chart(chart)
      case .failure(let failure):
        // A writer that writes in parts has until the next check to finish.
        state.isReported = state.bad == before
        state.bad = before
        if state.isReported { state.news = .trouble(failure.message ?? path) }
      }
    }
    ready.wake()
  }
}

/// The attributes by which a change to a file is detected.
private struct FileState: Equatable {
  var file: UInt64
  var size: Int
  var seconds: Int
  var nanoseconds: Int

  /// The state of a file that does not exist.
  static let absent = FileState(file: 0, size: 0, seconds: 0, nanoseconds: 0)

  private init(file: UInt64, size: Int, seconds: Int, nanoseconds: Int) {
    (self.file, self.size, self.seconds, self.nanoseconds) = (file, size, seconds, nanoseconds)
  }

  init(path: String) {
    var status = stat()
    guard unsafe stat(path.systemName, &status) == 0 else {
      self = .absent
      return
    }
    file = UInt64(status.st_ino)
    size = Int(status.st_size)
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
  }
}
