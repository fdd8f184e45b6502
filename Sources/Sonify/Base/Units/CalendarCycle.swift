/// The months of a year, or the days of a week: names that form a cycle, in the languages of the
/// program and some others.
package struct CalendarCycle: Sendable {
  /// January to December.
  package static let months = CalendarCycle([
    "january jan januar jänner jän janvier janv enero ene styczeń stycznia sty gennaio januari 1月",
    "february feb februar feber février fevrier févr fevr fév febrero luty lutego lut febbraio 2月",
    "march mar märz maerz mär mrz mars marzo marzec marca março maart mrt 3月",
    "april apr avril avr abril abr kwiecień kwietnia kwi aprile 4月",
    "may mai mayo maj maja maggio maio mei 5月",
    "june jun juni juin junio czerwiec czerwca cze giugno junho 6月",
    "july jul juli juillet juil julio lipiec lipca lip luglio julho 7月",
    "august aug août aout agosto ago sierpień sierpnia sie augustus 8月",
    "september sep sept septembre septiembre setiembre wrzesień września wrz settembre setembro 9月",
    "october oct oktober okt octobre octubre październik października paź ottobre outubro 10月",
    "november nov novembre noviembre listopad listopada lis novembro 11月",
    "december dec dezember dez décembre decembre déc diciembre dic grudzień grudnia gru dicembre 12月",
  ])

  /// Monday to Sunday.
  package static let weekdays = CalendarCycle([
    "monday mon montag mo lundi lun lunes poniedziałek pon 月曜日",
    "tuesday tue tues dienstag di mardi mar martes wtorek wto wt 火曜日",
    "wednesday wed mittwoch mi mercredi mer miércoles miercoles mié środa śro śr 水曜日",
    "thursday thu thur thurs donnerstag do jeudi jeu jueves jue czwartek czw 木曜日",
    "friday fri freitag fr vendredi ven viernes vie piątek pią pt 金曜日",
    "saturday sat samstag sonnabend sa samedi sam sábado sabado sáb sobota sob 土曜日",
    "sunday sun sonntag so dimanche dim domingo dom niedziela nie ndz 日曜日",
  ])

  private typealias Name = (bytes: [UInt8], place: Int)

  /// The number of names in the cycle.
  private let count: Int
  /// The names, by their first byte.
  private let names: [[Name]]

  /// Creates a cycle of some names for each position, the most usual one first.
  private init(_ places: [String]) {
    count = places.count
    var names = [[Name]](repeating: [], count: 256)
    for (place, texts) in places.enumerated() {
      for text in texts.split(separator: " ") {
        let bytes = text.utf8.map(Self.folded)
        names[Int(bytes[0])].append((bytes, place))
      }
    }
    self.names = names
  }

  /// Returns the index of a name in the cycle, from 0.
  /// - Parameter word: the name or a usual abbreviation of it, in upper or lower case.
  /// - Returns: the index, or nil if it is no such name.
  package func index(of word: Span<UInt8>) -> Int? {
    guard (2...15).contains(word.count) else { return nil }
    return names[Int(Self.folded(word[0]))].first { name in
      guard name.bytes.count == word.count else { return false }
      for position in word.indices where Self.folded(word[position]) != name.bytes[position] {
        return false
      }
      return true
    }?.place
  }

  /// The byte of the lower case, of ASCII and of most letters of Latin-1 in UTF-8.
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
    for category in categories {
      var bytes = Array(category.utf8)
      if bytes.last == UInt8(ascii: ".") { bytes.removeLast() }
      guard let place = index(of: bytes.span), !places.contains(place) else { return nil }
      places.append(place)
    }
    return places
  }
}
