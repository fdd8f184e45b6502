/// Text of one size that is measured and broken into lines.
struct TextMeasure: Equatable, Sendable {
  /// The font size.
  let size: Double

  /// The distance from the baseline of a line to that of the next.
  var lineHeight: Double { size * 1.25 }

  /// Returns the width of a line.
  func width(of text: String) -> Double {
    size * text.unicodeScalars.reduce(0) { $0 + FontMetrics.width(of: $1) }
  }

  /// Breaks a text into lines at its spaces, and within words that are wider than a line.
  /// - Parameters:
  ///   - text: the text.
  ///   - width: the maximum width of a line; a single letter may be wider.
  ///   - limit: the maximum number of lines, 1 or more; a text that needs more ends in "…".
  /// - Returns: the lines; none for an empty text.
  func lines(of text: String, within width: Double, atMost limit: Int = .max) -> [String] {
    // A text that fills its line exactly fits, whatever the last digits of its width.
    let width = width + 0.01
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : "\(line) \(word)"
      if self.width(of: longer) <= width {
        line = longer
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = ""
      for letter in word {
        if !line.isEmpty, self.width(of: line + String(letter)) > width {
          lines.append(line)
          line = ""
        }
        line.append(letter)
      }
    }
    if !line.isEmpty { lines.append(line) }
    guard lines.count > limit else { return lines }
    lines = Array(lines.prefix(limit))
    var last = lines[limit - 1]
    while !last.isEmpty, self.width(of: last + "…") > width { last.removeLast() }
    lines[limit - 1] = last + "…"
    return lines
  }
}
