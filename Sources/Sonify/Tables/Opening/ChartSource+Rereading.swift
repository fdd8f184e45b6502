extension ChartSource {
  /// Returns a source with the same bytes that can be read several times.
  ///
  /// Files stay as they are; what can be read only once, such as a pipe, is read to its end.
  /// - Parameter maxCount: the maximum number of bytes that are held in memory.
  /// - Returns: a file, or bytes.
  /// - Throws: ``InputError`` if the bytes cannot be read, or are too many.
  package func rereadable(maxCount: Int) throws(InputError) -> ChartSource {
    let open: ((inout [UInt8]) throws(InputError) -> Int)
    switch self {
    case .bytes, .functions: return self
    case .descriptor(let descriptor, let name):
      open = { piece throws(InputError) in
        try OpenFile.readOn(descriptor, into: &piece, from: 0, name)
      }
    case .file(let path):
      let file = try OpenFile.open(path)
      guard try file.size(path) == nil else { return self }
      open = { piece throws(InputError) in try file.readOn(into: &piece, from: 0, path) }
    }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 256 << 10)
    while case let count = try open(&piece), count > 0 {
      bytes += piece[..<count]
      guard bytes.count <= maxCount else {
        throw .badData(InputError.Place(source: name), .tooLong(maximum: maxCount))
      }
    }
    return .bytes(bytes, name: name)
  }
}

extension ByteSource {
  /// Creates a source of bytes in memory.
  /// - Parameters:
  ///   - text: the bytes.
  ///   - name: the name of the bytes in messages.
  package convenience init(_ text: [UInt8], named name: String) {
    self.init(name: name, bytes: text)
  }

  /// Opens a source that can be read several times, as it is: neither unpacked nor converted.
  /// - Parameter source: a file with a size, or bytes.
  /// - Returns: the bytes, ready for random access.
  /// - Throws: ``InputError`` if the file cannot be opened or has no size.
  package static func openAsIs(_ source: ChartSource) throws(InputError) -> ByteSource {
    switch source {
    case .bytes(let bytes, let name): return ByteSource(name: name, bytes: bytes)
    case .descriptor(_, let name): throw .unreadable(source: name, .becameShorter)
    case .functions: return try open(source)
    case .file(let path):
      let file = try OpenFile.open(path)
      return ByteSource(name: path, file: file, count: try file.size(path) ?? 0)
    }
  }
}
