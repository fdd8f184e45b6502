import Glibc
import SonifyBase
import SonifyChart
import SonifyTables

/// Columns of numbers and texts that only say which thing a row is about.
extension ColumnProfile {
  /// Whether the integers are identifiers, by their header.
  var isIdentifier: Bool {
    isOfficialCode || isCodeOfThing || isIdentifierOfThing || isNamedIdentifier
      || mayNameThings && namesEachRow
      || isFirst && isNumberInNoOrder || isLongNumber || numbersThings
  }

  /// Whether the header is a word for the number of a thing and for no count, and the whole numbers are all different.
  private var numbersThings: Bool {
    content == .number && style == nil && summary.isWhole && sampled >= Self.minNumbered
      && IdentifierWords.numbersOfThings.contains(name.lowercased()) && namesEachRow
  }

  /// The minimum number of rows in which numbers of things are known.
  private static let minNumbered = 10

  /// Whether the whole numbers are those of phones, all as long, or that of one account, by their header.
  private var isLongNumber: Bool {
    guard content == .number, style == nil, summary.isWhole, summary.present > 0 else {
      return false
    }
    let isAccount =
      lastWord.hasSuffix("konto") || ["account", "compte", "cuenta"].contains(lastWord)
    // Those of bookkeeping, as 1930, come again and again.
    let isBooked =
      name.lowercased() == "konto" && repeats && Self.booked.contains(summary.minimum)
      && Self.booked.contains(summary.maximum)
    // The post code of a place in France.
    let isPostal =
      name.lowercased() == "cp" && summary.minimum >= 1000 && summary.maximum < 1e5
    return isBooked || isPostal
      || summary.minimum >= Self.minCalled
        && (IdentifierWords.phones.contains(lastWord)
          && log10(summary.minimum).rounded(.down) == log10(summary.maximum).rounded(.down)
          || isAccount && summary.minimum == summary.maximum)
  }

  /// The minimum number of a phone or an account under a header that may also be that of amounts.
  private static let minCalled = 1e8
  /// The numbers of accounts in bookkeeping.
  private static let booked = 1000.0...99_999

  /// Whether the numbers are codes that statistical offices give to places and things, by their header.
  private var isOfficialCode: Bool {
    guard content == .number, summary.isWhole else { return false }
    let words = headerWords.words
    guard let place = words.firstIndex(where: IdentifierWords.officialCodes.contains) else {
      return false
    }
    // The population of the Insee is no code.
    return !IdentifierWords.measuresOfOffices.contains(words.last ?? "")
      || place == words.count - 1
  }

  /// Whether the header is one of those that the numbers of the parts of an outline, such as 1.2, and of what they are
  /// parts of have in programs.
  var isNamedForOutline: Bool {
    content == .number && style == nil && ["id", "parent", "parent_id", "parentId"].contains(name)
  }

  /// Whether the header is a word for "number" and nothing else, and the long numbers are all different and near to each
  /// other, as those of bookings are.
  var mayNumberBookings: Bool {
    content == .number && style == nil && summary.isWhole
      && IdentifierWords.bareNumbers.contains(name.lowercased()) && namesEachRow
      && summary.minimum >= Self.minBooking && summary.maximum <= 1.5 * summary.minimum
  }

  /// The minimum number that is one of bookings and not of things that were counted.
  private static let minBooking = 1e7

  /// Whether the whole numbers are codes, by the first word of a header in the manner of "cod_lista", or those that
  /// states give to persons and firms.
  private var isCodeOfThing: Bool {
    guard content == .number, style == nil, summary.isWhole, summary.minimum >= 0 else {
      return false
    }
    let words = headerWords.words
    // The names of JSON have a point before each part.
    if name.contains("."), IdentifierWords.numbersOfStates.contains(lastWord) { return true }
    guard words.count > 1 else {
      return IdentifierWords.numbersOfStates.contains(lastWord) || numbersPlaces
    }
    if words[0] == "code", words.count == 2, IdentifierWords.codedThings.contains(lastWord) {
      return true
    }
    // A foreign key.
    if name.lowercased().hasPrefix("fk_") { return true }
    // Cod is caught, and COD and ID are measured.
    let isCode =
      IdentifierWords.leadingCodes.contains(words[0])
      || IdentifierWords.shortCodes.contains(words[0]) && name.contains("_")
    let isNumber =
      IdentifierWords.numbersOfStates.contains(words[0]) && words.count == 2
      && IdentifierWords.thingsWithNumbers.union(IdentifierWords.numbers).contains(lastWord)
    return (isCode || isNumber) && QuantityName(name).isAmount == nil && !UnitText.isUnit(lastWord)
      && !MeasureWords.directions.contains(lastWord)
  }

  /// Whether the whole numbers are how commands ended, or the state or number of a device, by their header, so that one
  /// that never changes says nothing.
  var namesState: Bool {
    content == .number && summary.isWhole && style == nil && headerWords.words.count <= 2
      && IdentifierWords.states.contains(lastWord)
  }

  /// Whether the numbers have so many digits that they are not known to be whole.
  var isBeyondWhole: Bool { summary.minimum > 1e15 }

  /// Whether the header is a word for the number of a thing and its name, as in "Номер заказа"; "Id" and a name, as in
  /// "Id transakce", where the numbers are long and all different, or count on; or it names the numbers of houses, as
  /// "num_rue" does.
  private var isIdentifierOfThing: Bool {
    let words = headerWords.words
    guard content == .number, style == nil, words.count > 1 else { return false }
    if summary.isWhole, summary.minimum >= 0,
      !IdentifierWords.numbersOfNamed.isDisjoint(with: [words[0], lastWord])
    {
      return true
    }
    guard words.count == 2 else { return false }
    // ID is Indonesia.
    return words[0] == "id" && distinct == sampled
      && (summary.isConsecutive || !name.hasPrefix("ID ") && summary.minimum >= Self.minCalled)
      || IdentifierWords.leadingHouses.contains(words[0])
        && IdentifierWords.streets.contains(words[1])
  }

  /// Whether the header is "No" or its like, and the numbers are all different and in no order.
  private var isNumberInNoOrder: Bool {
    RowWords.inNoOrder.contains(lastWord)
      && headerWords.words.count == 1 && content == .number && summary.isWhole
      && summary.minimum >= 0 && sampled > 4 && distinct == sampled && falls > 0
      && turns * 4 > sampled
  }

  private var isNamedIdentifier: Bool {
    let isWholeNumber = content == .number && style == nil && summary.isWhole
    // S/N may be the ratio of a signal to its noise, and what districts have stands beside what schools have.
    if isWholeNumber, summary.minimum >= 0, !name.contains("/"),
      IdentifierWords.serials.contains(name.lowercased().filter(\.isLetter))
        || headerWords.words.count == 1 && IdentifierWords.electoral.contains(lastWord)
          && neverFalls && sampled >= Self.minNumbered
        // Such as "council_district" of events.
        || headerWords.words.count == 2 && IdentifierWords.electoral.contains(lastWord) && repeats
          && distinct * 3 <= sampled
    {
      return true
    }
    return switch lastWord {
    case let word where IdentifierWords.identifiers.contains(word): true
    case let word where word.hasSuffix("id"):
      content == .number && IdentifierWords.identified.contains(String(word.dropLast(2)))
    // What each person spends is no person.
    case let word where IdentifierWords.persons.contains(word):
      !headerWords.words.contains("per")
    // Such as "ID number" and "Student No".
    case let word where IdentifierWords.numbers.contains(word):
      !IdentifierWords.numberedThings.isDisjoint(with: headerWords.words.dropLast())
        || !IdentifierWords.numberedInNoOrder.isDisjoint(with: headerWords.words.dropLast())
          && namesEachRow && falls > 0
        // The runs of one day are in their order.
        || !summary.isConsecutive && ["run", "race"].contains(headerWords.words.first)
    // Such as "Set Order" and "Sort order".
    case "order":
      content == .number && summary.isWhole && headerWords.words.count == 2
        && IdentifierWords.ordered.contains(headerWords.words[0])
    // Small numbers under "phone" may be costs.
    case let word where word == "phone" || IdentifierWords.codes.contains(word):
      summary.maximum >= 100 && !countsLines
        && !(lastWord != "phone" && headerWords.words.contains("of"))
    case let word where IdentifierWords.codeEnds.contains(where: word.hasSuffix):
      content == .number && summary.isWhole
    // Such as "N. bolletta".
    case let word where IdentifierWords.numberedPapers.contains(word):
      content == .number && summary.isWhole && namesEachRow
        && IdentifierWords.leadingNumbers.contains(headerWords.words[0])
    case let word where name.hasSuffix("#") && IdentifierWords.numberedThings.contains(word): true
    // Such as "Kundennummer"; numbers of many digits are not known to be whole.
    case let word:
      content == .number && (summary.isWhole || isBeyondWhole) && namesEachRow
        && summary.minimum >= Self.minNamed
        && IdentifierWords.ends.contains { end in
          // A date may follow: "Kennziffer, Stand 2015".
          [word, HeaderWords(String(name.prefix { $0 != "," })).last].contains {
            $0.hasSuffix(end) && $0.count > end.count + 3
          }
        }
    }
  }

  /// Whether the whole numbers may be those of the sites or the devices of the header, from 1 without a gap, or of the
  /// wells of a plate.
  var mayNumberSites: Bool {
    guard content == .number, style == nil, summary.isWhole, sampled > 2,
      headerWords.words.count == 1, IdentifierWords.numberedSites.contains(lastWord)
    else { return false }
    let isCounted = summary.minimum == 1 && summary.maximum == Double(distinct) && repeats
    return isCounted
      || IdentifierWords.wells.contains(lastWord) && distinct * 10 > sampled * 9
        && summary.minimum >= 1 && summary.maximum < Self.maxNumbering
  }

  /// The highest number that one gives to the wells of a plate.
  private static let maxNumbering = 2000.0

  /// Whether the header, such as "student", is also that of how many there are.
  var mayCountPersons: Bool {
    content == .number && !isFirst && headerWords.words.count == 1
      && IdentifierWords.persons.contains(lastWord)
  }

  /// Whether the header of the first column is that of things which have numbers, or of how many there are.
  private var mayNameThings: Bool {
    guard !headerWords.words.contains("of") else { return false }
    let isCode = IdentifierWords.codes.contains(lastWord)
    return (isFirst || isCode && !countsLines) && content == .number && summary.isWhole
      && summary.minimum >= (isCode ? 1 : Self.minNamed)
      && IdentifierWords.thingsWithNumbers.contains(lastWord)
  }

  /// Whether no number of the first rows comes twice, and they do not count on from one to the next.
  private var namesEachRow: Bool {
    sampled > 2 && distinct == sampled && !summary.isConsecutive && !hasEvenSteps
  }

  /// Takes numbers of things and places for their names: how far apart they are means nothing.
  static func nameRowsByNumbers(in profiles: inout [ColumnProfile]) {
    nameRowsByIdentifiers(in: &profiles)
    namePlacesByNumbers(in: &profiles)
  }

  /// Takes the identifiers of rows with one measure and no names, such as ports and rooms, for their names.
  private static func nameRowsByIdentifiers(in profiles: inout [ColumnProfile]) {
    let isOrdered = profiles.indices.contains { column in
      let profile = profiles[column]
      return profile.content?.isDate == true || profile.times(column) != nil
        || profile.isNamedYears || profile.isCalendarPart || profile.namesTimes
        || profile.content == .text && profile.summary.present > 0 && !profile.holdsRemarks
    }
    guard !isOrdered,
      let names = profiles.indices.first(where: {
        profiles[$0].content == .number && profiles[$0].isIdentifier && profiles[$0].namesEachRow
          && profiles[$0].summary.present <= maxNamed
      })
    else { return }
    let measures = profiles.indices.count { column in
      let profile = profiles[column]
      return profile.content == .number && !profile.isCounter && profile.summary.present > 0
    }
    if measures == 1 { profiles[names].takeForNames() }
  }

  /// Takes numbers of places for their names, unless texts with as many names change with them.
  private static func namePlacesByNumbers(in profiles: inout [ColumnProfile]) {
    for column in profiles.indices where profiles[column].numbersPlaces {
      let hasNames = profiles.contains {
        $0.content == .text && $0.distinct == profiles[column].distinct
          && $0.changes == profiles[column].changes
      }
      if !hasNames, profiles[column].distinct <= maxNamed { profiles[column].takeForNames() }
    }
  }

  /// Marks numbers that offices give to places, by their header, beside measures: they come first or again and again, and
  /// no other numbers are those of such a level, as the marks of a district beside those of its state.
  static func markPlaces(in profiles: inout [ColumnProfile]) {
    let levels = IdentifierWords.numberedPlaces.union(IdentifierWords.levels)
    let numbers = profiles.indices.filter { profiles[$0].content == .number }
    let named = numbers.filter { profiles[$0].headerWords.contains(anyOf: levels) }
    guard numbers.count > 1, named.count == 1, case let column = named[0],
      case let profile = profiles[column], profile.headerWords.words.count == 1,
      IdentifierWords.numberedPlaces.contains(profile.lastWord), profile.style == nil,
      profile.summary.isWhole, profile.summary.minimum >= 0,
      profile.isFirst || profile.distinct * 2 <= profile.sampled
    else { return }
    profiles[column].numbersPlaces = true
  }

  /// The minimum number that is a name under a header which may also be that of amounts.
  private static let minNamed = 20.0
  /// The maximum number of rows that have a name each; more are cases.
  private static let maxNamed = 60

  /// Takes the numbers for names of things or groups.
  mutating func takeForNames() {
    become(.text)
    areNamesOfThings = true
  }

  /// Whether texts are identifiers, by their header, which people read only where rows have no other
  /// names.
  var isTextIdentifier: Bool {
    content == .text
      && (IdentifierWords.texts.contains(lastWord) || IdentifierWords.wells.contains(lastWord))
  }

  /// Whether texts are codes, by their header, which stand for names in another column.
  var isCodeOfText: Bool {
    isTextIdentifier || content == .text && isPadded
      || content == .text && IdentifierWords.codesOfNames.contains(lastWord)
      || content == .text && headerWords.words.count > 1
        && IdentifierWords.codes.contains(headerWords.words[0])
  }
}
