import SonifyBase
import SonifyTables

/// Why an expression cannot be parsed.
struct ExpressionFault: Error, Equatable {
  /// The problem, as reported to the user.
  var problem: String
  /// The byte of the expression where it is, from 0, or nil if it is the whole.
  var byte: Int?
}

/// Parses expressions by precedence climbing, in time proportional to their length.
struct ExpressionParser {
  /// The fields met so far.
  private(set) var fields: [FieldPath] = []
  /// The number of operations so far.
  private(set) var size = 0

  private let tokens: [ExpressionToken]
  private let starts: [Int]
  private let end: Int
  private let parameters: [String: JSONValue]
  private let dialect: Dialect
  private var position = 0

  /// The maximum length of an expression, in bytes.
  static let maxLength = 10_000
  /// The maximum depth of operations in parentheses or to the right of each other.
  static let maxDepth = 200
  /// The maximum height of a tree: a chain such as a sum is as high as it has terms.
  static let maxHeight = 1000

  /// A way of writing expressions.
  enum Dialect {
    /// Vega's: the fields of a record are members of `datum`.
    case vega
    /// That of formulas: the only field is `x`, `^` is a power as `**` is, `Math.sin` is `sin`, and
    /// `pi` and `e` are constants.
    case formula
  }

  /// A tree and its height.
  private typealias Part = (tree: ExpressionTree, height: Int)

  /// Splits an expression into tokens.
  init(
    _ text: String, _ parameters: [String: JSONValue], _ dialect: Dialect = .vega
  ) throws(ExpressionFault) {
    self.parameters = parameters
    self.dialect = dialect
    end = text.utf8.count
    guard text.utf8.count <= Self.maxLength else {
      throw ExpressionFault(
        problem: ExpressionPhrases.long.text(["maximum": "\(Self.maxLength)"]))
    }
    (tokens, starts) = try ExpressionToken.list(text)
  }

  /// Parses the whole expression.
  mutating func whole() throws(ExpressionFault) -> ExpressionTree {
    let part = try conditional(0)
    guard position == tokens.count else { throw unexpected() }
    return part.tree
  }

  private var next: ExpressionToken? { position < tokens.count ? tokens[position] : nil }

  private mutating func take(_ sign: String) -> Bool {
    guard next == .sign(sign) else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ sign: String) throws(ExpressionFault) {
    guard take(sign) else { throw unexpected() }
  }

  private func unexpected() -> ExpressionFault {
    guard let next else { return fault(ExpressionPhrases.endsEarly.text()) }
    if dialect == .formula, position > 0, next.beginsFactor, tokens[position - 1].endsFactor {
      return fault(ExpressionPhrases.noSign.text(["sign": next.text]))
    }
    return fault(ExpressionPhrases.notUnderstood.text(["sign": next.text]))
  }

  /// Returns a fault at the next token, or at one before it.
  private func fault(_ problem: String, back: Int = 0) -> ExpressionFault {
    let token = position - back
    return ExpressionFault(problem: problem, byte: token < starts.count ? starts[token] : end)
  }

  /// Returns the operator that a sign is.
  private func binary(_ sign: String) -> BinaryOperator? {
    dialect == .formula && sign == "^" ? .power : BinaryOperator(rawValue: sign)
  }

  private mutating func made(
    _ tree: ExpressionTree, over heights: Int...
  ) throws(ExpressionFault) -> Part {
    size += 1
    let height = (heights.max() ?? 0) + 1
    guard height <= Self.maxHeight else { throw tooDeep(Self.maxHeight) }
    return (tree, height)
  }

  private func tooDeep(_ maximum: Int = maxDepth) -> ExpressionFault {
    ExpressionFault(problem: SpecificationPhrases.deep.text(["maximum": "\(maximum)"]))
  }

  private mutating func conditional(_ depth: Int) throws(ExpressionFault) -> Part {
    guard depth < Self.maxDepth else { throw tooDeep() }
    let condition = try or(depth + 1)
    guard take("?") else { return condition }
    let first = try conditional(depth + 1)
    try expect(":")
    let second = try conditional(depth + 1)
    return try made(
      .choice(condition.tree, first.tree, second.tree), over: condition.height, first.height,
      second.height)
  }

  private mutating func or(_ depth: Int) throws(ExpressionFault) -> Part {
    var left = try and(depth)
    while take("||") {
      let right = try and(depth)
      left = try made(.or(left.tree, right.tree), over: left.height, right.height)
    }
    return left
  }

  private mutating func and(_ depth: Int) throws(ExpressionFault) -> Part {
    var left = try binary(depth, from: 0)
    while take("&&") {
      let right = try binary(depth, from: 0)
      left = try made(.and(left.tree, right.tree), over: left.height, right.height)
    }
    return left
  }

  private mutating func binary(_ depth: Int, from minimum: Int) throws(ExpressionFault) -> Part {
    guard depth < Self.maxDepth else { throw tooDeep() }
    var left = try unary(depth + 1)
    while case .sign(let sign) = next, let binary = binary(sign),
      binary.precedence >= minimum
    {
      position += 1
      let isRightward = binary == .power
      let right = try self.binary(
        depth + 1, from: isRightward ? binary.precedence : binary.precedence + 1)
      left = try made(.binary(binary, left.tree, right.tree), over: left.height, right.height)
    }
    return left
  }

  private mutating func unary(_ depth: Int) throws(ExpressionFault) -> Part {
    guard depth < Self.maxDepth else { throw tooDeep() }
    if take("!") {
      let operand = try unary(depth + 1)
      return try made(.not(operand.tree), over: operand.height)
    }
    if take("-") {
      let operand = try signed(depth + 1)
      return try made(.negative(operand.tree), over: operand.height)
    }
    if take("+") {
      let operand = try signed(depth + 1)
      return try made(.positive(operand.tree), over: operand.height)
    }
    return try primary(depth)
  }

  /// Parses what follows a sign: in a formula, −x² is the opposite of x².
  private mutating func signed(_ depth: Int) throws(ExpressionFault) -> Part {
    dialect == .formula
      ? try binary(depth, from: BinaryOperator.power.precedence) : try unary(depth)
  }

  private mutating func primary(_ depth: Int) throws(ExpressionFault) -> Part {
    guard let token = next else { throw unexpected() }
    switch token {
    case .literal(let value):
      position += 1
      return try made(.literal(value))
    case .sign("("):
      position += 1
      let inner = try conditional(depth + 1)
      try expect(")")
      return inner
    case .name("datum") where dialect == .vega:
      position += 1
      return try field()
    case .name("x") where dialect == .formula:
      position += 1
      fields = [FieldPath(names: ["x"])]
      return try made(.field(0))
    case .name(var name):
      position += 1
      if dialect == .formula, name == "Math", take(".") {
        guard case .name(let member) = next else { throw unexpected() }
        position += 1
        name = member
      }
      if let constant = constant(name) { return try made(.literal(constant)) }
      if let value = parameters[name] { return try made(.literal(try member(of: value))) }
      guard next == .sign("(") else {
        let isFunction = ExpressionFunction(called: name, inFormula: dialect == .formula) != nil
        let phrase =
          isFunction ? ExpressionPhrases.noParenthesis : ExpressionPhrases.unknownName
        throw fault(phrase.text(["name": name]), back: 1)
      }
      return try call(name, depth)
    case .sign: throw unexpected()
    }
  }

  private static let constants: [String: JSONValue] = [
    "true": .boolean(true), "false": .boolean(false), "null": .null, "undefined": .null,
    "NaN": .number(.nan), "Infinity": .number(.infinity), "PI": .number(.pi),
    "E": .number(2.718281828459045), "LN2": .number(0.6931471805599453),
    "LN10": .number(2.302585092994046), "SQRT2": .number(1.4142135623730951),
  ]

  private func constant(_ name: String) -> JSONValue? {
    switch (dialect, name) {
    case (.formula, "pi"): .number(.pi)
    case (.formula, "e"): Self.constants["E"]
    default: Self.constants[name]
    }
  }

  /// Parses what follows a name: ".name" or "['name']", as often as it comes.
  private mutating func members() throws(ExpressionFault) -> [String] {
    var names: [String] = []
    while true {
      if take(".") {
        guard case .name(let name) = next else { throw unexpected() }
        position += 1
        names.append(name)
      } else if take("[") {
        guard case .literal(let value) = next, value.text != nil || value.number != nil else {
          throw ExpressionFault(problem: ExpressionPhrases.computedField.text())
        }
        position += 1
        try expect("]")
        names.append(value.coercedText)
      } else {
        return names
      }
    }
  }

  /// Parses what follows the name of a parameter, and returns the value that it leads to.
  private mutating func member(of value: JSONValue) throws(ExpressionFault) -> JSONValue {
    FieldPath(names: [""] + (try members())).descend(into: value)
  }

  /// Parses what follows "datum".
  private mutating func field() throws(ExpressionFault) -> Part {
    let names = try members()
    guard !names.isEmpty, names.count <= FieldPath.maxDepth else { throw unexpected() }
    let field = FieldPath(names: names)
    let index = fields.firstIndex(of: field) ?? fields.count
    if index == fields.count { fields.append(field) }
    return try made(.field(index))
  }

  private mutating func call(_ name: String, _ depth: Int) throws(ExpressionFault) -> Part {
    let start = position - 1
    try expect("(")
    var operands: [Part] = []
    while !take(")") {
      if !operands.isEmpty { try expect(",") }
      operands.append(try conditional(depth + 1))
    }
    let height = operands.map(\.height).max() ?? 0
    if name == "if", operands.count == 3 {
      return try made(
        .choice(operands[0].tree, operands[1].tree, operands[2].tree), over: height)
    }
    guard let function = ExpressionFunction(called: name, inFormula: dialect == .formula) else {
      throw fault(
        ExpressionPhrases.unknownFunction.text(["name": name]), back: position - start)
    }
    guard function.operandCount.contains(operands.count) else {
      throw fault(
        ExpressionPhrases.wrongCount.text(
          count: operands.count, ["name": name, "count": "\(operands.count)"]),
        back: position - start)
    }
    return try made(.call(function, operands.map(\.tree)), over: height)
  }
}
