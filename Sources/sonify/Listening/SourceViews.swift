import Sonify
import Synchronization

/// The views of a source with several charts, and the marks in each.
///
/// Another view is read on a thread of its own, so that keys are answered meanwhile.
final class SourceViews: Sendable {
  /// Reads the view with a number, from 1.
  typealias Load = @Sendable (Int) throws(CommandFailure) -> LoadedChart

  private struct State {
    /// The number of the view that is open.
    var current: Int
    /// The number of the view that was asked for last.
    var requested: Int
    var readings: [(number: Int, result: Result<LoadedChart, CommandFailure>)] = []
  }

  /// The path of the source.
  private let source: String
  private let keepsMarks: Bool
  private let load: Load
  private let state: Mutex<State>
  private let ready: WakePipe?

  /// Creates the views of a source.
  /// - Parameters:
  ///   - source: the path of the source.
  ///   - current: the number of the view that is open.
  ///   - keepsMarks: whether marks are kept in files.
  ///   - load: reads a view.
  init(of source: String, current: Int, keepsMarks: Bool, load: @escaping Load) {
    self.source = source
    self.keepsMarks = keepsMarks
    self.load = load
    state = Mutex(State(current: current, requested: current))
    ready = WakePipe()
  }

  deinit { ready?.close() }

  // MARK: - Marks

  /// The marks that were kept in the view that is open.
  var marks: [KeptMark] { file?.read() ?? [] }

  /// Keeps the marks in the view that is open.
  /// - Returns: why they cannot be kept, in one line, or nil if they are.
  func keep(_ marks: [KeptMark]) -> String? { file?.keep(marks) }

  private var file: MarksFile? {
    keepsMarks ? MarksFile(ofChart: source, view: state.withLock { $0.current }) : nil
  }

  // MARK: - Other views

  /// Reads the view that is open again.
  func reload() throws(CommandFailure) -> LoadedChart {
    try load(state.withLock { $0.current })
  }

  /// A descriptor that is readable when ``takeEvent()`` has an event; −1 if the system had none left.
  var descriptor: Int32 { ready?.reading ?? -1 }

  /// Begins to read a view; without a thread to be had, it is read when this returns.
  func open(_ number: Int) {
    state.withLock { $0.requested = number }
    // The other thread must name bins as this one does.
    let localeSettings = LocaleSettings.current
    let read: @Sendable () -> Void = {
      LocaleSettings.$current.withValue(localeSettings) {
        let result = Result { () throws(CommandFailure) in try self.load(number) }
        self.state.withLock { $0.readings.append((number, result)) }
        self.ready?.wake()
      }
    }
    if BackgroundThread.begin(read) != 0 { read() }
  }

  /// Returns the next event for the session, or nil if no view that is still wanted has been read
  /// since.
  func takeEvent() -> SessionEvent? {
    ready?.clear()
    let reading = state.withLock { state in
      defer { state.readings = [] }
      let reading = state.readings.last { $0.number == state.requested }
      if let reading, case .success = reading.result { state.current = reading.number }
      return reading
    }
    guard let reading else { return nil }
    switch reading.result {
    case .success(let loaded):
      return .viewOpened(loaded.chart, number: reading.number, marks: marks)
    case .failure(let failure): return .trouble(failure.message ?? source)
    }
  }
}
