import Glibc

/// An expression over one record, in a safe subset of Vega's expression language: literals, fields
/// of `datum`, operators, conditionals, and the functions of ``ExpressionFunction``.
///
/// It cannot reach beyond its record, loop or grow without bound.
struct Expression: Equatable, Sendable {
  /// The fields that it uses.
  let fields: [FieldPath]
  /// The number of operations of one evaluation.
  let size: Int
  private let root: ExpressionTree

  /// Parses an expression.
  /// - Parameters:
  ///   - text: the expression.
  ///   - parameters: the values of parameters by name, which the expression keeps.
  /// - Throws: ``ExpressionFault`` at the first token that cannot be parsed.
  init(parsing text: String, _ parameters: [String: JSONValue] = [:]) throws(ExpressionFault) {
    var parser = try ExpressionParser(text, parameters)
    root = try parser.whole()
    fields = parser.fields
    size = parser.size
  }

  /// Parses a formula in `x`: see ``ExpressionParser/Dialect/formula``.
  /// - Throws: ``ExpressionFault`` at the first token that cannot be parsed.
  init(formula text: String) throws(ExpressionFault) {
    var parser = try ExpressionParser(text, [:], .formula)
    root = try parser.whole()
    fields = parser.fields
    size = parser.size
  }

  /// Returns the value of a formula at an x; NaN if it is not a number.
  func value(at x: Double) -> Double {
    switch root.value([[.number(x)]], 0) {
    case .number(let value): value
    case .boolean(let value): value ? 1 : 0
    case .null, .text, .array, .object: .nan
    }
  }

  /// Returns the values for all records.
  func values(over records: Records, _ budget: inout WorkBudget) throws(RecordsError) -> [JSONValue]
  {
    try budget.spend(records.count, times: 4 * size + fields.count)
    let columns = fields.map(records.values)
    return (0..<records.count).map { root.value(columns, $0) }
  }
}

/// The operations of an expression.
indirect enum ExpressionTree: Equatable, Sendable {
  case literal(JSONValue)
  /// The field with this index among those that the expression uses.
  case field(Int)
  case not(ExpressionTree)
  case negative(ExpressionTree)
  case positive(ExpressionTree)
  case binary(BinaryOperator, ExpressionTree, ExpressionTree)
  case and(ExpressionTree, ExpressionTree)
  case or(ExpressionTree, ExpressionTree)
  case choice(ExpressionTree, ExpressionTree, ExpressionTree)
  case call(ExpressionFunction, [ExpressionTree])

  /// Returns the value for one record.
  func value(_ columns: [[JSONValue]], _ row: Int) -> JSONValue {
    switch self {
    case .literal(let value): return value
    case .field(let index): return columns[index][row]
    case .not(let operand): return .boolean(!operand.value(columns, row).isTrue)
    case .negative(let operand): return .number(-operand.value(columns, row).coercedNumber)
    case .positive(let operand): return .number(operand.value(columns, row).coercedNumber)
    case .binary(let sign, let first, let second):
      return sign.value(first.value(columns, row), second.value(columns, row))
    case .and(let first, let second):
      let value = first.value(columns, row)
      return value.isTrue ? second.value(columns, row) : value
    case .or(let first, let second):
      let value = first.value(columns, row)
      return value.isTrue ? value : second.value(columns, row)
    case .choice(let condition, let first, let second):
      return (condition.value(columns, row).isTrue ? first : second).value(columns, row)
    case .call(let function, let operands):
      return function.value(operands.map { $0.value(columns, row) })
    }
  }
}

/// A binary operator with the semantics of ECMAScript.
enum BinaryOperator: String, Sendable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
  case power = "**"
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case equal = "=="
  case notEqual = "!="
  case identical = "==="
  case notIdentical = "!=="

  /// The precedence: an operator with a larger number binds tighter.
  var precedence: Int {
    switch self {
    case .power: 14
    case .multiply, .divide, .remainder: 13
    case .add, .subtract: 12
    case .less, .lessOrEqual, .greater, .greaterOrEqual: 10
    case .equal, .notEqual, .identical, .notIdentical: 9
    }
  }

  /// Returns the result for two values.
  func value(_ first: JSONValue, _ second: JSONValue) -> JSONValue {
    switch self {
    case .add:
      if first.text != nil || second.text != nil {
        return JSONValue.text(first.coercedText + second.coercedText).shortened
      }
      return .number(first.coercedNumber + second.coercedNumber)
    case .subtract: return .number(first.coercedNumber - second.coercedNumber)
    case .multiply: return .number(first.coercedNumber * second.coercedNumber)
    case .divide: return .number(first.coercedNumber / second.coercedNumber)
    case .remainder:
      return .number(first.coercedNumber.truncatingRemainder(dividingBy: second.coercedNumber))
    case .power: return .number(pow(first.coercedNumber, second.coercedNumber))
    case .less: return .boolean(first.isLess(than: second))
    case .greater: return .boolean(second.isLess(than: first))
    case .lessOrEqual: return .boolean(Self.isOrdered(first, second) && !second.isLess(than: first))
    case .greaterOrEqual:
      return .boolean(Self.isOrdered(first, second) && !first.isLess(than: second))
    case .equal: return .boolean(first.isLooselyEqual(to: second))
    case .notEqual: return .boolean(!first.isLooselyEqual(to: second))
    case .identical: return .boolean(first.isIdentical(to: second))
    case .notIdentical: return .boolean(!first.isIdentical(to: second))
    }
  }

  /// Returns whether two values can be compared: NaN is neither less nor greater.
  private static func isOrdered(_ first: JSONValue, _ second: JSONValue) -> Bool {
    if first.text != nil, second.text != nil { return true }
    return !first.coercedNumber.isNaN && !second.coercedNumber.isNaN
  }
}
