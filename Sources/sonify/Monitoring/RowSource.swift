import Glibc
import Sonify

/// The source of a monitor's rows: standard input or another stream, or a file that is followed.
final class RowSource: Follower {
  private enum Origin {
    case stream(Int32)
    case file(GrowingFile)
  }

  private let origin: Origin
  private let name: String
  private var feed: MonitorFeed
  private var malformed = MalformedRows()
  /// Whether lines are counted from the first one.
  private var knowsLines = true
  private var opening: [MonitorFeed.Event] = []
  private let log: RowLog?
  /// The local date and time of the last rows that were logged, in seconds since 1970.
  private var lastLogged: Double?
  private var hasEnded = false
  private var fileLook: Seconds?

  /// Opens a source; a regular file is followed from its end.
  /// - Parameters:
  ///   - path: the path, or "-".
  ///   - request: the columns and rows that are wanted.
  ///   - log: where rows are kept, if anywhere.
  /// - Throws: ``CommandFailure`` if it cannot be opened, or lacks a requested column.
  init(_ path: String, _ request: MonitorRequest, log: RowLog?) throws(CommandFailure) {
    self.log = log
    feed = MonitorFeed(request)
    guard path != "-" else {
      (origin, name) = (.stream(STDIN_FILENO), MonitorMessagePhrases.input.text())
      return
    }
    name = path
    let file = try GrowingFile(path: path)
    if file.isRegular {
      origin = .file(file)
      fileLook = Seconds(0)
      // Only the names of the columns matter here.
      let (beginning, skippedLines) = file.moveToEnd()
      opening = try feed.feed(beginning).filter {
        switch $0 {
        case .input(.columns), .chosen, .note: true
        default: false
        }
      }
      feed.skip(lines: skippedLines ?? 0)
      knowsLines = skippedLines != nil
    } else {
      origin = .stream(file.takeDescriptor())
    }
  }

  /// A descriptor that is readable when there are bytes; −1 for a file that is looked at.
  var descriptor: Int32 {
    if case .stream(let descriptor) = origin, !hasEnded { descriptor } else { -1 }
  }

  /// The time of the next look at a file, or at which malformed rows are counted.
  var nextLook: Seconds? { [fileLook, malformed.due].compactMap { $0 }.min() }

  /// Begins again at the start of a file.
  private func restart() {
    feed.restart()
    knowsLines = true
  }

  /// Returns what has arrived, without waiting.
  func take(at now: Seconds) throws(CommandFailure) -> [SessionEvent] {
    var events = opening
    opening = []
    var notes: [String] = []
    switch origin {
    case .stream(let descriptor): events += try read(descriptor)
    case .file(let file):
      guard now >= fileLook ?? now else { break }
      for news in file.look() {
        switch news {
        case .bytes(let bytes): events += try feed.feed(bytes)
        case .cutOff:
          notes.append(MonitorMessagePhrases.cutOff.text(["path": name]))
          restart()
        case .replaced:
          notes.append(MonitorMessagePhrases.replaced.text(["path": name]))
          restart()
        case .gone: notes.append(MonitorMessagePhrases.gone.text(["path": name]))
        }
      }
      fileLook = Seconds(file.hasMore ? now.value : now.value + GrowingFile.period.value)
    }
    let wasKept = log?.fault == nil
    for case .input(let input) in events { try keep(input) }
    if wasKept, let fault = log?.fault {
      notes.append(MonitorMessagePhrases.notKept.text(["fault": fault.description]))
    }
    let arrived = events.compactMap { sessionEvent($0, at: now) }
    if let counted = hasEnded ? malformed.takeRest() : malformed.takeCount(at: now) {
      notes.append(counted)
    }
    return notes.map { .trouble($0) } + arrived + (hasEnded ? ending() : [])
  }

  private func keep(_ input: Monitor.Input) throws(CommandFailure) {
    switch input {
    case .columns(let columns, _): try log?.begin(columns.map(\.name))
    case .rows(let values):
      // Rows that come together are spread over the time since the last ones.
      let now = LocalTime.now
      let before = lastLogged ?? now
      lastLogged = now
      log?.add(values) { row, count in
        let share = Double(row + 1) / Double(count)
        return now - (now - before) * (1 - share)
      }
    case .ended: break
    }
  }

  private var hasToldEnd = false

  private func ending() -> [SessionEvent] {
    defer { hasToldEnd = true }
    return hasToldEnd ? [] : [.arrived(.ended)]
  }

  private func read(_ descriptor: Int32) throws(CommandFailure) -> [MonitorFeed.Event] {
    guard !hasEnded else { return [] }
    var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&ready, 1, 0) > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: 64 << 10)
    let count = unsafe Glibc.read(descriptor, &bytes, bytes.count)
    if count > 0 { return try feed.feed(Array(bytes.prefix(count))) }
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    guard count == 0 else {
      throw CommandFailure(InputError.unreadable(source: name, .system(errorNumber: errno)))
    }
    hasEnded = true
    return try feed.end()
  }

  private func sessionEvent(_ event: MonitorFeed.Event, at now: Seconds) -> SessionEvent? {
    switch event {
    case .input(let input): return .arrived(input)
    case .chosen(let names, let others):
      return .trouble(MonitorMessagePhrases.text(choosing: names, among: others))
    case .note(let text): return .trouble(text)
    case .malformed(let line, let text):
      return malformed.add(line: knowsLines ? line : nil, text: text, at: now)
        .map { .trouble($0) }
    }
  }
}
