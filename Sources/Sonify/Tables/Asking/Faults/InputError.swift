import SonifyBase

/// Why data could not be made into a chart.
///
/// There is a case for each thing that the caller can do about it: name another file, correct the
/// data, or change the choices. ``description`` is one line that states what is wrong and where;
/// how to fix it depends on the program, which can derive that from the case:
///
/// ```swift
/// if case .badData(_, .cell(.decimalSign(_, .comma), _, _)) = error { /* a decimal comma? */ }
/// ```
public enum InputError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The data could not be opened or read.
  case unreadable(source: String, SourceFault)

  /// The data are malformed or do not make a chart.
  case badData(Place, DataFault)

  /// The data do not allow a choice.
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
  /// Where something is in the data, for people: "births.csv:17".
  public struct Place: Hashable, Sendable, CustomStringConvertible {
    /// The name of the data: a path as it was given, or "standard input".
    public var source: String

    /// The line, counted from 1, or nil if the location is not on one line.
    public var line: Int?

    /// Creates a location.
    public init(source: String, line: Int? = nil) {
      self.source = source
      self.line = line
    }

    /// The name and the line in the format of compiler messages.
    public var description: String {
      let name = UntrustedText.harmless(source, limit: 4096)
      guard let line else { return name }
      return "\(name):\(line)"
    }
  }
}
