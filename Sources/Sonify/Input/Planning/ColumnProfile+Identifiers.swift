import SonifyBase
import SonifyTables

/// Columns of numbers and texts that only say which thing a row is about.
extension ColumnProfile {
  /// Whether the integers are identifiers, by their header.
  var isIdentifier: Bool {
    isOfficialCode || isNamedIdentifier || mayNameThings && namesEachRow
      || isFirst && isNumberInNoOrder
  }

  /// Whether the numbers are codes that statistical offices give to places and things, by their header.
  private var isOfficialCode: Bool {
    guard content == .number, summary.isWhole else { return false }
    let words = headerWords.words
    guard let place = words.firstIndex(where: Self.officialCodes.contains) else { return false }
    // The population of the Insee is no code.
    return !["population", "pop", "count", "total", "rate"].contains(words.last)
      || place == words.count - 1
  }

  private static let officialCodes: Set<String> = [
    "teryt", "insee", "istat", "oktmo", "okato", "fips", "cpro", "codauto", "siret", "naics",
    "gemeindeschlüssel", "kommunenr",
  ]

  /// Whether the header is "No" or its like, and the numbers are all different and in no order.
  private var isNumberInNoOrder: Bool {
    ["no", "nr", "lp"].contains(lastWord)
      && headerWords.words.count == 1 && content == .number && summary.isWhole
      && summary.minimum >= 0 && sampled > 4 && distinct == sampled && falls > 0
      && turns * 4 > sampled
  }

  private var isNamedIdentifier: Bool {
    switch lastWord {
    case let word where Self.identifiers.contains(word): true
    // What each person spends is no person.
    case let word where Self.persons.contains(word):
      !headerWords.words.contains("per")
    // Such as "ID number" and "Student No".
    case "number", "no", "nr", "num":
      !Self.numberedThings.isDisjoint(with: headerWords.words.dropLast())
        // The runs of one day are in their order.
        || !summary.isConsecutive && ["run", "race"].contains(headerWords.words.first)
    // Small numbers under "phone" may be costs.
    case "phone", "code", "codes":
      summary.maximum >= 100 && !countsLines
        && !(lastWord != "phone" && headerWords.words.contains("of"))
    // Such as "N. bolletta".
    case "bolletta", "fattura", "ordine", "facture", "factura", "rechnung", "beleg":
      content == .number && summary.isWhole && namesEachRow
        && ["n", "nr", "no"].contains(headerWords.words.first)
    // Such as "Kundennummer".
    case let word:
      content == .number && summary.isWhole && namesEachRow && summary.minimum >= Self.minNamed
        && ["nummer", "nr"].contains { word.hasSuffix($0) && word.count > $0.count + 3 }
    }
  }

  private static let identifiers: Set<String> = [
    "id", "ids", "identifier", "seqn", "zip", "zipcode", "postcode", "isbn", "fips", "gtin", "uuid",
    "ean", "upc", "sku", "barcode", "pid", "ppid", "uid", "jobid", "gid", "tid", "tgid", "geoid",
    "accession", "checksum", "bib", "empnum", "empno", "bidder", "matrikelnr", "matrikelnummer",
    "plz", "postleitzahl", "crc", "md5", "inode",
  ]

  private static let persons: Set<String> = [
    "subject", "patient", "participant", "respondent", "student", "person",
  ]

  /// Whether the header, such as "student", is also that of how many there are.
  var mayCountPersons: Bool {
    content == .number && !isFirst && headerWords.words.count == 1
      && Self.persons.contains(lastWord)
  }

  private static let numberedThings: Set<String> = [
    "id", "student", "account", "serial", "order", "invoice", "customer", "ticket", "employee",
    "emp", "bib", "flight", "check", "cheque", "receipt", "card", "document", "doc", "reference",
    "member", "part", "room", "site", "station",
  ]

  /// Whether the header of the first column is that of things which have numbers, or of how many there are.
  private var mayNameThings: Bool {
    guard !headerWords.words.contains("of") else { return false }
    return (isFirst || lastWord == "code" && !countsLines) && content == .number && summary.isWhole
      && summary.minimum >= (lastWord == "code" ? 1 : Self.minNamed)
      && Self.thingsWithNumbers.contains(lastWord)
  }

  private static let thingsWithNumbers: Set<String> = [
    "account", "konto", "customer", "kunde", "client", "cliente", "klant", "employee", "member",
    "invoice", "order", "port", "room", "raum", "zimmer", "salle", "habitación", "status", "code",
  ]

  /// Whether no number of the first rows comes twice, and they do not count on from one to the next.
  private var namesEachRow: Bool {
    sampled > 2 && distinct == sampled && !summary.isConsecutive && !hasEvenSteps
  }

  /// Takes the identifiers of rows with one measure and no names, such as ports and rooms, for their names:
  /// how far apart they are means nothing.
  static func nameRowsByIdentifiers(in profiles: inout [ColumnProfile]) {
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

  /// The minimum number that is a name under a header which may also be that of amounts.
  private static let minNamed = 20.0
  /// The maximum number of rows that have a name each; more are cases.
  private static let maxNamed = 60

  /// Takes the numbers for names of things or groups.
  mutating func takeForNames() {
    content = .text
    areNamesOfThings = true
  }

  /// Whether texts are identifiers, by their header, which people read only where rows have no other
  /// names.
  var isTextIdentifier: Bool {
    content == .text
      && ["id", "ids", "uuid", "guid", "hash", "sha", "identifier", "hex"].contains(lastWord)
  }

  /// Whether texts are codes, by their header, which stand for names in another column.
  var isCodeOfText: Bool {
    isTextIdentifier || content == .text && isPadded
      || content == .text && ["code", "codes", "iso", "iso2", "iso3"].contains(lastWord)
  }
}
