import Glibc

extension NumberNotation {
  /// Returns the number format of the user's locale, by `LC_ALL`, `LC_NUMERIC` or `LANG`.
  /// - Parameter language: the language of the sentences around the numbers, or nil for any.
  /// - Returns: the format, or nil if the locale is "C", not installed, not in UTF-8, or of another
  ///   language without being chosen for numbers alone.
  static func ofUser(speaking language: LanguageName? = nil) -> NumberNotation? {
    let category = LocaleCategory(
      variable: "LC_NUMERIC", mask: LC_NUMERIC_MASK, codeset: _NL_NUMERIC_CODESET)
    let isChosen = category.isChosenAlone
    guard let locale = Locale.ofUser(category, speaking: isChosen ? nil : language),
      let decimalSign = locale.text(RADIXCHAR), !decimalSign.isEmpty,
      let groupSign = locale.text(THOUSEP), let grouping = locale.text(__GROUPING)
    else { return nil }
    // A size of CHAR_MAX ends all grouping: no number has so many digits.
    let sizes = grouping.utf8.prefix { $0 > 0 }.map { Int($0) }
    return NumberNotation(decimalSign: decimalSign, groupSign: groupSign, groupSizes: sizes)
  }
}

extension DateNotation {
  /// Returns the date format of the user's locale, by `LC_ALL`, `LC_TIME` or `LANG`.
  /// - Parameter language: the language of the sentences around the dates, or nil for any.
  /// - Returns: the format, or nil if the locale is "C", not installed, not in UTF-8, or of another
  ///   language.
  static func ofUser(speaking language: LanguageName? = nil) -> DateNotation? {
    let category = LocaleCategory(
      variable: "LC_TIME", mask: LC_TIME_MASK, codeset: _NL_TIME_CODESET)
    guard let locale = Locale.ofUser(category, speaking: language),
      let numeric = locale.text(D_FMT), let long = locale.text(D_T_FMT)
    else { return nil }
    let inDates = (0..<12).compactMap { locale.text(MON_1 + $0) }
    let alone = (0..<12).compactMap { locale.text(__ALTMON_1 + $0) }
    guard inDates.count == 12, alone.count == 12, !(inDates + alone).contains("") else {
      return nil
    }
    return DateNotation(months: alone, monthsInDates: inDates, numeric: numeric, long: long)
  }

  /// Makes settings from the items of a locale.
  /// - Parameters:
  ///   - months: the names of months without a day.
  ///   - monthsInDates: the names of months beside a day.
  ///   - numeric: the format of a date in numbers, as for `strftime`.
  ///   - long: the format of a date with weekday and time, as for `strftime`.
  init(months: [String], monthsInDates: [String], numeric: String, long: String) {
    if let signs = Self.suffixesOfNumbers(numeric) {
      // Months are numbers, not names: 1958年3月29日, 1958년 3월 29일.
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
      // If only the numeric format begins with the year, it is ISO 8601 and not how people say
      // dates.
      self.init(
        months: months, monthsInDates: monthsInDates, day: "{year} {month} {day}",
        month: "{year} {month}")
    } else {
      self.init(
        months: months, monthsInDates: monthsInDates, day: "{day} {month} {year}",
        month: "{month} {year}")
    }
  }

  /// Returns the parts of a date in their order in a format for `strftime`.
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

  /// Returns the letters after year, month and day in a format as "%Y年%m月%d日", or nil for other
  /// formats.
  private static func suffixesOfNumbers(
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

/// A category of a locale, as numbers or dates.
private struct LocaleCategory {
  /// The variable that names the locale of this category.
  var variable: String
  /// The mask of the category in `locale.h`.
  var mask: Int32
  /// The item in `langinfo.h` for the category's encoding.
  var codeset: Int

  /// Whether the user names a locale for this category alone.
  var isChosenAlone: Bool { Self.value("LC_ALL").isEmpty && !Self.value(variable).isEmpty }

  /// The locale that the environment names; empty for none.
  var name: String {
    ["LC_ALL", variable, "LANG"].map(Self.value).first { !$0.isEmpty } ?? ""
  }

  private static func value(_ variable: String) -> String {
    unsafe getenv(variable).map { unsafe String(cString: $0) } ?? ""
  }
}

/// One category of the user's locale.
@safe private struct Locale: ~Copyable {
  private let handle: locale_t

  private init(adopting handle: locale_t) { unsafe self.handle = unsafe handle }

  deinit { unsafe freelocale(handle) }

  /// Returns the locale that the environment names for a category, or that of a language with its
  /// country; nil if it is "C", not installed, of another language, or not in UTF-8.
  static func ofUser(_ category: LocaleCategory, speaking language: LanguageName?) -> Locale? {
    var name = category.name
    if let language, LanguageName(name).language != language.language {
      guard language.territory != nil else { return nil }
      name = "\(language.withTerritory).UTF-8"
    }
    guard !name.isEmpty, name != "C", name != "POSIX", !name.hasPrefix("C."),
      let handle = unsafe newlocale(category.mask, name, nil)
    else { return nil }
    let locale = unsafe Locale(adopting: handle)
    guard locale.text(category.codeset) == "UTF-8" else { return nil }
    return locale
  }

  /// Returns the locale's text for an item of `langinfo.h`, or nil if it is not in UTF-8.
  func text(_ item: Int) -> String? {
    guard let text = unsafe nl_langinfo_l(nl_item(item), handle) else { return nil }
    return unsafe String(validatingCString: text)
  }
}
