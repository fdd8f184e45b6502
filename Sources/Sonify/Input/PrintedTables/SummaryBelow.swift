/// What stands under a rule below the rows of a printed table and sums them up: its lines begin with words, and
/// the rows above the rule with values; or it has no names beside its values, as the rows have.
struct SummaryBelow {
  /// The number of rows in a row, up to the last, that begin with a digit or a currency.
  private var values = 0
  /// Whether rows have something beside a value.
  private var areNamed = false
  private var isUnderRule = false

  /// The minimum number of such rows above the rule.
  private static let minimum = 3

  /// Returns whether a line is a rule between columns of rows; a row of missing values has single dashes.
  mutating func takeRule(_ line: PrintedLine) -> Bool {
    guard let first = line.bytes.first(where: { $0 > 0x20 }),
      first == UInt8(ascii: "-") || first == UInt8(ascii: "="),
      let dashes = line.dashes, dashes.allSatisfy({ $0.count > 2 })
    else { return false }
    if values >= Self.minimum { isUnderRule = true }
    return true
  }

  /// Returns whether the summary begins at a line; otherwise the line is a row.
  mutating func begins(at line: PrintedLine) -> Bool {
    let isValue = line.bytes.first { $0 > 0x20 }.map(Self.beginsValue) ?? false
    if isUnderRule, !isValue || areNamed && line.parts(apart: 2).count == 1 { return true }
    values = isValue ? values + 1 : 0
    // The first rows show it, and most tables have no rule below.
    if values <= Self.minimum { areNamed = line.parts(apart: 2).count > 1 }
    isUnderRule = false
    return false
  }

  private static func beginsValue(_ byte: UInt8) -> Bool {
    // The first bytes of other currencies than the dollar are those of signs beyond ASCII.
    byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "$") || byte == 0xe2 || byte == 0xc2
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }
}
