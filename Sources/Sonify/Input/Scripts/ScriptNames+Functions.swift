extension ScriptNames {
  /// The maximum number of functions before a position that are examined, and of calls of one.
  private static let (maxFunctions, maxSites) = (40, 60)

  /// Returns the innermost function with a name around a position, or nil.
  func function(around position: Int) -> (name: String, value: ScriptFunction)? {
    let declared = outline.functions.map { (name: $0.key, place: $0.value, isDeclared: true) }
    let assigned = outline.assigned.map { (name: $0.value, place: $0.key, isDeclared: false) }
    let earlier = (declared + assigned).filter { $0.place < position }
      .sorted { $0.place > $1.place }.prefix(Self.maxFunctions)
    for candidate in earlier {
      var reader = ScriptReader(self, at: candidate.place)
      let value = candidate.isDeclared ? reader.function() : read(at: candidate.place)?.value
      guard case .function(let function)? = value, function.body <= position,
        position < endOfExpression(from: function.body, isBlock: !function.isExpression)
      else { continue }
      return (candidate.name, function)
    }
    return nil
  }

  /// Returns where the arguments of the calls of a function begin.
  func sites(ofFunction name: String) -> [Int] {
    let wanted = Array(name.utf8)
    var sites: [Int] = []
    for range in text.ranges {
      var position = range.lowerBound
      var before: UInt8?
      var word = 0..<0
      while position < range.upperBound, rest > 0, sites.count < Self.maxSites {
        let end = text.endOfName(at: position)
        if end > position {
          let isCall =
            before != UInt8(ascii: ".") && text.word(word) != "function"
            && text.bytes[position..<end].elementsEqual(wanted)
          word = position..<end
          before = text.bytes[end - 1]
          position = end
          let open = text.skipSpace(end)
          if isCall, text[open] == UInt8(ascii: "(") { sites.append(open + 1) }
          continue
        }
        let (next, isCode) = text.next(after: position, before)
        if isCode, text.bytes[position] > 0x20 { before = text.bytes[next - 1] }
        rest -= next - position
        position = next
      }
    }
    return sites
  }
}
