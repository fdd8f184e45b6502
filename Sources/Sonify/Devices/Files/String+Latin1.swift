extension String {
  /// The text in Latin-1 with a NUL at the end; characters that Latin-1 lacks become question
  /// marks, except the narrow no-break space within numbers, which becomes an ordinary no-break
  /// space.
  var latin1CString: [CChar] {
    unicodeScalars.map { scalar in
      let scalar: Unicode.Scalar = scalar == "\u{202F}" ? "\u{A0}" : scalar
      return CChar(bitPattern: UInt8(exactly: scalar.value) ?? UInt8(ascii: "?"))
    } + [0]
  }
}
