import SonifyBase
public import SonifyTables

/// Why what a publication states of itself could not be read.
public enum PublicationError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The bytes could not be opened or read.
  case unreadable(InputError)
  /// A part of the publication, or all of it if there is no part, is damaged or cannot be read
  /// safely; the problem is in the language of the current locale settings.
  case damaged(source: String, part: String?, line: Int?, problem: String)

  /// One line, without the name of the program.
  public var description: String {
    switch self {
    case .unreadable(let error): return error.description
    case .damaged(let source, let part, let line, let problem):
      let place = [source, part].compactMap(\.self).map {
        UntrustedText.harmless($0, limit: 4096)
      }.joined(separator: ": ")
      return [place + (line.map { ":\($0)" } ?? ""), problem].joined(separator: ": ")
    }
  }
}
