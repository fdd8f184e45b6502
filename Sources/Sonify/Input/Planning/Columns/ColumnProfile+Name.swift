import SonifyBase
import SonifyTables

/// The name of a column, in sentences and without its unit.
extension ColumnProfile {
  /// Returns the name of the column for sentences.
  func displayName(_ index: Int) -> String {
    guard name.isEmpty || hasNamesake else { return name }
    let number = LocaleSettings.naming {
      ColumnPhrases.numbered.text(["number": "\(index + 1)"])
    }
    return name.isEmpty ? number : "\(name) (\(number))"
  }

  /// The header before a unit or a form in brackets.
  var bareName: String { Self.bare(name) }

  /// Returns a header before a unit or a form in brackets.
  static func bare(_ name: String) -> String { String(name.prefix { $0 != "(" && $0 != "[" }) }

  /// Returns a header without the number that pandas gives those that come again: "Date" for "Date.2".
  static func unnumbered(_ name: String) -> Substring {
    guard let point = name.lastIndex(of: "."), point > name.startIndex,
      case let number = name[name.index(after: point)...], !number.isEmpty,
      number.allSatisfy(\.isASCIIDigit)
    else { return name[...] }
    return name[..<point]
  }
}
