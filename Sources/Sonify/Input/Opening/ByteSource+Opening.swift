extension ByteSource {
  /// Opens the data of a chart.
  ///
  /// Plain text files are read in place. Data that cannot be read twice, such as a pipe, and data
  /// in gzip or UTF-16 go into a ``Spool``.
  /// - Parameters:
  ///   - source: where the data come from.
  ///   - options: the encoding of the text, of which a UTF-16 byte order mark takes precedence over
  ///     UTF-8, and the maximum number of bytes that are not in a plain file.
  /// - Returns: the data, ready for random access.
  /// - Throws: ``InputError`` if the data cannot be read, are damaged or cannot be text.
  static func open(
    _ source: ChartSource, _ options: ReadingOptions = ReadingOptions()
  ) throws(InputError) -> ByteSource {
    switch source {
    case .bytes(let bytes, let name):
      let plain = ByteSource(name: name, bytes: bytes)
      return try plain.isPlain(options.encoding) ? plain : takeIn(.bytes(bytes[...]), name, options)
    case .descriptor(let descriptor, let name):
      return try takeIn(.descriptor(descriptor), name, options)
    case .file(let path):
      let file = try OpenFile.open(path)
      if let size = try file.size(path) {
        let plain = ByteSource(name: path, file: file, count: size)
        if try plain.isPlain(options.encoding) { return plain }
      }
      return try takeIn(.file(file), path, options)
    }
  }

  /// Whether the bytes can be read as they are.
  private func isPlain(_ encoding: ReadingOptions.Encoding) throws(InputError) -> Bool {
    let first = try beginning(2)
    return first != GzipDecoder.mark && (encoding == .latin1 || UTF16Decoder(mark: first) == nil)
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

  private static func takeIn(
    _ stream: Stream, _ name: String, _ options: ReadingOptions
  ) throws(InputError) -> ByteSource {
    var stream = stream
    var text = StreamDecoder(
      Spool(name: name, maxCount: options.maxInput), options.encoding)
    var piece = [UInt8](repeating: 0, count: 256 << 10)
    var count = 0
    // A pipe may deliver its first two bytes one by one.
    while count < GzipDecoder.mark.count {
      let more = try stream.next(name, into: &piece, from: count)
      if more == 0 { break }
      count += more
    }
    let decoder =
      piece[..<count].starts(with: GzipDecoder.mark) ? try GzipDecoder(name: name) : nil
    while count > 0 {
      if let decoder {
        try decoder.take(piece[..<count], into: &text)
      } else {
        try text.take(piece.span.extracting(first: count))
      }
      count = try stream.next(name, into: &piece, from: 0)
    }
    try decoder?.finish()
    return try text.finish(isUnpacked: decoder != nil)
  }
}
