import SonifyBase
public import SonifyChart

extension Decision {
  /// The role of a column, given by its name.
  public enum Role: Equatable, Sendable {
    /// The column is x.
    case x(String)
    /// The columns are y.
    case y([String])
    /// The columns are the further values of each element of a box plot, a candlestick chart or a
    /// band.
    case parts([String])
    /// The values of the column are counted.
    case counted(String)
    /// The column has more values than this number, so boxes are not made for each.
    case pooled(String, maximum: Int)
    /// Numeric columns that could be y and are not used.
    case unused([String])
    /// A numeric column is not used because all its values are this number.
    case constant(String, value: String)
    /// Each value of the column makes a series.
    case series(String)
    /// Columns of a few texts by which rows that share an x, or points in the plane, are not told apart.
    case undivided([String])
    /// Each value of the column makes a row of a heat map.
    case rows(String)
    /// The column names the points.
    case labels(String)
    /// The column holds remarks on few points.
    case remarks(String)
    /// A property of tones follows a column.
    case tone(ToneScale)
    /// The columns have no values.
    case noValues([String])
    /// A text in an unused column at least half of whose texts are numbers; whether the column
    /// could have been y.
    case notNumber(String, column: String, isOpen: Bool)
    /// A text in the first of several unused columns at least half of whose texts are numbers, their names, and whether
    /// it is the first in all of them.
    case notNumbers(String, columns: [String], isInAll: Bool)
    /// A text like a number in an unused column, and the decimal sign with which it may be a
    /// number, if that is known; whether the column could have been y.
    case likeNumber(String, column: String, Remedy.DecimalSign?, isOpen: Bool)
  }
}

extension Decision.Role {
  /// The maximum number of unused columns that are listed by name.
  private static let listedCount = 4

  var text: String { UntrustedText.harmless(sentence, limit: 200) }

  private var sentence: String {
    switch self {
    case .x(let name): RolePhrases.x.text(["name": name])
    case .y(let names): RolePhrases.y.text(["names": Lists.items(names)])
    case .parts(let names): RolePhrases.parts.text(["names": Lists.items(names)])
    case .counted(let name): RolePhrases.counted.text(["name": name])
    case .pooled(let name, let maximum):
      RolePhrases.pooled.text(["name": name, "maximum": "\(maximum)"])
    case .unused(let names):
      RolePhrases.unused.text([
        "names": Lists.items(Array(names.prefix(Self.listedCount)), of: names.count)
      ])
    case .constant(let name, let value):
      RolePhrases.constant.text(["name": name, "value": value])
    case .series(let name): RolePhrases.series.text(["name": name])
    case .undivided(let names):
      RolePhrases.undivided.text([
        "names": Lists.items(Array(names.prefix(Self.listedCount)), of: names.count)
      ])
    case .rows(let name): RolePhrases.rows.text(["name": name])
    case .labels(let name): RolePhrases.labels.text(["name": name])
    case .remarks(let name): RolePhrases.remarks.text(["name": name])
    case .tone(let scale): scale.text
    case .noValues(let names):
      names.count == 1
        ? RolePhrases.hasNoValues.text(["name": names[0]])
        : RolePhrases.haveNoValues.text(["names": Lists.items(names)])
    case .notNumber(let text, let column, _):
      RolePhrases.broken.text(["name": column, "text": text])
    case .notNumbers(let text, let columns, let isInAll):
      (isInAll ? RolePhrases.brokenByOne : RolePhrases.manyBroken).text([
        "names": Lists.items(
          columns.prefix(Self.listedCount).map { UntrustedText.harmless($0, limit: 40) },
          of: columns.count), "text": text,
      ])
    case .likeNumber(let text, let column, .detected, _):
      RolePhrases.holdsPoints.text(["name": column, "text": text])
    case .likeNumber(let text, let column, _, _):
      RolePhrases.holdsText.text(["name": column, "text": text])
    }
  }

  /// Returns whether a text has nothing but digits and signs of numbers, which a number, an address of a
  /// network or a version may have; only a number has at most one point.
  private static func mayBeNumber(_ text: String) -> Bool {
    text.allSatisfy { $0.isNumber || " ,.'’%$€£\u{a0}\u{202f}".contains($0) }
      && text.count { $0 == "." } < 2
  }

  var isReported: Bool {
    switch self {
    case .x, .y, .parts, .counted, .pooled, .unused, .constant, .series, .undivided, .rows, .labels,
      .remarks, .tone, .noValues, .notNumbers:
      true
    case .notNumber(_, _, let isOpen): isOpen
    case .likeNumber(let text, _, let sign, let isOpen):
      isOpen && (sign != nil || Self.mayBeNumber(text))
    }
  }

  var remedy: Remedy? {
    switch self {
    case .x, .pooled: .x
    case .y, .parts, .counted, .unused, .constant: .y
    case .series, .undivided, .rows: .series
    case .remarks: .label
    case .labels, .tone, .noValues, .notNumbers(_, _, isInAll: false): nil
    case .notNumber(let text, _, _), .notNumbers(let text, _, isInAll: true): Remedy.missing(text)
    case .likeNumber(_, _, let sign, _): sign.map { .decimalSign($0) }
    }
  }
}
