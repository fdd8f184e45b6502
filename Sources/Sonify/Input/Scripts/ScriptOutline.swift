import SonifyTables

/// Where the names of a script get their values, and where it calls what draws charts.
struct ScriptOutline {
  /// A call with its arguments.
  struct Call {
    /// The name of what is called, with the objects before it: `Highcharts.chart`.
    var name: String
    /// Whether it makes an object, with `new`.
    var isNew: Bool
    /// The position after the opening parenthesis.
    var arguments: Int
  }

  /// Where values are assigned to names: the positions after the equals signs, in order.
  private(set) var assignments: [String: [Int]] = [:]
  /// The names to which values are assigned, by the positions after the equals signs.
  private(set) var assigned: [Int: String] = [:]
  /// Where functions of a name are declared: the positions of their parameters.
  private(set) var functions: [String: Int] = [:]
  /// Calls of what may draw a chart.
  private(set) var calls: [Call] = []

  /// The maximum number of assignments and calls that are kept.
  private static let maxCount = 200_000

  /// Reads scripts once.
  /// - Parameters:
  ///   - text: the scripts.
  ///   - isChart: whether a call may draw a chart, by its name.
  init(_ text: ScriptText, isChart: (String) -> Bool) {
    for range in text.ranges { read(text, range, isChart) }
  }

  /// Returns the calls in a part of the scripts.
  func calls(from start: Int, to end: Int) -> [Call] {
    calls.filter { (start..<end).contains($0.arguments) }
  }

  private mutating func read(
    _ text: ScriptText, _ range: Range<Int>, _ isChart: (String) -> Bool
  ) {
    var position = range.lowerBound
    var before: UInt8?
    /// The name that was just read, with the objects before it, and whether a word stands before it.
    var name: Range<Int>?
    var word = ""
    var count = 0
    while position < range.upperBound, count < Self.maxCount {
      let byte = text.bytes[position]
      let end = text.endOfName(at: position)
      if end > position {
        let isMember = before == UInt8(ascii: ".")
        if let own = name, isMember {
          name = own.lowerBound..<end
        } else {
          // The words before a name are short.
          word = name.map { $0.count <= 8 ? text.word($0) : "" } ?? ""
          if isMember { word = "" }
          name = position..<end
        }
        before = text.bytes[end - 1]
        position = end
        continue
      }
      switch byte {
      case UInt8(ascii: "("):
        if let own = name, own.count < 64 {
          let called = text.word(own)
          if word == "function" {
            functions[called] = functions[called] ?? position
          } else if isChart(called) {
            calls.append(Call(name: called, isNew: word == "new", arguments: position + 1))
            count += 1
          }
        }
        name = nil
      case UInt8(ascii: "="):
        let next = text[position + 1]
        let isPlain =
          next != UInt8(ascii: "=") && next != UInt8(ascii: ">")
          && before.map { !"=!<>+-*/%&|^?".utf8.contains($0) } ?? false
        if isPlain, let own = name, own.count < 64 {
          let name = text.word(own)
          assignments[name, default: []].append(position + 1)
          assigned[position + 1] = name
          count += 1
        }
        name = nil
      case UInt8(ascii: "."):
        // The object before may be a call, whose name is not kept.
        if name == nil { name = position..<position + 1 }
      default:
        if byte > 0x20 { name = nil }
      }
      let (next, isCode) = text.next(after: position, before)
      if isCode, byte > 0x20 { before = text.bytes[next - 1] }
      position = next
    }
  }
}
