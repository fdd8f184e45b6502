import SonifyTables

/// The bytes of a source in sequence, read through a sliding window.
struct ByteStream {
  /// A position in the bytes.
  typealias Place = TextPlace

  private let source: ByteSource
  private let windowSize: Int
  /// The bytes of the window, and zero bytes after them.
  private var window = [UInt8](repeating: 0, count: ConvertedRows.padding)
  /// The number of bytes in the window.
  private var count = 0
  private var position = 0
  private var windowStart = 0
  private var line: Int
  private var lineStart: Int

  /// The default number of bytes in the window.
  static let usualWindow = 64 << 10

  /// Starts at the first byte, after a byte order mark, or at a known position.
  /// - Parameters:
  ///   - source: the bytes.
  ///   - place: the position to start at.
  ///   - windowSize: the number of bytes in the window.
  /// - Throws: ``InputError/unreadable(source:_:)``.
  init(
    _ source: ByteSource, from place: Place = Place(), windowSize: Int = usualWindow
  ) throws(InputError) {
    self.source = source
    self.windowSize = windowSize
    line = place.line
    lineStart = place.lineStart
    try move(to: place.offset)
    if place.offset == 0, count > 2, window.starts(with: [0xef, 0xbb, 0xbf]) { position = 3 }
  }

  /// The position of the next byte.
  var place: Place { Place(offset: windowStart + position, line: line, lineStart: lineStart) }

  /// The number of bytes after the position.
  var remaining: Int { source.count - windowStart - position }

  /// The next byte, or nil at the end.
  var next: UInt8? {
    @inline(__always) get { position < count ? window[position] : nil }
  }

  /// Moves past the next byte, if there is one.
  @inline(__always)
  mutating func advance() throws(InputError) {
    guard position < count else { return }
    if window[position] == .lineFeed {
      line += 1
      lineStart = windowStart + position + 1
    }
    position += 1
    if position == count { try move(to: windowStart + position) }
  }

  /// Moves past what `step` passes, again and again, until it returns false.
  /// - Parameter step: moves the cursor past bytes, and returns whether they are what it looks for
  ///   and end before the window does; otherwise it is as if it had not been called.
  ///   ``ConvertedRows/padding`` zero bytes follow the window.
  @inline(__always)
  mutating func skip(
    _ step: (_ bytes: Span<UInt8>, _ end: Int, _ cursor: inout JSONCursor) -> Bool
  ) {
    var known = JSONCursor(position: position, line: 0)
    var cursor = known
    while step(window.span, count, &cursor) { known = cursor }
    position = known.position
    line += known.line
    if let start = known.lineStart { lineStart = windowStart + start }
  }

  /// Moves to another position.
  mutating func move(to place: Place) throws(InputError) {
    (line, lineStart) = (place.line, place.lineStart)
    if place.offset >= windowStart, place.offset < windowStart + count {
      position = place.offset - windowStart
    } else {
      try move(to: place.offset)
    }
  }

  /// Takes the next bytes while a condition is true; it must be false for line feeds.
  /// - Parameters:
  ///   - text: the bytes are appended to it.
  ///   - limit: the maximum number of bytes in the text; one byte more may be taken.
  ///   - isWanted: returns whether to take a byte.
  /// - Throws: ``InputError/unreadable(source:_:)``.
  @inline(__always)
  mutating func take(
    into text: inout [UInt8], limit: Int, while isWanted: (UInt8) -> Bool
  ) throws(InputError) {
    while position < count, text.count <= limit {
      let last = min(count, position + limit + 1 - text.count)
      var end = position
      while end < last, isWanted(window[end]) { end += 1 }
      text.append(contentsOf: window[position..<end])
      position = end
      guard position == count else { return }
      try move(to: windowStart + position)
    }
  }

  private mutating func move(to offset: Int) throws(InputError) {
    windowStart = offset
    position = 0
    count = min(windowSize, source.count - offset)
    let size = count + ConvertedRows.padding
    if window.count != size { window = [UInt8](repeating: 0, count: size) }
    guard count > 0 else { return }
    _ = try source.read(count, at: offset, into: &window, from: 0)
  }
}
