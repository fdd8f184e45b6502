import Dispatch
import Glibc
import Sonify
import Synchronization

/// Watches a file and reads its chart again whenever it has changed, beside everything else.
final class ChartFollower: Sendable {
  /// How often the file is looked at.
  static let period = Seconds(0.5)

  private struct State {
    var seen: FileState?
    var isReading = false
    var change: ChartDescriptor?
  }

  private let path: String
  private let load: @Sendable () -> ChartDescriptor?
  private let state: Mutex<State>
  private let ready: Wakening

  /// Follows the file at `path`, of which `load` makes a chart; nothing if the system has no
  /// descriptors left.
  init?(path: String, load: @escaping @Sendable () -> ChartDescriptor?) {
    guard let ready = Wakening() else { return nil }
    self.ready = ready
    self.path = path
    self.load = load
    state = Mutex(State(seen: FileState(path: path)))
  }

  deinit { ready.close() }

  /// What is readable when ``takeChange()`` has something to say.
  var descriptor: Int32 { ready.reading }

  /// The chart as it is now, if it has changed.
  func takeChange() -> ChartDescriptor? {
    ready.clear()
    return state.withLock { state in
      defer { state.change = nil }
      return state.change
    }
  }

  /// Looks at the file, and begins to read it if it has changed.
  func look() {
    guard let now = FileState(path: path) else { return }
    let isDue = state.withLock { state in
      guard !state.isReading, state.seen != now else { return false }
      state.isReading = true
      return true
    }
    if isDue { DispatchQueue.global().async { self.read(now) } }
  }

  /// Reads the file; one that is being written meanwhile, or makes no chart yet, is looked at again.
  private func read(_ before: FileState) {
    let chart = load()
    let isAtRest = FileState(path: path) == before
    state.withLock { state in
      state.isReading = false
      guard let chart, isAtRest else { return }
      state.seen = before
      state.change = chart
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

  init?(path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    file = UInt64(status.st_ino)
    size = Int(status.st_size)
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
  }
}
