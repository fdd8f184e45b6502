package import SonifyBase

/// How captions are written.
package enum CaptionFormat: String, CaseIterable, Sendable {
  /// WebVTT, as browsers show it.
  case vtt
  /// SubRip, as players show it.
  case srt

  /// The format that the ending of a path names; nothing for any other ending.
  package init?(path: String) {
    guard let dot = path.lastIndex(of: "."),
      let format = CaptionFormat(rawValue: path[path.index(after: dot)...].lowercased())
    else { return nil }
    self = format
  }

  /// The captions as the file holds them.
  /// - Parameters:
  ///   - captions: what is shown, rising in time.
  ///   - sampleRate: the frames of a second.
  /// - Returns: the text of the file.
  package func text(of captions: [Caption], at sampleRate: SampleRate) -> String {
    var text = self == .vtt ? "WEBVTT\n\n" : ""
    for (number, caption) in captions.enumerated() {
      let start = time(caption.frames.lowerBound, at: sampleRate)
      let end = time(caption.frames.upperBound, at: sampleRate)
      if self == .srt { text += "\(number + 1)\n" }
      text += "\(start) --> \(end)\n\(escaped(caption.text))\n\n"
    }
    return text
  }

  /// "00:01:05.250", or with a comma in SubRip; to the nearest millisecond.
  private func time(_ frame: Int, at sampleRate: SampleRate) -> String {
    let milliseconds = Int((sampleRate.seconds(frame).value * 1000).rounded())
    func digits(_ number: Int, _ count: Int) -> String {
      let text = "\(number)"
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let seconds = milliseconds / 1000
    let sign = self == .vtt ? "." : ","
    return digits(seconds / 3600, 2) + ":" + digits(seconds / 60 % 60, 2) + ":"
      + digits(seconds % 60, 2) + sign + digits(milliseconds % 1000, 3)
  }

  /// Words whose signs no player takes for its own, without empty lines, which would end them.
  private func escaped(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
    return lines.map { line in
      switch self {
      case .vtt:
        line.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
          .replacing(">", with: "&gt;")
      // SubRip has no way to write these; a joiner that is not seen keeps them from being marks.
      case .srt:
        line.replacing("<", with: "<\u{2060}").replacing("{", with: "{\u{2060}")
          .replacing("-->", with: "--\u{2060}>")
      }
    }.joined(separator: "\n")
  }
}
