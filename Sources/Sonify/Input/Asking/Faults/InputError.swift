import SonifyBase

/// Why a chart could not be made of what was read.
///
/// There is a case for each thing that the caller can do about it: name another file, mend the
/// data, or mend the choices. ``description`` is one line that states what is wrong and where; how
/// to mend it depends on the means of a program, which can tell it from the case:
///
/// ```swift
/// if case .badData(_, .cell(.decimalSign(_, .comma), _, _)) = error { /* a decimal comma? */ }
/// ```
public enum InputError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The data could not be opened or read.
  case unreadable(source: String, SourceFault)

  /// The data are not what they must be.
  case badData(Place, DataFault)

  /// What was asked for cannot be had from the data.
  case badChoice(ChoiceFault)

  /// One line, without the name of the program.
  public var description: String {
    switch self {
    case .unreadable(let source, let fault): "\(source): \(fault)"
    case .badData(let place, let fault): fault.line(fault.description, at: place)
    case .badChoice(let fault): fault.description
    }
  }
}

extension InputError {
  /// A place in what was read, for people: "births.csv:17".
  public struct Place: Hashable, Sendable, CustomStringConvertible {
    /// What the data are called: a path as it was given, or "standard input".
    public var source: String

    /// The line, counted from 1, if the matter lies on one.
    public var line: Int?

    /// Makes a place.
    public init(source: String, line: Int? = nil) {
      self.source = source
      self.line = line
    }

    /// The name and the line, as compilers write them.
    public var description: String {
      let name = UntrustedText.harmless(source, limit: 4096)
      guard let line else { return name }
      return "\(name):\(line)"
    }
  }
}
