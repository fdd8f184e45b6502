import SonifyBase
import SonifyTables

/// What lines of a log have in common: the words that are the same in all, and what stands between them.
///
/// Lines are alike if they have the same signs, and numbers in the same positions; few words may differ.
/// Logs are sorted into such templates by Drain (He et al., "Drain: an online log parsing approach with
/// fixed depth tree", 2017), here by the positions of numbers instead of a tree.
struct LogTemplate {
  /// A piece of the lines.
  private enum Slot: Equatable {
    case time
    /// A number, and the unit that the first one has.
    case number(unit: String)
    case word([UInt8])
    case anyWord
    case sign(UInt8)
  }

  private var slots: [Slot]
  /// The number of lines that were added.
  private(set) var lineCount = 1

  /// Creates the template of a line.
  init(_ line: LogLine) {
    slots = line.pieces.map { piece in
      switch piece.kind {
      case .time: .time
      case .number: .number(unit: line.unit(of: piece))
      case .word: .word(Array(line.bytes(of: piece)))
      case .sign(let sign): .sign(sign)
      }
    }
  }

  /// Adds a line, unless it is of another kind.
  /// - Returns: whether it was added.
  mutating func add(_ line: LogLine) -> Bool {
    guard let differing = places(differingIn: line) else { return false }
    let different = differing.count + slots.count { $0 == .anyWord }
    let same = slots.count { if case .word = $0 { true } else { false } } - differing.count
    guard differing.isEmpty || same >= 1 && different <= 1 + (same + different) / 4 else {
      return false
    }
    for place in differing { slots[place] = .anyWord }
    lineCount += 1
    return true
  }

  /// Returns whether a line is of this kind.
  func matches(_ line: LogLine) -> Bool { places(differingIn: line)?.isEmpty ?? false }

  /// Returns the positions of words that differ from those of the template, or nil if the line is of
  /// another kind.
  private func places(differingIn line: LogLine) -> [Int]? {
    guard line.pieces.count == slots.count else { return nil }
    var differing: [Int] = []
    for (place, piece) in line.pieces.enumerated() {
      switch (slots[place], piece.kind) {
      case (.time, .time), (.number, .number), (.anyWord, .word): break
      // A loss that is not a number is a gap.
      case (.number, .word) where Dialect().isMissingNumber(line.bytes(of: piece).span): break
      case (.number, .word) where Self.infinities.contains(line.text(piece).lowercased()): break
      case (.sign(let one), .sign(let other)) where one == other: break
      case (.word(let word), .word):
        if !line.bytes(of: piece).elementsEqual(word) { differing.append(place) }
      default: return nil
      }
    }
    return differing
  }

  /// What programs write for numbers that are none.
  static let infinities: Set<String> = ["inf", "-inf", "+inf", "infinity", "-nan"]

  /// Returns whether another kind of line has the same signs, and numbers and words in the same positions.
  func isLike(_ other: LogTemplate) -> Bool {
    slots.count == other.slots.count
      && zip(slots, other.slots).allSatisfy { one, other in
        switch (one, other) {
        case (.word, .word), (.word, .anyWord), (.anyWord, .word), (.anyWord, .anyWord),
          (.number, .number), (.time, .time):
          true
        case (.sign(let one), .sign(let other)): one == other
        default: false
        }
      }
  }

  /// A piece that differs from line to line.
  struct Field {
    /// The index of the piece in the line.
    var place: Int
    var name: String
    /// Whether a sign marks it, as in "loss=0.5" and "loss: 0.5".
    var isMarked = false
    /// Whether words before it name it.
    var isLabelled = false
    var isNumber = true
  }

  /// Whether any word is the same in all lines.
  var hasWords: Bool { slots.contains { if case .word = $0 { true } else { false } } }

  /// The pieces that differ, with a name for each: what stands before it, or else after it.
  var fields: [Field] {
    var naming = LogNaming()
    for (place, slot) in slots.enumerated() {
      switch slot {
      case .word(let word): naming.add(word: String(decoding: word, as: UTF8.self), at: place)
      case .anyWord: naming.addField(at: place, isNumber: false)
      case .time: naming.addTime(at: place)
      case .number(let unit):
        if !isMean(place) { naming.addField(at: place, isNumber: true, unit: unit) }
      case .sign(let sign): naming.add(sign: sign, at: place, labelEnd: labelEnd(from: place))
      }
    }
    return naming.finished()
  }

  /// Returns whether a number stands alone in brackets after another, as the mean of it so far does:
  /// "Loss 0.52 (0.61)".
  private func isMean(_ place: Int) -> Bool {
    guard place > 1, place + 1 < slots.count, slots[place - 1] == .sign(UInt8(ascii: "(")),
      slots[place + 1] == .sign(UInt8(ascii: ")")), case .number = slots[place - 2]
    else { return false }
    return true
  }

  /// Returns the end of a group in brackets that belongs to a label, as in "latency (ms, 95%): 0.36", or
  /// nil.
  private func labelEnd(from place: Int) -> Int? {
    guard slots[place] == .sign(UInt8(ascii: "(")),
      let close = slots[place...].prefix(10).firstIndex(of: .sign(UInt8(ascii: ")"))),
      close + 1 < slots.count,
      [.sign(UInt8(ascii: ":")), .sign(UInt8(ascii: "="))].contains(slots[close + 1])
    else { return nil }
    return close
  }
}
