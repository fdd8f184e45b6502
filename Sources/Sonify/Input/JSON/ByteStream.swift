/// The bytes of a source in sequence, read through a sliding window.
struct ByteStream {
  /// A position in the bytes.
  struct Place: Equatable, Sendable {
    /// The number of bytes before it.
    var offset = 0
    /// The number of line ends before it.
    var line = 0
    /// The offset of the start of its line.
    var lineStart = 0
  }

  private let source: ByteSource
  private let windowSize: Int
  private var window: [UInt8] = []
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
    if place.offset == 0, window.starts(with: [0xef, 0xbb, 0xbf]) { position = 3 }
  }

  /// The position of the next byte.
  var place: Place { Place(offset: windowStart + position, line: line, lineStart: lineStart) }

  /// The next byte, or nil at the end.
  var next: UInt8? {
    @inline(__always) get { position < window.count ? window[position] : nil }
  }

  /// Moves past the next byte, if there is one.
  @inline(__always)
  mutating func advance() throws(InputError) {
    guard position < window.count else { return }
    if window[position] == .lineFeed {
      line += 1
      lineStart = windowStart + position + 1
    }
    position += 1
    if position == window.count { try move(to: windowStart + position) }
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
    while position < window.count, text.count <= limit {
      let last = min(window.count, position + limit + 1 - text.count)
      var end = position
      while end < last, isWanted(window[end]) { end += 1 }
      text.append(contentsOf: window[position..<end])
      position = end
      guard position == window.count else { return }
      try move(to: windowStart + position)
    }
  }

  private mutating func move(to offset: Int) throws(InputError) {
    windowStart = offset
    position = 0
    let length = min(windowSize, source.count - offset)
    if window.count != length { window = [UInt8](repeating: 0, count: length) }
    guard length > 0 else { return }
    _ = try source.read(length, at: offset, into: &window, from: 0)
  }
}
