import SonifyBase

extension Double {
  /// The number for messages: a whole one without a decimal part.
  var plain: String { Int(exactly: self).map(String.init) ?? "\(self)" }

  /// As ``plain``, with the decimal sign of the listener.
  var inWords: String {
    let sign = Conventions.current.numbers.decimalSign
    return String(plain.flatMap { $0 == "." ? Array(sign) : [$0] })
  }
}
