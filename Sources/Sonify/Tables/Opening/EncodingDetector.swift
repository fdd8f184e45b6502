import SonifyArchives
import SonifyBase

/// Finds the encoding of text that is no UTF-8 by the frequency of its characters, with libuchardet, which
/// is loaded when it is needed.
@safe enum EncodingDetector {
  private typealias Detector = OpaquePointer

  /// The number of bytes that are examined.
  static let size = 64 << 10

  /// Returns the encoding of the beginning of a text, or nil if it is unknown or libuchardet is not
  /// installed.
  static func name(of bytes: some Collection<UInt8>) -> String? {
    guard let library = SharedLibrary("libuchardet.so.0"),
      let create = unsafe library.function(
        "uchardet_new", as: (@convention(c) () -> Detector?).self),
      let handle = unsafe library.function(
        "uchardet_handle_data",
        as: (@convention(c) (Detector, UnsafePointer<UInt8>?, Int) -> Int32).self),
      let end = unsafe library.function(
        "uchardet_data_end", as: (@convention(c) (Detector) -> Void).self),
      let charset = unsafe library.function(
        "uchardet_get_charset", as: (@convention(c) (Detector) -> UnsafePointer<CChar>?).self),
      let delete = unsafe library.function(
        "uchardet_delete", as: (@convention(c) (Detector) -> Void).self),
      let detector = unsafe create()
    else { return nil }
    defer { unsafe delete(detector) }
    let data = Array(bytes)
    let result = unsafe data.withUnsafeBufferPointer {
      unsafe handle(detector, $0.baseAddress, $0.count)
    }
    guard result == 0 else { return nil }
    unsafe end(detector)
    guard let name = unsafe charset(detector) else { return nil }
    let text = unsafe String(cString: name)
    return text.isEmpty ? nil : text
  }

  // MARK: - What is believed

  /// Encodings with several bytes for a character, in which other text is hardly valid.
  private static let wide: Set<String> = [
    "SHIFT_JIS", "EUC-JP", "GB18030", "BIG5", "EUC-KR", "UHC", "EUC-TW",
  ]
  /// Encodings of other alphabets, and of Western letters with others among them.
  private static let narrow: Set<String> = [
    "WINDOWS-1251", "KOI8-R", "ISO-8859-5", "IBM866", "WINDOWS-1253", "ISO-8859-7", "WINDOWS-1255",
    "ISO-8859-8", "WINDOWS-1256", "ISO-8859-6", "TIS-620", "WINDOWS-1250", "ISO-8859-2",
    "WINDOWS-1254", "ISO-8859-9", "ISO-8859-15",
  ]

  /// Returns the encoding of the beginning of a text, if it is not UTF-8; nil if the encoding is not sure.
  /// - Parameters:
  ///   - bytes: the beginning.
  ///   - isAll: whether nothing follows.
  /// - Returns: a name that iconv knows.
  static func encoding(of bytes: [UInt8], isAll: Bool) -> String? {
    otherEncoding(of: bytes, isAll: isAll)
      ?? (isLatin(bytes, isAll: isAll) ? TextConverter.latin : nil)
  }

  /// Returns whether the beginning of a text can only be in Latin-1: it is no UTF-8, and its letters are those of
  /// Western languages.
  private static func isLatin(_ bytes: [UInt8], isAll: Bool) -> Bool {
    let first = bytes.prefix(size)
    guard !first.isUTF8(isCut: !isAll || first.count < bytes.count), !first.hasControlCharacters
    else { return false }
    if first.hasLatinLetters { return true }
    // Of what Windows adds only € is as usual in no other encoding.
    let hasOthers = first.contains { (0x81...0x9f).contains($0) }
    let known = name(of: first)
    return known == "ISO-8859-1" || known == TextConverter.latin && !hasOthers
  }

  /// Returns the encoding of the beginning of a text, if it is neither UTF-8 nor Latin-1; nil if the bytes are
  /// those, or the encoding is not sure.
  /// - Parameters:
  ///   - bytes: the beginning.
  ///   - isAll: whether nothing follows.
  /// - Returns: a name that iconv knows.
  static func otherEncoding(of bytes: [UInt8], isAll: Bool) -> String? {
    let first = bytes.prefix(size)
    guard !first.isUTF8(isCut: !isAll || first.count < bytes.count), !first.hasControlCharacters
    else { return nil }
    let found = name(of: first)
    guard let name = first.isOfWindows1250(ifLike: found) ? "WINDOWS-1250" : found,
      wide.contains(name) || narrow.contains(name),
      let converter = TextConverter(from: name)
    else {
      // A few words have no frequency.
      return !first.hasLatinLetters && isJapanese(first) ? "SHIFT_JIS" : nil
    }
    let text = converter.take(first.span)
    // What it makes of the beginning must be text.
    guard text.firstRange(of: [0xef, 0xbf, 0xbd]) == nil else { return nil }
    // Letters that Western languages share with others show nothing.
    if narrow.contains(name), first.hasLatinLetters,
      text.elementsEqual(Windows1252.utf8(Array(first)))
    {
      return nil
    }
    return name
  }

  /// Returns whether text in Shift JIS has kana and kanji almost alone above ASCII.
  private static func isJapanese(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let converter = TextConverter(from: "SHIFT_JIS") else { return false }
    let text = String(decoding: converter.take(bytes.span), as: UTF8.self)
    let others = text.unicodeScalars.filter { $0.value > 0x7f }
    let japanese = others.count {
      (0x3000...0x30ff).contains($0.value) || (0x4e00...0x9fff).contains($0.value)
    }
    return !others.contains("\u{FFFD}") && japanese * 5 >= others.count * 4
  }
}

extension ArraySlice<UInt8> {
  /// Returns whether text that is taken for one of Central or Eastern Europe can only be in the encoding of Windows: a few
  /// names of towns have no frequency, but only there have letters such as Ś and ź the codes of control characters.
  fileprivate func isOfWindows1250(ifLike name: String?) -> Bool {
    let others = [
      "ISO-8859-2", "ISO-8859-4", "ISO-8859-10", "ISO-8859-13", "ISO-8859-16", "WINDOWS-1257",
    ]
    let letters: Set<UInt8> = [0x8a, 0x8c, 0x8d, 0x8e, 0x8f, 0x9a, 0x9c, 0x9d, 0x9e, 0x9f]
    return name.map(others.contains) == true && !hasLatinLetters
      && contains(where: letters.contains)
  }

  /// Whether there are control characters, as files that are no text have.
  fileprivate var hasControlCharacters: Bool {
    contains { $0 < 0x20 && $0 != 0x09 && $0 != 0x0c && $0 != 0x1b && !$0.isEndOfLine }
  }

  /// Whether the bytes above ASCII may be letters and signs of Western languages.
  ///
  /// Most stand alone, as in no other script, and none is a sign within a word, as letters of other alphabets
  /// would be.
  fileprivate var hasLatinLetters: Bool {
    func isLetter(_ place: Int) -> Bool {
      indices.contains(place) && (self[place] | 0x20) &- UInt8(ascii: "a") < 26
    }
    var (count, adjacent) = (0, 0)
    for (place, byte) in zip(indices, self) where byte >= 0x80 {
      count += 1
      if place > startIndex, self[place - 1] >= 0x80 { adjacent += 1 }
      if [0x81, 0x8d, 0x8f, 0x90, 0x9d].contains(byte) { return false }
      if (0xa1...0xbf).contains(byte), isLetter(place - 1), isLetter(place + 1) { return false }
    }
    return adjacent * 5 <= count
  }
}
