@testable import SonifyWords

/// A reader of Unified English Braille without contractions, for ASCII: from the rules of the code,
/// without any knowledge of what wrote it.
enum BrailleReader {
  /// Returns the text of cells; "�" for cells that cannot be read.
  static func text(of cells: [BrailleCharacter]) -> String {
    var rest = Substring(String(cells.map(\.unicode)))
    var text = ""
    var (isNumeric, capitals) = (false, 0)
    func take(_ prefix: String) -> Bool {
      guard rest.hasPrefix(prefix) else { return false }
      rest.removeFirst(prefix.count)
      return true
    }
    while let cell = rest.first {
      if isNumeric {
        if let digit = digits.firstIndex(of: cell) {
          text += "\(digit)"
          rest.removeFirst()
          continue
        }
        if let next = rest.dropFirst().first, digits.contains(next), "⠲⠂".contains(cell) {
          text += cell == "⠲" ? "." : ","
          rest.removeFirst()
          continue
        }
        isNumeric = false
      }
      if take("⠼") {
        capitals = 0
        isNumeric = true
        if rest.first == "⠲" {
          text += "."
          rest.removeFirst()
        }
        continue
      }
      if take("⠠⠄") {
        capitals = 0
      } else if take("⠠⠠") {
        capitals = .max
      } else if take("⠠") {
        capitals = 1
      } else if rest.hasPrefix("⠰"), rest.dropFirst().first != nil {
        rest.removeFirst()
      } else if let letter = letters.firstIndex(of: cell) {
        let small = String("abcdefghijklmnopqrstuvwxyz"[letter])
        text += capitals > 0 ? small.uppercased() : small
        capitals = capitals == .max ? .max : 0
        rest.removeFirst()
      } else {
        capitals = 0
        if let sign = signs.first(where: { rest.hasPrefix($0.cells) }) {
          rest.removeFirst(sign.cells.count)
          text += sign.text
        } else {
          rest.removeFirst()
          text += "�"
        }
      }
    }
    return text
  }

  private static let letters = Array("⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵")
  private static let digits = Array("⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊")
  /// Longer signs come before those with which they begin.
  private static let signs: [(cells: String, text: String)] = [
    ("⠲⠲⠲", "…"), ("⠀", " "), ("⠐⠤", "-"), ("⠐⠣", "("), ("⠐⠜", ")"), ("⠐⠖", "+"), ("⠐⠶", "="),
    ("⠸⠌", "/"), ("⠨⠴", "%"), ("⠨⠤", "_"), ("⠈⠎", "$"), ("⠘⠚", "°"), ("⠂", ","), ("⠆", ";"),
    ("⠒", ":"), ("⠲", "."), ("⠤", "-"), ("⠄", "'"), ("⠦", "?"), ("⠖", "!"),
  ]
}

extension String {
  fileprivate subscript(offset: Int) -> Character {
    self[index(startIndex, offsetBy: offset)]
  }
}
