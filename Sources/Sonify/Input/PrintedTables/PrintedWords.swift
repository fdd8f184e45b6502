import SonifyTables

extension String {
  /// The words of a line, between spaces and tabs.
  var printedWords: [String] {
    split { $0 == " " || $0 == "\t" || $0 == "\r" }.map(String.init)
  }

  /// The texts of a line, between tabs or at least two spaces.
  var printedCells: [String] {
    PrintedLine(bytes: Array(utf8)[...]).parts(apart: 2).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Whether the word is a time of day, 14:51:03.250, 14:51:03 or 14:51.
  var isClockTime: Bool {
    let seconds = split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let parts = seconds[0].split(separator: ":", omittingEmptySubsequences: false)
    if seconds.count > 1 {
      guard parts.count == 3, !seconds[1].isEmpty, seconds[1].allSatisfy(\.isASCIIDigit) else {
        return false
      }
    }
    return (2...3).contains(parts.count)
      && parts.allSatisfy { $0.count == 2 && $0.allSatisfy(\.isASCIIDigit) }
  }

  /// Whether the word is a number, perhaps with a decimal comma.
  var isPrintedNumber: Bool {
    if Double(self) != nil { return true }
    let parts = split(separator: ",", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[1].isEmpty && parts[1].allSatisfy(\.isASCIIDigit)
      && Int(parts[0]) != nil
  }
}
