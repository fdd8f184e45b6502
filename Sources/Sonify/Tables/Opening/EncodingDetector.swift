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

  /// Whether the encoding is read as Latin-1, with the further characters of Windows-1252.
  static func isLatin(_ name: String) -> Bool {
    ["ISO-8859-1", "ISO-8859-15", "WINDOWS-1252"].contains(name)
  }
}
