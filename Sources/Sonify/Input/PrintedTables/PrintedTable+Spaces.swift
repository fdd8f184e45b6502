import SonifyTables

/// Whether the cells of a table may be separated only by spaces.
extension PrintedTable {
  /// Returns whether most lines have none of the usual delimiters, or pandas says below that it printed
  /// them, perhaps with intervals such as (0, 4].
  static func hasNoDelimiter(_ lines: [PrintedLine]) -> Bool {
    if seriesName(lines) != nil { return true }
    let filled = lines.filter { !$0.isBlank }
    let hasDecimalCommas = hasDecimalCommas(filled)
    let widths = widthsWithoutTabs(filled)
    let delimited = filled.count { line in
      let bytes = line.bytes
      return bytes.indices.contains { place in
        switch bytes[place] {
        case 0x2c: !hasDecimalCommas && !isInName(place, of: bytes)
        case 0x09: !isBeforeAlignedNumbers(place, of: bytes, below: widths)
        case 0x3b, 0x7c: true
        default: false
        }
      }
    }
    return delimited * 2 < filled.count
  }

  /// Returns whether a tab is the only one of a line, and numbers that spaces align follow it, as `ss -s` prints them below
  /// a header of as many words without tabs.
  private static func isBeforeAlignedNumbers(
    _ place: Int, of bytes: ArraySlice<UInt8>, below widths: Set<Int>
  ) -> Bool {
    let numbers = PrintedLine(bytes: bytes[(place + 1)...]).parts(apart: 2)
    return bytes.count(where: { $0 == 0x09 }) == 1 && numbers.count > 1
      && widths.contains(numbers.count + 1) && numbers.allSatisfy(isNumber)
  }

  /// Returns the numbers of words in lines without tabs, if others have any.
  private static func widthsWithoutTabs(_ lines: [PrintedLine]) -> Set<Int> {
    let plain = lines.filter { !$0.bytes.contains(0x09) }
    return plain.count < lines.count ? Set(plain.map { $0.parts(apart: 1).count }) : []
  }

  /// Returns whether a line begins with a name of two words with a comma, and other cells follow after several spaces.
  static func holdsNameWithComma(_ line: PrintedLine) -> Bool {
    line.bytes.firstIndex(of: 0x2c).map { isInName($0, of: line.bytes) } ?? false
  }

  /// Returns whether a comma is the only one of a line and stands between two words, as in "Meier, Jan", and other
  /// cells follow after several spaces.
  private static func isInName(_ place: Int, of line: ArraySlice<UInt8>) -> Bool {
    let isLetter = { (byte: UInt8) in (byte | 0x20) &- 0x61 < 26 || byte > 0x7f || byte == 0x2e }
    guard place > line.startIndex, place + 2 < line.endIndex, isLetter(line[place - 1]),
      line[place + 1] == 0x20, isLetter(line[place + 2]), line.count(where: { $0 == 0x2c }) == 1
    else { return false }
    return PrintedLine(bytes: line[(place + 2)...]).parts(apart: 2).count > 1
  }

  /// Returns whether all commas belong to numbers between spaces, as in "82,4  21,5 %" and "£1,275".
  ///
  /// A comma after a space and a number may as well separate cells, as in "May 5,82". It does not if there
  /// are several in a line, if the words are far apart, after a date in digits, or below as many names.
  private static func hasDecimalCommas(_ lines: [PrintedLine]) -> Bool {
    let comma = UInt8(ascii: ",")
    let words = lines.map { line in
      line.parts(apart: 1).filter { !isSign($0) }
    }
    let rows = words.filter { row in row.contains { $0.contains(comma) } }
    guard rows.count * 2 >= lines.count, let width = rows.first?.count, width > 1,
      rows.allSatisfy({ row in
        row.allSatisfy { !$0.contains(comma) || isNumberWithComma($0) }
      })
    else { return false }
    let counts = rows.map { row in row.count { $0.contains(comma) } }
    return counts.allSatisfy { $0 > 1 } || Set(counts).count > 1
      || zip(lines, words).allSatisfy { $0.parts(apart: 2).count == $1.count }
      || rows.allSatisfy { isDateInDigits($0[0]) } && !areHours(rows.map { $0[1] })
      || words[0].count == width && rows.count == lines.count - 1
      || rows.count == lines.count && arePrices(words)
  }

  /// Returns whether each line is a name and a price in its last word, as in "Milk 1,29": the names are all
  /// different, most prices end with 9, and what stands before the commas does not count the lines, as in
  /// "Week 1,50".
  private static func arePrices(_ lines: [[ArraySlice<UInt8>]]) -> Bool {
    let comma = UInt8(ascii: ",")
    let prices = lines.compactMap { line -> (name: [[UInt8]], whole: Int, last: UInt8)? in
      guard line.count > 1, let price = line.last, let sign = price.firstIndex(of: comma),
        price.endIndex - sign == 3, !isNumber(line[0]), let last = price.last,
        let whole = Int(String(decoding: price[..<sign], as: UTF8.self))
      else { return nil }
      return (line.dropLast().map { Array($0) }, whole, last)
    }
    let nines = prices.count { $0.last == UInt8(ascii: "9") }
    let counts = zip(prices, prices.dropFirst()).allSatisfy { $0.whole < $1.whole }
    return prices.count == lines.count && prices.count > 2 && nines * 2 > prices.count && !counts
      && Set(prices.map(\.name)).count == prices.count
  }

  /// Returns whether what stands before commas may be hours that count on, so that a value follows them.
  private static func areHours(_ words: [ArraySlice<UInt8>]) -> Bool {
    let hours = words.map { word in
      Int(String(decoding: word.prefix { $0 != UInt8(ascii: ",") }, as: UTF8.self)) ?? -1
    }
    return words.allSatisfy { $0.dropFirst(2).first == UInt8(ascii: ",") }
      && hours.allSatisfy { (0..<24).contains($0) }
      && zip(hours, hours.dropFirst()).allSatisfy { $1 == $0 + 1 || $1 < $0 }
  }

  /// Returns whether a word is a number with a decimal comma, perhaps before a unit, or an amount of money.
  private static func isNumberWithComma(_ word: ArraySlice<UInt8>) -> Bool {
    // Elsewhere a comma at the end separates cells.
    guard word.last != UInt8(ascii: ",") else { return false }
    let number =
      NumberAddition.unit(in: word.span) == nil
      ? Array(word) : NumberAddition.number(besideAny: word.span) ?? []
    if case .number = DecimalNumber.read(number.span, decimal: UInt8(ascii: ",")) { return true }
    if HumanMeasure.amount.value(word.span) != nil { return true }
    guard let written = SpreadsheetNumber(word.span) else { return false }
    return written.plain(decimal: UInt8(ascii: ","), .point) != nil
      || written.plain(decimal: UInt8(ascii: "."), .comma) != nil
  }

  /// Returns whether a word is a percent sign or that of a currency, which belongs to the number before it.
  private static func isSign(_ word: ArraySlice<UInt8>) -> Bool {
    UnitSign(rawValue: String(decoding: word, as: UTF8.self)) != nil
  }

  /// Returns whether a word is digits with two points, dashes or slashes: 3.6., 2024-06-03, 3/6/24.
  static func isDateInDigits(_ word: ArraySlice<UInt8>) -> Bool {
    let others = word.filter { !(0x30...0x39).contains($0) }
    return others.count == 2 && others[0] == others[1] && "./-".utf8.contains(others[0])
      && word.first != others[0]
  }

  /// Returns the words of the line above the rows, if there are as many as cells that are further apart.
  static func wordedHeader(
    _ lines: [PrintedLine], _ rows: [Int], before first: Int, _ width: Int, _ count: Int
  ) -> [[UInt8]]? {
    guard count > 1, first > 0, width > 2, case let words = lines[rows[first - 1]].parts(apart: 1),
      words.count == width, words.allSatisfy({ !isNumber($0) })
    else { return nil }
    return texts(words)
  }
}
