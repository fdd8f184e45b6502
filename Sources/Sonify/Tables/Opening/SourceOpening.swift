/// The data of a chart while they are opened: all of them, or first only their beginning.
///
/// Plain text files are read in place. Data that cannot be read twice, such as a pipe, and data in
/// gzip or in an encoding that is converted go into a ``Spool``.
package final class SourceOpening {
  private let options: ReadingOptions
  /// The data, once all of them can be read.
  private var whole: ByteSource?
  private var stream = Stream.bytes([])
  private var text: StreamDecoder
  private var decoder: GzipDecoder?
  private var piece: [UInt8] = []
  /// The number of bytes in the piece that were not decoded.
  private var pending = 0
  private var isAtEnd = false

  private static let pieceSize = 256 << 10

  /// Starts to open data.
  /// - Parameters:
  ///   - source: where the data come from.
  ///   - options: the encoding of the text, of which a UTF-16 byte order mark takes precedence over
  ///     UTF-8, and the maximum number of bytes that are not in a plain file.
  /// - Throws: ``InputError`` if the data cannot be read.
  package init(_ source: ChartSource, _ options: ReadingOptions) throws(InputError) {
    self.options = options
    text = StreamDecoder(
      Spool(name: source.name, maxCount: options.maxInput), options)
    switch source {
    case .bytes(let bytes, let name):
      let plain = ByteSource(name: name, bytes: bytes)
      if try plain.isPlain(options) {
        whole = plain
      } else {
        try begin(.bytes(bytes[...]))
      }
    case .functions(let formulas):
      let text = Array(formulas.joined(separator: "\n").utf8)
      whole = ByteSource(name: source.name, bytes: text)
    case .descriptor(let descriptor, _): try begin(.descriptor(descriptor))
    case .file(let path):
      let file = try OpenFile.open(path)
      if let size = try file.size(path) {
        let plain = ByteSource(name: path, file: file, count: size)
        if try plain.isPlain(options) {
          whole = plain
          return
        }
      }
      try begin(.file(file))
    }
  }

  /// Opens at least the first bytes.
  /// - Parameter count: the number of bytes that are enough.
  /// - Returns: the data, ready for random access; if they have more bytes, only lines of the
  ///   beginning, and ``ByteSource/isCut`` is true.
  /// - Throws: ``InputError`` if the data cannot be read, are damaged or cannot be text.
  package func source(atLeast count: Int) throws(InputError) -> ByteSource {
    if let whole { return whole.count > count ? try whole.cut(at: count) : whole }
    while true {
      try decode()
      // A pipe may never deliver more than is enough.
      if let source = try text.beginning(ifOver: count, isUnpacked: decoder != nil) {
        return try source.cut(at: source.count)
      }
      guard !isAtEnd else { break }
      try readOn()
    }
    try decoder?.finish()
    let source = try text.finish(isUnpacked: decoder != nil)
    (whole, stream, decoder, piece) = (source, .bytes([]), nil, [])
    return source
  }

  private func begin(_ stream: Stream) throws(InputError) {
    self.stream = stream
    piece = [UInt8](repeating: 0, count: Self.pieceSize)
    // A pipe may deliver its first two bytes one by one.
    while pending < GzipDecoder.mark.count, !isAtEnd { try readOn() }
    if piece[..<pending].starts(with: GzipDecoder.mark) {
      decoder = try GzipDecoder(name: text.name)
    }
  }

  /// Decodes the bytes of the piece.
  private func decode() throws(InputError) {
    guard pending > 0 else { return }
    if let decoder {
      try decoder.take(piece[..<pending], into: &text)
    } else {
      let bytes = piece
      try text.take(bytes.span.extracting(first: pending))
    }
    pending = 0
  }

  /// Reads the next bytes into the piece, after those that were not decoded.
  private func readOn() throws(InputError) {
    let count = try stream.next(text.name, into: &piece, from: pending)
    isAtEnd = count == 0
    pending += count
  }

  /// A source that is read once, from its current position to its end.
  private enum Stream {
    case bytes(ArraySlice<UInt8>)
    case descriptor(Int32)
    case file(OpenFile)

    /// Reads the next bytes and returns their number, 0 at the end.
    mutating func next(_ name: String, into piece: inout [UInt8], from start: Int)
      throws(InputError) -> Int
    {
      switch self {
      case .bytes(let bytes):
        let next = bytes.prefix(piece.count - start)
        piece.replaceSubrange(start..<(start + next.count), with: next)
        self = .bytes(bytes.dropFirst(next.count))
        return next.count
      case .descriptor(let descriptor):
        return try OpenFile.readOn(descriptor, into: &piece, from: start, name)
      case .file(let file): return try file.readOn(into: &piece, from: start, name)
      }
    }
  }
}
