import Glibc
import Sonify
import Synchronization

/// A watcher of a file that reads its chart again in the background whenever the file changes.
final class ChartFollower: Follower, Sendable {
  /// The interval at which the file is checked.
  static let period = Seconds(0.5)

  /// A change to the file.
  fileprivate enum Change {
    /// The file makes another chart.
    case chart(ChartDescriptor)
    /// The file no longer makes a chart, for this reason in one line.
    case trouble(String)
  }

  fileprivate struct State {
    var seen: FileState
    /// The state of the file when it last made no chart, and whether that was reported.
    var bad: FileState?
    var isReported = false
    var isReading = false
    var change: Change?
    /// The number of malformed rows when the file was read last.
    var knownMalformed: Int
    /// The malformed rows that have come since they were reported, and the number of further ones.
    var newMalformed: [SkippedRows.Row] = []
    var unlisted = 0
    var malformed = MalformedRows()
    var nextLook = ChartFollower.period
  }

  private let path: String
  private let load: @Sendable () throws(CommandFailure) -> LoadedChart
  private let state: Mutex<State>
  private let ready: WakePipe

  /// Creates a watcher of a file; nil if the system has no descriptors left.
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - loaded: the chart that was made of it.
  ///   - load: makes a chart of it again.
  init?(
    path: String, after loaded: LoadedChart,
    load: @escaping @Sendable () throws(CommandFailure) -> LoadedChart
  ) {
    guard let ready = WakePipe() else { return nil }
    self.ready = ready
    self.path = path
    self.load = load
    state = Mutex(
      State(seen: FileState(path: path), knownMalformed: loaded.skippedRows.count))
  }

  deinit { ready.close() }

  /// A descriptor that is readable when ``take(at:)`` has events.
  var descriptor: Int32 { ready.reading }

  /// The time of the next check.
  var nextLook: Seconds? { state.withLock { $0.nextLook } }

  /// Returns what was read since the last call, and checks the file if it is time.
  func take(at now: Seconds) -> [SessionEvent] {
    ready.clear()
    let (events, isDue) = state.withLock { state in
      // The point that the listener hears is said last.
      var events = state.takeMalformed(at: now).map { SessionEvent.trouble($0) }
      switch state.change {
      case .chart(let chart): events.append(.chartChanged(chart))
      case .trouble(let reason): events.append(.chartLost(reason))
      case nil: break
      }
      state.change = nil
      let isDue = now >= state.nextLook
      if isDue { state.nextLook = Seconds(now.value + Self.period.value) }
      return (events, isDue)
    }
    if isDue { look() }
    return events
  }

  /// Checks the file, and starts reading it if it has changed.
  private func look() {
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
    let result: Result<LoadedChart, CommandFailure>
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
      case .success(let loaded):
        state.add(loaded.skippedRows, isNewFile: before.isOtherFile(than: state.seen))
        (state.seen, state.bad, state.isReported) = (before, nil, false)
        state.change = .chart(loaded.chart)
      case .failure(let failure):
        // A writer that writes in parts has until the next check to finish.
        state.isReported = state.bad == before
        state.bad = before
        if state.isReported { state.change = .trouble(failure.message ?? path) }
      }
    }
    ready.wake()
  }
}

extension ChartFollower.State {
  /// Adds the malformed rows of the file that are new since it was read last.
  fileprivate mutating func add(_ rows: SkippedRows, isNewFile: Bool) {
    let known = isNewFile || rows.count < knownMalformed ? 0 : knownMalformed
    knownMalformed = rows.count
    let listed = rows.listed.dropFirst(known).prefix(SkippedRows.maxListed - newMalformed.count)
    newMalformed += listed
    unlisted += rows.count - known - listed.count
  }

  /// Returns what is said of malformed rows.
  fileprivate mutating func takeMalformed(at now: Seconds) -> [String] {
    var texts = newMalformed.compactMap { malformed.add(line: $0.line, text: $0.text, at: now) }
    malformed.add(count: unlisted, at: now)
    (newMalformed, unlisted) = ([], 0)
    if let counted = malformed.takeCount(at: now) { texts.append(counted) }
    return texts
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

  /// Whether the file was replaced or cut off.
  func isOtherFile(than earlier: FileState) -> Bool { file != earlier.file || size < earlier.size }
}
