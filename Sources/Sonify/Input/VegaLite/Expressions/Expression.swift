import Glibc

/// An expression over one record, in the safe part of Vega's expression language: literals, fields
/// of `datum`, operators, conditions, and the functions of ``ExpressionFunction``.
///
/// Nothing in it can reach beyond its record, loop or grow without bound.
struct Expression: Equatable, Sendable {
  /// The fields that it reads.
  let fields: [FieldPath]
  /// How many operations one evaluation takes.
  let size: Int
  private let root: ExpressionTree

  /// Reads an expression.
  /// - Throws: ``ExpressionFault`` with the place of what is not understood.
  init(parsing text: String) throws(ExpressionFault) {
    var parser = try ExpressionParser(text)
    root = try parser.whole()
    fields = parser.fields
    size = parser.size
  }

  /// The values for all records.
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
  /// The field of that number among those that the expression reads.
  case field(Int)
  case not(ExpressionTree)
  case negative(ExpressionTree)
  case positive(ExpressionTree)
  case binary(BinaryOperator, ExpressionTree, ExpressionTree)
  case and(ExpressionTree, ExpressionTree)
  case or(ExpressionTree, ExpressionTree)
  case choice(ExpressionTree, ExpressionTree, ExpressionTree)
  case call(ExpressionFunction, [ExpressionTree])

  /// The value for one record.
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

/// An operator between two values, by the rules of ECMAScript.
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

  /// How tightly the operator binds: a greater number binds tighter.
  var precedence: Int {
    switch self {
    case .power: 14
    case .multiply, .divide, .remainder: 13
    case .add, .subtract: 12
    case .less, .lessOrEqual, .greater, .greaterOrEqual: 10
    case .equal, .notEqual, .identical, .notIdentical: 9
    }
  }

  /// What comes of two values.
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

  /// Whether two values can be compared: what is not a number is neither less nor greater.
  private static func isOrdered(_ first: JSONValue, _ second: JSONValue) -> Bool {
    if first.text != nil, second.text != nil { return true }
    return !first.coercedNumber.isNaN && !second.coercedNumber.isNaN
  }
}
