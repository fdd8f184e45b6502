extension String {
  /// The text as Latin-1 with a closing NUL; a question mark stands for what Latin-1 lacks, other
  /// than the narrow space within numbers, which becomes a wide one.
  var latin1CString: [CChar] {
    unicodeScalars.map { scalar in
      let scalar: Unicode.Scalar = scalar == "\u{202F}" ? "\u{A0}" : scalar
      return CChar(bitPattern: UInt8(exactly: scalar.value) ?? UInt8(ascii: "?"))
    } + [0]
  }
}
