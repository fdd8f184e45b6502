import SonifyBase
import SonifyTables

/// Columns of numbers that stand for kinds, marks and grades, and measure nothing.
extension ColumnProfile {
  /// Returns whether a cell among whole numbers is one with a letter, as 2A, which is no unit of sizes or amounts.
  func mayHoldCode(_ cell: [UInt8]) -> Bool {
    guard content == .number, summary.isWhole, (2...4).contains(cell.count), let last = cell.last,
      last &- 0x41 < 26, !"KMGTPE".utf8.contains(last)
    else { return false }
    return cell.dropLast().allSatisfy { $0 &- 0x30 < 10 }
  }

  /// Whether the numbers are 0 and 1, which mark rows and measure nothing, or nothing but 0.
  var isFlag: Bool {
    content == .number && summary.isWhole && summary.present > 2
      && summary.minimum == 0 && summary.maximum <= 1
  }

  /// Whether texts say of what kind each of several events is, by their header: runs and rides, pikes and eels.
  var namesKindsOfEvents: Bool {
    content == .text
      && (headerWords.contains(anyOf: IdentifierWords.kindsOfEvents) || lastWord.hasSuffix("soort"))
  }

  /// Returns whether the numbers say how urgent each event is, by their header, or how sure is where it was.
  /// - Parameter areAtPlaces: whether other columns have coordinates; else confidence is that of consumers.
  /// - Returns: whether they do.
  func gradesEvents(atPlaces areAtPlaces: Bool) -> Bool {
    guard content == .number else { return false }
    return headerWords.contains(anyOf: MeasureWords.gradesOfEvents) && summary.isWhole
      && summary.minimum >= 1 && summary.maximum <= 5
      || areAtPlaces && headerWords.contains(anyOf: MeasureWords.gradesOfPlaces)
  }

  /// Whether the numbers are 0 and 1 and mark free days or working days, by their header.
  var marksFreeDays: Bool { isFlag && CalendarWords.freeDays.contains(lastWord) }

  /// Whether the numbers stand for kinds of rows, by their header.
  var namesKinds: Bool {
    // Items per category are counted.
    content == .number && summary.isWhole && summary.minimum >= 0 && repeats && distinct <= 12
      && !headerWords.contains(anyOf: ["per", "in", "of", "by", "pro", "je", "par", "por", "no"])
      && (IdentifierWords.kinds.contains(lastWord)
        || lastWord == "cd" && headerWords.words.count > 1
        // Cats are counted.
        || lastWord == "cat" && name.hasSuffix("."))
  }

  /// Whether the numbers are the ranks of rows in order, from 1.
  var isRank: Bool { mayBeRank && summary.first == 1 && neverFalls }

  /// Whether the numbers may be ranks among the rows or a part of them, by their header.
  var mayBeRank: Bool {
    content == .number && summary.isWhole && summary.minimum >= 1
      && summary.maximum <= Double(summary.present)
      && RowWords.ranks.contains(lastWord)
  }

  /// Whether the numbers are the years in which people were born, by their header.
  var holdsYearsOfBirth: Bool {
    content == .number && summary.isWhole && summary.minimum > 1850 && summary.maximum < 2100
      && headerWords.contains(anyOf: CalendarWords.births)
  }

  /// Whether texts name who or what was measured, by their header, so that their rows are not mixed.
  var namesSubjects: Bool {
    let words = headerWords.words
    let word = words.last == "id" || words.last == "name" ? words.dropLast().last : words.last
    return content == .text && IdentifierWords.subjects.contains(word ?? "")
  }

  /// Whether texts name places, by their header, each of which has its rows one after the other.
  var namesSites: Bool {
    content == .text && IdentifierWords.sites.contains(lastWord) && changes < distinct
  }

  /// Whether the numbers count the parts of each group of rows, from 1, as the sets of an exercise.
  var countsParts: Bool {
    content == .number && summary.isWhole && summary.minimum == 1 && beginsAgain && distinct > 1
      && RowWords.parts.contains(lastWord)
  }

  /// Whether the numbers say how good values are that were measured at times, by their header.
  var gradesValues: Bool {
    holdsGrades && IdentifierWords.grades.contains(lastWord)
  }

  /// Whether the numbers say how good values are if another column has them, by their header.
  var mayGradeValues: Bool {
    holdsGrades && headerWords.words.count == 1 && IdentifierWords.gradesOfValues.contains(lastWord)
  }

  private var holdsGrades: Bool {
    content == .number && summary.isWhole && summary.minimum >= 0 && distinct <= 12
  }

  /// Whether numbers under no header are nothing but 0 or 1, or codes with which servers answer, most of them
  /// that of success.
  var isNamelessCode: Bool {
    guard name.isEmpty, content == .number, summary.isWhole, summary.present > 2 else {
      return false
    }
    if isConstant { return [0, 1, 200].contains(summary.maximum) }
    return summary.minimum == 200 && Self.answers.contains(summary.maximum) && distinct <= 8
      && changes * 4 <= sampled
  }

  /// Usual codes with which servers answer.
  private static let answers: Set<Double> = [
    201, 204, 206, 301, 302, 303, 304, 307, 308, 400, 401, 403, 404, 405, 408, 409, 410, 413, 416,
    422,
    429, 499, 500, 501, 502, 503, 504,
  ]

  /// Whether the numbers are whole ones from 1 to 2 or 3, which stand for kinds of things.
  var isCode: Bool {
    content == .number && summary.isWhole && summary.minimum == 1 && summary.maximum <= 3
      && distinct > 1 && sampled >= 5 * distinct && !neverFalls
  }

  /// Returns whether texts that begin with a digit may be meant as numbers, and are no addresses or codes: a quarter
  /// are numbers, or few of their endings differ, as units and marks do.
  static func mayBeNumbers(_ texts: [ArraySlice<UInt8>]) -> Bool {
    let texts = Set(texts)
    if areRanges(texts.map { String(decoding: $0, as: UTF8.self) }) { return false }
    let numbers = texts.count { NumberEvidence.isNumber($0.span.trimmed) }
    if numbers * 4 >= texts.count { return true }
    let endings = Set(texts.map(ending))
    // One letter may be a unit or anything else.
    let others = endings.count {
      $0.count == 1 || !UnitText.isUnit(String(decoding: $0, as: UTF8.self))
    }
    return others <= max(2, texts.count / 4)
  }

  /// Returns whether texts are ranges of numbers, which are groups, as those of ages: 18-24, 25–34, 45+.
  static func areRanges(_ texts: [String]) -> Bool {
    var closed = 0
    for text in texts {
      let text = text.replacing("–", with: "-")
      let ends = text.split(separator: "-").map { $0.filter { $0 != " " } }
      if ends.count == 2, let low = Int(ends[0]), let high = Int(ends[1]), low < high, high < 10_000
      {
        closed += 1
      } else {
        guard text.last == "+", Int(text.dropLast()) != nil else { return false }
      }
    }
    return closed > 1
  }

  /// Returns the text from the first letter on without digits; empty for a single word after a space, which may be
  /// a remark on the number.
  private static func ending(of text: ArraySlice<UInt8>) -> [UInt8] {
    // Beyond ASCII, the first bytes of degrees, spaces and money are no letters.
    func isLetter(_ byte: UInt8) -> Bool {
      (byte | 0x20) &- 0x61 < 26 || byte > 0xc2 && byte != 0xe2
    }
    guard let first = text.firstIndex(where: isLetter) else { return [] }
    let ending = text[first...].filter { $0 &- 0x30 >= 10 }
    let isRemark = first > text.startIndex && text[first - 1] == 0x20 && !ending.contains(0x20)
    return isRemark ? [] : ending
  }

  /// Returns whether texts, but for those that are empty, are at least four digits, as many in each, with a
  /// zero before some.
  static func arePadded(_ texts: [[UInt8]]) -> Bool {
    let texts = texts.filter { !$0.isEmpty }
    guard let count = texts.first?.count, count > 3 else { return false }
    return texts.contains { $0.first == 0x30 }
      && texts.allSatisfy { text in text.count == count && text.allSatisfy { $0 &- 0x30 < 10 } }
  }

  /// Returns whether texts are codes of many digits, but for those that are empty.
  ///
  /// Under a header of telephones or accounts some have a zero before their digits; meters count with zeros, too. Or all
  /// have as many digits, and more than a `Double` has, under a header of identifiers.
  func areLongCodes(_ texts: [[UInt8]]) -> Bool {
    func areDigits(minimum: Int) -> Bool {
      texts.allSatisfy { text in
        text.isEmpty || text.count >= minimum && text.allSatisfy { $0 &- 0x30 < 10 }
      }
    }
    let areCalled =
      headerWords.contains(anyOf: IdentifierWords.called) && texts.contains { $0.first == 0x30 }
    let areIdentifiers =
      headerWords.contains(anyOf: IdentifierWords.ofLongDigits)
      && Set(texts.map(\.count).filter { $0 > 0 }).count == 1
    return areCalled && areDigits(minimum: Self.minLongCode)
      || areIdentifiers && areDigits(minimum: Self.minInexactDigits)
  }

  private static let minLongCode = 7
  /// The number of digits from which whole numbers are not exact.
  private static let minInexactDigits = 17
}
