import Glibc

/// Converts text of another encoding to UTF-8, piece by piece, by `iconv` of the C library.
///
/// Bytes that stand for no character become U+FFFD.
@safe package final class TextConverter {
  /// The name of the encoding, as it was given.
  let name: String
  @unsafe private let handle: iconv_t
  /// The number of bytes so far that stand for no character.
  private(set) var replaced = 0
  /// The bytes at the end of the last piece that begin a character.
  private var rest: [UInt8] = []

  /// The name of Latin-1 with the further characters of Windows.
  package static let latin = "WINDOWS-1252"

  private static let roomSize = 64 << 10
  private static let replacement: [UInt8] = [0xef, 0xbf, 0xbd]
  /// The maximum length of a name, which also bounds what is asked of the C library.
  private static let maxName = 40

  /// Creates a converter, or returns nil if the C library does not know the encoding.
  /// - Parameter name: its name, in upper or lower case, as `iconv --list` has it.
  package init?(from name: String) {
    // `iconv --list` ends names with slashes.
    var name = name
    while name.last == "/" { name.removeLast() }
    // A name is no path, and a slash begins a request of iconv.
    guard (1...Self.maxName).contains(name.utf8.count),
      name.utf8.allSatisfy({
        ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || "-_.:".utf8.contains($0)
      }),
      let handle = unsafe iconv_open("UTF-8", Self.extended[name.uppercased()] ?? name),
      Int(bitPattern: handle) != -1
    else { return nil }
    self.name = name
    unsafe self.handle = unsafe handle
  }

  deinit { unsafe _ = iconv_close(handle) }

  /// Encodings whose names are used for those of Windows, which have more characters.
  private static let extended = [
    "SHIFT_JIS": "CP932", "SHIFT-JIS": "CP932", "SJIS": "CP932", "EUC-KR": "CP949", "BIG5": "CP950",
    "GB2312": "GB18030", "GBK": "GB18030",
  ]

  /// Returns the next bytes, in UTF-8.
  package func take(_ piece: Span<UInt8>) -> [UInt8] {
    var input = rest
    unsafe piece.withUnsafeBufferPointer { unsafe input.append(contentsOf: $0) }
    rest = []
    var text: [UInt8] = []
    text.reserveCapacity(input.count * 3 / 2)
    var room = [CChar](repeating: 0, count: Self.roomSize)
    var start = 0
    while start < input.count {
      let (end, problem) = convert(&input, from: start, into: &text, &room)
      switch problem {
      case EINVAL:
        rest = Array(input[end...])
        return text
      case EILSEQ:
        text += Self.replacement
        replaced += 1
        start = end + 1
      default: start = max(end, start + 1)
      }
    }
    return text
  }

  /// Converts as many bytes as the room allows, and returns where it stopped and why, 0 at the end.
  private func convert(
    _ input: inout [UInt8], from start: Int, into text: inout [UInt8], _ room: inout [CChar]
  ) -> (end: Int, problem: Int32) {
    var problem: Int32 = 0
    let (left, used) = unsafe input.withUnsafeMutableBytes { bytes in
      unsafe room.withUnsafeMutableBufferPointer { room in
        var source = unsafe bytes.baseAddress.map {
          unsafe ($0 + start).assumingMemoryBound(to: CChar.self)
        }
        var target = room.baseAddress
        var (left, free) = (bytes.count - start, room.count)
        if unsafe iconv(handle, &source, &left, &target, &free) == -1 { problem = errno }
        return (left, room.count - free)
      }
    }
    text.append(contentsOf: room[..<used].lazy.map { UInt8(bitPattern: $0) })
    return (input.count - left, problem)
  }

  /// Returns what is held at the end: a character to which an accent could have been added, and what an
  /// incomplete one becomes.
  package func finish() -> [UInt8] {
    defer { rest = [] }
    replaced += rest.isEmpty ? 0 : 1
    var room = [CChar](repeating: 0, count: 64)
    let used = unsafe room.withUnsafeMutableBufferPointer { room in
      var target = room.baseAddress
      var free = room.count
      _ = unsafe iconv(handle, nil, nil, &target, &free)
      return room.count - free
    }
    return room[..<used].map { UInt8(bitPattern: $0) } + (rest.isEmpty ? [] : Self.replacement)
  }
}

extension TextConverter {
  /// Creates the converter for text of the encoding that the user states or, if none is stated, that its
  /// beginning shows; nil if the bytes can be read as they are.
  /// - Parameters:
  ///   - bytes: the beginning of the text.
  ///   - isAll: whether nothing follows.
  ///   - options: what the user states.
  convenience init?(for bytes: [UInt8], isAll: Bool, _ options: ReadingOptions) {
    if let name = options.statedEncoding {
      // A zero byte is that of a file that is no text, but for wide characters.
      let isWide = ["UTF", "UCS"].contains { name.uppercased().hasPrefix($0) }
      guard isWide || !bytes.prefix(16).contains(0) else { return nil }
      self.init(from: name)
      return
    }
    // A page states its own encoding.
    let first = bytes.first { $0 != 0x20 && $0 != 0x09 && !$0.isEndOfLine }
    guard options.encoding == nil, first != UInt8(ascii: "<"),
      let name = EncodingDetector.encoding(of: bytes, isAll: isAll)
    else { return nil }
    self.init(from: name)
  }

  /// Creates the converter for a page that does not state its encoding, if its characters show one.
  package convenience init?(ofPage bytes: [UInt8]) {
    guard let name = EncodingDetector.otherEncoding(of: bytes, isAll: true) else { return nil }
    self.init(from: name)
  }
}

extension ArraySlice<UInt8> {
  /// Returns whether bytes are UTF-8.
  /// - Parameter isCut: whether the last character may be cut off.
  /// - Returns: whether they are, but for a character that is cut off.
  func isUTF8(isCut: Bool) -> Bool {
    var whole = self
    if isCut {
      while let last = whole.last, last & 0xc0 == 0x80, count - whole.count < 3 {
        whole.removeLast()
      }
      if let last = whole.last, last >= 0xc0 { whole.removeLast() }
    }
    return (try? UTF8Span(validating: whole.span)) != nil
  }
}

extension ReadingOptions {
  /// Returns whether text of an encoding can be converted.
  /// - Parameter name: the name of the encoding, as `iconv --list` has it.
  /// - Returns: whether the C library knows it.
  public static func canConvert(from name: String) -> Bool { TextConverter(from: name) != nil }
}
