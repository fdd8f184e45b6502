import SonifyBase

/// Where the data of a chart come from.
public enum ChartSource: Equatable, Sendable {
  /// A file; pipes and devices are read to their end.
  case file(path: String)
  /// An open file descriptor, read from its current position to its end and left open; `name` is
  /// its name in messages.
  case descriptor(Int32, name: String)
  /// Bytes in memory; `name` is their name in messages.
  case bytes([UInt8], name: String)
  /// Functions of `x`, each as a formula such as "sin(x)", "x^2 - 1" or "exp(-x) * cos(2 * x)".
  ///
  /// A formula has numbers, `x`, `pi` and `e`, the operators `+ - * / % ^`, comparisons, `a ? b : c`,
  /// and functions: `sin cos tan asin acos atan atan2 sinh cosh tanh exp log ln log2 log10 sqrt cbrt
  /// pow abs sign floor ceil round trunc min max clamp hypot`, with or without `Math.` before them.
  /// The chart runs over ``ChartChoices/xRange``, by default from −10 to 10.
  case functions([String])

  /// Standard input.
  public static var standardInput: ChartSource {
    .descriptor(0, name: FilePhrases.standardInput.text())
  }

  /// The name of the data in messages.
  public var name: String {
    switch self {
    case .file(let path): path
    case .descriptor(_, let name), .bytes(_, let name): name
    case .functions(let formulas): UntrustedText.harmless(Lists.items(formulas), limit: 100)
    }
  }

  /// The default title of a chart of the data: the name of the file without folders and extension,
  /// or the empty string.
  package var title: String {
    guard case .file(let path) = self, var last = path.split(separator: "/").last else { return "" }
    if last.hasSuffix(".gz"), last.count > 3 { last.removeLast(3) }
    if let dot = last.lastIndex(of: "."), dot != last.startIndex { last = last[..<dot] }
    return String(last).printable
  }
}
