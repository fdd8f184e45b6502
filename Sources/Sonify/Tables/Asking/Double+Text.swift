import SonifyBase

extension Double {
  /// The number for messages, without a decimal part if it is an integer.
  package var plain: String { Int(exactly: self).map(String.init) ?? "\(self)" }

  /// As ``plain``, with the decimal sign of the current locale.
  package var inWords: String {
    let sign = LocaleSettings.current.numbers.decimalSign
    return String(plain.flatMap { $0 == "." ? Array(sign) : [$0] })
  }
}
