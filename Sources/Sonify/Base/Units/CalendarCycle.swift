/// The months of a year, or the days of a week: names that form a cycle, in the languages of the
/// program and some others.
package struct CalendarCycle: Sendable {
  /// January to December.
  package static let months = CalendarCycle(
    monthNames, names: { plainMonths }, otherNames: { otherMonths })
  private static let plainMonths = names(in: monthNames, isPlain: true)
  private static let otherMonths = names(in: monthNames, isPlain: false)
  private static let monthNames = [
    "january|jan february|feb march|mar april|apr may june|jun july|jul august|aug "
      + "september|sep|sept october|oct november|nov december|dec",
    "januar|jan|jänner|jän februar|feb märz|maerz|mär|mrz april|apr mai juni|jun juli|jul "
      + "august|aug september|sep|sept oktober|okt november|nov dezember|dez",
    "janvier|janv|jan février|fevrier|févr|fevr|fév|fev mars|mar avril|avr mai juin|jun "
      + "juillet|juil|jui août|aoû|aout septembre|sept|sep octobre|oct novembre|nov décembre|decembre|déc|dec",
    "enero|ene febrero|feb marzo|mar abril|abr mayo|may junio|jun julio|jul agosto|ago "
      + "septiembre|setiembre|sep|sept octubre|oct noviembre|nov diciembre|dic",
    "styczeń|stycznia|sty luty|lutego|lut marzec|marca|mar kwiecień|kwietnia|kwi maj|maja "
      + "czerwiec|czerwca|cze lipiec|lipca|lip sierpień|sierpnia|sie wrzesień|września|wrz "
      + "październik|października|paź listopad|listopada|lis grudzień|grudnia|gru",
    "gennaio|gen febbraio|feb marzo|mar aprile|apr maggio|mag giugno|giu luglio|lug agosto|ago "
      + "settembre|set|sett ottobre|ott novembre|nov dicembre|dic",
    "janeiro|jan fevereiro|fev março|mar abril|abr maio|mai junho|jun julho|jul agosto|ago "
      + "setembro|set outubro|out novembro|nov dezembro|dez",
    "januari|jan februari|feb maart|mrt april|apr mei juni|jun juli|jul augustus|aug "
      + "september|sep oktober|okt november|nov december|dec",
    "januari|jan februari|feb mars|mar april|apr maj juni|jun juli|jul augusti|aug "
      + "september|sep|sept oktober|okt november|nov december|dec",
    "januar|jan februar|feb mars|marts|mar april|apr mai|maj juni|jun juli|jul august|aug "
      + "september|sep|sept oktober|okt november|nov desember|december|des|dec",
    "tammikuu|tammikuuta|tammi helmikuu|helmikuuta|helmi maaliskuu|maaliskuuta|maalis "
      + "huhtikuu|huhtikuuta|huhti toukokuu|toukokuuta|touko kesäkuu|kesäkuuta|kesä "
      + "heinäkuu|heinäkuuta|heinä elokuu|elokuuta|elo syyskuu|syyskuuta|syys "
      + "lokakuu|lokakuuta|loka marraskuu|marraskuuta|marras joulukuu|joulukuuta|joulu",
    "leden|ledna únor|února březen|března duben|dubna květen|května červen|června "
      + "červenec|července srpen|srpna září říjen|října listopad|listopadu prosinec|prosince",
    "ocak şubat|şub mart|mar nisan|nis mayıs|mayis|may haziran|haz temmuz ağustos|ağu eylül|eyl ekim "
      + "kasım|kasim aralık|aralik",
    "январь|января|янв февраль|февраля|фев|февр март|марта|мар апрель|апреля|апр май|мая "
      + "июнь|июня|июн июль|июля|июл август|августа|авг сентябрь|сентября|сен|сент "
      + "октябрь|октября|окт ноябрь|ноября|ноя|нояб декабрь|декабря|дек",
    "січень|січня|січ лютий|лютого|лют березень|березня|бер квітень|квітня|кві|квіт "
      + "травень|травня|тра|трав червень|червня|чер|черв липень|липня|лип серпень|серпня|сер|серп "
      + "вересень|вересня|вер жовтень|жовтня|жов|жовт листопад|листопада|лис|лист "
      + "грудень|грудня|гру|груд",
    "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月",
    "januari|jan februari|feb maret|mar april|apr mei juni|jun juli|jul agustus|agu|ags "
      + "september|sep oktober|okt november|nov desember|des",
    "1월 2월 3월 4월 5월 6월 7월 8월 9월 10월 11월 12월",
  ]

  /// Monday to Sunday.
  package static let weekdays = CalendarCycle(
    weekdayNames, names: { plainWeekdays }, otherNames: { otherWeekdays })
  private static let plainWeekdays = names(in: weekdayNames, isPlain: true)
  private static let otherWeekdays = names(in: weekdayNames, isPlain: false)
  private static let weekdayNames = [
    "monday|mon tuesday|tue|tues wednesday|wed thursday|thu|thur|thurs friday|fri saturday|sat "
      + "sunday|sun",
    "montag|mo dienstag|di mittwoch|mi donnerstag|do freitag|fr samstag|sonnabend|sa sonntag|so",
    "lundi|lun mardi|mar mercredi|mer jeudi|jeu vendredi|ven samedi|sam dimanche|dim",
    "lunes|lun martes|mar miércoles|miercoles|mié jueves|jue viernes|vie sábado|sabado|sáb "
      + "domingo|dom",
    "poniedziałek|pon wtorek|wto|wt środa|śro|śr czwartek|czw piątek|pią|pt sobota|sob "
      + "niedziela|nie|ndz",
    "lunedì|lun martedì|mar mercoledì|mer giovedì|gio venerdì|ven sabato|sab domenica|dom",
    "segunda-feira|seg terça-feira|ter quarta-feira|qua quinta-feira|qui sexta-feira|sex "
      + "sábado|sáb domingo|dom",
    "maandag|ma dinsdag|di woensdag|wo donderdag|do vrijdag|vr zaterdag|za zondag|zo",
    "måndag|mån tisdag|tis onsdag|ons torsdag|tors fredag|fre lördag|lör söndag|sön",
    "mandag|man tirsdag|tir onsdag|ons torsdag|tor fredag|fre lørdag|lør søndag|søn",
    "pondělí úterý středa čtvrtek pátek sobota neděle",
    "понедельник|пн вторник|вт среда|ср четверг|чт пятница|пт суббота|сб воскресенье|вс",
    "понеділок|пн вівторок|вт середа|ср четвер|чт пʼятниця|п'ятниця|пт субота|сб неділя|нд",
    "月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日",
  ]

  /// A name: its bytes, its index in the cycle, and a bit for each language that has it.
  private typealias Name = (bytes: [UInt8], index: Int, languages: UInt32)

  /// The number of names in the cycle.
  private let count: Int
  /// The names of ASCII letters, by their first byte, made for the first word that is long enough.
  private let names: @Sendable () -> [[Name]]
  /// The names with other letters, by their first byte, made for the first word that has any: few tables do, and it takes long
  /// to find their capitals.
  private let otherNames: @Sendable () -> [[Name]]

  /// The minimum length of names that stand alone, in bytes; shorter ones are codes and words as well.
  private static let minLength = 3
  /// The length of the longest name, in bytes.
  private static let maxLength = 22

  /// Creates a cycle of the names in some languages, with other names for the same after bars.
  private init(
    _ languages: [String], names: @escaping @Sendable () -> [[Name]],
    otherNames: @escaping @Sendable () -> [[Name]]
  ) {
    count = languages[0].utf8.count { $0 == Self.space } + 1
    self.names = names
    self.otherNames = otherNames
  }

  private static let space = UInt8(ascii: " ")

  /// Returns the names of ASCII letters alone, or all others, by their first byte.
  ///
  /// Capitals of the others must have letters beyond ASCII, too, or stand in the list, as "mayis" does for "MAYIS".
  private static func names(in languages: [String], isPlain: Bool) -> [[Name]] {
    var names = [[Name]](repeating: [], count: 256)
    for (language, texts) in languages.enumerated() {
      for (index, text) in texts.utf8.split(separator: space).enumerated() {
        for name in text.split(separator: UInt8(ascii: "|"))
        where name.allSatisfy({ $0 < 0x80 }) == isPlain {
          for form in isPlain ? [Array(name)] : forms(of: Substring(name)) {
            add(form.map(folded), index, 1 << UInt32(language), to: &names)
          }
        }
      }
    }
    return names
  }

  /// Returns a name as it is, in capitals and with a capital, for capitals of some letters differ in more than the bit
  /// that is ignored.
  private static func forms(of name: Substring) -> [[UInt8]] {
    [String(name), name.uppercased(), name.capitalizedFirst].map { Array($0.utf8) }
  }

  private static func add(
    _ bytes: [UInt8], _ index: Int, _ language: UInt32, to names: inout [[Name]]
  ) {
    let first = Int(bytes[0])
    if let known = names[first].firstIndex(where: { $0.bytes == bytes && $0.index == index }) {
      names[first][known].languages |= language
    } else {
      names[first].append((bytes, index, language))
    }
  }

  /// Returns the index of a name in the cycle, from 0.
  /// - Parameters:
  ///   - word: the name or a usual abbreviation of it, in upper or lower case.
  ///   - beginsDate: whether it stands before a date, where two letters are enough: "Mo 3.2.2014".
  /// - Returns: the index, or nil if it is no such name.
  package func index(of word: Span<UInt8>, beginsDate: Bool = false) -> Int? {
    guard word.count >= (beginsDate ? 2 : Self.minLength) else { return nil }
    return name(word)?.index
  }

  private func name(_ word: Span<UInt8>) -> Name? {
    guard (2...Self.maxLength).contains(word.count) else { return nil }
    let isPlain = word.indices.allSatisfy { word[$0] < 0x80 }
    return (isPlain ? names() : otherNames())[Int(Self.folded(word[0]))].first { name in
      guard name.bytes.count == word.count else { return false }
      for position in word.indices where Self.folded(word[position]) != name.bytes[position] {
        return false
      }
      return true
    }
  }

  /// The byte without the bit in which capitals of ASCII and of most letters of Latin-1 in UTF-8 differ.
  private static func folded(_ byte: UInt8) -> UInt8 { byte | 0x20 }

  /// Returns the order of the cycle for some categories, unless they are in it already.
  ///
  /// The order starts at the beginning of the cycle. Names that follow each other without a gap
  /// from any start, as October to September, keep their order.
  /// - Parameter categories: names of categories in the order of the data.
  /// - Returns: the indices of the categories in the order of the cycle, or nil if they are not two
  ///   or more different names of it, or keep their order.
  package func order(_ categories: [String]) -> [Int]? {
    guard let places = places(categories) else { return nil }
    let follow = zip(places, places.dropFirst()).allSatisfy { ($0 + 1) % count == $1 }
    return follow ? nil : places.indices.sorted { places[$0] < places[$1] }
  }

  /// Returns the indices of names in the cycle, from 0, or nil unless all are different names of
  /// it, two or more, with or without a full stop at the end.
  package func places(_ categories: [String]) -> [Int]? {
    guard (2...count).contains(categories.count) else { return nil }
    var places: [Int] = []
    var languages = UInt32.max
    for category in categories {
      var bytes = Array(category.utf8)
      if bytes.last == UInt8(ascii: ".") { bytes.removeLast() }
      // Two letters are a state or a note, unless all the week is there.
      guard bytes.count >= Self.minLength || categories.count == count,
        let name = name(bytes.span), !places.contains(name.index)
      else { return nil }
      places.append(name.index)
      languages &= name.languages
    }
    guard languages != 0 else { return nil }
    return places
  }
}

extension Substring {
  /// The text with its first letter as a capital.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
