/// A part of a name that someone remembers, without regard to capitals and accents.
struct NameQuery: Sendable {
  /// How well a name fits, the best last.
  enum Fit: Int, Comparable, Sendable {
    /// The name has it somewhere.
    case part
    /// The name begins with it.
    case beginning
    /// The name is it.
    case whole

    static func < (worse: Fit, better: Fit) -> Bool { worse.rawValue < better.rawValue }
  }

  private let wanted: [Unicode.Scalar]

  /// Asks for a name; nothing fits where `text` is empty.
  init(_ text: String) { wanted = Self.folded(text) }

  /// How well a name fits, if it does.
  /// - Complexity: O(*n* · *m*) in the lengths of the name and the query.
  func fit(_ name: String) -> Fit? {
    let name = Self.folded(name)
    guard !wanted.isEmpty, name.count >= wanted.count else { return nil }
    if name.starts(with: wanted) { return name.count == wanted.count ? .whole : .beginning }
    let starts = 1..<(name.count - wanted.count + 1)
    return starts.contains { name[$0] == wanted[0] && name[$0...].starts(with: wanted) }
      ? .part : nil
  }

  /// Small letters without accents, one space between words.
  private static func folded(_ text: String) -> [Unicode.Scalar] {
    var letters: [Unicode.Scalar] = []
    letters.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      // Most letters are these, and the properties of scalars take long to look up.
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

  /// The letter that an accented Latin letter is named after: "LATIN SMALL LETTER E WITH ACUTE".
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
