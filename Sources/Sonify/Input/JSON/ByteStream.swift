/// The bytes of a source one after another, through a window that moves along with them.
struct ByteStream {
  /// How many ends of lines lie behind.
  private(set) var line = 0

  private let source: ByteSource
  private var window: [UInt8] = []
  private var position = 0
  private var windowStart = 0
  /// Where the line starts in the source.
  private var lineStart = 0

  private static let windowSize = 64 << 10

  /// Starts at the first byte, behind a byte order mark.
  init(_ source: ByteSource) throws(InputError) {
    self.source = source
    try move(to: 0)
    if window.starts(with: [0xef, 0xbb, 0xbf]) { position = 3 }
  }

  /// How many bytes lie behind.
  var offset: Int { windowStart + position }

  /// How many bytes of the line lie behind.
  var offsetInLine: Int { offset - lineStart }

  /// The next byte, or nothing at the end.
  var next: UInt8? {
    @inline(__always) get { position < window.count ? window[position] : nil }
  }

  /// Goes on behind the next byte, if there is one.
  @inline(__always)
  mutating func advance() throws(InputError) {
    guard position < window.count else { return }
    if window[position] == 0x0a {
      line += 1
      lineStart = windowStart + position + 1
    }
    position += 1
    if position == window.count { try move(to: windowStart + position) }
  }

  private mutating func move(to offset: Int) throws(InputError) {
    windowStart = offset
    position = 0
    let length = min(Self.windowSize, source.count - offset)
    if window.count != length { window = [UInt8](repeating: 0, count: length) }
    guard length > 0 else { return }
    _ = try source.read(length, at: offset, into: &window, from: 0)
  }
}
