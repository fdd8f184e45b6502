import SonifyTables

extension ScriptReader {
  /// Reads what begins with a name: a word of the language, a function, or a value by its name.
  mutating func named() -> ScriptValue? {
    let start = position
    let name = takeName()
    switch name {
    case "": return nil
    case "async", "await", "typeof", "void", "delete", "yield", "class", "import":
      position = names.endOfExpression(from: start)
      return unknown(from: start)
    case "function": return function()
    case "new":
      skipSpace()
      return made(from: start)
    default:
      skipSpace()
      if text.has("=>", at: position) {
        position += 2
        return arrowFunction(of: [.whole(name)])
      }
      return named(name, at: start)
    }
  }

  /// Returns the value of a name.
  func named(_ name: String, at start: Int) -> ScriptValue {
    switch name {
    case "null", "undefined", "NaN", "Infinity": return .null
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    default: break
    }
    if let bound = bindings[name] ?? names.scope[name] { return bound }
    if ScriptCalls.objects.contains(name) { return .builtIn(name) }
    return names.value(of: name, at: start) ?? .unknown(start..<start + name.utf8.count)
  }

  /// Reads what `new` makes.
  private mutating func made(from start: Int) -> ScriptValue? {
    var name = takeName()
    while next == UInt8(ascii: ".") {
      position += 1
      name += "." + takeName()
    }
    let arguments = take("(") ? self.arguments() : []
    switch name {
    case "Date":
      let time =
        arguments.count == 1
        ? arguments[0].text.flatMap { Double($0) == nil ? ScriptDate.time($0) : nil }
          ?? arguments[0].number
        : ScriptDate.time(arguments.compactMap(\.number))
      guard let time, arguments.allSatisfy({ !$0.isUnknown }) else {
        // A text that is no date here may be one to the library.
        if arguments.count == 1, case .text = arguments[0] { return arguments[0] }
        return unknown(from: start)
      }
      return .date(time)
    case "Array":
      return arguments.count == 1 ? unknown(from: start) : .array(arguments)
    default:
      // Typed arrays.
      if name.hasSuffix("Array"), arguments.count == 1, arguments[0].elements != nil {
        return arguments[0]
      }
      return unknown(from: start)
    }
  }

  // MARK: - Functions

  /// Reads a function after its word.
  mutating func function() -> ScriptValue? {
    let start = position
    skipSpace()
    _ = takeName()
    guard take("("), let parameters = parameters(), take("{") else {
      position = names.endOfExpression(from: start)
      return unknown(from: start)
    }
    let body = position
    position = names.endOfExpression(from: body, isBlock: true)
    guard take("}") else { return nil }
    return .function(
      ScriptFunction(parameters: parameters, body: body, isExpression: false, names: bindings))
  }

  /// Reads a function of the form `(a, b) => a + b`; nil if a parenthesis begins something else.
  mutating func arrowFunction() -> ScriptValue? {
    let start = position
    position += 1
    guard let parameters = parameters(), take("=>") else {
      position = start
      return nil
    }
    return arrowFunction(of: parameters)
  }

  /// Reads the body of a function after its arrow.
  private mutating func arrowFunction(of parameters: [ScriptFunction.Parameter]) -> ScriptValue? {
    skipSpace()
    let isExpression = next != UInt8(ascii: "{")
    let body = isExpression ? position : position + 1
    position = names.endOfExpression(from: body, isBlock: !isExpression)
    if !isExpression, !take("}") { return nil }
    return .function(
      ScriptFunction(
        parameters: parameters, body: body, isExpression: isExpression, names: bindings))
  }

  /// Reads parameters and the parenthesis after them; nil if they are something else.
  private mutating func parameters() -> [ScriptFunction.Parameter]? {
    var parameters: [ScriptFunction.Parameter] = []
    while !take(")") {
      skipSpace()
      switch next {
      case UInt8(ascii: "{"):
        position += 1
        guard let members = pattern(to: "}", isList: false) else { return nil }
        parameters.append(.members(members))
      case UInt8(ascii: "["):
        position += 1
        guard let members = pattern(to: "]", isList: true) else { return nil }
        parameters.append(.members(members))
      default:
        let name = takeName()
        guard !name.isEmpty else { return nil }
        parameters.append(.whole(name))
      }
      skipSpace()
      guard take(",") || next == UInt8(ascii: ")") else { return nil }
    }
    return parameters
  }

  /// Reads the names of the members of a parameter, as in `([key, value])` or `({ x: day, y })`.
  private mutating func pattern(
    to close: String, isList: Bool
  ) -> [(key: String, name: String)]? {
    var members: [(key: String, name: String)] = []
    while !take(close) {
      skipSpace()
      let key = takeName()
      var name = key
      if !isList, take(":") {
        skipSpace()
        name = takeName()
      }
      guard !name.isEmpty else { return nil }
      members.append((isList ? "\(members.count)" : key, name))
      skipSpace()
      guard take(",") || text.has(close, at: position) else { return nil }
    }
    return members
  }

  /// Returns what a function returns for arguments, or nil if it does more than that.
  func result(of function: ScriptFunction, _ arguments: [ScriptValue]) -> ScriptValue? {
    guard names.takeCall() else { return nil }
    let own = function.names(of: arguments)
    var reader = ScriptReader(names, at: function.body, bindings: own)
    if function.isExpression { return reader.value() }
    while names.takeStep() {
      reader.skipSpace()
      while reader.take(";") { reader.skipSpace() }
      switch reader.takeName() {
      case "return": return reader.value()
      case "var", "let", "const":
        reader.skipSpace()
        let name = reader.takeName()
        guard !name.isEmpty, reader.take("=") else { return nil }
        reader.bindings[name] = reader.value()
      default: return nil
      }
    }
    return nil
  }
}
