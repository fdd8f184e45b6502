/// A search for a name or part of one, ignoring case and accents.
struct NameQuery: Sendable {
  /// The quality of a match, best last.
  enum Fit: Int, Comparable, Sendable {
    /// The name contains the query.
    case part
    /// The name begins with the query.
    case beginning
    /// The name equals the query.
    case whole

    static func < (worse: Fit, better: Fit) -> Bool { worse.rawValue < better.rawValue }
  }

  private let wanted: [Unicode.Scalar]

  /// Creates a query; no name matches if `text` is empty.
  init(_ text: String) { wanted = Self.folded(text) }

  /// Returns how well a name matches, or nil if it does not.
  /// - Complexity: O(*n* · *m*) in the lengths of the name and the query.
  func fit(_ name: String) -> Fit? {
    let name = Self.folded(name)
    guard !wanted.isEmpty, name.count >= wanted.count else { return nil }
    if name.starts(with: wanted) { return name.count == wanted.count ? .whole : .beginning }
    let starts = 1..<(name.count - wanted.count + 1)
    return starts.contains { name[$0] == wanted[0] && name[$0...].starts(with: wanted) }
      ? .part : nil
  }

  /// Returns lowercase letters without accents, with one space between words.
  private static func folded(_ text: String) -> [Unicode.Scalar] {
    var letters: [Unicode.Scalar] = []
    letters.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      // Most letters are ASCII, and looking up the properties of scalars is slow.
      case "a"..."z", "0"..."9": letters.append(scalar)
      case "A"..."Z": letters.append(Unicode.Scalar(UInt8(scalar.value) | 0x20))
      case _ where scalar.properties.isWhitespace:
        if let last = letters.last, last != " " { letters.append(" ") }
      case _ where scalar.properties.generalCategory == .nonspacingMark: break
      default:
        letters.append(
          contentsOf: scalar.properties.lowercaseMapping.unicodeScalars.map(withoutAccent))
      }
    }
    if letters.last == " " { letters.removeLast() }
    return letters
  }

  /// Returns the base letter in the name of an accented Latin letter: "LATIN SMALL LETTER E WITH
  /// ACUTE".
  private static func withoutAccent(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let prefix = "LATIN SMALL LETTER "
    guard !scalar.isASCII, let name = scalar.properties.name, name.hasPrefix(prefix) else {
      return scalar
    }
    let words = name.dropFirst(prefix.count).split(separator: " ")
    guard words.count > 2, words[1] == "WITH", words[0].count == 1,
      let letter = words[0].lowercased().unicodeScalars.first
    else { return scalar }
    return letter
  }
}
