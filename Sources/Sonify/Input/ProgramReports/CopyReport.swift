import SonifyBase
import SonifyTables

/// A copy that goes on, as `dd status=progress`, `rsync --info=progress2`, `wget` and `curl` show it: the
/// speed over the time or the size so far.
///
/// What these programs print before and after it is left out.
struct CopyReport: ProgramReport {
  let header: [String]
  private let form: Form
  /// The last row; a program may print it more than once at the end.
  private var last: [String] = []

  /// The minimum number of rows.
  private static let minimum = 3
  /// The number of first lines that are examined.
  private static let examined = 200

  init?(_ lines: [String]) {
    let lines = lines.prefix(Self.examined)
    let found = Form.allCases.first { form in
      lines.count { form.cells(of: $0) != nil } >= Self.minimum
    }
    guard let found, lines.contains(where: { found.isDistinctive($0) }) else { return nil }
    form = found
    header = found.header
  }

  mutating func cells(of line: String) -> [String]? {
    guard let cells = form.cells(of: line), cells != last else { return nil }
    last = cells
    return cells
  }
}

extension CopyReport {
  private enum Form: CaseIterable {
    /// "4259840 bytes (4.3 MB, 4.1 MiB) copied, 1 s, 3.9 MB/s".
    case dd
    /// "     32,768   0%    0.00kB/s    0:00:00 (xfr#1, to-chk=4/6)".
    case rsync
    /// "    50K .......... .......... .......... .......... ..........  1%  699K 6s".
    case wget
    /// " 12 6152k   12  780k    0     0   389k      0  0:00:15  0:00:02  0:00:13  390k".
    case curl

    var header: [String] {
      switch self {
      case .dd: ["time (s)", "bytes", "bytes per second"]
      case .rsync, .wget: ["bytes", "bytes per second"]
      case .curl: ["time (s)", "bytes", "bytes per second"]
      }
    }

    /// Returns whether a line is one that this program alone prints.
    func isDistinctive(_ line: String) -> Bool {
      switch self {
      case .dd: cells(of: line) != nil
      case .rsync: line.contains("B/s ")
      case .wget: line.contains("........ ........")
      case .curl: line.contains("% Total    % Received % Xferd")
      }
    }

    func cells(of line: String) -> [String]? {
      let words = line.printedWords
      switch self {
      case .dd:
        // The word for "copied" is that of the user's language, and so is the decimal sign.
        guard words.count > 7, words[0].isPrintedNumber, words[2].hasPrefix("("),
          let end = words.firstIndex(of: "s,"), end > 3, end + 2 < words.count,
          words[end - 2].hasSuffix(","), words[end - 3].hasSuffix(")"),
          words[end + 2].hasSuffix("B/s"), case let time = Self.withPoint(words[end - 1]),
          time.isPrintedNumber,
          let speed = Self.size(
            Self.withPoint(words[end + 1]) + words[end + 2].dropLast(2), by: 1000)
        else { return nil }
        return [time, words[0], speed]
      case .rsync:
        guard words.count > 3, words[1].hasSuffix("%"), words[2].hasSuffix("B/s"),
          let count = Self.size(words[0].filter { $0 != "," }, by: 1000),
          let speed = Self.size(String(words[2].dropLast(2)), by: 1024)
        else { return nil }
        return [count, speed]
      case .wget:
        guard words.count > 2, let dots = words.firstIndex(where: { $0.hasPrefix("..") }),
          dots == 1,
          let share = words.firstIndex(where: { $0.hasSuffix("%") }), share + 1 < words.count,
          let size = Self.size(words[0], by: 1024),
          let speed = Self.size(String(words[share + 1].prefix { $0 != "=" }), by: 1024)
        else { return nil }
        return [size, speed]
      case .curl:
        guard words.count == 12, let time = Self.seconds(words[9]),
          let received = Self.size(words[3], by: 1024), let sent = Self.size(words[5], by: 1024),
          let speed = Self.size(words[11], by: 1024)
        else { return nil }
        return [time, received == "0" ? sent : received, speed]
      }
    }

    /// Returns a number with a decimal point in place of a comma.
    private static func withPoint(_ number: String) -> String {
      number.replacing(",", with: ".")
    }

    /// Returns a number of bytes such as 699K, 3.00MB or 1.42G.
    private static func size(_ text: String, by base: Double) -> String? {
      let digits = text.prefix { $0.isASCIIDigit || $0 == "." }
      guard let number = Double(digits), number.isFinite else { return nil }
      let unit = text[digits.endIndex...].filter { $0 != "B" && $0 != "i" }
      guard unit.count < 2 else { return nil }
      guard let letter = unit.first else { return NumberText.exact(number) }
      guard let power = Array("kmgt").firstIndex(of: Character(letter.lowercased())) else {
        return nil
      }
      return NumberText.exact((0...power).reduce(number) { size, _ in size * base }.rounded())
    }

    /// Returns the seconds of 0:00:15.
    private static func seconds(_ text: String) -> String? {
      guard text.count > 6, let seconds = HumanMeasure.duration.value(Array(text.utf8).span) else {
        return nil
      }
      return NumberText.exact(seconds)
    }
  }
}
