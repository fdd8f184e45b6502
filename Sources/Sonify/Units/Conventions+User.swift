import Glibc

extension Conventions {
  /// The conventions that the user's environment asks for by `LC_ALL`, `LC_NUMERIC`, `LC_TIME` and
  /// `LANG`, as glibc knows them.
  ///
  /// English where nothing or "C" is asked for, where the locale is not there, and where it is not in
  /// UTF-8. The locale of the process stays as it is.
  public static func ofUser() -> Conventions {
    Conventions(
      numbers: NumberConventions.ofUser() ?? .english, dates: DateConventions.ofUser() ?? .english)
  }
}

extension NumberConventions {
  fileprivate static func ofUser() -> NumberConventions? {
    guard let locale = Locale.ofUser("LC_NUMERIC", LC_NUMERIC_MASK, codeset: _NL_NUMERIC_CODESET),
      let decimalSign = locale.text(RADIXCHAR), !decimalSign.isEmpty,
      let groupSign = locale.text(THOUSEP), let grouping = locale.text(__GROUPING)
    else { return nil }
    // A size of CHAR_MAX ends all grouping: no number has so many digits.
    let sizes = grouping.utf8.prefix { $0 > 0 }.map { Int($0) }
    return NumberConventions(decimalSign: decimalSign, groupSign: groupSign, groupSizes: sizes)
  }
}

extension DateConventions {
  fileprivate static func ofUser() -> DateConventions? {
    guard let locale = Locale.ofUser("LC_TIME", LC_TIME_MASK, codeset: _NL_TIME_CODESET),
      let numeric = locale.text(D_FMT), let long = locale.text(D_T_FMT)
    else { return nil }
    let inDates = (0..<12).compactMap { locale.text(MON_1 + $0) }
    let alone = (0..<12).compactMap { locale.text(__ALTMON_1 + $0) }
    guard inDates.count == 12, alone.count == 12, !(inDates + alone).contains("") else {
      return nil
    }
    return DateConventions(months: alone, monthsInDates: inDates, numeric: numeric, long: long)
  }

  /// Makes conventions of what a locale knows.
  /// - Parameters:
  ///   - months: the months alone.
  ///   - monthsInDates: the months beside a day.
  ///   - numeric: how a date is written in numbers, for `strftime`.
  ///   - long: how a date is written with the day of the week and the time, for `strftime`.
  init(months: [String], monthsInDates: [String], numeric: String, long: String) {
    if let signs = Self.signsBehindNumbers(numeric) {
      // No names but numbers: 1958年3月29日, 1958년 3월 29일.
      let sign = signs.month.prefix { $0 != " " }
      let rest = signs.month.dropFirst(sign.count)
      self.init(
        months: (1...12).map { "\($0)\(sign)" },
        day: "{year}\(signs.year){month}\(rest){day}\(signs.day)",
        month: "{year}\(signs.year){month}")
    } else if Self.order(numeric).starts(with: ["month", "day"]) {
      self.init(
        months: months, monthsInDates: monthsInDates, day: "{month} {day}, {year}",
        month: "{month} {year}")
    } else if Self.order(numeric).first == "year", Self.order(long).starts(with: ["year", "month"])
    {
      // Where only the numbers begin with the year, ISO 8601 is meant and not the way of speaking.
      self.init(
        months: months, monthsInDates: monthsInDates, day: "{year} {month} {day}",
        month: "{year} {month}")
    } else {
      self.init(
        months: months, monthsInDates: monthsInDates, day: "{day} {month} {year}",
        month: "{month} {year}")
    }
  }

  /// The parts of a date in the order in which a form for `strftime` has them.
  private static func order(_ form: String) -> [String] {
    var isConversion = false
    return form.compactMap { character in
      defer { isConversion = character == "%" || isConversion && "-_0OE".contains(character) }
      guard isConversion else { return nil }
      return switch character {
      case "d", "e": "day"
      case "m", "b", "B": "month"
      case "y", "Y": "year"
      default: nil
      }
    }
  }

  /// The letters behind year, month and day of a form as "%Y年%m月%d日"; nothing for other forms.
  private static func signsBehindNumbers(
    _ form: String
  ) -> (year: String, month: String, day: String)? {
    let parts = form.split(separator: "%")
    guard form.hasPrefix("%Y"), parts.count >= 3, parts[1].hasPrefix("m"), parts[2].hasPrefix("d")
    else { return nil }
    let signs = parts.prefix(3).map { String($0.dropFirst()) }
    let areLetters = signs.allSatisfy { $0.first.map { $0.isLetter && !$0.isASCII } ?? false }
    return areLetters ? (signs[0], signs[1], String(signs[2].prefix { $0 != " " })) : nil
  }
}

/// One category of the user's locale.
@safe private struct Locale: ~Copyable {
  private let handle: locale_t

  private init(adopting handle: locale_t) { unsafe self.handle = unsafe handle }

  deinit { unsafe freelocale(handle) }

  /// The locale that the environment names for a category; nothing if that is "C", not there, or not
  /// in UTF-8.
  static func ofUser(_ category: String, _ mask: Int32, codeset: Int) -> Locale? {
    let names = ["LC_ALL", category, "LANG"].map { (name: String) in
      unsafe getenv(name).map { unsafe String(cString: $0) } ?? ""
    }
    guard let name = names.first(where: { !$0.isEmpty }), name != "C", name != "POSIX",
      !name.hasPrefix("C."), let handle = unsafe newlocale(mask, name, nil)
    else { return nil }
    let locale = unsafe Locale(adopting: handle)
    guard locale.text(codeset) == "UTF-8" else { return nil }
    return locale
  }

  /// What the locale has for an item of `langinfo.h`; nothing if that is not in UTF-8.
  func text(_ item: Int) -> String? {
    guard let text = unsafe nl_langinfo_l(nl_item(item), handle) else { return nil }
    return unsafe String(validatingCString: text)
  }
}
