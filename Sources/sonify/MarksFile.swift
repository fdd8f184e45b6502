import Glibc
import Sonify

/// The marks that the user set in a chart, kept in a file from session to session.
struct MarksFile {
  private let file: KeptFile
  /// The first line of the file: which chart it is of.
  private let heading: String

  /// The file for a chart; nil for standard input, and if no folder for it is known.
  /// - Parameters:
  ///   - source: the path of the chart.
  ///   - view: the number of the view of a source with several, otherwise 1.
  init?(ofChart source: String, view: Int) {
    guard source != "-", let resolved = unsafe realpath(source.systemName, nil) else { return nil }
    defer { unsafe free(resolved) }
    let path = unsafe String(systemName: resolved) + (view > 1 ? "#\(view)" : "")
    guard let file = KeptFile.ofMarks(inChart: path) else { return nil }
    self.file = file
    heading = "# \(UntrustedText.harmless(path, limit: Int(PATH_MAX)))\n"
  }

  /// Returns the marks that were kept; a file that cannot be read is named, and counts as empty.
  func read() -> [KeptMark] {
    do {
      // Another chart may have the same hash.
      guard let text = try file.read(), text.hasPrefix(heading) else { return [] }
      return KeptMark.marks(parsing: text)
    } catch {
      StandardError.note(error.description)
      return []
    }
  }

  /// Keeps marks in place of those that were kept; without marks, there is no file.
  /// - Returns: why they cannot be kept, in one line, or nil if they are.
  func keep(_ marks: [KeptMark]) -> String? {
    do {
      if marks.isEmpty {
        _ = try file.remove()
      } else {
        try file.write(heading + KeptMark.text(of: marks))
      }
      return nil
    } catch {
      return error.description
    }
  }
}
