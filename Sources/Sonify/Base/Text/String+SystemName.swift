private import Glibc

extension String {
  /// The private code points that stand for the bytes 0x80 to 0xff of a name that is not UTF-8.
  private static let byteScalars: ClosedRange<UInt32> = 0x10_FE80...0x10_FEFF

  /// Makes text of the name of a file, as in an argument, which may have any bytes.
  ///
  /// A byte that is not part of valid UTF-8 becomes a private code point: U+10FE00 plus the byte.
  /// Such a code point in a name is treated as four bytes that are not UTF-8. So ``systemName``
  /// returns the exact bytes of every name, and ``UntrustedText`` shows "�" for them.
  package init(systemName bytes: some Sequence<UInt8>) {
    var rest = Array(bytes)[...]
    var text = UnicodeScalarView()
    while let first = rest.first {
      let scalar = (1...4).lazy.compactMap { count in
        String(validating: rest.prefix(count), as: UTF8.self)?.unicodeScalars.first
      }.first
      if let scalar, !Self.byteScalars.contains(scalar.value) {
        text.append(scalar)
        rest = rest.dropFirst(UTF8.width(scalar))
      } else {
        text.append(Self.byteScalar(first))
        rest = rest.dropFirst()
      }
    }
    self.init(text)
  }

  /// Makes text of the name of a file as C has it, with a NUL at the end.
  @unsafe package init(systemName name: UnsafePointer<CChar>) {
    let bytes = unsafe UnsafeBufferPointer(start: name, count: strlen(name))
    self.init(systemName: unsafe bytes.map { UInt8(bitPattern: $0) })
  }

  private static func byteScalar(_ byte: UInt8) -> Unicode.Scalar {
    Unicode.Scalar(0x10_FE00 + UInt32(byte)) ?? "\u{FFFD}"
  }

  /// The name as text for others: "�" for each byte that is not UTF-8.
  package var printable: String {
    var text = UnicodeScalarView()
    for scalar in unicodeScalars {
      text.append(Self.byteScalars.contains(scalar.value) ? "\u{FFFD}" : scalar)
    }
    return String(text)
  }

  /// The name as the system has it, with a NUL at the end.
  package var systemName: [CChar] {
    unicodeScalars.flatMap { scalar in
      Self.byteScalars.contains(scalar.value)
        ? [CChar(truncatingIfNeeded: scalar.value)]
        : UTF8.encode(scalar).map { $0.map { CChar(bitPattern: $0) } } ?? []
    } + [0]
  }
}
