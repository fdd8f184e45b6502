/// The months of a year, or the days of a week: names that form a cycle.
package struct CalendarCycle: Sendable {
  /// January to December.
  package static let months = CalendarCycle(
    [
      "january", "february", "march", "april", "may", "june", "july", "august", "september",
      "october", "november", "december",
    ], longer: ["sept"])

  /// Monday to Sunday.
  package static let weekdays = CalendarCycle(
    [
      "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
    ], longer: ["tues", "thur", "thurs"])

  /// The names in lower case.
  private let names: [[UInt8]]
  /// Abbreviations of more than three letters.
  private let abbreviations: [[UInt8]]

  private init(_ names: [String], longer abbreviations: [String]) {
    self.names = names.map { Array($0.utf8) }
    self.abbreviations = abbreviations.map { Array($0.utf8) }
  }

  /// Returns the index of an English name in the cycle, from 0.
  /// - Parameter word: the name, its first three letters, "Sept", "Tues", "Thur" or "Thurs", in
  ///   upper or lower case.
  /// - Returns: the index, or nil if it is no such name.
  package func index(of word: Span<UInt8>) -> Int? {
    guard (3...9).contains(word.count) else { return nil }
    return names.firstIndex { name in
      guard Self.is(word, beginningOf: name) else { return false }
      return word.count == 3 || word.count == name.count
        || abbreviations.contains { $0.count == word.count && Self.is(word, beginningOf: $0) }
    }
  }

  private static func `is`(_ word: Span<UInt8>, beginningOf name: [UInt8]) -> Bool {
    guard word.count <= name.count else { return false }
    for position in word.indices where word[position] | 0x20 != name[position] { return false }
    return true
  }

  /// Returns the order of the cycle for some categories, unless they are in it already.
  ///
  /// The order starts at the beginning of the cycle. Names that follow each other without a gap
  /// from any start, as October to September, keep their order.
  /// - Parameter categories: names of categories in the order of the data.
  /// - Returns: the indices of the categories in the order of the cycle, or nil if they are not two
  ///   or more different names of it, or keep their order.
  package func order(_ categories: [String]) -> [Int]? {
    guard let places = places(categories) else { return nil }
    let follow = zip(places, places.dropFirst()).allSatisfy { ($0 + 1) % names.count == $1 }
    return follow ? nil : places.indices.sorted { places[$0] < places[$1] }
  }

  /// Returns the indices of names in the cycle, from 0, or nil unless all are different names of
  /// it, two or more, with or without a full stop at the end.
  package func places(_ categories: [String]) -> [Int]? {
    guard (2...names.count).contains(categories.count) else { return nil }
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
