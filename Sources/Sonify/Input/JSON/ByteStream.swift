/// The bytes of a source one after another, through a window that moves along with them.
struct ByteStream {
  /// A place in the bytes.
  struct Place: Equatable, Sendable {
    /// How many bytes lie before it.
    var offset = 0
    /// How many ends of lines lie before it.
    var line = 0
    /// Where its line starts.
    var lineStart = 0
  }

  private let source: ByteSource
  private let windowSize: Int
  private var window: [UInt8] = []
  private var position = 0
  private var windowStart = 0
  private var line: Int
  private var lineStart: Int

  /// How many bytes are held at a time, unless said otherwise.
  static let usualWindow = 64 << 10

  /// Starts at the first byte, behind a byte order mark, or at a place that was met before.
  /// - Parameters:
  ///   - source: the bytes.
  ///   - place: where to start.
  ///   - windowSize: how many bytes are held at a time.
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

  /// Where the next byte lies.
  var place: Place { Place(offset: windowStart + position, line: line, lineStart: lineStart) }

  /// The next byte, or nothing at the end.
  var next: UInt8? {
    @inline(__always) get { position < window.count ? window[position] : nil }
  }

  /// Goes on behind the next byte, if there is one.
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

  /// Takes the next bytes as long as they are such as are wanted; no line feed may be.
  /// - Parameters:
  ///   - text: what they are appended to.
  ///   - limit: how many bytes the text may have; one byte more may be taken than that.
  ///   - isWanted: whether a byte is taken.
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
