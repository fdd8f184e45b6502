import Glibc
import Sonify

/// A file that keeps all rows that arrive, as comma-separated values after the time of each.
///
/// Rows are added to what the file holds already, if its columns are the same.
final class RowLog {
  /// What the times of rows are.
  enum Clock {
    /// Local dates and times, given in seconds since 1970-01-01T00:00:00 local time.
    case date
    /// Seconds since the first row.
    case seconds
  }

  private let path: String
  private let clock: Clock
  private let descriptor: Int32
  private let dates = DateText(granularity: .fraction)
  private var width = 0
  /// Why rows are no longer kept, or nil.
  private(set) var fault: OutputError?

  /// Opens a file, which is made if there is none.
  /// - Throws: ``CommandFailure`` if it cannot be written to.
  init(path: String, clock: Clock) throws(CommandFailure) {
    (self.path, self.clock) = (path, clock)
    descriptor = unsafe open(
      path.systemName, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0o666)
    guard descriptor >= 0 else {
      throw CommandFailure(OutputError.cannotCreate(path: path, code: errno))
    }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw CommandFailure(
        status: .cannotCreate, message: MonitorMessagePhrases.logNoFile.text(["path": path]))
    }
  }

  deinit { close(descriptor) }

  /// Writes the names of the columns, or checks that the file has the same.
  /// - Throws: ``CommandFailure`` if the file has others.
  func begin(_ names: [String]) throws(CommandFailure) {
    let time =
      switch clock {
      case .date: "arrived"
      case .seconds: "arrived (s)"
      }
    let header = Array(([time] + names).map(CSVText.cell).joined(separator: ",").utf8)
    width = names.count
    var beginning = [UInt8](repeating: 0, count: header.count + 1)
    let count = unsafe pread(descriptor, &beginning, beginning.count, 0)
    guard count != 0 else { return write(header + [0x0a]) }
    guard count > 0, beginning.prefix(count) == (header + [0x0a])[...] else {
      throw CommandFailure(
        status: .cannotCreate, message: MonitorMessagePhrases.otherLog.text(["path": path]))
    }
    endLastLine()
  }

  /// Adds rows.
  /// - Parameters:
  ///   - values: the values of the rows, one row after the other.
  ///   - time: returns the time of the row of an index, of a number of rows.
  func add(_ values: [Double], at time: (_ row: Int, _ count: Int) -> Double) {
    guard width > 0 else { return }
    var text = ""
    let count = values.count / width
    for row in 0..<count {
      let seconds = time(row, count)
      switch clock {
      // No zone: the times are local.
      case .date: text += dates.iso8601(seconds).dropLast()
      case .seconds: text += NumberText.exact(seconds)
      }
      for value in values[(row * width)..<((row + 1) * width)] {
        text += "," + (value.isNaN ? "" : NumberText.exact(value))
      }
      text += "\n"
    }
    write(Array(text.utf8))
  }

  /// Ends a line that an earlier session could not.
  private func endLastLine() {
    var last: UInt8 = 0x0a
    let size = lseek(descriptor, 0, SEEK_END)
    if size > 0, unsafe pread(descriptor, &last, 1, size - 1) == 1, last != 0x0a { write([0x0a]) }
  }

  private func write(_ bytes: [UInt8]) {
    guard fault == nil else { return }
    let code = writeAll(bytes, to: descriptor)
    if code != 0 { fault = .cannotWrite(path: path, code: code) }
  }
}
