import Dispatch
import Glibc
import Sonify
import Synchronization

/// Watches a file and reads its chart again whenever it has changed, beside everything else.
final class ChartFollower: Sendable {
  /// How often the file is looked at.
  static let period = Seconds(0.5)

  /// What is new about the file.
  enum News {
    /// It makes another chart.
    case chart(ChartDescriptor)
    /// It makes none any more; in one line, why.
    case trouble(String)
  }

  private struct State {
    var seen: FileState
    /// How the file was when it last made no chart, and whether that was told.
    var bad: FileState?
    var isTold = false
    var isReading = false
    var news: News?
  }

  private let path: String
  private let load: @Sendable () throws(CommandFailure) -> ChartDescriptor
  private let state: Mutex<State>
  private let ready: Wakening

  /// Follows the file at `path`, of which `load` makes a chart; nothing if the system has no
  /// descriptors left.
  init?(
    path: String, load: @escaping @Sendable () throws(CommandFailure) -> ChartDescriptor
  ) {
    guard let ready = Wakening() else { return nil }
    self.ready = ready
    self.path = path
    self.load = load
    state = Mutex(State(seen: FileState(path: path)))
  }

  deinit { ready.close() }

  /// What is readable when ``takeNews()`` has something to say.
  var descriptor: Int32 { ready.reading }

  /// What is new since it was last asked for.
  func takeNews() -> News? {
    ready.clear()
    return state.withLock { state in
      defer { state.news = nil }
      return state.news
    }
  }

  /// Looks at the file, and begins to read it if it has changed.
  func look() {
    let now = FileState(path: path)
    let isDue = state.withLock { state in
      guard !state.isReading, state.seen != now, !(state.isTold && state.bad == now) else {
        return false
      }
      state.isReading = true
      return true
    }
    guard isDue else { return }
    // The other thread is to name bins as this one does.
    let conventions = Conventions.current
    DispatchQueue.global().async {
      Conventions.$current.withValue(conventions) { self.read(now) }
    }
  }

  /// Reads the file; one that is being written meanwhile is looked at again.
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
        (state.seen, state.bad, state.isTold) = (before, nil, false)
        state.news = .chart(chart)
      case .failure(let failure):
        // Whoever writes in pieces gets until the next look to finish.
        state.isTold = state.bad == before
        state.bad = before
        if state.isTold { state.news = .trouble(failure.message ?? path) }
      }
    }
    ready.wake()
  }
}

/// What tells whether a file has changed.
private struct FileState: Equatable {
  var file: UInt64
  var size: Int
  var seconds: Int
  var nanoseconds: Int

  /// How a file is that is not there.
  static let absent = FileState(file: 0, size: 0, seconds: 0, nanoseconds: 0)

  private init(file: UInt64, size: Int, seconds: Int, nanoseconds: Int) {
    (self.file, self.size, self.seconds, self.nanoseconds) = (file, size, seconds, nanoseconds)
  }

  init(path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      self = .absent
      return
    }
    file = UInt64(status.st_ino)
    size = Int(status.st_size)
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
  }
}
