import SonifyBase
import SonifyChart

extension WalkTexts {
  /// The maximum number of stops whose words are measured for one width; measuring them takes less
  /// than 50 ms.
  private static let maxMeasuredStops = 4000

  /// The x and the y of the cursor in as few words as possible: "1957 268.8", of several rows their
  /// median; nil if no series has a point in view.
  var brailleWords: String? {
    guard let cursor = walk.cursor, let stop = walk.stop else { return nil }
    return brailleWords(of: cursor, stop)
  }

  /// Returns the width in columns of the widest words in view: of all series, or of one if there are
  /// many points in view.
  /// - Complexity: O(stops in view).
  func widestBrailleWords(ofSeries series: Int) -> Int {
    let count = view.stops.reduce(0) { $0 + $1.count }
    let measured = count <= Self.maxMeasuredStops ? view.stops.indices : series..<(series + 1)
    return measured.reduce(0) { widest, series in
      view.stops[series].enumerated().reduce(widest) { widest, stop in
        let cursor = Walk.Cursor(series: series, stop: stop.offset)
        return max(widest, DisplayWidth.columns(brailleWords(of: cursor, stop.element)))
      }
    }
  }

  private func brailleWords(of cursor: Walk.Cursor, _ stop: Stop) -> String {
    let y = (cursor.value?.y ?? stop.y).map(yText(ofSeries: cursor.series).text)
    let words = ordered(xText(of: cursor, stop), y ?? PointPhrases.missing.text())
    return UntrustedText.harmless(words.joined(separator: " "))
  }
}
