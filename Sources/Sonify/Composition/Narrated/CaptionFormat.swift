package import SonifyBase

/// The file format of captions.
package enum CaptionFormat: String, CaseIterable, Sendable {
  /// WebVTT, for browsers.
  case vtt
  /// SubRip, for players.
  case srt

  /// Returns the format for the extension of a path, or nil for any other extension.
  package init?(path: String) {
    guard let dot = path.lastIndex(of: "."),
      let format = CaptionFormat(rawValue: path[path.index(after: dot)...].lowercased())
    else { return nil }
    self = format
  }

  /// Returns the captions as the content of a file.
  /// - Parameters:
  ///   - captions: the captions, by rising time.
  ///   - sampleRate: the number of frames per second.
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

  /// Returns "00:01:05.250", or with a comma in SubRip; to the nearest millisecond.
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

  /// Returns text without markup and without empty lines, which would end the caption.
  private func escaped(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
    return lines.map { line in
      switch self {
      case .vtt:
        line.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
          .replacing(">", with: "&gt;")
      // SubRip has no escapes for these; an invisible joiner keeps them from being markup.
      case .srt:
        line.replacing("<", with: "<\u{2060}").replacing("{", with: "{\u{2060}")
          .replacing("-->", with: "--\u{2060}>")
      }
    }.joined(separator: "\n")
  }
}
