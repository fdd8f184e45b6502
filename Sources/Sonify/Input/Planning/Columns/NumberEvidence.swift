import SonifyBase
import SonifyTables

/// What the cells of a column show about the format of its numbers.
///
/// Every cell rules out formats; more cells never bring one back, so a column can be decided from
/// its first rows and again whenever a later cell does not fit.
struct NumberEvidence: Equatable {
  private struct Way: Equatable {
    var decimal: UInt8
    var grouping: SpreadsheetNumber.Grouping
  }

  /// The formats in which all cells can be read.
  private var ways: [Way]
  private var marks: [UnitSign] = []
  private var hasUnmarked = false
  /// Whether there are integers of at most three digits, which need no group separator.
  private var hasShortWhole = false
  /// Whether there are integers of more digits without group separators.
  private var hasLongWhole = false
  /// Whether a cell has a point.
  private(set) var hasPoint = false
  /// Whether a cell has a comma.
  private var hasComma = false
  /// Whether a cell has a decimal comma and another sign besides, as only numbers do.
  private var hasTellingComma = false
  /// Whether a number with a comma has a sign before it, as no pair of numbers has.
  private var hasSignedComma = false
  /// Whether two digits follow each comma, as in amounts of money.
  private var areCents = true
  /// Whether a zero stands before another digit after a comma, as only in decimals.
  private var hasZeroAfterComma = false
  /// Whether a cell has as many digits as a telephone number.
  private var hasManyDigits = false
  /// Whether a cell is an amount of money in which a point separates thousands.
  private var hasMoney = false
  /// The number of amounts with a point that is the sign of thousands if all of them are round.
  private var pointedAmounts = 0
  /// The number of those amounts that are round.
  private var roundAmounts = 0
  /// Whether a cell is an amount of money in which a comma separates thousands.
  private var hasMoneyWithComma = false
  /// Whether a dash stands for the decimals of a number.
  private var hasDash = false
  /// Whether amounts with one digit before a point may be of dollars and cents, as the price of fuel.
  private var mayBeCents = false
  /// Whether an amount has several digits before a point.
  private var hasLongHead = false
  /// Whether a cell has a decimal sign or a no-break space, which telephone numbers do not have.
  private var hasTellingSpace = false
  /// The numbers of digits of cells with spaces, which differ unless they are telephone numbers.
  private var grouped: Set<Int> = []

  private static let comma = UInt8(ascii: ",")
  private static let point = UInt8(ascii: ".")

  private static let allWays = [point, comma].flatMap { decimal in
    SpreadsheetNumber.Grouping.allCases.filter { $0.rawValue != decimal }
      .map { Way(decimal: decimal, grouping: $0) }
  }

  /// Whether a cell has more than one space, as pairs of numbers have not.
  private var hasSeveralGroups = false

  /// Creates the evidence of no cells.
  init() { ways = Self.allWays }

  /// Creates the evidence of the cells of a column that are not missing.
  init(of cells: some Sequence<ArraySlice<UInt8>>, _ dialect: Dialect) {
    self.init()
    for cell in cells where !dialect.isMissingNumber(cell.span.trimmed) {
      add(cell.span.trimmed)
    }
  }

  /// Returns whether a cell is a number in any format.
  static func isNumber(_ text: Span<UInt8>) -> Bool {
    !ways(of: text, SpreadsheetNumber(text)).isEmpty
  }

  /// Adds the evidence of a cell, unless it is not a number in any format; what may stand beside
  /// numbers is left out.
  /// - Parameter text: the cell without surrounding white space.
  mutating func add(_ text: Span<UInt8>) {
    let written = SpreadsheetNumber(text)
    let fitting = Self.ways(of: text, written)
    guard !fitting.isEmpty else {
      if let number = NumberAddition.number(besideAny: text) { add(number.span) }
      return
    }
    ways.removeAll { !fitting.contains($0) }
    if let mark = written?.mark {
      if !marks.contains(mark) { marks.append(mark) }
    } else {
      hasUnmarked = true
    }
    if written?.endsWithDash == true { hasDash = true }
    if let digits = written?.bareDigits {
      if digits > 3 { hasLongWhole = true } else { hasShortWhole = true }
    }
    if text.indices.count(where: { text[$0] &- 0x30 < 10 }) > 8 { hasManyDigits = true }
    if text.contains(0x20), grouped.count < 3 {
      grouped.insert(text.indices.count { text[$0] &- 0x30 < 10 })
    }
    if text.indices.count(where: { text[$0] == 0x20 }) > 1 { hasSeveralGroups = true }
    if text.contains(Self.point) {
      hasPoint = true
      if let written { addPoint(of: written) }
    }
    if text.contains(Self.comma) {
      hasComma = true
      if written?.isMoneyWithComma == true { hasMoneyWithComma = true }
    }
    if text.contains(Self.point) || text.contains(Self.comma) { hasTellingSpace = true }
    for index in text.indices where text[index] >= 0x80 { hasTellingSpace = true }
    let isComma = text.contains(Self.comma) && fitting.allSatisfy { $0.decimal == Self.comma }
    if isComma, Self.hasZeroAfterComma(text) { hasZeroAfterComma = true }
    if isComma {
      if text[0] == UInt8(ascii: "-") || text[0] == UInt8(ascii: "+") { hasSignedComma = true }
      if text.count < 4 || text[text.count - 3] != Self.comma { areCents = false }
    }
    if isComma, written?.mark != nil || fitting.count == 1 { hasTellingComma = true }
  }

  /// Adds what an amount of money with a point shows.
  private mutating func addPoint(of written: SpreadsheetNumber) {
    guard let mark = written.mark else { return }
    switch mark.pointUse(isAtEnd: written.endsWithMark) {
    case .decimal: return
    case .onlyThousands: hasMoney = true
    case .thousands: if written.headLength > 1 { hasMoney = true }
    case .thousandsIfRound: mayBeCents = true
    }
    pointedAmounts += 1
    if written.isRoundThousand { roundAmounts += 1 }
    if written.headLength > 1 { hasLongHead = true }
  }

  /// Whether amounts show by their zeros that points separate thousands: what a program writes with three
  /// decimals has other last digits too.
  private var hasRoundMoney: Bool {
    roundAmounts == pointedAmounts && (hasLongHead || !mayBeCents)
      && pointedAmounts > 2
  }

  private static func ways(of text: Span<UInt8>, _ written: SpreadsheetNumber?) -> [Way] {
    let decimals = [point, comma].filter { decimal in
      if case .number = DecimalNumber.read(text, decimal: decimal) { true } else { false }
    }
    guard let written else {
      return decimals.isEmpty ? [] : allWays.filter { decimals.contains($0.decimal) }
    }
    return allWays.filter {
      if decimals.contains($0.decimal) { return true }
      // Without a mark or group separators, a number is read by the usual grammar.
      if $0.grouping == .none, written.mark == nil, !written.endsWithDash { return false }
      return written.plain(decimal: $0.decimal, $0.grouping) != nil
    }
  }

  private static func hasZeroAfterComma(_ text: Span<UInt8>) -> Bool {
    text.indices.dropLast(2).contains {
      text[$0] == comma && text[$0 + 1] == 0x30 && text[$0 + 2] &- 0x30 < 10
    }
  }

  /// Whether all cells can be read only if the decimal sign is a comma, and one of them is no pair of
  /// numbers: 103,07.
  var tellsComma: Bool { hasZeroAfterComma && ways.allSatisfy { $0.decimal == Self.comma } }

  /// Whether no cell could be read if the decimal sign were a comma.
  var tellsPoint: Bool {
    ways.count < Self.allWays.count && ways.allSatisfy { $0.decimal == Self.point }
  }

  /// Whether each point stands before three digits and may separate thousands, though nothing shows it.
  var mayHaveThousandsWithPoints: Bool {
    hasPoint && (marks.isEmpty || pointedAmounts > 0 && !mayBeCents)
      && ways.contains(Way(decimal: Self.comma, grouping: .point))
  }

  /// The format of whole numbers in which points separate thousands, if each point stands before three digits and no
  /// integer of more digits lacks one.
  var wholeWithPoints: NumberFormat? {
    hasPoint ? whole(by: Way(decimal: Self.comma, grouping: .point)) : nil
  }

  /// The same with commas for points.
  var wholeWithCommas: NumberFormat? {
    hasComma ? whole(by: Way(decimal: Self.point, grouping: .comma)) : nil
  }

  private func whole(by way: Way) -> NumberFormat? {
    guard !hasLongWhole, marks.isEmpty, ways.contains(way) else { return nil }
    return NumberFormat(decimal: way.decimal, grouping: way.grouping, isGroupingStrict: true)
  }

  /// The format of numbers between semicolons in which points separate thousands: each stands before
  /// three digits, integers of at most three digits lack them, and no longer ones do.
  var thousandsWithPoints: NumberFormat? {
    hasShortWhole ? wholeWithPoints : nil
  }

  /// Returns the format of the column.
  ///
  /// It is that of the table if all cells allow it, with as few signs as possible. Commas that each
  /// stand before three digits may be decimal signs, unless the table settles that: they are group
  /// separators only if integers of at most three digits lack them and no longer ones do. In a
  /// table with commas between cells, a decimal comma must come with another sign, or be that of cents after a plus or
  /// minus.
  /// - Parameters:
  ///   - dialect: the dialect of the table.
  ///   - isLargeMoney: whether amounts of money are such as nobody gives in thousandths.
  /// - Returns: the format, or nil if there is none, or more than one.
  func style(_ dialect: Dialect, isLargeMoney: Bool = false) -> NumberFormat? {
    guard marks.count <= 1, marks != [.percent] || !hasUnmarked else { return nil }
    let known = ways.filter { $0.decimal == dialect.decimal }
    let other =
      dialect.isDecimalGiven || dialect.isDecimalKnown
      ? [] : ways.filter { $0.decimal != dialect.decimal }
    if dialect.mayHaveThousandsWithPoints, let thousandsWithPoints {
      return thousandsWithPoints
    }
    guard var way = (known + other).first else { return nil }
    // No money has three decimals: 35.175 € is thousands, and so are 1.020 € beside 950 € and $ 12.990. A
    // price of fuel, 1.459 €, has.
    let isBesideShort =
      !marks.isEmpty && marks != [.percent] && hasShortWhole && !hasLongWhole
    let areThousands =
      hasMoney || hasRoundMoney || hasPoint && isBesideShort
      || isLargeMoney && pointedAmounts > 0 && !hasLongWhole && marks != [.dollar]
    if areThousands, way.decimal == Self.point,
      let thousands = other.first(where: { $0.grouping == .point })
    {
      way = thousands
    } else if hasMoneyWithComma || hasComma && isBesideShort, way.decimal == Self.comma,
      let thousands = other.first(where: { $0.grouping == .comma })
    {
      way = thousands
    }
    var style = NumberFormat(
      decimal: way.decimal, grouping: way.grouping, mark: marks.first,
      isMarkOptional: !marks.isEmpty && hasUnmarked)
    style.mayEndWithDash = hasDash
    if way.decimal == Self.comma, dialect.decimal != Self.comma {
      let isTelling = hasTellingComma || hasSignedComma && areCents
      guard dialect.delimiter != Self.comma || isTelling || areThousands else { return nil }
    }
    if way.grouping == .space {
      // Where commas are decimal signs or no delimiters, spaces separate thousands, but for telephone numbers.
      guard
        hasTellingSpace || hasShortWhole
          || hasSeveralGroups && grouped.count > (hasManyDigits ? 2 : 1)
          || !marks.isEmpty || dialect.decimal == Self.comma
          || dialect.delimiter == UInt8(ascii: ";") && !hasManyDigits
      else { return nil }
    }
    if way.grouping == .point, areThousands { style.isGroupingStrict = true }
    if way.grouping == .comma, other.contains(where: { $0.grouping == .none }) {
      guard hasShortWhole && !hasLongWhole || hasMoneyWithComma else { return nil }
      style.isGroupingStrict = true
    }
    return style
  }
}

extension Dialect {
  /// Whether points may separate thousands though nothing shows that commas are decimal signs: only
  /// between semicolons.
  var mayHaveThousandsWithPoints: Bool {
    delimiter == UInt8(ascii: ";") && decimal == UInt8(ascii: ".") && !isDecimalGiven
      && !isDecimalKnown
  }

  /// Returns whether a cell holds a number or a date.
  func holdsValue(_ cell: ArraySlice<UInt8>?) -> Bool {
    guard let text = cell?.span.trimmed, !isMissingNumber(text) else { return false }
    return NumberEvidence.isNumber(text)
      || DateFormat.allCases.contains { $0.seconds(text) != nil }
  }
}
