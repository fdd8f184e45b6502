extension String {
  /// The text as Latin-1 with a closing NUL; a question mark stands for what Latin-1 lacks.
  var latin1CString: [CChar] {
    unicodeScalars.map { scalar in
      CChar(bitPattern: UInt8(exactly: scalar.value) ?? UInt8(ascii: "?"))
    } + [0]
  }
}
