/// Reads text that can be read only once, or is not UTF-8, into a spool.
///
/// UTF-16 is known by its byte order mark or its first characters, and other encodings by the first bytes that are
/// not ASCII.
///
/// Data that cannot be valid, whatever follows, are refused at once, because they may never end.
struct StreamDecoder: ~Copyable {
  private var spool: Spool
  private let options: ReadingOptions
  /// The first bytes, until there are enough to recognize UTF-16.
  private var beginning: [UInt8]? = []
  private var wide: UTF16Decoder?
  private var converter: TextConverter?
  /// Whether the encoding is known; until then, all bytes are ASCII or ``pending``.
  private var isDecided = false
  /// The bytes from the first piece that is not ASCII, until there are enough to find the encoding.
  private var pending: [UInt8] = []
  /// Whether lines are rows, which have a maximum length; documents may be a single line.
  private var isInRows = true
  private var line = 0
  private var lineLength = 0

  /// Starts to read text.
  /// - Parameters:
  ///   - spool: an empty spool.
  ///   - options: the encoding of the text; a UTF-16 byte order mark takes precedence over UTF-8.
  init(_ spool: consuming Spool, _ options: ReadingOptions) {
    self.spool = spool
    self.options = options
  }

  /// Takes the next bytes.
  /// - Throws: ``InputError``.
  mutating func take(_ piece: Span<UInt8>) throws(InputError) {
    guard var first = beginning else { return try pass(piece) }
    unsafe piece.withUnsafeBufferPointer { unsafe first.append(contentsOf: $0) }
    beginning = first
    if first.count >= UTF16Decoder.markSize { try begin(first) }
  }

  /// The name of the data in messages.
  var name: String { spool.name }

  /// Returns the text so far, in UTF-8 if it is converted; nil if it has not more than `count` bytes.
  /// - Throws: ``InputError``.
  mutating func beginning(
    ifOver count: Int, isUnpacked: Bool
  ) throws(InputError) -> ByteSource? {
    guard spool.count > count else { return nil }
    return try spool.all(conversion(isUnpacked: isUnpacked))
  }

  private func conversion(isUnpacked: Bool) -> ByteSource.Conversion {
    ByteSource.Conversion(
      isUnpacked: isUnpacked, encoding: wide == nil ? converter?.name : ByteSource.Conversion.utf16,
      replaced: converter?.replaced ?? 0)
  }

  /// Ends the text.
  /// - Parameter isUnpacked: whether the text was unpacked from gzip.
  /// - Returns: the whole text, in UTF-8 if it was converted.
  /// - Throws: ``InputError``.
  mutating func finish(isUnpacked: Bool = false) throws(InputError) -> ByteSource {
    if let first = beginning { try begin(first) }
    if !pending.isEmpty { try decide(isAll: true) }
    let rest = wide?.finish() ?? converter?.finish()
    if let rest { try keep(rest.span) }
    let conversion = conversion(isUnpacked: isUnpacked)
    return try spool.all(conversion)
  }

  private mutating func begin(_ first: [UInt8]) throws(InputError) {
    beginning = nil
    if options.statedEncoding == nil { wide = UTF16Decoder(beginning: first) }
    // What the user states is known, and a page states its encoding itself.
    isDecided =
      options.statedEncoding != nil || options.encoding != nil || first.first == UInt8(ascii: "<")
    if wide == nil, options.statedEncoding != nil {
      converter = TextConverter(for: first, isAll: false, options)
    }
    try pass(first.span.extracting((wide?.markLength ?? 0)...))
  }

  private mutating func pass(_ piece: Span<UInt8>) throws(InputError) {
    if let text = wide?.take(piece) ?? converter?.take(piece) {
      try keep(text.span)
    } else if isDecided || pending.isEmpty && piece.isASCII {
      try keep(piece)
    } else {
      unsafe piece.withUnsafeBufferPointer { unsafe pending.append(contentsOf: $0) }
      if pending.count >= EncodingDetector.size { try decide(isAll: false) }
    }
  }

  /// Finds the encoding of the pending bytes, and passes them on.
  private mutating func decide(isAll: Bool) throws(InputError) {
    converter = TextConverter(for: pending, isAll: isAll, options)
    isDecided = true
    let bytes = pending
    pending = []
    try pass(bytes.span)
  }

  private mutating func keep(_ text: Span<UInt8>) throws(InputError) {
    if spool.count == 0 {
      let isArchive = text.start.starts(with: UnsupportedFile.archive)
      let isMarkup = text.start.first == UInt8(ascii: "<")
      isInRows = !text.beginsAsJSON && !isMarkup && !isArchive
      if !isArchive {
        try UnsupportedFile.refuse(text.start, spool.name)
        try refuseBinary(text)
      }
    }
    try spool.append(text)
    guard isInRows else { return }
    var position = text.count
    while position > 0, !text[position - 1].isEndOfLine { position -= 1 }
    let length = text.count - position
    lineLength = position > 0 ? length : lineLength + length
    let limit = ReadingLimits().row
    guard lineLength <= limit else {
      throw fault(.longRow(limit), line: line + text.count(of: .lineFeed))
    }
    line += text.count(of: .lineFeed)
  }

  /// Throws if there is a NUL byte in the first bytes, which are then not text.
  private func refuseBinary(_ text: Span<UInt8>) throws(InputError) {
    guard let zero = text.indices.first(where: { text[$0] == 0 }) else { return }
    throw fault(.zeroByte, line: text.extracting(..<zero).count(of: .lineFeed))
  }

  private func fault(_ fault: InputError.CellFault, line: Int) -> InputError {
    .badData(InputError.Place(source: spool.name, line: line + 1), .row(fault))
  }
}

extension Span<UInt8> {
  /// Whether all bytes are ASCII.
  fileprivate var isASCII: Bool {
    for position in indices where self[position] >= 0x80 { return false }
    return true
  }

  /// Whether the text begins as a JSON object or array does.
  var beginsAsJSON: Bool {
    for position in indices {
      switch self[position] {
      case 0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf: continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): return true
      default: return false
      }
    }
    return false
  }
}
