import SonifyTables

/// The lines of bytes in sequence, in bounded memory.
struct LineStream {
  /// The line that was read last, counted from 0; −1 before the first.
  private(set) var line = -1

  private let source: ByteSource
  private let limit: Int
  private var window: [UInt8] = []
  private var position = 0
  private var next = 0

  private static let windowSize = 64 << 10

  /// Starts at the beginning of the bytes, after a byte order mark.
  /// - Parameters:
  ///   - source: the bytes.
  ///   - limit: the maximum number of bytes in a line.
  /// - Throws: ``InputError``.
  init(_ source: ByteSource, limit: Int) throws(InputError) {
    self.source = source
    self.limit = limit
    try readOn()
    if window.starts(with: [0xef, 0xbb, 0xbf]) { position = 3 }
  }

  /// Returns the next line, without its end, or nil if there are no more lines.
  /// - Throws: ``InputError``, also if the line is too long.
  mutating func nextLine() throws(InputError) -> ArraySlice<UInt8>? {
    var searched = position
    while true {
      if let end = window[searched...].firstIndex(where: { $0.isEndOfLine }),
        end + 1 < window.count || next == source.count
      {
        let text = window[position..<end]
        let isPair =
          window[end] == .carriageReturn && end + 1 < window.count
          && window[end + 1] == .lineFeed
        position = end + (isPair ? 2 : 1)
        line += 1
        return text
      }
      guard next < source.count else { break }
      guard window.count - position <= limit else {
        throw ReadingFault(line: line + 1, problem: .longRow(limit))
          .error(source: source, names: [], dialect: Dialect())
      }
      searched = max(0, window.count - position - 1)
      try readOn()
    }
    guard position < window.count else { return nil }
    defer { position = window.count }
    line += 1
    return window[position...]
  }

  /// The offset of the next line.
  var offset: Int { next - window.count + position }

  /// Continues with another line.
  /// - Parameters:
  ///   - offset: its offset.
  ///   - line: the number of lines before it.
  /// - Throws: ``InputError/unreadable(source:_:)``.
  mutating func move(to offset: Int, line: Int) throws(InputError) {
    self.line = line - 1
    guard offset != self.offset else { return }
    window = []
    position = 0
    next = offset
    try readOn()
  }

  private mutating func readOn() throws(InputError) {
    let rest = window.count - position
    var larger = Array(window[position...])
    let length = min(max(Self.windowSize, rest), source.count - next)
    larger.append(contentsOf: repeatElement(0, count: length))
    _ = try source.read(length, at: next, into: &larger, from: rest)
    next += length
    window = larger
    position = 0
  }
}
