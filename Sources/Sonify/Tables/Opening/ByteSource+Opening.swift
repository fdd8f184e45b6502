extension ByteSource {
  /// Opens the data of a chart.
  /// - Parameters:
  ///   - source: where the data come from.
  ///   - options: the encoding of the text, and the maximum number of bytes that are not in a plain
  ///     file.
  /// - Returns: the data, ready for random access.
  /// - Throws: ``InputError`` if the data cannot be read, are damaged or cannot be text.
  package static func open(
    _ source: ChartSource, _ options: ReadingOptions = ReadingOptions()
  ) throws(InputError) -> ByteSource {
    try SourceOpening(source, options).source(atLeast: .max)
  }

  /// Whether the bytes can be read as they are.
  func isPlain(_ options: ReadingOptions) throws(InputError) -> Bool {
    let first = try beginning(EncodingDetector.size)
    if first.starts(with: GzipDecoder.mark) || options.statedEncoding != nil { return false }
    return UTF16Decoder(beginning: first) == nil
      && TextConverter(for: first, isAll: first.count == count, options) == nil
  }

  /// Returns the first `count` bytes as the beginning of data, without the line that may be cut off.
  func cut(at count: Int) throws(InputError) -> ByteSource {
    prefix(try endOfLines(before: count) ?? count, isCut: true)
  }

  /// Returns the bytes without a last line that has no end; all of them if there is no other line.
  package func withoutPartialLine() throws(InputError) -> ByteSource {
    try endOfLines(before: count).map { prefix($0) } ?? self
  }

  /// Returns the end of the last line that ends before an offset, or nil if there is none.
  private func endOfLines(before offset: Int) throws(InputError) -> Int? {
    let size = min(Self.maxCutLine, offset)
    var tail = [UInt8](repeating: 0, count: size)
    _ = try read(size, at: offset - size, into: &tail, from: 0)
    return tail.lastIndex(of: .lineFeed).map { offset - size + $0 + 1 }
  }

  /// The maximum number of bytes of a last line that is removed; a longer one is data in one line.
  private static let maxCutLine = 64 << 10
}
